#include "tests/generated/marking.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace generated {

using namespace Qt::StringLiterals;

namespace {

bool isCurrency(const QString &unit)
{
    return unit.contains(u'$') || unit.contains(u'€') || unit.contains(u'£');
}

bool isNear(double value, const Truth &truth)
{
    const double known = truth.isUnsigned ? std::abs(truth.number) : truth.number;
    const double found = truth.isUnsigned ? std::abs(value) : value;
    return std::abs(found - known) <= 0.001 * std::abs(known) + 1e-9;
}

// A number with another kind of unit is wrong, whatever its value.
bool fits(const QString &unit, const Truth &truth)
{
    if (unit.isEmpty() || unit == truth.unit)
        return true;
    if (isCurrency(unit) || isCurrency(truth.unit))
        return false;
    return unit != u"%" && truth.unit != u"%";
}

QList<double> numbersIn(const QString &text)
{
    static const QRegularExpression number(
        uR"(([-−(]?)[$€£]?(\d[\d,.]*\d|\d)\)?\s*(%|thousands?|millions?|billions?)?)"_s);
    QList<double> numbers;
    for (const QRegularExpressionMatch &match : number.globalMatch(text)) {
        double value = match.captured(2).remove(u',').toDouble();
        const QString scale = match.captured(3);
        value *= scale.startsWith(u"thousand")  ? 1e3
                 : scale.startsWith(u"million") ? 1e6
                 : scale.startsWith(u"billion") ? 1e9
                 : scale == u"%"                ? 0.01
                                                : 1;
        numbers.append(match.captured(1).isEmpty() ? value : -value);
    }
    return numbers;
}

// A displayed value may be rounded, but not differ by orders of magnitude: "1,250" is not 1,250 million.
bool isShownRight(const QString &shown, const Truth &truth)
{
    const double known = std::abs(truth.number);
    const QList<double> numbers = numbersIn(shown);
    return std::any_of(numbers.begin(), numbers.end(), [&](double number) {
        const double value = std::abs(number);
        const bool isBarePercent = truth.unit == u"%" && std::abs(value / 100 - known) <= 0.05 * known + 1e-3;
        return isBarePercent || std::abs(value - known) <= 0.05 * known + 1e-9;
    });
}

bool isComputedRight(const core::Computed &computed, const Truth &truth)
{
    const bool isBarePercent = truth.unit == u"%" && computed.unit.isEmpty(); // 11.3 without the percent sign
    return fits(computed.unit, truth) && isShownRight(computed.shown, truth) &&
           (isNear(computed.value, truth) || (isBarePercent && isNear(computed.value / 100, truth)));
}

bool hasWord(const QString &text, const QString &word)
{
    return text.contains(QRegularExpression(u"(?<!\\w)"_s + QRegularExpression::escape(word),
                                            QRegularExpression::CaseInsensitiveOption));
}

bool hasOneOf(const QString &text, const QStringList &words)
{
    return std::any_of(words.begin(), words.end(), [&](const QString &word) { return hasWord(text, word); });
}

bool isQuotedNumber(const QString &text, const Truth &truth)
{
    for (const QString &printed : truth.printed) {
        const QString whole = u"(?<![\\d.,])"_s + QRegularExpression::escape(printed) + u"(?!\\d|[.,]\\d)"_s;
        if (text.contains(QRegularExpression(whole)))
            return true;
    }
    const QList<double> numbers = numbersIn(text);
    return std::any_of(numbers.begin(), numbers.end(), [&](double value) { return isNear(value, truth); });
}

bool areNamed(const QString &text, const Truth &truth)
{
    const bool all =
        std::all_of(truth.names.begin(), truth.names.end(), [&](const QString &name) { return hasWord(text, name); });
    return all && !hasOneOf(text, truth.wrongNames);
}

// The right or wrong name that occurs first in the answer, as in "Alpha, before Beta".
QString firstNamed(const QString &text, const Truth &truth)
{
    QString first;
    qsizetype at = text.size();
    for (const QString &name : truth.names + truth.wrongNames) {
        const qsizetype found = text.indexOf(name, 0, Qt::CaseInsensitive);
        if (found < 0 || found >= at)
            continue;
        at = found;
        first = name;
    }
    return first;
}

Mark computedMark(const core::Turn &turn, const Truth &truth)
{
    const core::Computed &computed = *turn.computed;
    switch (truth.kind) {
    case Truth::Unanswerable:
        return Mark::Wrong;
    case Truth::Number:
        return isComputedRight(computed, truth) ? Mark::Right : Mark::Wrong;
    case Truth::Name: {
        const QString label = computed.operands.isEmpty() ? QString() : computed.operands.first().label;
        const QString named = firstNamed(computed.shown, truth);
        return truth.names.contains(named.isEmpty() ? firstNamed(label, truth) : named) ? Mark::Right : Mark::Wrong;
    }
    case Truth::Names:
        return areNamed(turn.answer, truth) ? Mark::Right : Mark::Wrong;
    case Truth::Word:
        break;
    }
    const bool isRight = hasOneOf(computed.shown, truth.names);
    const bool isWrong = hasOneOf(computed.shown, truth.wrongNames);
    if (isRight != isWrong)
        return isRight ? Mark::Right : Mark::Wrong;
    const bool rises = truth.names.contains(u"rise"_s); // otherwise the change itself is given
    const bool hasNumber = !numbersIn(computed.shown).isEmpty();
    return hasNumber && computed.value != 0 && (computed.value > 0) == rises ? Mark::Right : Mark::Wrong;
}

Mark quotedMark(const core::Turn &turn, const Truth &truth)
{
    switch (truth.kind) {
    case Truth::Number:
        return isQuotedNumber(turn.answer, truth) ? Mark::Right : Mark::Wrong;
    case Truth::Name:
    case Truth::Names:
        return areNamed(turn.answer, truth) ? Mark::Right : Mark::Wrong;
    case Truth::Word:
        return hasOneOf(turn.answer, truth.names) && !hasOneOf(turn.answer, truth.wrongNames) ? Mark::Right
                                                                                              : Mark::Wrong;
    case Truth::Unanswerable:
        break;
    }
    return Mark::Wrong;
}

} // namespace

Mark markOf(const core::Turn &turn, const Truth &truth)
{
    if (turn.answer.isEmpty() || core::outcomeOf(turn).state == core::TurnOutcome::Abstained)
        return Mark::Unanswered;
    return turn.computed ? computedMark(turn, truth) : quotedMark(turn, truth);
}

} // namespace generated
