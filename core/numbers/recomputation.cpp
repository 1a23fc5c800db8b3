// holds(): parses the calculation shown and repeats it with the numbers printed in the cells.
#include "core/numbers/calculator.h"
#include "core/tables/printednumber.h"
#include "core/tables/printedtime.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace core {

using namespace Qt::StringLiterals;

namespace {

constexpr int deepestComputation = 40;
constexpr double largestConstant = 366; // days of a year; any larger number must be in a cell
constexpr double nearly = 1e-9;         // tolerance for printed numbers
constexpr double roundly = 1e-3;        // relative tolerance for the value, which may have been rounded

// Whether a cell contains that number, with either decimal mark.
bool prints(const QString &text, double number)
{
    for (const DecimalMark mark : {DecimalMark::Point, DecimalMark::Comma}) {
        const auto printed = printedNumber(text, mark);
        if (printed &&
            std::abs(std::abs(printed->value) - std::abs(number)) <= nearly * std::max(1.0, std::abs(number)))
            return true;
    }
    return false;
}

// Whether the operands are times of one kind, each with its own order. Hours and minutes among longer times are minutes
// and seconds.
bool areTimes(const QList<Operand> &operands)
{
    constexpr double lowerFields = 60;
    QList<PrintedTime> times;
    for (const Operand &operand : operands) {
        const std::optional<PrintedTime> time = printedTime(operand.text);
        if (!time || operand.scale != 1)
            return false;
        times.append(*time);
    }
    const auto isDuration = [](const PrintedTime &each) { return each.kind == PrintedTime::Duration; };
    const bool areDurations = std::any_of(times.begin(), times.end(), isDuration);
    for (qsizetype i = 0; i < times.size(); ++i) {
        const bool isLower = areDurations && times[i].kind == PrintedTime::Clock;
        const bool isOfKind = areDurations ? isLower || isDuration(times[i]) : times[i].kind == times.first().kind;
        if (!isOfKind || operands[i].number != times[i].order / (isLower ? lowerFields : 1))
            return false;
    }
    return true;
}

class Recomputation
{
public:
    explicit Recomputation(const QString &text) : m_text(text) {}

    std::optional<double> value()
    {
        const double all = sum();
        skipBlanks();
        return m_isWrong || m_at < m_text.size() ? std::nullopt : std::optional(all);
    }

    const QList<double> &literals() const { return m_literals; }

private:
    void skipBlanks()
    {
        while (m_at < m_text.size() && m_text[m_at].isSpace())
            ++m_at;
    }

    bool take(char16_t c)
    {
        skipBlanks();
        if (m_at >= m_text.size() || m_text[m_at] != c)
            return false;
        ++m_at;
        return true;
    }

    double sum()
    {
        double value = product();
        while (!m_isWrong) {
            if (take(u'+'))
                value += product();
            else if (take(u'−'))
                value -= product();
            else
                break;
        }
        return value;
    }

    double product()
    {
        double value = power();
        while (!m_isWrong) {
            if (take(u'×'))
                value *= power();
            else if (take(u'÷'))
                value /= power();
            else
                break;
        }
        return value;
    }

    double power()
    {
        const double base = factor();
        return !m_isWrong && take(u'^') ? std::pow(base, factor()) : base;
    }

    double factor()
    {
        if (take(u'−')) {
            m_isWrong = m_isWrong || ++m_depth > deepestComputation;
            const double value = m_isWrong ? 0 : -factor();
            --m_depth;
            return value;
        }
        if (take(u'(')) {
            m_isWrong = m_isWrong || ++m_depth > deepestComputation;
            const double value = m_isWrong ? 0 : sum();
            --m_depth;
            m_isWrong = m_isWrong || !take(u')');
            return value;
        }
        skipBlanks();
        const qsizetype from = m_at;
        while (m_at < m_text.size() && (m_text[m_at].isDigit() || m_text[m_at] == u'.' || m_text[m_at] == u','))
            ++m_at;
        bool isNumber = false;
        const double value = m_text.mid(from, m_at - from).remove(u',').toDouble(&isNumber);
        m_isWrong = m_isWrong || !isNumber;
        m_literals.append(value);
        return value;
    }

