#include "core/extractive/spans/tablerowspans.h"

#include "core/chunking/headings.h"
#include "core/language/terms.h"

#include <QSet>

#include <algorithm>

namespace core {
namespace {

constexpr int longestHead = 60; // characters of a column head that are used

// Finds characters [from, from + length) of a page in the passage; empty if some are missing.
Stretch placeIn(const Passage &passage, int page, int from, int length)
{
    for (const Span &span : passage.spans) {
        const int at = from - span.pageFrom;
        if (span.page == page && at >= 0 && at + length <= span.length)
            return {span.from + at, span.from + at + length};
    }
    return {};
}

void widen(Stretch &all, const Stretch &part)
{
    all = all.isEmpty() ? part : Stretch{std::min(all.from, part.from), std::max(all.to, part.to)};
}

// Extends to whole lines, because a currency sign before a cell is not part of it.
Stretch wholeLines(const QString &text, const Stretch &row)
{
    const qsizetype before = row.from > 0 ? text.lastIndexOf(u'\n', row.from - 1) : -1;
    const qsizetype behind = text.indexOf(u'\n', row.to);
    Stretch lines{int(before + 1), int(behind < 0 ? text.size() : behind)};
    while (lines.from < lines.to && text[lines.from].isSpace())
        ++lines.from;
    while (lines.to > lines.from && text[lines.to - 1].isSpace())
        --lines.to;
    return lines;
}

// Fields may share lines with others, so a field's place ends with its value.
Stretch placeOf(const Passage &passage, const Table &table, const TableRow &row, bool isField)
{
    Stretch all;
    if (row.length > 0) {
        all = placeIn(passage, table.page, row.from, row.length);
        if (all.isEmpty())
            return {};
    }
    for (const TableCell &cell : row.cells) {
        if (cell.length == 0)
            continue;
        const Stretch place = placeIn(passage, table.page, cell.from, cell.length);
        if (place.isEmpty())
            return {};
        widen(all, place);
    }
    return all.isEmpty() || isField ? all : wholeLines(passage.text, all);
}

// The label of a field alone, if more than its value follows it.
Stretch leadOf(const Passage &passage, const Table &table, const TableRow &row, Stretch *value)
{
    if (row.cells.size() != 1 || row.length == 0)
        return {};
    const TableCell &cell = row.cells.first();
    const Stretch label = placeIn(passage, table.page, row.from, row.length);
    const Stretch own = placeIn(passage, table.page, cell.from, cell.length);
    if (label.isEmpty() || own.isEmpty() || own.from <= label.to ||
        QStringView(passage.text).sliced(label.to, own.from - label.to).trimmed().isEmpty())
        return {};
    *value = own;
    return label;
}

// "label; Head: cell; Head: cell", like rows in the training data; a field as "label: value".
QString readRow(const Table &table, const TableRow &row, bool isField)
{
    QStringList parts;
    if (isField && row.cells.size() == 1 && !row.label.isEmpty()) {
        const QString label = row.label.simplified();
        return label + QLatin1String(label.endsWith(u':') ? " " : ": ") + row.cells.first().text.simplified();
    }
    if (!row.label.isEmpty())
        parts.append(row.label.simplified());
    for (const TableCell &cell : row.cells) {
        const QString text = cell.text.simplified();
        if (text.isEmpty())
            continue;
        const QString head = table.columns.value(cell.column).head.simplified().left(longestHead);
        parts.append(head.isEmpty() ? text : head + QStringLiteral(": ") + text);
    }
    return parts.join(QStringLiteral("; "));
}

QString readOver(const Passage &passage, const Table &table, const TableRow &row)
{
    QStringList over;
    const QString title = passage.heading.section(headingSeparator, -1);
    for (const QString &part : {title, row.section, table.caption, table.labelHead}) {
        const QString text = part.simplified();
        if (!text.isEmpty() && !over.contains(text))
            over.append(text);
    }
    return over.join(QStringLiteral(" \u00b7 "));
}

} // namespace

QList<RowSpan> rowSpans(const Passage &passage, const QList<Table> &tables)
{
    QList<RowSpan> rows;
    for (const Table &table : tables) {
        const bool hasFields =
            table.columns.size() == 1 && table.columns.first().head.isEmpty() && table.labelHead.isEmpty();
        for (const TableRow &row : table.rows) {
            const bool says = std::any_of(row.cells.begin(), row.cells.end(),
                                          [](const TableCell &cell) { return !cell.text.isEmpty(); });
            Stretch at = says ? placeOf(passage, table, row, hasFields) : Stretch();
            const Stretch lead = hasFields && !at.isEmpty() ? leadOf(passage, table, row, &at) : Stretch();
            if (!at.isEmpty() && at.to - at.from <= longestSpan)
                rows.append({at, lead, readRow(table, row, hasFields), readOver(passage, table, row), hasFields});
        }
    }
    std::stable_sort(rows.begin(), rows.end(),
                     [](const RowSpan &a, const RowSpan &b) { return a.at.from < b.at.from; });
    return rows;
}

bool isTableHead(QStringView line, const QList<Table> &tables)
{
    for (const Table &table : tables) {
        QSet<QString> known;
        const auto learn = [&](const QString &text) {
            forEachTerm(text, [&](QStringView term, int, int) { known.insert(term.toString()); });
        };
        for (const TableColumn &column : table.columns)
            learn(column.head);
        learn(table.labelHead);
        int all = 0;
        int there = 0;
        forEachTerm(line, [&](QStringView term, int, int) {
            ++all;
            there += known.contains(term.toString());
        });
        if (all > 0 && there == all)
            return true;
    }
    return false;
}

} // namespace core
