#include "tests/generated/questions.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace generated {

using namespace Qt::StringLiterals;

namespace {

constexpr const char *names[] = {"value",
                                 "count",
                                 "list",
                                 "total",
                                 "sum of two",
                                 "mean of rows",
                                 "mean of years",
                                 "difference of years",
                                 "difference of rows",
                                 "share",
                                 "growth",
                                 "extreme",
                                 "threshold",
                                 "rank",
                                 "rise or fall",
                                 "which is higher",
                                 "unanswerable: other year",
                                 "unanswerable: other row",
                                 "unanswerable: other measure",
                                 "unanswerable: cell without a number",
                                 "unanswerable: sum with a missing part",
                                 "unanswerable: why"};

// Rows with a number, in descending order.
QList<int> ranked(const Sheet &sheet, const Measure &measure, int year)
{
    QList<int> rows;
    for (const Entity &each : sheet.entities) {
        if (sheet.value(each.id, measure, year))
            rows.append(each.id);
    }
    std::sort(rows.begin(), rows.end(),
              [&](int a, int b) { return *sheet.value(a, measure, year) > *sheet.value(b, measure, year); });
    return rows;
}

QStringList labels(const Sheet &sheet, const QList<int> &except = {})
{
    QStringList labels;
    for (const Entity &each : sheet.entities) {
        if (!except.contains(each.id))
            labels.append(each.label);
    }
    return labels;
}

// Lines of a table that are not rows of the kind asked for.
QStringList sumLabels(const Sheet &sheet)
{
    QStringList labels{u"Total"_s, u"Subtotal"_s};
    if (sheet.hasRest)
        labels.append(sheet.restLabel);
    return labels + sheet.groups;
}

class Wording
{
public:
    Wording(const Ask &ask, const Sheet &sheet) : m_ask(ask), m_sheet(sheet) {}

    QString text() const;

private:
    QString row(int id) const
    {
        const Entity *entity = m_sheet.entity(id);
        const QString label = entity ? entity->label : m_ask.foreign;
        return m_sheet.field->rowSuffix.isEmpty() ? label : u"the "_s + label;
    }
    QString measure() const { return lowered(m_ask.measure.name); }
    bool isCount() const { return m_ask.measure.kind == Measure::Count; }
    QString rows() const { return m_sheet.field->rows; }
    QString of(const QString &subject) const
    {
        return isCount() ? u"number of %1 of %2"_s.arg(measure(), subject) : u"%1 of %2"_s.arg(measure(), subject);
    }
    QString all() const { return isCount() ? u"number of "_s + measure() : measure(); }
    QString either(const char *one, const char *other) const
    {
        return QString::fromLatin1(m_ask.wording == 0 ? one : other);
    }
    QString value() const;
    QString amongRows() const;
    QString overTime() const;
    QString amongTwo() const;
    QString threshold() const;
    QString unanswerable() const;

