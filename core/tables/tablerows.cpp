#include "core/tables/tablerows.h"

#include "core/language/lexicon.h"
#include "core/tables/periods.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace core {
namespace {

constexpr qsizetype longestLabel = 600;
constexpr qsizetype longestSection = 120;
constexpr float sameIndent = 2; // in points
constexpr float nowhere = -1e6f;
constexpr float samePitch = 1.3f;     // in distances between two rows
constexpr float nextLine = 2;         // largest distance between two lines of a cell, in font sizes
constexpr float mostAcross = 0.6f;    // largest width of a section in the middle, relative to the table
constexpr float almostAsLarge = 0.9f; // smallest print of such a section, relative to the rows
constexpr float fullLine = 6;         // space that a label of several lines may leave before the columns, in font sizes

struct LabelLine
{
    int line = -1;
    QString text;
    Fragment fragment;
};

class RowMaker
{
public:
    RowMaker(const Page &page, const QList<PrintedLine> &lines, const Grid &grid, QString section)
        : m_page(page),
          m_lines(lines),
          m_grid(grid),
          m_rowsLeft(leftOfRows())
    {
        if (!section.isEmpty())
            m_sections.append({section, -1});
    }

    QList<TableRow> make(const Heads &heads)
    {
        for (const int line : heads.sections)
            takeText(line);
        int last = m_grid.rows.first().line;
        for (const GridRow &row : m_grid.rows) {
            for (int line = last + 1; line < row.line; ++line)
                takeText(line);
            takeRow(row);
            last = row.line;
        }
        takeTail(last);
        return std::move(m_rows);
    }

    QString section() const { return m_sections.isEmpty() ? QString() : m_sections.last().text; }

private:
    struct Section
    {
        QString text;
        float left = 0;
        bool hasDeeper = false; // it has rows that are indented further
        bool isSecond = false;  // it directly follows another section with the same indent
        bool isAcross = false;  // it is in the middle of the table: all rows up to the next such section belong to it
    };

    static bool beginsLower(const QString &text)
    {
        return !text.isEmpty() && (text[0].isLower() || (text[0] == u'(' && text.size() > 1 && text[1].isLower()));
    }

    bool isLabel(const PrintedLine &line) const { return line.fragments.size() == 1 && !line.fragments.first().number; }

    void takeText(int index)
    {
        const PrintedLine &line = m_lines[index];
        if (!isLabel(line)) {
            settlePending();
            takeWordRow(line);
            return;
        }
        if (m_pending.isEmpty() && goesOnInCell(index))
            return;
        const QString text = textOf(m_page, line.fragments.first());
        if (!m_pending.isEmpty() && !goesOnInto(m_pending.last(), index, text))
            settlePending();
        if (m_pending.isEmpty() && belongsToRowAbove(index, text)) {
            m_rows.last().label += u' ' + text;
            m_rows.last().label.truncate(longestLabel);
            return;
        }
        m_pending.append({index, text, line.fragments.first()});
    }

    // Whether a line continues the label lines before it.
    bool goesOnInto(const LabelLine &above, int index, const QString &text) const
    {
        if (above.text.endsWith(u':') || m_lines[above.line].endsBlock || above.line + 1 != index)
            return false;
        const Box &box = m_lines[above.line].box;
        const bool isFull = box.right > m_grid.labelRight - fullLine * above.fragment.size &&
                            box.right - box.left > 20 * above.fragment.size;
        return beginsLower(text) || endsOpen(above.text) || isFull;
    }

    // A label whose numbers are in its first line.
    bool belongsToRowAbove(int index, const QString &text) const
    {
        return !m_rows.isEmpty() && m_lastRow + 1 == index && !m_lines[m_lastRow].endsBlock && beginsLower(text) &&
               !(index + 1 < m_lines.size() && !m_lines[index].endsBlock && isGoingOn(m_lines[index + 1]) &&
                 !endsOpen(m_rows.last().label));
    }

