#include "core/query/decimal.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr double mostDigits = 1e15; // largest number in which a double distinguishes all digits
constexpr int mostPlaces = 9;

qint64 tenTo(int places)
{
    qint64 power = 1;
    for (int i = 0; i < places; ++i)
        power *= 10;
    return power;
}

__extension__ using Wide = __int128; // holds two numbers scaled to the same number of places

Wide withPlaces(qint64 digits, int from, int to)
{
    return Wide(digits) * tenTo(to - from);
}

} // namespace

std::optional<Decimal> Decimal::of(double number, int places)
{
    if (places < 0 || places > mostPlaces)
        return {};
    const double digits = std::round(number * double(tenTo(places)));
    return std::abs(digits) < mostDigits ? std::optional(Decimal(qint64(digits), places)) : std::nullopt;
}

double Decimal::value() const
{
    return double(m_digits) / double(tenTo(m_places));
}

QString Decimal::text() const
{
    const QLocale print(QLocale::English, QLocale::UnitedStates);
    const qint64 all = std::abs(m_digits);
    QString text = print.toString(all / tenTo(m_places));
    if (m_places > 0)
        text += u'.' + QString::number(all % tenTo(m_places)).rightJustified(m_places, u'0');
    return m_digits < 0 ? u'\u2212' + text : text;
}

std::optional<Decimal> sumOf(const Decimal &a, const Decimal &b)
{
    const int places = std::max(a.m_places, b.m_places);
    const Wide sum = withPlaces(a.m_digits, a.m_places, places) + withPlaces(b.m_digits, b.m_places, places);
    const bool isKept = sum < Wide(mostDigits) && sum > -Wide(mostDigits);
    return isKept ? std::optional(Decimal(qint64(sum), places)) : std::nullopt;
}

std::strong_ordering operator<=>(const Decimal &a, const Decimal &b)
{
    const int places = std::max(a.m_places, b.m_places);
    const Wide left = withPlaces(a.m_digits, a.m_places, places);
    const Wide right = withPlaces(b.m_digits, b.m_places, places);
    return left < right   ? std::strong_ordering::less
           : left > right ? std::strong_ordering::greater
                          : std::strong_ordering::equal;
}

} // namespace core
