#include "core/query/executor.h"

#include "core/query/names.h"
#include "core/tables/periods.h"
#include "core/tables/printednumber.h"

#include <QLocale>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <set>

namespace core {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostEqual = 3; // of the largest or smallest
constexpr int sharePlaces = 1;
constexpr int smallSharePlaces = 2; // decimal places for less than one percent

QString scaleWord(double scale)
{
    return scale == 1e3 ? u" thousand"_s : scale == 1e6 ? u" million"_s : scale == 1e9 ? u" billion"_s : QString();
}

// Adds what the table says about the number elsewhere.
QString withUnit(QString number, double scale, const QString &unit)
{
    if (unit == u"%")
        return number.contains(u'%') ? number : number + u" %"_s;
    const bool isSign = isCurrency(unit) && unit.size() == 1;
    const bool isSaid = unit.isEmpty() || number.contains(unit);
    if (isSign && !isSaid)
        number = number.startsWith(u'\u2212') ? u'\u2212' + unit + number.sliced(1) : unit + number;
    number += scaleWord(scale);
    return isSign || isSaid ? number : number + u' ' + unit;
}

QString plainShare(double share)
{
    const QLocale print(QLocale::English, QLocale::UnitedStates);
    const double percent = std::abs(100 * share);
    const QString text = print.toString(percent, 'f', percent < 1 ? smallSharePlaces : sharePlaces);
    return share < 0 ? u'\u2212' + text : text;
}

QString inTerm(const Decimal &number)
{
    return number.isNegative() ? u'(' + number.text() + u')' : number.text();
}

Decimal magnitude(const Decimal &number)
{
    return number.isNegative() ? number.negated() : number;
}

class Executor
{
public:
    explicit Executor(const Plan &plan) : m_plan(plan), m_query(plan.query), m_table(*plan.table)
    {
        for (const CellPlace &place : m_query.cells) {
            if (const TypedCell *cell = m_table.cell(place.row, place.column))
                m_cells.append(cell);
        }
    }

    TableOutcome run()
    {
        switch (m_query.kind) {
        case TableQuery::Value:
            return quoted();
        case TableQuery::Count:
        case TableQuery::List:
            return rows();
        case TableQuery::Sum:
        case TableQuery::Mean:
            return sum();
        case TableQuery::Difference:
        case TableQuery::Direction:
            return difference();
        case TableQuery::Growth:
            return growth();
        case TableQuery::Ratio:
            return ratio();
        case TableQuery::Compare:
        case TableQuery::Extreme:
        case TableQuery::Rank:
            return ordered();
        case TableQuery::Growths:
            return growths();
        case TableQuery::Threshold:
            return within();
        }
        return {};
    }

private:
    static TableOutcome refused(const QString &why) { return {TableOutcome::Refused, {}, why}; }

    // In printed orientation, whichever way the table was planned.
    const Member &rowOf(const TypedCell &cell) const
    {
        return m_table.isTransposed ? m_table.columns.members[cell.column] : m_table.rows.members[cell.row];
    }

    QString headOf(const TypedCell &cell) const
    {
        return (m_table.isTransposed ? m_table.rows.members[cell.row] : m_table.columns.members[cell.column]).name;
    }

    const Period &timeOf(const TypedCell &cell) const
    {
        const Period &column = m_table.columns.members[cell.column].period;
        return column.year > 0 ? column : m_table.rows.members[cell.row].period;
    }

    // The one of two members in which the plan's cells differ.
    QString nameOf(const TypedCell &cell) const
    {
        const bool differByRow = std::any_of(m_cells.begin(), m_cells.end(),
                                             [&](const TypedCell *each) { return each->row != m_cells.first()->row; });
        if (!differByRow)
            return m_table.columns.members[cell.column].name;
        const Member &row = m_table.rows.members[cell.row];
        return m_query.isOverTime ? row.name : called(row);
    }

    // A row that is named by a number or a date alone, or like other rows ("Box"), with the first words beside it.
    QString called(const Member &row) const
    {
        constexpr qsizetype mostBeside = 2;
        const auto hasLetter = [](const QString &text) {
            return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
        };
        const QList<Member> &rows = m_table.rows.members;
        const auto isAlike = [&](const Member &other) { return other.name == row.name; };
        const bool isOneOfMany = std::count_if(rows.begin(), rows.end(), isAlike) > 1;
        QStringList names{row.name};
        names.removeAll(QString());
        qsizetype beside = 0;
        for (const QString &each : row.beside) {
            if ((isOneOfMany || !hasLetter(row.name)) && hasLetter(each) && beside++ < mostBeside)
                names.append(each);
        }
        return names.join(u" \u00b7 "_s);
    }

