// Finds the text above a table's columns: the column headings, which may have several lines or span several columns;
// the caption; and the scale. Private to this folder.
#pragma once

#include "core/tables/grid.h"

namespace core {

struct Heads
{
    QStringList columns; // one column heading per band, its lines joined
    QString labels;      // the heading above the labels
    int first = 0;       // first line that belongs to the table
    QList<int> sections; // lines with only a label, between the column headings and the first row
    QStringList lines;   // all text above the table, nearest line first: used for scale and unit
};

Heads headsOf(const Page &page, const QList<PrintedLine> &lines, const Region &region, const Grid &grid);

// The line that names the table, above or below it. `remarks` receives text that was skipped, such as "(in thousands)".
QString captionOf(const Page &page, const QList<PrintedLine> &lines, const Region &region, const Heads &heads,
                  QStringList &remarks);

// Whether the text contains parts of the headings of several columns, not one remark: "(GWh) cost (€) (thousand".
bool isTornOff(const QString &text);

// Searches the lines before `first`, nearest first, back to `after`, the last line of the previous table. Returns 1 if
// no scale is given.
double scaleAbove(const Page &page, const QList<PrintedLine> &lines, int first, int after);

} // namespace core
