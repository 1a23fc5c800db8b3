#include "core/tables/wordtables.h"

#include "core/tables/tablerows.h"

#include <algorithm>

namespace core {
namespace {

constexpr float leastWhite = 1.2f;     // smallest space between columns, in font sizes
constexpr float farApart = 3.5f;       // largest distance between two lines of a table, in line heights
constexpr float rowBreak = 1.35f;      // in smallest line distances: a new row begins
constexpr qsizetype leastGridRows = 3; // rows with cells in two columns, including the heads
constexpr qsizetype mostWordColumns = 12;
constexpr float betweenColumns = 1.5f; // space that text leaves before the next column, in font sizes
constexpr double mostProse = 60;       // mean number of characters per line of a cell
constexpr double mostlyWhole = 0.8;    // share of the lines below another that have a label and a cell
constexpr double mostlyFree = 0.5;     // share of the line breaks that the width of a column did not cause
constexpr qsizetype longestCell = 600;

struct WhiteParted // a range of the page's width
{
    float left = 0;
    float right = 0;
};

// The columns of a run of lines: the ranges covered by fragments, separated by space that none covers.
QList<WhiteParted> columnsWith(QList<WhiteParted> columns, const PrintedLine &line)
{
    for (const Fragment &each : line.fragments) {
        WhiteParted merged{each.box.left, each.box.right};
        const float near = leastWhite * each.size;
        columns.removeIf([&](const WhiteParted &column) {
            const bool touches = column.left < merged.right + near && merged.left < column.right + near;
            if (touches)
                merged = {std::min(merged.left, column.left), std::max(merged.right, column.right)};
            return touches;
        });
        const auto after = std::find_if(columns.begin(), columns.end(),
                                        [&](const WhiteParted &column) { return column.left > merged.left; });
        columns.insert(after, merged);
    }
    return columns;
}

int columnOf(const QList<WhiteParted> &columns, const Fragment &fragment)
{
    for (int i = 0; i < columns.size(); ++i) {
        if (fragment.center() >= columns[i].left && fragment.center() <= columns[i].right)
            return i;
    }
    return -1;
}

bool isListMark(QStringView text)
{
    if (std::none_of(text.begin(), text.end(), [](QChar c) { return c.isLetterOrNumber(); }))
        return true;
    return text.size() <= 4 && (text.endsWith(u'.') || text.endsWith(u')') || text.size() == 1);
}

// A run of lines that may be a table.
class WordRun
{
public:
    WordRun(const Page &page, const QList<PrintedLine> &lines, int first) : m_page(page), m_lines(lines), m_first(first)
    {
        m_columns = columnsWith({}, lines[first]);
        m_last = first;
    }

    int last() const { return m_last; }

    bool take(int index)
    {
        const PrintedLine &line = m_lines[index];
        const PrintedLine &above = m_lines[index - 1];
        if (line.box.top <= above.box.top ||
            line.box.top - above.box.bottom > farApart * std::max(line.height(), above.height()))
            return false;
        const QList<WhiteParted> columns = columnsWith(m_columns, line);
        if (columns.size() < 2 || columns.size() < m_columns.size())
            return false;
        m_columns = columns;
        m_last = index;
        return true;
    }

    std::optional<WordTable> table()
    {
        if (!isGrid())
            return {};
        findRows();
        if (m_rows.size() < leastGridRows || isList() || isProseBeside() || isContents())
            return {};
        return made();
    }

private:
    struct Cell
    {
        QString text;
        Fragment first;
        Box box;
    };
    using Row = QList<std::optional<Cell>>;

    bool isGrid() const
    {
        qsizetype wide = 0;
        qsizetype characters = 0;
        qsizetype fragments = 0;
        for (int i = m_first; i <= m_last; ++i) {
            wide += m_lines[i].fragments.size() > 1;
            for (const Fragment &each : m_lines[i].fragments) {
                characters += each.to - each.from;
                ++fragments;
            }
        }
        return wide >= leastGridRows && m_columns.size() >= 2 && m_columns.size() <= mostWordColumns &&
               double(characters) < mostProse * double(fragments);
    }

    const Fragment *inColumn(int line, int column) const
    {
        const QList<Fragment> &all = m_lines[line].fragments;
        const auto found = std::find_if(all.begin(), all.end(),
                                        [&](const Fragment &each) { return columnOf(m_columns, each) == column; });
        return found == all.end() ? nullptr : &*found;
    }