    int pageOf(const Member &row) const { return row.page > 0 ? row.page : m_table.page; }

    QString labelOf(const TypedCell &cell) const
    {
        const Member &row = rowOf(cell);
        if (row.name.isEmpty())
            return row.group;
        return row.group.isEmpty() || row.group == row.name ? row.name : row.group + u": "_s + row.name;
    }

    Operand operandOf(const TypedCell &cell) const
    {
        const Member &row = rowOf(cell);
        Operand operand;
        operand.label = row.name;
        operand.section = row.group;
        operand.head = headOf(cell);
        if (timeOf(cell).year > 0)
            operand.period = QString::number(timeOf(cell).year);
        operand.text = cell.text;
        operand.number = cell.number ? cell.number->value() : m_query.isOfClock && cell.time ? cell.time->order : 0;
        operand.scale = cell.scale;
        operand.unit = cell.unit;
        operand.document = m_table.document;
        operand.page = pageOf(row);
        operand.from = cell.from;
        operand.length = cell.length;
        operand.box = cell.box;
        return operand;
    }

    Operand operandOf(const Member &row) const
    {
        Operand operand;
        operand.name = m_table.rows.dimension;
        operand.text = row.name;
        operand.document = m_table.document;
        operand.page = pageOf(row);
        operand.from = row.from;
        operand.length = row.length;
        operand.box = row.box;
        return operand;
    }

    UsedRow usedRow(int row) const
    {
        UsedRow used{m_table.document, pageOf(m_table.rows.members[row]), m_table.rows.members[row].name, {}, {}};
        for (int column = 0; column < m_table.columns.members.size(); ++column) {
            if (const TypedCell *cell = m_table.cell(row, column)) {
                used.heads.append(m_table.columns.members[column].name);
                used.cells.append(cell->text);
            }
        }
        return used;
    }

    Computed begun(Computed::Kind kind, const QString &what, const QList<const TypedCell *> &cells) const
    {
        Computed computed;
        computed.kind = kind;
        computed.what = what;
        computed.unit = cells.first()->unit;
        std::set<int> rows;
        for (const TypedCell *each : cells) {
            computed.operands.append(operandOf(*each));
            if (!m_table.isTransposed && rows.insert(each->row).second)
                computed.rows.append(usedRow(each->row));
        }
        return computed;
    }

    // A time or a date orders its cell as a number does.
    std::partial_ordering compared(const TypedCell &a, const TypedCell &b) const
    {
        return m_query.isOfClock ? a.time->order <=> b.time->order : *a.number <=> *b.number;
    }

    double valueOf(const TypedCell &cell) const { return m_query.isOfClock ? cell.time->order : cell.value(); }

    QString said(const TypedCell &cell) const
    {
        constexpr qsizetype digitsOfYear = 4; // printed without a separator
        const bool isYear = cell.text.size() == digitsOfYear && cell.unit.isEmpty() &&
                            std::all_of(cell.text.begin(), cell.text.end(), [](QChar c) { return c.isDigit(); });
        return m_query.isOfClock || isYear ? cell.text : withUnit(cell.number->text(), cell.scale, cell.unit);
    }

    QString orderWord() const
    {
        if (!m_query.isOfClock)
            return m_query.isHighest ? u"largest"_s : u"smallest"_s;
        if (m_cells.first()->time->kind == PrintedTime::Duration)
            return m_query.isHighest ? u"longest"_s : u"shortest"_s;
        return m_query.isHighest ? u"latest"_s : u"earliest"_s;
    }

    QString saidNumber(const Decimal &number) const
    {
        return withUnit(number.text(), m_cells.first()->scale, m_cells.first()->unit);
    }

    QString labels() const
    {
        QStringList names;
        for (const TypedCell *each : m_cells)
            names.append(nameOf(*each));
        return names.join(u" + "_s);
    }

    // What the cells are about: the row, if they are for several times.
    QString subject() const
    {
        if (!m_query.isOverTime)
            return m_query.what;
        const bool differByRow = m_cells.first()->row != m_cells.last()->row;
        const QString name = differByRow ? m_table.columns.members[m_cells.first()->column].name
                                         : m_table.rows.members[m_cells.first()->row].name;
        return name.isEmpty() ? m_table.title : name;
    }

