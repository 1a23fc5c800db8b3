#include "core/query/rowplans.h"

#include "core/language/lexicon.h"
#include "core/language/terms.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace core {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype leastOfMost = 3; // fewest parts among which to find the largest

bool isMeanLike(const QString &name)
{
    static const QSet<QString> means = [] {
        QSet<QString> all;
        for (const char *list : {"ask-mean", "ask-highest", "ask-lowest"})
            all |= lexicon().terms(list);
        return all;
    }();
    return termsOf(name).intersects(means);
}

// True for "The ten largest customers", which are not all customers.
bool saysSelection(const QString &text)
{
    static const QSet<QString> words = lexicon().terms("ask-highest") | lexicon().terms("ask-lowest");
    return termsOf(text).intersects(words);
}

} // namespace

// Two rows named in the question, or more for a sum.
QList<Plan> RowPlans::ofNamed(TableQuery::Kind kind) const
{
    const QList<int> named = namedRows();
    const bool isSum = kind == TableQuery::Sum || kind == TableQuery::Mean;
    const auto saysMore = [this](int row) { return !m_rows[row].label.isFull(); };
    if (named.size() < 2 || (!isSum && named.size() > 2))
        return refused("it does not name two rows");
    WordBits explained = 0;
    for (const int row : named) {
        const WordBits words = m_rows[row].label.words & ~m_dimension;
        if ((explained & words) == words || m_table.rows.members[row].role != Member::Part)
            return refused("rows have the same name");
        explained |= m_rows[row].label.words;
    }
    const std::optional<int> column = columnFor(m_asked.content & ~explained, periodAsked(), &explained);
    if (!column)
        return {};
    QList<CellPlace> cells;
    for (const int row : named)
        cells.append({row, *column});
    std::stable_sort(cells.begin(), cells.end(), [this](const CellPlace &a, const CellPlace &b) {
        const auto first = [this](const CellPlace &place) {
            return std::countr_zero(m_rows[place.row].label.words & ~m_dimension & m_asked.content);
        };
        return first(a) < first(b);
    });
    if (!areOfOneUnit(cells))
        return refused("a row has no number there, or has a different unit");
    if (isSum && m_table.cell(cells.first().row, *column)->unit == u"%")
        return refused("percentages do not add up");
    Plan plan = planOf(kind, cells, explained);
    plan.isSure = plan.isSure && std::none_of(named.begin(), named.end(), saysMore);
    return {plan};
}

// The row with the printed total of these rows. If the rows are complete, they must add up to it.
std::optional<int> RowPlans::printedTotal(const QList<int> &parts, int column) const
{
    const bool isComplete = areComplete(parts, column);
    double sum = 0;
    for (const int row : parts)
        sum += numberAt(row, column) ? numberAt(row, column)->value() : 0;
    std::optional<int> total;
    for (int row = 0; row < m_rows.size(); ++row) {
        const Member &member = m_table.rows.members[row];
        const TypedCell *cell = numberAt(row, column);
        if (member.role != Member::Total || !cell)
            continue;
        const bool addsUp = std::abs(sum - cell->value()) <= nearlyAll * std::abs(cell->value());
        const bool isGrand = m_rows[row].label.extra == 0 && groupAsked() == 0 && row > parts.last();
        if (isComplete ? addsUp : isGrand)
            total = row;
    }
    return total;
}

// For a column: as printed, or added up if all parts have a number.
std::optional<Plan> RowPlans::sumOfParts(int column, WordBits explained) const
{
    const QList<int> all = partsIn(column);
    if (all.size() < leastParts)
        return {};
    const std::optional<int> total = isFiltered() ? std::nullopt : printedTotal(all, column);
    if (total)
        return planOf(TableQuery::Value, {{*total, column}}, explained);
    QList<CellPlace> cells;
    for (const int row : all) {
        if (m_table.rows.members[row].role == Member::Unsure)
            return {};
        cells.append({row, column});
    }
    if (!areComplete(all, column) || !areOfOneUnit(cells) || numberAt(all.first(), column)->unit == u"%")
        return {};
    return planOf(TableQuery::Sum, cells, explained);
}