    // The next line of a text cell, just below it; the row's label is to its left.
    bool goesOnInCell(int index)
    {
        const PrintedLine &line = m_lines[index];
        const Fragment &below = line.fragments.first();
        if (m_rows.isEmpty() || m_lastRow < 0 || m_lastCellLine + 1 != index ||
            below.box.left < m_grid.labelLeft + below.size)
            return false;
        const float distance = line.box.top - m_lines[m_lastCellLine].box.top;
        for (TableCell &cell : m_rows.last().cells) {
            const bool isAbove = !cell.number && std::abs(cell.box.left - below.box.left) < sameIndent;
            if (!isAbove || distance <= 0 || distance > nextLine * below.size || m_rows.last().label.isEmpty())
                continue;
            cell.text = (cell.text + u' ' + textOf(m_page, below)).left(longestLabel);
            cell.box = united(cell.box, below.box);
            m_rows.last().box = united(m_rows.last().box, below.box);
            m_lastCellLine = index;
            return true;
        }
        return false;
    }

    bool isGoingOn(const PrintedLine &line) const
    {
        return !line.fragments.isEmpty() && !line.fragments.first().number &&
               beginsLower(textOf(m_page, line.fragments.first()));
    }

    // Words under the columns, such as "n/a", or other rows without numbers.
    void takeWordRow(const PrintedLine &line)
    {
        TableRow row;
        const Fragment &first = line.fragments.first();
        const bool hasLabel = first.box.right < m_grid.labelRight + first.size;
        for (qsizetype i = hasLabel ? 1 : 0; i < line.fragments.size(); ++i) {
            const int band = bandOf(m_grid.bands, line.fragments[i].box, line.fragments[i].size);
            row.cells.append(tableCell(m_page, line.fragments[i], band));
        }
        const bool hasPlace =
            std::any_of(row.cells.begin(), row.cells.end(), [](const TableCell &cell) { return cell.column >= 0; });
        if (!hasLabel || !hasPlace)
            return;
        setLabel(row, {first}, textOf(m_page, first));
        finish(row, line.box);
    }

    // If no row continues the label lines, the last of them names a section.
    void settlePending()
    {
        if (m_pending.isEmpty())
            return;
        QString text;
        for (const LabelLine &each : std::as_const(m_pending))
            text += (text.isEmpty() ? QString() : QStringLiteral(" ")) + each.text;
        const float left = m_pending.first().fragment.box.left;
        const bool isAcross = m_pending.size() == 1 && this->isAcross(m_pending.first());
        const bool isDescription = isOfRowAbove(m_pending.first().line, m_pending.last().line);
        m_pending.clear();
        if (isDescription || text.size() > longestSection || text.endsWith(u'.') || isPlainRemark(text))
            return;
        if (isAcross) {
            if (text.endsWith(u':'))
                text.chop(1);
            m_sections = {{text, left, false, false, true}};
            m_rowsBeforeSection = m_rows.size();
            return;
        }
        leaveSections(left);
        const bool isHeading = text.endsWith(u':');
        if (isHeading)
            text.chop(1);
        const bool isSecond = m_rowsBeforeSection == m_rows.size() && !m_sections.isEmpty() &&
                              std::abs(m_sections.last().left - left) < sameIndent;
        m_sections.append({text, left, false, isSecond && !isHeading});
        m_rowsBeforeSection = m_rows.size();
    }

    bool isOfRowAbove(int first, int last) const
    {
        return first == m_lastRow + 1 && describeRowAbove(m_lines, first, last);
    }

    // A short line in the middle of the table or the page, in print as large as the rows.
    bool isAcross(const LabelLine &pending) const
    {
        const Fragment &line = pending.fragment;
        if (beginsLower(pending.text) || isOfRowAbove(pending.line, pending.line))
            return false;
        const float right = m_grid.bands.isEmpty() ? m_grid.labelRight : m_grid.bands.last().right;
        return line.width() < mostAcross * (right - m_grid.labelLeft) &&
               line.box.left > m_grid.labelLeft + 2 * line.size &&
               line.size > almostAsLarge * m_lines[m_grid.rows.first().line].size &&
               (isInMiddle(line, (m_grid.labelLeft + right) / 2) || isInMiddle(line, m_page.width / 2));
    }

