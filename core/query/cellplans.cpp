#include "core/query/cellplans.h"

#include <algorithm>

namespace core {

using namespace Qt::StringLiterals;

namespace {

constexpr double inBeside = 0.8; // weight of a question word found in a column beside the name
constexpr double inGroup = 0.7;
constexpr double inDocument = 0.2;
constexpr double onPage = 0.05;
constexpr double nameSaysMore = 0.6; // penalty for a name's word that was not asked for
constexpr double headSaysMore = 0.3;
constexpr double saysLittleMore = 0.05;
constexpr qsizetype mostPlans = 40;

} // namespace

// Whether a number can be what the question asks for. The kind of the rows is not what their cells count, and a
// percentage is an answer only if one is asked for.
bool CellPlans::mayTell(const TypedCell &cell, int row, int column) const
{
    const RowNames &names = m_rows[row];
    const Cover &head = m_columns[column];
    const WordBits said = names.label.all() | names.beside | head.all();
    const bool isTotalOfTitle = m_table.rows.members[row].role == Member::Total && m_asked.has(Operator::Total) &&
                                (m_title & m_asked.content & ~m_dimension) != 0;
    if ((said & m_asked.content & ~m_dimension) == 0 && !isTotalOfTitle)
        return false;
    if (cell.isNumber() && cell.unit == u"%" && !m_asked.wantsShare && isPartOfSomething(row, column))
        return false;
    const WordBits things = counted();
    const WordBits explains = names.label.all() | head.all() | (m_title & ~m_dimension) | names.group;
    return things == 0 || (things & (explains & ~(m_dimension & ~head.all()))) != 0;
}

// "% of total sales" is something other than sales; "Turnout (%)" is the turnout.
bool CellPlans::isPartOfSomething(int row, int column) const
{
    const bool isNamed = m_rows[row].label.isFull() || m_columns[column].isFull();
    return !isNamed || withoutBrackets(m_table.rows.members[row].name).contains(u'%') ||
           withoutBrackets(m_table.columns.members[column].name).contains(u'%');
}

double CellPlans::fitOf(const RowNames &row, const Cover &head, const Plan &plan) const
{
    WordBits seen = 0;
    double fit = 0;
    const auto gain = [&](WordBits words, double weight) {
        fit += countOf(words & ~seen) * weight;
        seen |= words;
    };
    gain(row.label.words | head.words, wordInName);
    gain(row.beside, inBeside);
    const bool needsGroup = (row.group & ~seen) != 0;
    gain(row.group, inGroup);
    gain(row.label.aside | head.aside | m_title | m_around, wordInTitle);
    gain(m_at.document, inDocument);
    gain(plan.byPage, onPage);
    fit -= row.label.extra * nameSaysMore + head.extra * headSaysMore;
    fit -= (row.label.soft + head.soft) * saysLittleMore + (needsGroup ? 2 : 1) * row.groupExtra * saysLittleMore;
    return fit;
}

std::optional<Plan> CellPlans::planAt(int row, int column) const
{
    const TypedCell *cell = m_table.cell(row, column);
    const RowNames &names = m_rows[row];
    const Cover &head = m_columns[column];
    const Member &member = m_table.columns.members[column];
    if (!cell || cell->text.isEmpty() || member.role == Member::Reference || tellsOtherChange(column))
        return {};
    // Text in an unnamed column may be about anything; text that identifies the row is not what is asked for.
    if (!cell->isNumber() && member.name.isEmpty())
        return {};
    if (!cell->isNumber() && (m_names.wordsOf(cell->text) & m_asked.content & ~names.label.all()) != 0)
        return {};
    if (!mayTell(*cell, row, column))
        return {};
    Plan plan;
    plan.table = &m_table;
    plan.query.cells = {{row, column}};
    plan.explained = names.all() | head.all() | m_around;
    const WordBits rest = m_asked.content & ~plan.explained;
    plan.byPage = rest & ~m_asked.denials & (m_setting | (m_at.page & ~m_said));
    plan.unexplained = rest & ~plan.byPage;
    plan.query.isOfThings = m_asked.has(Operator::HowMany);
    // "North Sea, South Sea & Islands" above rows that are about all of these.
    const WordBits byTitle = m_asked.content & m_title & ~(names.all() | head.all() | m_dimension | m_at.document);
    const bool isOfSome = byTitle != 0 && (m_table.title.contains(u',') || m_table.title.contains(u'&')) &&
                          m_names.cover(m_table.title).extra > 0;
    plan.isSure = !isOfSome &&
                  (names.label.isFull() || (names.label.words == 0 && names.label.extra == 0) ||
                   (names.label.extra == 0 && names.beside != 0)) &&
                  head.extra == 0;
    plan.isOfBoth = names.label.isFull() && head.isFull() &&
                    (names.label.words & m_asked.content & ~m_dimension) != 0 &&
                    (head.words & m_asked.content & ~names.label.words) != 0;
    plan.fit = fitOf(names, head, plan);
    return plan;
}

QList<Plan> CellPlans::values(const std::optional<FiscalPeriod> &period) const
{
    QList<Plan> plans;
    for (int row = 0; row < m_rows.size(); ++row) {
        const RowNames &names = m_rows[row];
        const bool isAsked = (names.label.all() | names.beside) != 0 ||
                             (m_table.rows.members[row].role == Member::Total && m_asked.has(Operator::Total));
        for (int column = 0; isAsked && column < m_columns.size(); ++column) {
            if (period && !isOfTime(m_table, m_at.calendar, {row, column}, *period))
                continue;
            if (const std::optional<Plan> plan = planAt(row, column))
                plans.append(*plan);
        }
    }
    std::stable_sort(plans.begin(), plans.end(), [](const Plan &a, const Plan &b) {
        return std::pair(countOf(a.unexplained), -a.fit) < std::pair(countOf(b.unexplained), -b.fit);
    });
    if (plans.isEmpty())
        m_why = u"no cell matches"_s;
    return plans.mid(0, mostPlans);
}

// One row or one column at several times.
QList<Plan> CellPlans::overTime(TableQuery::Kind kind) const
{
    QList<FiscalPeriod> periods = m_asked.periods;
    if (kind != TableQuery::Mean && kind != TableQuery::Sum) {
        if (periods.size() == 1)
            periods.prepend(periods.first().previous());
        if (periods.size() < 2)
            return refused("it does not name two periods");
        periods = {periods.last(), periods.first()};
    }
    QList<CellPlace> cells;
    WordBits explained = 0;
    double fit = 0;
    for (const FiscalPeriod &period : periods) {
        QList<Plan> plans = values(period);
        plans.removeIf([&](const Plan &each) {
            const CellPlace place = each.query.cells.first();
            const bool isApart =
                !cells.isEmpty() && place.row != cells.first().row && place.column != cells.first().column;
            return isApart || !each.isSure || each.unexplained != 0 || each.byPage != 0 ||
                   !numberAt(place.row, place.column);
        });
        if (plans.isEmpty() || (plans.size() > 1 && plans[1].fit > plans[0].fit - 0.01))
            return refused(plans.isEmpty() ? "no cell matches its words and periods" : "several cells match");
        cells.append(plans.first().query.cells);
        explained |= plans.first().explained;
        fit += plans.first().fit / double(periods.size());
    }
    if (cells.size() < 2 || cells[0] == cells[1] || !areOfOneUnit(cells))
        return refused("the cells have different units");
    Plan plan = planOf(kind, cells, explained);
    plan.fit = fit;
    plan.query.isOverTime = true;
    return {plan};
}

} // namespace core