bool RowPlans::namesAllParts() const
{
    return namesDimension() && namedRows().isEmpty();
}

QList<Plan> RowPlans::ofParts(TableQuery::Kind kind) const
{
    if (!namesDimension() && kind != TableQuery::Sum)
        return refused("it does not say what the rows are");
    if (m_table.goesOn)
        return refused("the table continues on another page");
    WordBits explained = groupAsked() | filterWords();
    const std::optional<int> column =
        columnFor(m_asked.content & ~(explained | m_dimension), periodAsked(), &explained);
    if (!column)
        return {};
    if ((m_asked.content & ~m_dimension & (m_columns[*column].all() | m_title | groupAsked())) == 0)
        return refused("it does not say of what");
    const QList<int> all = partsIn(*column);
    const bool isOrder = kind == TableQuery::Extreme || kind == TableQuery::Rank;
    if (!all.isEmpty() && hasMoreLike(all, *column))
        return refused("rows after the last total may be parts too");
    if (all.size() < (isOrder ? leastOfMost : leastParts))
        return refused("the table has too few rows, or they are not parts of one whole");
    if (m_isByTitle && !printedTotal(all, *column))
        return refused("the rows do not add up to a total");
    if (kind == TableQuery::Sum) {
        const std::optional<Plan> plan = sumOfParts(*column, explained);
        return plan ? QList<Plan>{*plan} : refused("its parts are incomplete");
    }
    QList<CellPlace> cells;
    for (const int row : all) {
        const Member::Role role = m_table.rows.members[row].role;
        if (role == Member::Unsure || isTorn(m_table.rows.members[row]) ||
            (role == Member::Remainder && kind != TableQuery::Extreme))
            return refused("a row may not be one of the parts");
        cells.append({row, *column});
    }
    if (cells.size() < leastParts || (!isOrder && !areComplete(all, *column)) || !areOfOneUnit(cells))
        return refused("a row has no number there, or has a different unit");
    const bool isMean = kind == TableQuery::Mean;
    if (isMean && (numberAt(all.first(), *column)->unit == u"%" || isMeanLike(measureOf(*column))))
        return refused("the mean of means is not the overall mean");
    Plan plan = planOf(kind, cells, explained);
    if (const OperatorUse *rank = m_asked.use(Operator::Rank))
        plan.query.rank = rank->number;
    plan.query.bound = boundMeant(m_asked);
    plan.query.isListed = formOf(m_asked) == QuestionForm::Within;
    return {plan};
}

// "In which year": the rows are times.
QList<Plan> RowPlans::overTimes() const
{
    QList<int> times;
    QList<Period> known;
    for (int row = 0; row < m_rows.size(); ++row) {
        const Member &member = m_table.rows.members[row];
        const bool isQuarter = member.period.quarter > 0 || member.period.months == 3;
        if (m_asked.has(Operator::Quarter) && !isQuarter)
            continue;
        if (member.period.year == 0 || member.period.change || member.role != Member::Part ||
            m_rows[row].label.extra > 0)
            continue;
        if (known.contains(member.period))
            return refused("several columns are for the same period");
        known.append(member.period);
        times.append(row);
    }
    if (times.size() < leastParts)
        return refused("the table has no periods");
    WordBits explained = 0;
    QList<int> fitting;
    for (int column = 0; column < m_columns.size(); ++column) {
        const Cover &head = m_columns[column];
        if (head.extra == 0 && (m_asked.content & ~(head.all() | m_around)) == 0 && head.words != 0)
            fitting.append(column);
    }
    if (fitting.size() != 1)
        return refused("no single row matches");
    explained |= m_columns[fitting.first()].all();
    QList<CellPlace> cells;
    for (const int row : timesAsked(times))
        cells.append({row, fitting.first()});
    if (cells.size() < leastParts)
        return refused("the table does not have the periods asked for");
    if (!areOfOneUnit(cells))
        return refused("a period has no number in the table");
    Plan plan = planOf(m_asked.bound ? TableQuery::Threshold : TableQuery::Extreme, cells, explained);
    plan.query.bound = boundMeant(m_asked);
    plan.query.isOverTime = true;
    return {plan};
}