    // Whether a line break was not caused by the width of a column: the first word below would have fitted above.
    bool isFree(int line) const
    {
        for (int column = 0; column < m_columns.size(); ++column) {
            const Fragment *above = inColumn(line - 1, column);
            const Fragment *below = inColumn(line, column);
            if (!above || !below)
                continue;
            const Box &first = m_page.words[below->firstWord].box;
            const float blank = below->size / 4;
            const bool isLast = column + 1 == m_columns.size();
            const float end = std::max(m_columns[column].right,
                                       isLast ? 0 : m_columns[column + 1].left - betweenColumns * below->size);
            if (above->box.right + blank + first.right - first.left < end)
                return true;
        }
        return false;
    }

    // Whether lines that are not set apart are rows of their own: nearly all have a label and a cell, and many are
    // shorter than they would be if they continued the line above.
    bool isLineByLine(float rowDistance) const
    {
        int below = 0;
        int whole = 0;
        int freely = 0;
        for (int i = m_first + 1; i <= m_last; ++i) {
            if (m_lines[i].box.top - m_lines[i - 1].box.top > rowDistance)
                continue;
            ++below;
            const bool isWhole = inColumn(i, 0) && m_lines[i].fragments.size() > 1;
            whole += isWhole;
            freely += isWhole && isFree(i);
        }
        return whole >= mostlyWhole * below && freely >= mostlyFree * whole;
    }

    // If rows are set apart, the lines in between belong to one row, unless each is one; otherwise each line with a
    // label is a row.
    float breakBetweenRows() const
    {
        float least = 1e6f;
        float most = 0;
        for (int i = m_first; i < m_last; ++i) {
            const float distance = m_lines[i + 1].box.top - m_lines[i].box.top;
            least = std::min(least, distance);
            most = std::max(most, distance);
        }
        return most > rowBreak * least ? rowBreak * least : 0;
    }

    void findRows()
    {
        float rowDistance = breakBetweenRows();
        m_isInBlocks = rowDistance > 0 && isLineByLine(rowDistance);
        if (m_isInBlocks)
            rowDistance = 0;
        for (int i = m_first; i <= m_last; ++i) {
            const PrintedLine &line = m_lines[i];
            const bool hasLabel = columnOf(m_columns, line.fragments.first()) == 0;
            const bool isApart = i == m_first || line.box.top - m_lines[i - 1].box.top > rowDistance;
            if (i == m_first || (isApart && hasLabel))
                m_rows.append(Row(m_columns.size()));
            for (const Fragment &each : line.fragments)
                put(each);
        }
    }

    void put(const Fragment &fragment)
    {
        const int column = columnOf(m_columns, fragment);
        if (column < 0)
            return;
        std::optional<Cell> &cell = m_rows.last()[column];
        const QString text = textOf(m_page, fragment);
        if (!cell) {
            cell = Cell{text, fragment, fragment.box};
            return;
        }
        cell->text = (cell->text + u' ' + text).left(longestCell);
        cell->box = united(cell->box, fragment.box);
    }

    // Items with their bullets, or section numbers before titles.
    bool isList() const
    {
        if (m_columns.size() > 2)
            return false;
        const auto marks = std::count_if(m_rows.begin(), m_rows.end(), [](const Row &row) {
            return !row[0] || isListMark(row[0]->text) || row[0]->first.number;
        });
        return 2 * marks >= m_rows.size();
    }

    // Columns of running text: their lines continue the ones above.
    bool isProseBeside() const
    {
        const auto goingOn = std::count_if(m_rows.begin(), m_rows.end(),
                                           [](const Row &row) { return row[0] && row[0]->text[0].isLower(); });
        return 3 * goingOn >= m_rows.size();
    }

    // The last column has page numbers.
    bool isContents() const
    {
        double page = 0;
        int pages = 0;
        for (const Row &row : m_rows) {
            const std::optional<Cell> &last = row.last();
            if (!last || !last->first.number || last->first.number->value < page)
                continue;
            page = last->first.number->value;
            ++pages;
        }
        return 4 * pages >= 3 * m_rows.size();
    }