    TableOutcome quoted() const;
    TableOutcome rows() const;
    TableOutcome sum() const;
    TableOutcome difference() const;
    TableOutcome growth() const;
    TableOutcome ratio() const;
    TableOutcome ordered() const;
    TableOutcome growths() const;
    TableOutcome within() const;
    TableOutcome onlyOne(const Bound &bound) const;
    bool isWithin(const TypedCell &cell, const Bound &bound) const;
    bool isOfUnit(const TypedCell &cell, const Bound &bound) const;

    const Plan &m_plan;
    const TableQuery &m_query;
    const TypedTable &m_table;
    QList<const TypedCell *> m_cells;
};

// "Label · Head: cell"
TableOutcome Executor::quoted() const
{
    const TypedCell &cell = *m_cells.first();
    const QString head = headOf(cell);
    const QString label = labelOf(cell);
    QStringList names{label, head};
    names.removeAll(QString());
    Computed computed = begun(Computed::Cell, names.join(u" \u00b7 "_s), {&cell});
    const bool isOfThings = m_query.isOfThings && isCurrency(cell.unit) && !cell.text.contains(cell.unit);
    const bool isMoneyScaled = isOfThings && !currencyIn(m_table.title + u' ' + m_table.remarks).isEmpty();
    if (isOfThings)
        computed.operands.first().unit.clear();
    if (!cell.isScaleSure || isMoneyScaled)
        computed.operands.first().scale = 1;
    const Operand &operand = computed.operands.first();
    computed.unit = operand.unit;
    computed.value = operand.value();
    computed.shown = cell.isNumber() ? withUnit(cell.text, operand.scale, operand.unit) : cell.text;
    return {TableOutcome::Quoted, computed, {}};
}

TableOutcome Executor::rows() const
{
    Computed computed;
    computed.kind = Computed::Count;
    QStringList names;
    for (const CellPlace &place : m_query.cells) {
        computed.operands.append(operandOf(m_table.rows.members[place.row]));
        computed.rows.append(usedRow(place.row));
        names.append(called(m_table.rows.members[place.row]));
    }
    const bool isList = m_query.kind == TableQuery::List;
    QStringList of{m_table.rows.dimension, m_query.where};
    of.removeAll(QString());
    computed.value = double(names.size());
    if (!isList)
        of.prepend(u"Number of rows"_s);
    computed.what = of.isEmpty() ? u"Rows"_s : of.join(u", "_s);
    computed.shown = isList ? names.join(u", "_s) : QString::number(names.size());
    computed.formula = isList ? u"all rows, without sums"_s : u"number of rows, without sums"_s;
    if (!m_query.where.isEmpty())
        computed.formula = (isList ? u"all rows with %1"_s : u"number of rows with %1"_s).arg(m_query.where);
    return {TableOutcome::Computed, computed, {}};
}

TableOutcome Executor::sum() const
{
    const bool isMean = m_query.kind == TableQuery::Mean;
    std::optional<Decimal> sum = Decimal();
    QStringList numbers;
    for (const TypedCell *each : m_cells) {
        sum = sum ? sumOf(*sum, *each->number) : sum;
        numbers.append(inTerm(*each->number));
    }
    if (!sum)
        return refused(u"the numbers are too large"_s);
    const double count = double(m_cells.size());
    const std::optional<Decimal> mean = Decimal::of(sum->value() / count, sum->places() + 1);
    if (!mean || (!isMean && m_cells.first()->unit == u"%"))
        return refused(u"percentages do not add up"_s);
    const Decimal result = isMean ? *mean : *sum;
    Computed computed = begun(isMean ? Computed::Average : Computed::Sum,
                              (isMean ? u"Average of "_s : u"Sum of "_s) + subject(), m_cells);
    computed.value = (isMean ? sum->value() / count : sum->value()) * m_cells.first()->scale;
    computed.shown = saidNumber(result);
    const QString many = QString::number(m_cells.size());
    computed.formula = isMean ? u"(%1) ÷ %2"_s.arg(labels(), many) : labels();
    computed.calculation =
        result.text() + u" = "_s + (isMean ? u"(%1) ÷ %2"_s.arg(numbers.join(u" + "_s), many) : numbers.join(u" + "_s));
    return {TableOutcome::Computed, computed, {}};
}

TableOutcome Executor::difference() const
{
    const TypedCell &to = *m_cells[0];
    const TypedCell &from = *m_cells[1];
    const std::optional<Decimal> change = sumOf(*to.number, from.number->negated());
    if (!change)
        return refused(u"the numbers are too large"_s);
    const bool isDirection = m_query.kind == TableQuery::Direction;
    const QString names = u"%1 − %2"_s.arg(nameOf(to), nameOf(from));
    const QString what = m_query.isOverTime
                             ? u"Change in "_s + subject()
                             : u"Difference of "_s + (subject().isEmpty() ? names : subject() + u", "_s + names);
    Computed computed = begun(isDirection ? Computed::Direction : Computed::Difference, what, m_cells);
    computed.value = change->value() * to.scale;
    computed.formula = names;
    computed.calculation = u"%1 = %2 − %3"_s.arg(change->text(), inTerm(*to.number), inTerm(*from.number));
    const bool arePoints = to.unit == u"%";
    if (arePoints)
        computed.unit = u"percentage points"_s;
    const Decimal said = isDirection ? magnitude(*change) : *change;
    computed.shown = arePoints ? said.text() + u" percentage points"_s : saidNumber(said);
    if (isDirection && change->isZero())
        return refused(u"both are the same"_s);
    if (isDirection)
        computed.shown = (change->isNegative() ? u"it fell by "_s : u"it rose by "_s) + computed.shown;
    return {TableOutcome::Computed, computed, {}};
}

TableOutcome Executor::growth() const
{
    const TypedCell &to = *m_cells[0];
    const TypedCell &from = *m_cells[1];
    const std::optional<Decimal> change = sumOf(*to.number, from.number->negated());
    if (!change || from.number->isZero() || from.unit == u"%")
        return refused(u"no growth can be computed from the earlier value"_s);
    Computed computed = begun(Computed::Change, u"Change in "_s + subject(), m_cells);
    computed.value = change->value() / magnitude(*from.number).value();
    computed.unit = u"%"_s;
    computed.shown = plainShare(computed.value) + u" %"_s;
    computed.formula = u"(%1 − %2) ÷ %2"_s.arg(nameOf(to), nameOf(from));
    computed.calculation = u"%1 = (%2 − %3) ÷ %4"_s.arg(computed.shown, inTerm(*to.number), inTerm(*from.number),
                                                        magnitude(*from.number).text());
    return {TableOutcome::Computed, computed, {}};
}

// The first cell divided by the second, or by the sum of all others.
TableOutcome Executor::ratio() const
{
    const TypedCell &part = *m_cells.first();
    std::optional<Decimal> whole = Decimal();
    QStringList numbers;
    QStringList names;
    for (const TypedCell *each : m_cells.sliced(1)) {
        whole = whole ? sumOf(*whole, *each->number) : whole;
        numbers.append(inTerm(*each->number));
        names.append(nameOf(*each));
    }
    if (!whole || whole->isZero() || whole->isNegative() || part.number->isNegative() || *part.number > *whole)
        return refused(u"it is not part of the whole"_s);
    Computed computed = begun(Computed::Formula, u"%1, share of %2"_s.arg(nameOf(part), m_query.what), m_cells);
    computed.value = part.number->value() / whole->value();
    computed.unit = u"%"_s;
    computed.shown = plainShare(computed.value) + u" %"_s;
    const auto sum = [](const QStringList &parts) {
        return parts.size() > 1 ? u'(' + parts.join(u" + "_s) + u')' : parts.first();
    };
    computed.formula = u"%1 ÷ %2"_s.arg(nameOf(part), sum(names));
    computed.calculation = u"%1 = %2 ÷ %3"_s.arg(computed.shown, inTerm(*part.number), sum(numbers));
    return {TableOutcome::Computed, computed, {}};
}

TableOutcome Executor::ordered() const
{
    QList<const TypedCell *> cells = m_cells;
    std::stable_sort(cells.begin(), cells.end(), [this](const TypedCell *a, const TypedCell *b) {
        return m_query.isHighest ? compared(*a, *b) > 0 : compared(*a, *b) < 0;
    });
    const qsizetype at = m_query.kind == TableQuery::Rank ? m_query.rank - 1 : 0;
    if (at >= cells.size())
        return refused(u"there are not that many"_s);
    const TypedCell &found = *cells[at];
    QStringList names;
    for (const TypedCell *each : std::as_const(cells)) {
        if (compared(*each, found) == 0)
            names.append(nameOf(*each));
    }
    const QSet<QString> different(names.begin(), names.end());
    const bool isRounded = found.scale != 1 || found.unit == u"%";
    const bool mayBeSeveral = m_query.kind == TableQuery::Extreme && names.size() <= mostEqual && !isRounded &&
                              names.size() < cells.size() && different.size() == names.size() &&
                              !different.contains(QString());
    if (names.size() > 1 && !mayBeSeveral)
        return refused(u"several are equal"_s);
    const auto isPart = [this](const TypedCell &cell) {
        return m_query.isOverTime || m_query.kind == TableQuery::Compare ||
               m_table.rows.members[cell.row].role == Member::Part;
    };
    const auto isOther = [&](const TypedCell *each) { return compared(*each, found) == 0 && !isPart(*each); };
    if (std::any_of(cells.begin(), cells.end(), isOther))
        return refused(u"it is what remains after the other rows"_s);
    const QString order = orderWord();
    const QString of = subject();
    const bool isRank = m_query.kind == TableQuery::Rank;
    const QString lead = isRank ? u"Place %1 from the %2"_s.arg(QString::number(at + 1), order)
                                : order.first(1).toUpper() + order.sliced(1);
    QString what = of.isEmpty() ? lead : lead + u" of "_s + of;
    if (m_query.isOverTime)
        what += u", %1 to %2"_s.arg(nameOf(*m_cells.first()), nameOf(*m_cells.last()));
    Computed computed = begun(isRank ? Computed::Rank : Computed::Extreme, what, cells);
    computed.value = valueOf(found);
    const QString shownNames = names.join(u", "_s);
    computed.shown = shownNames.isEmpty() ? said(found) : u"%1 (%2)"_s.arg(shownNames, said(found));
    if (!m_query.where.isEmpty())
        computed.what += u", %1"_s.arg(m_query.where);
    computed.formula = isRank ? u"number %1 from the %2 of %3"_s.arg(QString::number(at + 1), order, of)
                              : u"the %1 of %2"_s.arg(order, of);
    return {TableOutcome::Computed, computed, {}};
}

TableOutcome Executor::growths() const
{
    struct Pair
    {
        const TypedCell *late;
        const TypedCell *early;
        double growth() const { return (late->value() - early->value()) / early->value(); }
        double increase() const { return late->value() - early->value(); }
    };
    QList<Pair> pairs;
    for (qsizetype i = 0; i + 1 < m_cells.size(); i += 2)
        pairs.append(Pair{m_cells[i], m_cells[i + 1]});
    if (std::any_of(pairs.begin(), pairs.end(), [](const Pair &each) { return each.early->value() <= 0; }))
        return refused(u"one of them was not above zero"_s);
    const bool isHighest = m_query.isHighest;
    std::stable_sort(pairs.begin(), pairs.end(), [isHighest](const Pair &a, const Pair &b) {
        return isHighest ? a.growth() > b.growth() : a.growth() < b.growth();
    });
    if (pairs[0].growth() == pairs[1].growth())
        return refused(u"several are equal"_s);
    QList<const TypedCell *> cells;
    for (const Pair &each : pairs)
        cells << each.late << each.early;
    const Pair &best = pairs.first();
    const QString from = m_table.columns.members[best.early->column].name;
    const QString to = m_table.columns.members[best.late->column].name;
    Computed computed = begun(
        Computed::ExtremeGrowth,
        (isHighest ? u"Largest growth from %1 to %2"_s : u"Smallest growth from %1 to %2"_s).arg(from, to), cells);
    const QString said = plainShare(best.growth()) + u" %"_s;
    computed.value = best.growth();
    computed.unit = u"%"_s;
    computed.shown = u"%1 (%2)"_s.arg(m_table.rows.members[best.late->row].name, said);
    computed.formula = u"the %1 of (%2 − %3) ÷ %3"_s.arg(isHighest ? u"largest"_s : u"smallest"_s, to, from);
    computed.calculation = u"%1 = (%2 − %3) ÷ %3"_s.arg(said, inTerm(*best.late->number), inTerm(*best.early->number));
    const auto byAmount = std::max_element(pairs.begin(), pairs.end(), [isHighest](const Pair &a, const Pair &b) {
        return isHighest ? a.increase() < b.increase() : a.increase() > b.increase();
    });
    if (isHighest && best.growth() <= 0)
        computed.note = u"None of them grew."_s;
    else if (!isHighest && best.growth() >= 0)
        computed.note = u"None of them fell."_s;
    else if (byAmount != pairs.begin())
        computed.note = u"By amount, it is %1."_s.arg(m_table.rows.members[byAmount->late->row].name);
    return {TableOutcome::Computed, computed, {}};
}

bool Executor::isWithin(const TypedCell &cell, const Bound &bound) const
{
    const std::partial_ordering order =
        m_query.isOfClock ? cell.time->order <=> bound.limit.value() : *cell.number <=> bound.limit;
    switch (bound.which) {
    case Operator::Above:
        return order > 0;
    case Operator::Below:
        return order < 0;
    case Operator::AtLeast:
        return order >= 0;
    default:
        return order <= 0;
    }
}

// "In which year was it less than …": the only time for which it is true.
TableOutcome Executor::onlyOne(const Bound &bound) const
{
    QList<const TypedCell *> cells = m_cells;
    cells.removeIf([&](const TypedCell *each) { return !isWithin(*each, bound); });
    if (cells.size() != 1)
        return refused(u"it is true for none or several of the periods"_s);
    const TypedCell &cell = *cells.first();
    Computed computed = begun(Computed::Cell, subject(), cells);
    computed.value = cell.value();
    computed.shown = u"%1 (%2)"_s.arg(nameOf(cell), withUnit(cell.number->text(), cell.scale, cell.unit));
    return {TableOutcome::Computed, computed, {}};
}

// "2 months" for a column of days; "100 euros" for one of dollars.
bool Executor::isOfUnit(const TypedCell &cell, const Bound &bound) const
{
    if (!bound.currency.isEmpty())
        return !isCurrency(cell.unit) || cell.unit == bound.currency;
    const QString said = headOf(cell) + u' ' + cell.unit + u' ' + m_table.title + u' ' + m_table.remarks;
    return bound.unit.isEmpty() || termsOf(said).contains(bound.unit);
}

// The bound may be meant in full or as the cells are printed; if the results differ, there is no answer.
TableOutcome Executor::within() const
{
    Bound bound = *m_query.bound;
    const TypedCell &first = *m_cells.first();
    if (!m_query.isOfClock && (first.unit == u"%") != bound.isShare)
        return refused(u"it does not give the unit of its number"_s);
    if (!m_query.isOfClock && !isOfUnit(first, bound))
        return refused(u"the numbers are in a different unit"_s);
    const auto countOf = [&](const Bound &each) {
        return std::count_if(m_cells.begin(), m_cells.end(),
                             [&](const TypedCell *cell) { return isWithin(*cell, each); });
    };
    if (!m_query.isOfClock && !bound.isShare && bound.scale != first.scale) {
        const std::optional<Decimal> printed =
            Decimal::of(bound.limit.value() * bound.scale / first.scale, first.number->places() + 3);
        if (!printed)
            return refused(u"the numbers are too large"_s);
        Bound inFull = bound;
        inFull.limit = *printed;
        if (!bound.isScaled && countOf(inFull) != countOf(bound))
            return refused(u"it does not give the unit of its number"_s);
        bound = inFull;
    }
    QStringList names;
    for (const TypedCell *each : m_cells) {
        if (isWithin(*each, bound))
            names.append(m_query.isListed ? u"%1 (%2)"_s.arg(nameOf(*each), each->text) : nameOf(*each));
    }
    if (m_query.isOverTime)
        return onlyOne(bound);
    const QString sign = bound.which == Operator::Above     ? u">"_s
                         : bound.which == Operator::Below   ? u"<"_s
                         : bound.which == Operator::AtLeast ? u"≥"_s
                                                            : u"≤"_s;
    const QLocale print(QLocale::English, QLocale::UnitedStates);
    const QString limit = m_query.isOfClock ? bound.clock : print.toString(bound.limit.value() * first.scale, 'g', 15);
    Computed computed =
        begun(Computed::Count, u"Number of rows with %1 %2 %3"_s.arg(m_query.what, sign, limit), m_cells);
    computed.unit.clear();
    computed.value = double(names.size());
    computed.shown = QString::number(names.size());
    computed.formula = u"number of rows with %1 %2 %3"_s.arg(m_query.what, sign, limit);
    computed.calculation =
        u"%1 = number of %2 values %3 %4"_s.arg(computed.shown, QString::number(m_cells.size()), sign, limit);
    if (m_query.isListed && names.isEmpty())
        return refused(u"none is within that limit"_s);
    if (m_query.isListed) {
        computed.what = u"Rows with %1 %2 %3"_s.arg(m_query.what, sign, limit);
        computed.shown = names.join(u", "_s);
    } else if (!names.isEmpty()) {
        computed.note = u"These are %1."_s.arg(names.join(u", "_s));
    }
    return {TableOutcome::Computed, computed, {}};
}

} // namespace

TableOutcome executed(const Plan &plan)
{
    return Executor(plan).run();
}

} // namespace core