// Whether a row is part of a total below it: of the rows since the previous total, or of all so far.
bool RowPlans::isPartOf(int part, int total, int column) const
{
    QList<int> all;
    QList<int> block;
    for (int row = 0; row < total; ++row) {
        const Member::Role role = m_table.rows.members[row].role;
        if (role == Member::Total)
            block.clear();
        else if (numberAt(row, column)) {
            all.append(row);
            block.append(row);
        }
    }
    const auto addUp = [&](const QList<int> &rows) {
        double sum = 0;
        for (const int row : rows)
            sum += numberAt(row, column)->value();
        const double whole = numberAt(total, column)->value();
        return rows.contains(part) && std::abs(sum - whole) <= nearlyAll * std::abs(whole);
    };
    return addUp(block) || addUp(all);
}

// The part first, then the whole: a printed total, or all rows if none is printed.
QList<Plan> RowPlans::share() const
{
    QList<int> named = namedRows();
    named.removeIf([this](int row) { return m_table.rows.members[row].role == Member::Total; });
    if (named.size() != 1 || m_table.rows.members[named.first()].role != Member::Part)
        return refused("it does not name a single part");
    const int part = named.first();
    QList<Plan> found;
    bool hasTotal = false;
    for (int total = 0; total < m_rows.size(); ++total) {
        const Cover &label = m_rows[total].label;
        if (m_table.rows.members[total].role != Member::Total)
            continue;
        hasTotal = true;
        WordBits explained = m_rows[part].label.words | label.words;
        const std::optional<int> column = columnFor(m_asked.content & ~explained, periodAsked(), &explained);
        if (label.extra > 0 || !column || !numberAt(part, *column) || !numberAt(total, *column) ||
            !isPartOf(part, total, *column))
            continue;
        found.append(planOf(TableQuery::Ratio, {{part, *column}, {total, *column}}, explained));
    }
    if (!hasTotal)
        found = shareOfAll(part);
    found.removeIf([this](const Plan &each) {
        return mayBeOfItsRow(each.query.cells.first().column) || !areOfOneUnit(each.query.cells) ||
               numberAt(each.query.cells.first().row, each.query.cells.first().column)->unit == u"%";
    });
    return found.isEmpty() ? refused("the whole is not known") : found;
}

// "What percentage in Bern are women": of all in Bern, if there is such a column, or of all women.
bool RowPlans::mayBeOfItsRow(int column) const
{
    const QList<Member> &members = m_table.columns.members;
    const auto isTotal = [](const Member &each) { return each.role == Member::Total; };
    return m_columns[column].words != 0 && !isTotal(members[column]) &&
           std::any_of(members.begin(), members.end(), isTotal);
}

QList<Plan> RowPlans::shareOfAll(int part) const
{
    WordBits explained = m_rows[part].label.words;
    const std::optional<int> column = columnFor(m_asked.content & ~explained, periodAsked(), &explained);
    if (!column || m_isByTitle || m_table.rows.dimension.isEmpty())
        return {};
    const std::optional<Plan> whole = sumOfParts(*column, explained);
    if (!whole)
        return {};
    return {planOf(TableQuery::Ratio, QList<CellPlace>{{part, *column}} + whole->query.cells, explained)};
}

