#include "core/extractive/quoting/layout.h"

#include "core/values/citing.h"

#include <QMap>

#include <algorithm>

namespace core {
namespace {

// Places of a passage, and what comes before each instead of its white space.
class Breaks
{
public:
    void addLine(int at) { add(at, QStringLiteral("\n")); }
    void addCells(int at, int count) { add(at, QString(count, u'\t')); }
    void addLineWithCells(int at, int count) { add(at, u'\n' + QString(count, u'\t')); }

    QString before(int at) const { return m_before.value(at); }

private:
    void add(int at, const QString &white)
    {
        QString &had = m_before[at];
        if (had.isEmpty() || white.contains(u'\t')) // a cell is on the line of its row
            had = white;
    }

    QMap<int, QString> m_before;
};

bool hasColumns(const Table &table)
{
    return table.columns.size() > 1 || !table.labelHead.isEmpty() ||
           std::any_of(table.columns.begin(), table.columns.end(),
                       [](const TableColumn &column) { return !column.head.isEmpty(); });
}

struct Line
{
    int from = 0;
    int to = 0;
};

Line lineAt(const QString &text, int at)
{
    const qsizetype before = at > 0 ? text.lastIndexOf(u'\n', at - 1) : -1;
    const qsizetype behind = text.indexOf(u'\n', at);
    return {int(before + 1), int(behind < 0 ? text.size() : behind)};
}

// Where a row is in the passage: its label and its cells, from left to right. Empty if the passage does not have all of
// it, or if its parts are not in reading order, as in a row whose cells take several lines.
QList<std::pair<int, int>> cellsOf(const TableRow &row, const Table &table, const Passage &passage)
{
    QList<std::pair<int, int>> cells; // offset in the passage, column
    int end = 0;
    const auto take = [&](int from, int length, int column) {
        const std::optional<int> at = offsetIn(passage, table.page, from, length);
        if (!at || (!cells.isEmpty() && (*at < end || column <= cells.last().second)))
            return false;
        cells.append({*at, column});
        end = *at + length;
        return true;
    };
    if (row.length > 0 && !take(row.from, row.length, -1))
        return {};
    for (const TableCell &cell : row.cells) {
        if (cell.length > 0 && !take(cell.from, cell.length, cell.column))
            return {};
    }
    return cells;
}

// Where each heading begins in a line that has all of them in order, with their columns; empty for any other line.
QList<std::pair<int, int>> headsIn(const Line &line, const Table &table, const QString &text)
{
    QList<std::pair<int, int>> heads;
    QStringView rest = QStringView(text).sliced(line.from, line.to - line.from);
    int from = line.from;
    const auto take = [&](const QString &head, int column) {
        if (head.isEmpty())
            return true;
        const Stretch at = standingIn(rest, head);
        if (at.isEmpty() || !rest.first(at.from).trimmed().isEmpty())
            return false;
        heads.append({from + at.from, column});
        from += at.to;
        rest = rest.sliced(at.to);
        return true;
    };
    if (!take(table.labelHead, -1))
        return {};
    for (int i = 0; i < int(table.columns.size()); ++i) {
        if (!take(table.columns[i].head, i))
            return {};
    }
    return rest.trimmed().isEmpty() ? heads : QList<std::pair<int, int>>();
}

bool hasLabels(const Table &table)
{
    return !table.labelHead.isEmpty() ||
           std::any_of(table.rows.begin(), table.rows.end(), [](const TableRow &row) { return row.length > 0; });
}

// Empty cells before and between others need tabs as well.
void breakCells(const QList<std::pair<int, int>> &cells, const Table &table, Breaks &breaks)
{
    const int before = cells.first().second + (hasLabels(table) ? 1 : 0);
    if (before > 0)
        breaks.addLineWithCells(cells.first().first, before);
    for (qsizetype i = 1; i < cells.size(); ++i)
        breaks.addCells(cells[i].first, std::max(1, cells[i].second - cells[i - 1].second));
}

void breakTables(const QList<Table> &tables, const Stretch &quoted, const Passage &passage, Breaks &breaks)
{
    const auto isInside = [&](const QList<std::pair<int, int>> &cells) {
        return !cells.isEmpty() && cells.first().first >= quoted.from && cells.last().first < quoted.to;
    };
    for (const Table &table : tables) {
        if (!hasColumns(table))
            continue;
        for (const TableRow &row : table.rows) {
            const QList<std::pair<int, int>> cells = cellsOf(row, table, passage);
            if (isInside(cells))
                breakCells(cells, table, breaks);
        }
        for (Line line = lineAt(passage.text, quoted.from); line.from < quoted.to;
             line = lineAt(passage.text, line.to + 1)) {
            const QList<std::pair<int, int>> heads = headsIn(line, table, passage.text);
            if (isInside(heads)) {
                breaks.addLine(line.from);
                breaks.addLine(line.to);
                breakCells(heads, table, breaks);
            }
            if (line.to >= passage.text.size())
                break;
        }
    }
}

bool hasLines(SpanKind kind)
{
    return kind == SpanKind::Lines || kind == SpanKind::Title;
}

bool isLine(SpanKind kind)
{
    return kind == SpanKind::Row || kind == SpanKind::Item || kind == SpanKind::Field || kind == SpanKind::Caption;
}

// Whether there is nothing else in the lines of a stretch.
bool areWholeLines(const Stretch &at, const QString &text)
{
    const int from = lineAt(text, at.from).from;
    const int to = lineAt(text, at.to).to;
    const QStringView all(text);
    return all.sliced(from, at.from - from).trimmed().isEmpty() && all.sliced(at.to, to - at.to).trimmed().isEmpty();
}

// Headings are whole lines that are part of no span, apart from openings.
void breakHeadings(const QList<EvidenceSpan> &spans, const Stretch &quoted, const QString &text, Breaks &breaks)
{
    QList<Stretch> known{{quoted.to, quoted.to}};
    for (const EvidenceSpan &span : spans) {
        if (span.kind != SpanKind::Opening)
            known += {{span.from, span.to}, {span.leadFrom, span.leadTo}};
    }
    std::sort(known.begin(), known.end(),
              [](const Stretch &one, const Stretch &other) { return one.from < other.from; });
    int end = quoted.from;
    for (const Stretch &next : std::as_const(known)) {
        Stretch between{end, std::min(next.from, quoted.to)};
        while (!between.isEmpty() && text[between.from].isSpace())
            ++between.from;
        while (!between.isEmpty() && text[between.to - 1].isSpace())
            --between.to;
        if (!between.isEmpty() && areWholeLines(between, text)) {
            breaks.addLine(between.from);
            breaks.addLine(between.to);
        }
        end = std::max(end, next.to);
    }
}

void breakLines(const QList<EvidenceSpan> &spans, const Stretch &quoted, const QString &text, Breaks &breaks)
{
    for (const EvidenceSpan &span : spans) {
        const int to = std::min(span.to, quoted.to);
        if (span.from < quoted.from || span.from >= to || !(isLine(span.kind) || hasLines(span.kind)))
            continue;
        breaks.addLine(span.from);
        breaks.addLine(span.to);
        for (qsizetype at = text.indexOf(u'\n', span.from); hasLines(span.kind) && at >= 0 && at < to;
             at = text.indexOf(u'\n', at + 1)) {
            if (at + 1 < to && !text[at + 1].isLower()) // otherwise running text goes on
                breaks.addLine(int(at + 1));
        }
    }
}

} // namespace

QString laidOut(const Stretch &quoted, const QList<EvidenceSpan> &spans, const QList<Table> &tables,
                const Passage &passage)
{
    Breaks breaks;
    breakHeadings(spans, quoted, passage.text, breaks);
    breakLines(spans, quoted, passage.text, breaks);
    breakTables(tables, quoted, passage, breaks);
    QString text;
    QString white; // pending
    for (int at = quoted.from; at < quoted.to; ++at) {
        const QString before = breaks.before(at);
        if (before.contains(u'\t') || (!before.isEmpty() && !white.contains(u'\t')))
            white = before;
        const QChar c = passage.text[at];
        if (c.isSpace()) {
            if (white.isEmpty())
                white = QStringLiteral(" ");
        } else if (c != QChar::SoftHyphen) {
            text += text.isEmpty() ? QStringView(white).sliced(white.startsWith(u'\n') ? 1 : white.size())
                                   : QStringView(white);
            white.clear();
            text += c;
        }
    }
    return text;
}

Stretch headAbove(const Stretch &quoted, const QList<Table> &tables, const Passage &passage)
{
    for (const Table &table : tables) {
        const auto isQuoted = [&](const TableRow &row) {
            const QList<std::pair<int, int>> cells = cellsOf(row, table, passage);
            return !cells.isEmpty() && cells.first().first >= quoted.from && cells.last().first < quoted.to;
        };
        if (!hasColumns(table) || std::none_of(table.rows.begin(), table.rows.end(), isQuoted))
            continue;
        for (int end = quoted.from; end > 0;) {
            const Line line = lineAt(passage.text, end - 1);
            if (headsIn(line, table, passage.text).size() > 1)
                return {line.from, line.to};
            end = line.from;
        }
    }
    return {};
}

} // namespace core