    const Ask &m_ask;
    const Sheet &m_sheet;
};

QString Wording::value() const
{
    const QString year = QString::number(m_ask.from);
    if (isCount())
        return either("How many %1 did %2 have in %3?", "In %3, how many %1 were there at %2?")
            .arg(measure(), row(m_ask.a), year);
    return either("What was the %1 of %2 in %3?", "How high was the %1 of %2 in %3?")
        .arg(measure(), row(m_ask.a), year);
}

QString Wording::threshold() const
{
    const Printed print = m_sheet.prints.value(m_ask.measure.name);
    const qint64 raw = std::llround(m_ask.threshold / (m_ask.measure.kind == Measure::Percent ? 0.01 : print.scale) *
                                    std::pow(10, print.decimals));
    static const QRegularExpression zeros(u"\\.0+(?=\\D|$)"_s);
    const QString limit = m_sheet.inWords(raw, m_ask.measure).remove(zeros);
    const QString year = QString::number(m_ask.from);
    if (isCount())
        return (m_ask.isNegated ? u"How many %1 did not have more than %2 in %3?"_s
                                : either("How many %1 had more than %2 in %3?", "In %3, how many %1 had more than %2?"))
            .arg(rows(), limit, year);
    return (m_ask.isNegated
                ? u"How many %1 did not have a %4 of more than %2 in %3?"_s
                : either("How many %1 had a %4 of more than %2 in %3?", "In %3, in how many %1 was the %4 above %2?"))
        .arg(rows(), limit, year, measure());
}

QString Wording::amongRows() const
{
    const QString year = QString::number(m_ask.from);
    const QString one = m_sheet.field->row;
    switch (m_ask.kind) {
    case Ask::Count:
        return either("How many %1 are there?", "How many %1 does the table list?").arg(rows());
    case Ask::List:
        return either("Which %1 are listed?", "List the %1.").arg(rows());
    case Ask::Total:
        return either("What was the total %1 of all %2 in %3?", "What did the %1 of all %2 add up to in %3?")
            .arg(all(), rows(), year);
    case Ask::Mean:
        return either("What was the average %1 of the %2 in %3?", "In %3, what was the mean %1 across the %2?")
            .arg(all(), rows(), year);
    case Ask::Share:
        return either("What share of the total %1 in %2 came from %3?",
                      "What percentage of the total %1 did %3 account for in %2?")
            .arg(all(), year, row(m_ask.a));
    case Ask::Extreme:
        return (m_ask.isHighest ? either("Which %1 had the highest %2 in %3?", "In %3, which %1 had the largest %2?")
                                : either("Which %1 had the lowest %2 in %3?", "In %3, which %1 had the smallest %2?"))
            .arg(one, all(), year);
    default:
        return either("Which %1 had the second highest %2 in %3?", "Which %1 ranked second by %2 in %3?")
            .arg(one, all(), year);
    }
}

QString Wording::overTime() const
{
    const QString from = QString::number(m_ask.from);
    const QString to = QString::number(m_ask.to);
    const auto value = [&](int year) { return m_sheet.value(m_ask.a, m_ask.measure, year).value_or(0); };
    const bool rises = value(m_ask.to) > value(m_ask.from);
    switch (m_ask.kind) {
    case Ask::MeanOfYears:
        return either("What was the average %1 from %2 to %3?", "Averaged over %2 to %3, what was the %1?")
            .arg(of(row(m_ask.a)), from, to);
    case Ask::Difference:
        return either("By how much did the %1 %4 between %2 and %3?", "From %2 to %3, by how much did the %1 %4?")
            .arg(of(row(m_ask.a)), from, to, rises ? u"increase"_s : u"decrease"_s);
    case Ask::Growth:
        return either("By what percentage did the %1 change from %2 to %3?",
                      "What was the percentage change in the %1 between %2 and %3?")
            .arg(of(row(m_ask.a)), from, to);
    default:
        return either("Did the %1 rise or fall between %2 and %3?", "Did the %1 increase or decrease from %2 to %3?")
            .arg(of(row(m_ask.a)), from, to);
    }
}

QString Wording::amongTwo() const
{
    const QString year = QString::number(m_ask.from);
    const QString a = row(m_ask.a);
    const QString b = row(m_ask.b);
    if (m_ask.kind == Ask::Lead)
        return either("How much higher was the %1 than that of %2 in %3?",
                      "In %3, by how much did the %1 exceed that of %2?")
            .arg(of(a), b, year);
    if (m_ask.kind == Ask::WhichIsHigher)
        return either("Which was higher in %3, the %1 or the %2?", "In %3, was the %1 or the %2 higher?")
            .arg(of(a), of(b), year);
    return either("What was the %1 of %2 and %3 together in %4?", "What was the combined %1 of %2 and %3 in %4?")
        .arg(all(), a, b, year);
}

QString Wording::unanswerable() const
{
    if (m_ask.kind == Ask::Why)
        return u"Why was the %1 so high in %2?"_s.arg(of(row(m_ask.a))).arg(m_ask.from);
    return m_ask.kind == Ask::SumWithGap ? amongTwo() : value();
}

QString Wording::text() const
{
    switch (m_ask.kind) {
    case Ask::Value:
        return value();
    case Ask::Threshold:
        return threshold();
    case Ask::MeanOfYears:
    case Ask::Difference:
    case Ask::Growth:
    case Ask::RiseOrFall:
        return overTime();
    case Ask::Sum:
    case Ask::Lead:
    case Ask::WhichIsHigher:
        return amongTwo();
    default:
        return isAnswerable(m_ask.kind) ? amongRows() : unanswerable();
    }
}

Truth number(double number, const QString &unit, const QStringList &printed = {})
{
    return {Truth::Number, number, unit, false, {}, {}, printed};
}

Truth named(const Sheet &sheet, int id)
{
    Truth truth;
    truth.kind = Truth::Name;
    truth.names = {sheet.entity(id)->label};
    truth.wrongNames = labels(sheet, {id}) + sumLabels(sheet);
    return truth;
}

Truth eitherWord(const QStringList &words, const QStringList &wrong)
{
    Truth truth;
    truth.kind = Truth::Word;
    truth.names = words;
    truth.wrongNames = wrong;
    return truth;
}

// For one row in two years, or two rows in one year.
Truth truthOfTwo(const Ask &ask, const Sheet &sheet)
{
    const auto value = [&](int row, int year) { return *sheet.value(row, ask.measure, year); };
    const QString unit = sheet.unitOf(ask.measure);
    const double first = value(ask.a, ask.from);
    switch (ask.kind) {
    case Ask::Sum:
        return number(first + value(ask.b, ask.from), unit);
    case Ask::Lead:
        return number(first - value(ask.b, ask.from), unit);
    case Ask::WhichIsHigher:
        return named(sheet, first > value(ask.b, ask.from) ? ask.a : ask.b);
    case Ask::Growth:
        return number(value(ask.a, ask.to) / first - 1, u"%"_s);
    case Ask::Difference: {
        Truth truth = number(value(ask.a, ask.to) - first, unit);
        truth.isUnsigned = true;
        return truth;
    }
    default: {
        static const QStringList up{u"rose"_s, u"rise"_s, u"increase"_s, u"higher"_s, u"grew"_s, u"up"_s, u"gain"_s};
        static const QStringList down{u"fell"_s,  u"fall"_s, u"decrease"_s, u"decline"_s,
                                      u"lower"_s, u"down"_s, u"drop"_s};
        const bool rises = value(ask.a, ask.to) > first;
        return rises ? eitherWord(up, down) : eitherWord(down, up);
    }
    }
}

Truth meanOf(const Ask &ask, const Sheet &sheet)
{
    double sum = 0;
    int count = 0;
    if (ask.kind == Ask::Mean) {
        for (const Entity &each : sheet.entities)
            sum += *sheet.value(each.id, ask.measure, ask.from);
        count = int(sheet.entities.size());
    } else {
        for (int year = ask.from; year <= ask.to; ++year, ++count)
            sum += *sheet.value(ask.a, ask.measure, year);
    }
    return number(sum / count, sheet.unitOf(ask.measure));
}

int above(const Ask &ask, const Sheet &sheet)
{
    int above = 0;
    int rows = 0;
    for (const Entity &each : sheet.entities) {
        above += *sheet.value(each.id, ask.measure, ask.from) > ask.threshold;
        ++rows;
    }
    return ask.isNegated ? rows - above : above;
}

Truth truthOf(const Ask &ask, const Sheet &sheet)
{
    switch (ask.kind) {
    case Ask::Value: {
        const Cell cell = *sheet.cell(ask.a, ask.measure, ask.from);
        return number(*sheet.value(ask.a, ask.measure, ask.from), sheet.unitOf(ask.measure),
                      {sheet.printed({Cell::Number, cell.raw}, ask.measure)});
    }
    case Ask::Count:
        return number(double(sheet.entities.size()), {});
    case Ask::List: {
        Truth truth;
        truth.kind = Truth::Names;
        truth.names = labels(sheet);
        truth.wrongNames = sumLabels(sheet);
        return truth;
    }
    case Ask::Total:
        return number(*sheet.grandTotal(ask.measure, ask.from), sheet.unitOf(ask.measure));
    case Ask::Mean:
    case Ask::MeanOfYears:
        return meanOf(ask, sheet);
    case Ask::Share:
        return number(*sheet.value(ask.a, ask.measure, ask.from) / *sheet.grandTotal(ask.measure, ask.from), u"%"_s);
    case Ask::Extreme: {
        const QList<int> rows = ranked(sheet, ask.measure, ask.from);
        return named(sheet, ask.isHighest ? rows.first() : rows.last());
    }
    case Ask::Rank:
        return named(sheet, ranked(sheet, ask.measure, ask.from).at(1));
    case Ask::Threshold:
        return number(above(ask, sheet), {});
    default:
        return isAnswerable(ask.kind) ? truthOfTwo(ask, sheet) : Truth();
    }
}

} // namespace

