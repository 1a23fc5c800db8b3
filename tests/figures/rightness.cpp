#include "tests/figures/rightness.h"

#include <QRegularExpression>

#include <cmath>

namespace figures {

using namespace core;
using namespace Qt::StringLiterals;

namespace {

struct KnownNumber
{
    double value = 0;
    bool isPercent = false;
    int places = 0;
};

QList<KnownNumber> numbersIn(const QString &text)
{
    static const QRegularExpression number(
        u"(\\(?[-−]?\\s?\\$?\\s?[-−]?\\(?\\s?\\d[\\d,]*(?:\\.\\d+)?\\)?)\\s*(%|percent)?"_s);
    static const QRegularExpression year(u"^(?:19|20)\\d\\d$"_s);
    QList<KnownNumber> all;
    for (auto each = number.globalMatch(text); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        const QString said = match.captured(1).trimmed();
        const bool isPercent = match.hasCaptured(2);
        const QString before = text.mid(std::max<qsizetype>(0, match.capturedStart() - 3), 3).trimmed().toUpper();
        if ((year.match(said).hasMatch() && !isPercent) || before.endsWith("FY"_L1) || before.endsWith(u'Q'))
            continue;
        QString digits;
        for (const QChar c : said)
            digits += c.isDigit() || c == u'.' ? QString(c) : QString();
        const bool isNegative =
            said.contains(u'-') || said.contains(u'−') || (said.contains(u'(') && said.contains(u')'));
        const double value = digits.toDouble();
        const int places = digits.contains(u'.') ? int(digits.section(u'.', 1).size()) : 0;
        all.append({isNegative ? -value : value, isPercent, places});
    }
    return all;
}

bool isClose(double value, const KnownNumber &known)
{
    const double off = std::abs(value - known.value);
    const double byShare = 0.01 * std::abs(known.value);
    if (known.places)
        return off <= std::max(byShare, 0.51 * std::pow(10, -known.places));
    return off <= std::max(byShare, std::abs(known.value) < 100 ? 0.51 : 0.0);
}

double scaleAsked(const QString &question)
{
    static const QRegularExpression scale(u"(thousand|million|billion)s?\\b"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    const QString name = scale.match(question).captured(1).toLower();
    return name == u"thousand" ? 1e3 : name == u"million" ? 1e6 : name == u"billion" ? 1e9 : 0;
}

QList<double> readings(const QString &question, const Computed &computed)
{
    const double value = computed.value;
    if (computed.unit == u"%")
        return {value * 100};
    if (computed.unit.isEmpty() || computed.unit == u"days" || std::abs(value) < 1000)
        return {value, value * 100};
    const double scale = scaleAsked(question);
    return scale > 0 ? QList<double>{value / scale} : QList<double>{value, value / 1e3, value / 1e6, value / 1e9};
}

} // namespace

std::optional<bool> isRight(const QString &question, const Computed &computed, const QString &known)
{
    static const QRegularExpression yesNo(u"^\\W*(yes|no)\\b"_s, QRegularExpression::CaseInsensitiveOption);
    if (computed.kind == Computed::Direction) {
        const QString said = yesNo.match(computed.shown).captured(1).toLower();
        const QString wanted = yesNo.match(known).captured(1).toLower();
        if (!wanted.isEmpty())
            return said == wanted;
    }
    if (computed.kind == Computed::Extreme && computed.shown.contains(known.trimmed(), Qt::CaseInsensitive))
        return true;
    const QList<KnownNumber> numbers = numbersIn(known);
    if (numbers.isEmpty())
        return {};
    const bool isChange = computed.kind == Computed::Change || computed.kind == Computed::Direction;
    QList<double> values = readings(question, computed);
    int said = 0;
    for (const KnownNumber &number : numbers.mid(0, 4)) {
        for (const double value : std::as_const(values)) {
            if (isClose(value, number) ||
                (isChange && isClose(std::abs(value), {std::abs(number.value), false, number.places})))
                return true;
        }
        for (const KnownNumber &part : numbersIn(computed.shown))
            said += isClose(std::abs(part.value), {std::abs(number.value), false, number.places}) ||
                    std::abs(std::abs(part.value) - std::abs(number.value)) <= 0.51 * std::pow(10, -part.places);
    }
    return isChange && said >= std::min<qsizetype>(2, numbers.size());
}

} // namespace figures
