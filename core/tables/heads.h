// Finds what is printed above a table's columns: heads of several lines, heads spanning several columns, the caption,
// the scale. Private to this folder.
#pragma once

#include "core/tables/grid.h"

namespace core {

struct Heads
{
    QStringList columns; // for each band, its lines joined
    QString labels;      // above the labels
    int first = 0;       // first line that belongs to the table
    QList<int> sections; // label-only lines between the heads and the first row
    QStringList lines;   // all text above the table, the nearest first: for scale and unit
};

Heads headsOf(const Page &page, const QList<PrintedLine> &lines, const Region &region, const Grid &grid);

// The line that names the table, above or below it. `remarks` receives text that was skipped: "(in thousands)".
QString captionOf(const Page &page, const QList<PrintedLine> &lines, const Region &region, const Heads &heads,
                  QStringList &remarks);

// Searches the lines before `first`, the nearest first, down to `after`, the last line of the table before; 1: not
// given.
double scaleAbove(const Page &page, const QList<PrintedLine> &lines, int first, int after);

} // namespace core
