// A page with one table of random words and numbers, as text and as Attest reads it.
#pragma once

#include "core/language/textmatch.h"
#include "core/values/table.h"

#include <QRandomGenerator>

namespace tests {

// An empty cell leaves no trace in the text.
struct TablePage
{
    core::Passage passage;
    core::Table table;
    QList<QStringList> grid; // as expected: headings first, the label in front

    QStringList expected(qsizetype from, qsizetype count) const
    {
        QStringList lines;
        for (qsizetype i = from; i < from + count; ++i) {
            QStringList cells = grid[i];
            while (cells.last().isEmpty())
                cells.removeLast();
            lines.append(cells.join(u'\t'));
        }
        return lines;
    }

    core::Stretch rows(int first, int last) const // first and last: indexes into table.rows
    {
        const core::TableRow &end = table.rows[last];
        const core::TableCell *cell = &end.cells.first();
        for (const core::TableCell &each : end.cells)
            cell = each.length > 0 ? &each : cell;
        return {table.rows[first].from, std::max(cell->from + cell->length, end.from + end.length)};
    }
};

inline QString wordsOf(QRandomGenerator &random, int most)
{
    QStringList words;
    for (int count = random.bounded(1, most + 1); count > 0; --count) {
        QString word;
        for (int length = random.bounded(3, 9); length > 0; --length)
            word += QChar(u'a' + random.bounded(26));
        words.append(word);
    }
    words.first()[0] = words.first().at(0).toUpper();
    return words.join(u' ');
}

inline void append(TablePage &page, const QString &text, int *from, int *length)
{
    QString &all = page.passage.text;
    if (!all.isEmpty() && !all.endsWith(u'\n') && !text.isEmpty())
        all += u' ';
    *from = int(all.size());
    *length = int(text.size());
    all += text;
}

// In every third table, the label column has no heading. `isSparse`: some rows have no label.
inline TablePage tablePage(QRandomGenerator &random, const QString &above, bool isSparse = false)
{
    TablePage page;
    page.table.page = 1;
    page.passage.text = above;
    const int columns = random.bounded(2, 6);
    int from = 0;
    int length = 0;
    page.table.labelHead = random.bounded(3) == 0 ? QString() : wordsOf(random, 1);
    append(page, page.table.labelHead, &from, &length);
    page.grid.append({page.table.labelHead});
    for (int i = 0; i < columns; ++i) {
        core::TableColumn column;
        column.head = wordsOf(random, 2);
        append(page, column.head, &from, &length);
        page.table.columns.append(column);
        page.grid.last().append(column.head);
    }
    for (int count = random.bounded(2, 7); count > 0; --count) {
        page.passage.text += u'\n';
        core::TableRow row;
        row.label = isSparse && !page.table.rows.isEmpty() && random.bounded(4) == 0 ? QString() : wordsOf(random, 3);
        append(page, row.label, &row.from, &row.length);
        page.grid.append({row.label});
        for (int i = 0; i < columns; ++i) {
            core::TableCell cell;
            cell.column = i;
            cell.text = i > 0 && random.bounded(4) == 0 ? QString() : QString::number(random.bounded(10'000));
            append(page, cell.text, &cell.from, &cell.length);
            page.grid.last().append(cell.text);
            if (!cell.text.isEmpty())
                row.cells.append(cell);
        }
        page.table.rows.append(row);
    }
    page.passage.spans = {{0, int(page.passage.text.size()), 1, 0}};
    return page;
}

} // namespace tests