    static bool isPlainRemark(const QString &text) { return text.startsWith(u'(') && text.endsWith(u')'); }

    // A line as far to the left as the name of a section with indented rows is not part of it.
    void leaveSections(float left)
    {
        while (!m_sections.isEmpty() && m_sections.last().left >= 0 && !m_sections.last().isAcross &&
               (left < m_sections.last().left - sameIndent ||
                (m_sections.last().hasDeeper && left < m_sections.last().left + sameIndent)))
            m_sections.removeLast();
        if (!m_sections.isEmpty() && !m_sections.last().isAcross && left > m_sections.last().left + sameIndent)
            m_sections.last().hasDeeper = true;
    }

    // The row's own label is the last line of the label above.
    bool joinsPending(const GridRow &row, const QString &label) const
    {
        const LabelLine &above = m_pending.last();
        if (above.text.endsWith(u':') || m_lines[above.line].endsBlock)
            return false;
        return goesOnInto(above, row.line, label) || isHangingIndent(above, row);
    }

    // The left edge of most rows' labels, if few of these rows have a line of words further to the left above them, as
    // such lines name sections. Otherwise `nowhere`.
    float leftOfRows() const
    {
        std::vector<float> lefts;
        for (const GridRow &row : m_grid.rows) {
            if (!row.label.isEmpty())
                lefts.push_back(row.label.first().box.left);
        }
        if (lefts.empty())
            return nowhere;
        const auto middle = lefts.begin() + std::ptrdiff_t(lefts.size() / 2);
        std::nth_element(lefts.begin(), middle, lefts.end());
        qsizetype below = 0;
        for (const GridRow &row : m_grid.rows) {
            const PrintedLine *above = row.line > 0 ? &m_lines[row.line - 1] : nullptr;
            below += above && isLabel(*above) && above->box.left < *middle - sameIndent;
        }
        return 2 * below > m_grid.rows.size() ? nowhere : *middle;
    }

    // Whether it is the second line of a label, indented and just below the first.
    bool isHangingIndent(const LabelLine &above, const GridRow &row) const
    {
        if (m_pending.size() > 1 || row.label.isEmpty())
            return false;
        const float left = row.label.first().box.left;
        const float indent = left - above.fragment.box.left;
        const bool isLong = above.fragment.box.right > m_grid.labelRight - fullLine * above.fragment.size;
        return isLong && indent > sameIndent && indent < 2 * above.fragment.size &&
               std::abs(left - m_rowsLeft) > sameIndent;
    }

    void takeRow(const GridRow &gridRow)
    {
        QString label;
        for (const Fragment &each : gridRow.label)
            label += (label.isEmpty() ? QString() : QStringLiteral(" ")) + textOf(m_page, each);
        QList<Fragment> fragments = gridRow.label;
        const bool isBelowLabel = !m_pending.isEmpty() && m_pending.last().line + 1 == gridRow.line &&
                                  !(m_pending.size() == 1 && isAcross(m_pending.first()));
        if (isBelowLabel && (label.isEmpty() || joinsPending(gridRow, label))) {
            QString joined;
            for (const LabelLine &each : std::as_const(m_pending))
                joined += each.text + u' ';
            label = (joined + label).trimmed();
            fragments.prepend(m_pending.first().fragment);
            m_pending.clear();
        }
        settlePending();
        TableRow row;
        Box box = m_lines[gridRow.line].box;
        if (label.isEmpty()) {
            row.isWeak = !section().isEmpty();
            row.label = row.isWeak ? totalOf(section()) : QString();
        } else {
            setLabel(row, fragments, label);
            box = united(box, fragments.first().box);
        }
        for (const GridCell &cell : gridRow.cells)
            row.cells.append(tableCell(m_page, cell.fragment, cell.band));
        m_lastRow = gridRow.line;
        m_lastCellLine = gridRow.line;
        finish(row, box);
    }

    static QString totalOf(const QString &section)
    {
        const QString total = lexicon().lines("total-words", "en").value(0).words.value(0);
        return total + u' ' + section;
    }