    const QString m_text;
    qsizetype m_at = 0;
    int m_depth = 0;
    bool m_isWrong = false;
    QList<double> m_literals;
};

bool isNear(double a, double b)
{
    return std::abs(a - b) <= nearly * std::max({1.0, std::abs(a), std::abs(b)});
}

bool isRoundly(double a, double b)
{
    return std::abs(a - b) <= roundly * std::max(std::abs(a), std::abs(b));
}

double scaleOfAll(const QList<Operand> &operands)
{
    const bool differ = std::any_of(operands.begin(), operands.end(), [&operands](const Operand &operand) {
        return operand.scale != operands.first().scale;
    });
    return differ ? 1 : operands.first().scale;
}

// The calculation has all operands, and no other numbers except small constants.
bool usesOnly(const QList<double> &literals, const QList<Operand> &operands, double scale)
{
    const auto inCalculation = [scale](const Operand &operand) {
        const double full = operand.scale == scale ? operand.number : operand.value();
        return std::abs(full);
    };
    for (const Operand &operand : operands) {
        const double wanted = inCalculation(operand);
        if (std::none_of(literals.begin(), literals.end(), [wanted](double each) { return isNear(each, wanted); }))
            return false;
    }
    return std::all_of(literals.begin(), literals.end(), [&](double literal) {
        return (literal <= largestConstant && literal == std::floor(literal)) ||
               std::any_of(operands.begin(), operands.end(),
                           [&](const Operand &operand) { return isNear(literal, inCalculation(operand)); });
    });
}

// The value is the first operand's, and no other operand exceeds it.
bool isExtreme(const Computed &computed)
{
    const double first = computed.operands.first().value();
    const auto isNotAbove = [first](const Operand &each) { return each.value() <= first; };
    const auto isNotBelow = [first](const Operand &each) { return each.value() >= first; };
    const QList<Operand> &all = computed.operands;
    return isNear(first, computed.value) &&
           (std::all_of(all.begin(), all.end(), isNotAbove) || std::all_of(all.begin(), all.end(), isNotBelow));
}

// The operands are sorted, and the value is that of exactly one of them.
bool isRank(const Computed &computed)
{
    const auto isAbove = [](const Operand &a, const Operand &b) { return a.value() > b.value(); };
    const auto isBelow = [](const Operand &a, const Operand &b) { return a.value() < b.value(); };
    const QList<Operand> &all = computed.operands;
    return std::count_if(all.begin(), all.end(),
                         [&](const Operand &each) { return isNear(each.value(), computed.value); }) == 1 &&
           (std::is_sorted(all.begin(), all.end(), isAbove) || std::is_sorted(all.begin(), all.end(), isBelow));
}

// A text cell is its own value.
bool isQuotation(const Computed &computed)
{
    const Operand &cell = computed.operands.first();
    return computed.kind == Computed::Cell && computed.operands.size() == 1 && !cell.text.isEmpty() &&
           computed.shown == cell.text;
}

// The number of labels, each counted once; or of the cells within the bound given in the calculation.
bool isCount(const Computed &computed)
{
    const QStringList words = computed.calculation.split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty()) {
        QSet<QString> labels;
        for (const Operand &operand : computed.operands)
            labels.insert(operand.text.simplified().toLower());
        return !labels.contains(QString()) && computed.value == double(labels.size()) &&
               labels.size() == computed.operands.size();
    }
    bool isNumber = false;
    double limit = QString(words.last()).remove(u',').toDouble(&isNumber);
    if (const auto time = printedTime(words.last()); time && !isNumber && areTimes(computed.operands)) {
        limit = time->order;
        isNumber = true;
    }
    const QString sign = words.value(words.size() - 2);
    const auto count = std::count_if(computed.operands.begin(), computed.operands.end(), [&](const Operand &operand) {
        const double value = operand.value();
        const bool isSame = isNear(value, limit); // 7 % equals 0.07, whatever binary arithmetic makes of it
        return sign == u">"   ? value > limit && !isSame
               : sign == u"<" ? value < limit && !isSame
               : sign == u"≥" ? value > limit || isSame
                              : value < limit || isSame;
    });
    return isNumber && u">≥<≤"_s.contains(sign) && computed.value == double(count);
}

// The same for the growth from the second operand of each pair to the first.
bool isExtremeGrowth(const Computed &computed)
{
    const QList<Operand> &all = computed.operands;
    if (all.size() < 4 || all.size() % 2 != 0)
        return false;
    QList<double> growths;
    for (qsizetype i = 0; i < all.size(); i += 2) {
        if (all[i + 1].value() <= 0)
            return false;
        growths.append((all[i].value() - all[i + 1].value()) / all[i + 1].value());
    }
    const auto [least, most] = std::minmax_element(growths.begin(), growths.end());
    return isNear(growths.first(), computed.value) && (growths.first() == *least || growths.first() == *most);
}

} // namespace

bool holds(const Computed &computed)
{
    if (computed.operands.isEmpty())
        return false;
    if (computed.kind == Computed::Count && computed.calculation.isEmpty())
        return isCount(computed);
    if (isQuotation(computed))
        return true;
    const bool isOrdered =
        computed.kind == Computed::Extreme || computed.kind == Computed::Rank || computed.kind == Computed::Count;
    const bool mayBeTimes = isOrdered && areTimes(computed.operands);
    for (const Operand &operand : computed.operands) {
        if (!mayBeTimes && !prints(operand.text, operand.number))
            return false;
    }
    if (computed.kind == Computed::Count)
        return isCount(computed);
    if (computed.kind == Computed::Extreme)
        return isExtreme(computed);
    if (computed.kind == Computed::Rank)
        return isRank(computed);
    if (computed.kind == Computed::ExtremeGrowth)
        return isExtremeGrowth(computed);
    const double scale = scaleOfAll(computed.operands);
    if (computed.calculation.isEmpty()) {
        return computed.operands.size() == 1 &&
               isNear(std::abs(computed.operands.first().value()), std::abs(computed.value));
    }
    Recomputation again(computed.calculation.section(u" = "_s, 1));
    const std::optional<double> value = again.value();
    if (!value || !usesOnly(again.literals(), computed.operands, scale))
        return false;
    // Money is computed in the printed scale; for a definition with "× 100", the ratio is kept.

    return isRoundly(*value, computed.value) || isRoundly(*value * scale, computed.value) ||
           isRoundly(*value / 100, computed.value);
}

} // namespace core