QString name(Ask::Kind kind)
{
    return QLatin1String(names[kind]);
}

bool isAnswerable(Ask::Kind kind)
{
    return kind < Ask::OtherYear;
}

Case question(const Ask &ask, const Sheet &sheet)
{
    Case made;
    made.part = Case::Question;
    made.kind = name(ask.kind);
    static const QRegularExpression article(u"\\ba (?=[aeiou])"_s);
    made.text = Wording(ask, sheet).text().replace(article, u"an "_s);
    made.truth = truthOf(ask, sheet);
    return made;
}

namespace {

// Rows that are complete in a year, so that nothing depends on an unknown cell.
bool completeRows(const Ask &ask, const Sheet &sheet)
{
    for (const Entity &each : sheet.entities) {
        if (!sheet.value(each.id, ask.measure, ask.from))
            return false;
    }
    return true;
}

bool hasYears(const Ask &ask, const Sheet &sheet)
{
    for (int year = ask.from; year <= ask.to; ++year) {
        if (!sheet.value(ask.a, ask.measure, year))
            return false;
    }
    return ask.from < ask.to;
}

// A mean of rates, means or minima is not what a reader would expect.
bool hasMean(const Measure &measure)
{
    return measure.kind != Measure::Percent && !measure.name.startsWith(u"Average") &&
           !measure.name.startsWith(u"Lowest");
}

std::optional<Ask> drawThreshold(Ask ask, const Sheet &sheet, Chance &chance)
{
    if (!completeRows(ask, sheet) || sheet.hasRest || ask.measure.canBeNegative)
        return {};
    const QList<int> rows = ranked(sheet, ask.measure, ask.from);
    const int at = chance.between(1, int(rows.size()) - 1);
    const double high = *sheet.value(rows[at - 1], ask.measure, ask.from);
    const double low = *sheet.value(rows[at], ask.measure, ask.from);
    const Printed print = sheet.prints.value(ask.measure.name);
    const double step = print.scale * (ask.measure.kind == Measure::Percent ? 0.01 : 1);
    ask.threshold = std::floor((low + (high - low) / 2) / step) * step;
    if (ask.threshold <= low || ask.threshold >= high)
        return {};
    return ask;
}

std::optional<Ask> drawAmongRows(Ask ask, const Sheet &sheet, Chance &chance)
{
    const bool isRatio = !ask.measure.canBeSummed;
    switch (ask.kind) {
    case Ask::Count:
        return sheet.hasRest ? std::nullopt : std::optional(ask); // the number of "others" is unknown
    case Ask::Total:
        return sheet.grandTotal(ask.measure, ask.from) ? std::optional(ask) : std::nullopt;
    case Ask::Mean:
        return completeRows(ask, sheet) && !sheet.hasRest && hasMean(ask.measure) ? std::optional(ask) : std::nullopt;
    case Ask::Share:
        return isRatio || ask.measure.canBeNegative || !sheet.value(ask.a, ask.measure, ask.from) ||
                       !sheet.grandTotal(ask.measure, ask.from)
                   ? std::nullopt
                   : std::optional(ask);
    case Ask::Threshold:
        return drawThreshold(ask, sheet, chance);
    case Ask::Extreme:
    case Ask::Rank: {
        if (!completeRows(ask, sheet) || sheet.hasRest)
            return {};
        const bool isLow = ask.measure.name.startsWith(u"Lowest");
        return isLow ? std::nullopt : std::optional(ask); // "the highest lowest temperature" makes no sense
    }
    default:
        return ask;
    }
}

std::optional<Ask> drawOfTwo(Ask ask, const Sheet &sheet)
{
    const std::optional<double> a = sheet.value(ask.a, ask.measure, ask.from);
    const std::optional<double> b = sheet.value(ask.b, ask.measure, ask.from);
    const bool isPercent = ask.measure.kind == Measure::Percent;
    switch (ask.kind) {
    case Ask::Sum:
        return a && b && ask.measure.canBeSummed ? std::optional(ask) : std::nullopt;
    case Ask::Lead:
        return a && b && *a > *b && !isPercent ? std::optional(ask) : std::nullopt;
    case Ask::WhichIsHigher:
        return a && b ? std::optional(ask) : std::nullopt;
    case Ask::SumWithGap:
        return a && !b && ask.measure.canBeSummed ? std::optional(ask) : std::nullopt;
    case Ask::Growth:
        return hasYears(ask, sheet) && hasMean(ask.measure) && !ask.measure.canBeNegative ? std::optional(ask)
                                                                                          : std::nullopt;
    case Ask::Difference:
        return hasYears(ask, sheet) && !isPercent && !ask.measure.canBeNegative ? std::optional(ask) : std::nullopt;
    case Ask::MeanOfYears:
        return hasYears(ask, sheet) && hasMean(ask.measure) ? std::optional(ask) : std::nullopt;
    default:
        return hasYears(ask, sheet) ? std::optional(ask) : std::nullopt;
    }
}

std::optional<Ask> drawUnanswerable(Ask ask, const Sheet &sheet, Chance &chance, Names &names)
{
    switch (ask.kind) {
    case Ask::OtherYear:
        ask.from += chance.oneIn(2) ? 12 : -12;
        return ask;
    case Ask::OtherRow:
        ask.a = -10;
        ask.foreign = names.place();
        if (!sheet.field->rowSuffix.isEmpty())
            ask.foreign += u' ' + sheet.field->rowSuffix;
        return sheet.kind == Sheet::Items ? std::nullopt : std::optional(ask);
    case Ask::OtherMeasure: {
        QList<Measure> others;
        for (const Measure &measure : sheet.field->measures) {
            if (!sheet.measures.contains(measure))
                others.append(measure);
        }
        if (others.isEmpty())
            return {};
        ask.measure = chance.pick(others);
        return ask;
    }
    case Ask::Gap:
        return sheet.value(ask.a, ask.measure, ask.from) ? std::nullopt : std::optional(ask);
    default:
        return sheet.value(ask.a, ask.measure, ask.from) ? std::optional(ask) : std::nullopt;
    }
}

bool isAmongRows(Ask::Kind kind)
{
    return kind == Ask::Count || kind == Ask::List || kind == Ask::Total || kind == Ask::Mean || kind == Ask::Share ||
           kind == Ask::Extreme || kind == Ask::Threshold || kind == Ask::Rank;
}

std::optional<Ask> drawOnce(Ask::Kind kind, const Sheet &sheet, Chance &chance, Names &names)
{
    Ask ask;
    ask.kind = kind;
    ask.a = chance.pick(sheet.entities).id;
    ask.b = chance.pick(sheet.entities).id;
    ask.measure = chance.pick(sheet.measures);
    ask.from = chance.pick(sheet.years);
    ask.to = chance.pick(sheet.years);
    ask.isHighest = !chance.oneIn(2);
    ask.wording = chance.below(2);
    if (kind == Ask::Value)
        return sheet.value(ask.a, ask.measure, ask.from) ? std::optional(ask) : std::nullopt;
    if (isAmongRows(kind))
        return sheet.kind == Sheet::Items ? std::nullopt : drawAmongRows(ask, sheet, chance);
    if (ask.a == ask.b &&
        (kind == Ask::Sum || kind == Ask::Lead || kind == Ask::WhichIsHigher || kind == Ask::SumWithGap))
        return {};
    if (isAnswerable(kind) || kind == Ask::SumWithGap)
        return drawOfTwo(ask, sheet);
    return drawUnanswerable(ask, sheet, chance, names);
}

} // namespace

std::optional<Ask> drawAsk(Ask::Kind kind, const Sheet &sheet, Chance &chance, Names &names)
{
    for (int attempt = 0; attempt < 40; ++attempt) {
        if (const std::optional<Ask> drawn = drawOnce(kind, sheet, chance, names))
            return drawn;
    }
    return {};
}

} // namespace generated
