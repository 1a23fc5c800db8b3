// Units of general English, compared as stems.
#include "core/language/units.h"

namespace core {
namespace {

constexpr int reach = 2; // words between a number and its unit, at most

const QString &percent()
{
    static const QString stem = terms(u"percent").first().text;
    return stem;
}

bool isUnit(const QString &key)
{
    static const QSet<QString> units = [] {
        QSet<QString> stems;
        for (const Term &term :
             terms(u"percent million billion trillion thousand hundred dollar dollars euro euros pound pounds yen "
                   u"millimeter millimetre centimeter centimetre meter metre meters metres kilometer kilometre inch "
                   u"inches foot feet yard yards mile miles acre acres hectare hectares celsius fahrenheit kelvin "
                   u"second seconds minute minutes hour hours day days week weeks month months year years decade "
                   u"decades century centuries gram grams kilogram kilograms ton tons tonne tonnes ounce ounces lb "
                   u"lbs kg mg g km m cm mm ml l liter litre liters litres gallon gallons watt watts kilowatt "
                   u"megawatt gigawatt kw mw gw kwh volt volts hertz times people employees visits per")) {
            if (!isStopTerm(term.text))
                stems.insert(term.text);
        }
        return stems;
    }();
    return units.contains(key);
}

} // namespace

QSet<QString> unitsAt(const Reading &text, int number)
{
    QSet<QString> units;
    const int from = std::max(0, number - reach);
    const int to = std::min(int(text.terms.size()), number + reach + 1);
    for (int i = from; i < to; ++i) {
        const QString &key = text.terms[i].key;
        if (isMonth(key) || (i > number && isUnit(key)))
            units.insert(key);
    }
    const QStringView behind = QStringView(text.text).mid(text.terms[number].to, 2);
    if (behind.trimmed().startsWith(u'%'))
        units.insert(percent());
    const int at = text.terms[number].from;
    for (const QChar sign : QStringView(text.text).mid(std::max(0, at - 2), std::min(2, at))) {
        if (sign == u'$' || sign == u'\u20ac' || sign == u'\u00a3')
            units.insert(QString(sign));
    }
    return units;
}

bool areOtherUnits(const QSet<QString> &wanted, const QSet<QString> &has)
{
    static const QSet<QString> scales = [] {
        QSet<QString> stems;
        for (const Term &term : terms(u"hundred thousand million billion trillion"))
            stems.insert(term.text);
        return stems;
    }();
    if (wanted.isEmpty() || has.isEmpty())
        return false;
    const QSet<QString> wantedScale = wanted & scales;
    const QSet<QString> scale = has & scales;
    return !has.intersects(wanted) || (!wantedScale.isEmpty() && !scale.isEmpty() && !scale.intersects(wantedScale));
}

} // namespace core
