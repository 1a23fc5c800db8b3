// What the words of a question are in one table: names of its rows and columns, its title, or none of them; which rows
// are parts, which column has the rest of the words. What plans for cells and for rows are made from.
#pragma once

#include "core/query/names.h"
#include "core/query/planner.h"
#include "core/query/rowfilter.h"

#include <QSet>

#include <bit>

namespace core {

constexpr double wordInName = 1.0; // what a word of the question counts, by where it stands
constexpr double wordInTitle = 0.4;
constexpr qsizetype leastParts = 2; // rows that are worth comparing or adding
constexpr double nearlyAll = 0.005; // of a total that its parts may miss by rounding

inline int countOf(WordBits words)
{
    return std::popcount(words);
}

struct RowNames
{
    Cover label;
    WordBits group = 0;
    WordBits beside = 0;
    int groupExtra = 0;
    WordBits all() const { return label.all() | group | beside; }
};

class TableWords
{
public:
    TableWords(const AskedQuestion &asked, const TableAtHand &at, const TypedTable &table);

    QString why() const { return m_why; } // the last plan was not made
    bool namesDimension() const;
    bool isFiltered() const { return m_filter.has_value(); } // the question names some rows by a cell of theirs

protected:
    const TypedCell *numberAt(int row, int column) const;
    bool tellsOtherChange(int column) const;
    bool isTorn(const Member &row) const;
    WordBits counted() const;
    QList<int> namedRows() const;
    WordBits groupAsked() const;
    QList<int> parts() const;
    QList<int> partsIn(int column) const;
    bool areComplete(const QList<int> &rows, int column) const;
    bool areOfOneUnit(const QList<CellPlace> &cells) const;
    std::optional<int> columnFor(WordBits rest, const std::optional<FiscalPeriod> &period, WordBits *explained) const;
    QList<int> timesAsked(const QList<int> &rows) const;
    int lastYear() const;
    std::optional<FiscalPeriod> periodAsked() const;
    std::optional<Bound> boundAsked() const;
    QString measureOf(int column) const;
    // What explains a word of a question about rows: no word that a cell has, which may part them.
    WordBits aroundRows() const { return (m_around & ~m_cellWords) | m_dimension | m_setting; }
    bool isFilterSure() const;
    WordBits filterWords() const { return m_filter ? m_filter->words : 0; }
    bool isWithin(int row) const { return !m_filter || m_filter->rows.contains(row); }
    Plan planOf(TableQuery::Kind kind, const QList<CellPlace> &cells, WordBits explained) const;
    QList<Plan> refused(const char *why) const;

    const AskedQuestion &m_asked;
    const TableAtHand &m_at;
    const TypedTable &m_table;
    const NameMatch m_names;
    QList<RowNames> m_rows;
    QList<Cover> m_columns;
    WordBits m_dimension = 0;
    WordBits m_title = 0;
    WordBits m_around = 0;
    bool m_isByTitle = false; // what the rows are is said by the title alone: they have to add up
    WordBits m_said = 0;      // words that some name of a member has: another cell's where this one has them not
    WordBits m_setting = 0;   // words of what stands over the table
    WordBits m_cellWords = 0; // of cells beside the labels
    WordBits m_loose = 0;     // words that nothing of the table has, and that may be left over
    std::optional<RowFilter> m_filter;
    mutable QString m_why;

private:
    RowNames namesOfRow(const Member &row) const;
    bool hasTwin(const Member &row) const;
    Cover withoutTime(const QString &name, Cover cover) const;
    bool isGrid() const;
    WordBits thingsAsked() const;
    QList<int> latestOf(const QList<int> &columns) const;
    QList<int> totalOf(const QList<int> &columns) const;
    std::optional<int> columnMeant() const;
    bool areNames() const;
    bool hasOtherMeasure() const;

    QSet<QString> m_rowTerms;
};

} // namespace core