// Pairs of cells, the later one first.
QList<Plan> RowPlans::growths() const
{
    if (!namesDimension())
        return refused("it does not say what the rows are");
    QList<FiscalPeriod> periods = m_asked.periods;
    if (periods.isEmpty() && lastYear() > 0)
        periods.append({FiscalPeriod::Year, lastYear(), 0});
    if (periods.size() == 1)
        periods.prepend(periods.first().previous());
    if (periods.size() != 2)
        return refused("it does not name two periods");
    WordBits explained = 0;
    const WordBits rest = m_asked.content & ~m_dimension;
    const std::optional<int> late = columnFor(rest, periods.last(), &explained);
    const std::optional<int> early = columnFor(rest, periods.first(), &explained);
    const QList<int> all = late ? partsIn(*late) : QList<int>();
    if (!late || !early || *late == *early || all.size() < leastOfMost || m_table.goesOn)
        return refused("no parts can be compared across two periods");
    QList<CellPlace> cells;
    if (m_isByTitle && !(printedTotal(all, *late) && printedTotal(all, *early)))
        return refused("the rows do not add up to a total");
    for (const int row : all) {
        if (m_table.rows.members[row].role != Member::Part)
            return refused("a row may not be one of the parts");
        cells.append({row, *late});
        cells.append({row, *early});
    }
    if (!areOfOneUnit(cells) || numberAt(all.first(), *late)->unit == u"%")
        return refused("a row has no number there, or has a different unit");
    Plan plan = planOf(TableQuery::Growths, cells, explained);
    plan.query.isHighest = m_asked.has(Operator::Lowest) == m_asked.has(Operator::Fall);
    return {plan};
}

// Whether more parts follow the last sum, in the same unit: "Home total" may not be the overall total.
bool RowPlans::hasMoreLike(const QList<int> &rows, int column) const
{
    const QList<int> all = parts();
    const TypedCell *first = numberAt(rows.first(), column);
    return first && std::any_of(all.begin(), all.end(), [&](int row) {
               const TypedCell *cell = numberAt(row, column);
               return !rows.contains(row) && cell && cell->unit == first->unit && cell->scale == first->scale;
           });
}

bool RowPlans::isOfWords(int column) const
{
    for (int row = 0; row < m_rows.size(); ++row) {
        if (numberAt(row, column))
            return false;
    }
    return true;
}

// Whether a row has a cell for each time asked for.
bool RowPlans::isOfTimes(int row) const
{
    return std::all_of(m_asked.periods.begin(), m_asked.periods.end(), [&](const FiscalPeriod &period) {
        for (int column = 0; column < m_columns.size(); ++column) {
            const TypedCell *cell = m_table.cell(row, column);
            if (cell && !cell->text.isEmpty() && isOfTime(m_table, m_at.calendar, {row, column}, period))
                return true;
        }
        return false;
    });
}

// "How many regions are there?", "List the regions.": all rows that are parts, each with a distinct name; if a cell
// value selects some, only these.
QList<Plan> RowPlans::rows(TableQuery::Kind kind) const
{
    const WordBits things = kind == TableQuery::Count ? counted() : m_asked.content;
    const WordBits measured = m_names.wordsOf(m_table.measure) & ~m_dimension;
    WordBits heads = 0; // words in columns that may distinguish rows
    for (int column = 0; column < m_columns.size(); ++column)
        heads |= isOfWords(column) ? m_columns[column].all() : 0;
    const WordBits around = (aroundRows() & ~measured & ~heads & ~(m_setting & things)) | m_dimension;
    const WordBits besides = m_asked.content & ~around & ~filterWords();
    const bool areNamed = (m_dimension & things) != 0;
    if (m_isByTitle || !(areNamed || isFiltered()) || besides != 0)
        return refused("no table lists what is to be counted");
    if (m_asked.has(Operator::Not) || m_table.goesOn || saysSelection(m_table.title))
        return refused("the table may list only some of them");
    QList<CellPlace> cells;
    QSet<QString> labels;
    for (int row = 0; row < m_rows.size(); ++row) {
        const Member &member = m_table.rows.members[row];
        if (member.role == Member::Total || !isWithin(row))
            continue;
        const bool isPart = member.role == Member::Part || (isFiltered() && member.role == Member::Unsure);
        if (!isPart || member.name.isEmpty() || labels.contains(member.name.toLower()) || isTorn(member))
            return refused("a row may not be one of the parts");
        labels.insert(member.name.toLower());
        if (!isOfTimes(row))
            return refused("a row is from a different period");
        cells.append({row, -1});
    }
    if (cells.size() < (isFiltered() ? 1 : leastParts))
        return refused("the table has too few rows");
    Plan plan = planOf(kind, cells, m_dimension | filterWords());
    plan.query.what = m_table.rows.dimension;
    plan.isSure = plan.isSure && areNamed;
    return {plan};
}

} // namespace core