    // What is also in the same column of other rows is no heading: "Y", "*"; nor is a number among numbers of the same
    // form. Several blocks of labels and values have no headings.
    bool hasHeads() const
    {
        if (m_isInBlocks && m_columns.size() == 2)
            return false;
        const Row &first = m_rows.first();
        qsizetype cells = 0;
        qsizetype repeated = 0;
        for (qsizetype i = 1; i < first.size(); ++i) {
            if (!first[i])
                continue;
            const auto isSame = [&](const Row &row) { return row[i] && row[i]->text == first[i]->text; };
            const QString form = withoutDigits(first[i]->text);
            const auto hasForm = [&](const Row &row) { return row[i] && withoutDigits(row[i]->text) == form; };
            if (form.contains(u'0') &&
                2 * std::count_if(m_rows.begin() + 1, m_rows.end(), hasForm) >= m_rows.size() - 1)
                return false;
            ++cells;
            repeated += std::any_of(m_rows.begin() + 1, m_rows.end(), isSame);
        }
        return cells == 0 || repeated < cells;
    }

    // "E250.00 each" and "E40.00 each" have the same form; "Week 1" and "Unit 4" have not.
    static QString withoutDigits(const QString &text)
    {
        QString form;
        for (const QChar c : text) {
            if (!c.isDigit())
                form += c;
            else if (!form.endsWith(u'0'))
                form += u'0';
        }
        return form;
    }

    static bool isLabelAlone(const Row &row)
    {
        return row.first() &&
               std::none_of(row.begin() + 1, row.end(), [](const auto &cell) { return cell.has_value(); });
    }

    WordTable made() const
    {
        WordTable found;
        found.first = m_first;
        found.last = m_last;
        Table &table = found.table;
        const bool isNamed = hasHeads();
        const Row heads = isNamed ? m_rows.first() : Row(m_rows.first().size());
        table.labelHead = heads[0] ? heads[0]->text : QString();
        for (qsizetype i = 1; i < heads.size(); ++i) {
            TableColumn column;
            column.head = heads[i] ? heads[i]->text : QString();
            table.columns.append(column);
        }
        table.box = m_lines[m_first].box;
        QString section;
        for (qsizetype i = isNamed ? 1 : 0; i < m_rows.size(); ++i) {
            const Row &each = m_rows[i];
            const bool hasRow = i + 1 < m_rows.size() && !isLabelAlone(m_rows[i + 1]);
            if (m_isInBlocks && isLabelAlone(each) && hasRow && !each.first()->text.front().isLower()) {
                section = each.first()->text;
                continue;
            }
            table.rows.append(rowOf(each));
            table.rows.last().section = section;
        }
        for (const TableRow &row : std::as_const(table.rows))
            table.box = united(table.box, row.box);
        return found;
    }

    TableRow rowOf(const Row &cells) const
    {
        TableRow row;
        bool hasBox = false;
        for (qsizetype i = 0; i < cells.size(); ++i) {
            if (!cells[i])
                continue;
            row.box = hasBox ? united(row.box, cells[i]->box) : cells[i]->box;
            hasBox = true;
            if (i == 0) {
                row.label = cells[i]->text;
                row.from = cells[i]->first.from;
                row.length = cells[i]->first.to - row.from;
                continue;
            }
            TableCell cell = tableCell(m_page, cells[i]->first, int(i) - 1);
            if (cell.text != cells[i]->text)
                cell.number.reset();
            cell.text = cells[i]->text;
            cell.box = cells[i]->box;
            row.cells.append(cell);
        }
        return row;
    }

    const Page &m_page;
    const QList<PrintedLine> &m_lines;
    const int m_first;
    int m_last = 0;
    QList<WhiteParted> m_columns;
    QList<Row> m_rows;
    bool m_isInBlocks = false; // blocks of rows with one line each
};

} // namespace

QList<WordTable> wordTablesIn(const Page &page, const QList<PrintedLine> &lines, const QList<bool> &used)
{
    QList<WordTable> tables;
    for (int i = 0; i < lines.size(); ++i) {
        if (used[i] || lines[i].fragments.size() < 2)
            continue;
        WordRun run(page, lines, i);
        for (int next = i + 1; next < lines.size() && !used[next] && run.take(next); ++next) {
        }
        if (std::optional<WordTable> table = run.table()) {
            tables.append(*std::move(table));
            i = run.last();
        }
    }
    return tables;
}

} // namespace core
