// Determines what the words of a question mean in a table: part of the name of a row or a column, part of the title, or
// nothing. Also finds the rows that are parts, and the column that explains the remaining words. Plans for cells and
// rows build on this.
#pragma once

#include "core/query/names.h"
#include "core/query/planner.h"
#include "core/query/rowfilter.h"

#include <QSet>

#include <bit>

namespace core {

constexpr double wordInName = 1.0; // weights of a word of the question, by where it is found
constexpr double wordInTitle = 0.4;
constexpr qsizetype leastParts = 2; // minimum number of rows worth comparing or adding
constexpr double nearlyAll = 0.005; // rounding error allowed in the sum of parts, as a share of the total

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

    QString why() const { return m_why; } // why the last plan could not be made
    bool namesDimension() const;
    bool isFiltered() const { return m_filter.has_value(); } // whether the question selects rows by one of their cells

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
    QString measureOf(int column) const;
    // Words that explain a question about rows, except words of cells, which may distinguish rows.
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
    bool m_isByTitle = false; // only the title names the kind of rows, so their values must add up to a total
    WordBits m_said = 0;      // words in the name of any member: a cell without them is not meant
    WordBits m_setting = 0;   // words above the table
    WordBits m_cellWords = 0; // words in cells other than the labels
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
    bool hasOtherMeasure() const;

    QSet<QString> m_rowTerms;
};

} // namespace core
