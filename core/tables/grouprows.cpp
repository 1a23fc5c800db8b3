#include "core/tables/grouprows.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace core {
namespace {

constexpr qsizetype leastOfEach = 2; // fewest rows with the group's name, and fewest rows below them without
constexpr float sameEdge = 3;        // in points

class Groups
{
public:
    Groups(Table &table, const Page &page) : m_table(table), m_page(page) {}

    void name()
    {
        for (int column = 0; column < m_table.columns.size(); ++column) {
            if (!isOfWords(column))
                continue;
            const QList<bool> below = rowsBelow(column);
            if (below.count(true) >= leastOfEach && beginWithNames(column, below))
                rename(column, below);
            return;
        }
    }

private:
    static const TableCell *cellIn(const TableRow &row, int column)
    {
        const auto cell = std::find_if(row.cells.begin(), row.cells.end(),
                                       [&](const TableCell &each) { return each.column == column; });
        return cell == row.cells.end() ? nullptr : &*cell;
    }

    bool isOfWords(int column) const
    {
        qsizetype words = 0;
        for (const TableRow &row : m_table.rows) {
            const TableCell *cell = cellIn(row, column);
            if (cell && cell->number)
                return false;
            words += cell && !row.label.isEmpty();
        }
        return words >= leastOfEach;
    }

    // Left edge of a row's label; negative if its place is unknown.
    float labelLeft(const TableRow &row) const
    {
        const auto word = std::lower_bound(m_page.words.begin(), m_page.words.end(), row.from,
                                           [](const Word &each, int from) { return each.from < from; });
        return row.length == 0 || word == m_page.words.end() || word->from != row.from ? -1 : word->box.left;
    }

    // Rows whose label is in this column, below a row with a label of its own.
    QList<bool> rowsBelow(int column)
    {
        float left = 1e9f;
        float labels = 1e9f; // left edge of the labels
        for (const TableRow &row : m_table.rows) {
            if (const TableCell *cell = cellIn(row, column)) {
                left = std::min(left, cell->box.left);
                labels = std::min(labels, labelLeft(row));
            }
        }
        QList<bool> below;
        bool isInGroup = false;
        for (const TableRow &row : m_table.rows) {
            const float own = labelLeft(row);
            const bool isInColumn = !cellIn(row, column) && own >= left - sameEdge && own > labels + sameEdge;
            const bool stands = isInGroup && isInColumn;
            m_beginsWithoutName = m_beginsWithoutName || (isInColumn && below.count(true) == 0 && !isInGroup);
            isInGroup = cellIn(row, column) || stands;
            below.append(stands && row.section == m_table.rows.first().section);
        }
        return below;
    }

    // Whether each group's name is in its first row rather than half-way down: then groups have the same size, or begin
    // alike, and none repeats a label.
    bool beginWithNames(int column, const QList<bool> &below) const
    {
        QList<qsizetype> sizes;
        QHash<QString, int> openings;
        QSet<QString> said; // labels used in a group
        for (qsizetype i = 0; i < m_table.rows.size(); ++i) {
            const TableRow &row = m_table.rows[i];
            const TableCell *cell = cellIn(row, column);
            if (!cell && !below[i])
                continue;
            if (cell) {
                sizes.append(0);
                said.clear();
                ++openings[cell->text];
            }
            const QString text = cell ? cell->text : row.label;
            if (said.contains(text))
                return false;
            said.insert(text);
            ++sizes.last();
        }
        const auto isUsual = [&](qsizetype size) { return size == sizes.first(); };
        const bool areAlike =
            sizes.first() > 1 && std::all_of(sizes.begin(), sizes.end() - 1, isUsual) && sizes.last() <= sizes.first();
        const int most = *std::max_element(openings.cbegin(), openings.cend());
        return !m_beginsWithoutName && (areAlike || (most >= leastOfEach && 2 * most > sizes.size()));
    }

    void rename(int column, const QList<bool> &below)
    {
        QString group;
        for (qsizetype i = 0; i < m_table.rows.size(); ++i) {
            TableRow &row = m_table.rows[i];
            if (const TableCell *cell = cellIn(row, column)) {
                group = row.label;
                row.label = cell->text;
                row.from = cell->from;
                row.length = cell->length;
            } else if (!below[i]) {
                group.clear();
            }
            if (!group.isEmpty())
                row.section = group;
            row.cells.removeIf([&](const TableCell &each) { return each.column == column; });
            for (TableCell &each : row.cells)
                each.column -= each.column > column;
        }
        m_table.labelHead = m_table.columns[column].head;
        m_table.columns.removeAt(column);
    }

    Table &m_table;
    const Page &m_page;
    bool m_beginsWithoutName = false; // a row in the column comes before all names of groups
};

} // namespace

void nameGroups(Table &table, const Page &page)
{
    Groups(table, page).name();
}

} // namespace core