    void setLabel(TableRow &row, const QList<Fragment> &fragments, const QString &label)
    {
        row.label = label.left(longestLabel);
        row.from = fragments.first().from;
        row.length = std::max(0, fragments.last().to - row.from);
        leaveSections(fragments.first().box.left);
    }

    // "Basic 9.72" below "Earnings per share", not "Market capitalization 330,237" below "Market and per share data".
    static bool hasCents(const TableRow &row)
    {
        bool has = false;
        for (const TableCell &cell : row.cells) {
            if (!cell.number || cell.isDash)
                continue;
            if (*cell.number == std::floor(*cell.number) && !cell.text.contains(u'.'))
                return false;
            has = true;
        }
        return has;
    }

    void finish(TableRow &row, const Box &box)
    {
        row.section = section();
        row.mayMissRow = !m_sections.isEmpty() && m_sections.last().isSecond && !m_sections.last().hasDeeper;
        row.unit = unitIn(row.label);
        row.isPerUnit = isPerUnit(row.label) || (isPerUnit(row.section) && hasCents(row));
        row.box = box;
        m_rows.append(row);
    }

    // Text-only rows after the last one with numbers, at most as far apart as that is from the row before it.
    int takeWordRows(int last)
    {
        const qsizetype count = m_grid.rows.size();
        const float pitch = count > 1 ? m_lines[last].box.top - m_lines[m_grid.rows[count - 2].line].box.top : 0;
        while (last + 1 < m_lines.size() && !m_lines[last].endsBlock) {
            const PrintedLine &next = m_lines[last + 1];
            const float down = next.box.top - m_lines[last].box.top;
            const bool isBelow = down > 0 && down < samePitch * pitch;
            const bool areCells =
                std::all_of(next.fragments.begin() + 1, next.fragments.end(), [&](const Fragment &each) {
                    return !each.number && !namesPeriod(textOf(m_page, each)) &&
                           bandOf(m_grid.bands, each.box, each.size) >= 0;
                });
            if (!isBelow || next.fragments.size() < 2 || !areCells)
                break;
            const qsizetype before = m_rows.size();
            takeWordRow(next);
            if (m_rows.size() == before)
                break;
            ++last;
        }
        return last;
    }

    // Takes the rest of the last label, and rows without numbers.
    void takeTail(int last)
    {
        settlePending();
        while (last + 1 < m_lines.size() && isLabel(m_lines[last + 1]) && goesOnInCell(last + 1))
            ++last;
        if (const int words = takeWordRows(last); words > last)
            return;
        const int next = last + 1;
        if (next < m_lines.size() && isLabel(m_lines[next]) && m_lines[next].box.right < m_grid.labelRight &&
            m_lines[next].box.top > m_lines[last].box.top &&
            belongsToRowAbove(next, textOf(m_page, m_lines[next].fragments.first())))
            m_rows.last().label += u' ' + textOf(m_page, m_lines[next].fragments.first());
    }

    const Page &m_page;
    const QList<PrintedLine> &m_lines;
    const Grid &m_grid;
    const float m_rowsLeft;
    QList<Section> m_sections;
    qsizetype m_rowsBeforeSection = -1; // rows that existed when the last section began
    QList<LabelLine> m_pending;
    QList<TableRow> m_rows;
    int m_lastRow = -2;      // line of the last row
    int m_lastCellLine = -2; // last line that continues one of its cells
};

} // namespace

QList<TableRow> tableRows(const Page &page, const QList<PrintedLine> &lines, const Grid &grid, const Heads &heads,
                          QString *section)
{
    RowMaker maker(page, lines, grid, *section);
    QList<TableRow> rows = maker.make(heads);
    *section = maker.section();
    return rows;
}

TableCell tableCell(const Page &page, const Fragment &fragment, int column)
{
    TableCell cell;
    cell.text = textOf(page, fragment);
    if (fragment.number) {
        cell.number = fragment.number->value;
        cell.isDash = fragment.number->isDash;
        cell.isPercent = fragment.number->isPercent;
    }
    cell.column = column;
    cell.from = fragment.from;
    cell.length = fragment.to - fragment.from;
    cell.box = fragment.box;
    return cell;
}

} // namespace core
