// What stands over the columns of a table: heads of several lines, heads over several columns, the caption, the scale.
// Private to this folder.
#pragma once

#include "core/tables/grid.h"

namespace core {

struct Heads
{
    QStringList columns; // of each band, its lines joined
    QString labels;      // over the labels
    int first = 0;       // line that belongs to the table
    QList<int> sections; // lines of labels alone between the heads and the first row
    QStringList lines;   // all that was said over the table, the nearest first: for scale and unit
};

Heads headsOf(const Page &page, const QList<PrintedLine> &lines, const Region &region, const Grid &grid);

// The line that names the table, above or below it. `remarks` gets what was passed over: "(in thousands)".
QString captionOf(const Page &page, const QList<PrintedLine> &lines, const Region &region, const Heads &heads,
                  QStringList &remarks);

// Said in the lines before `first`, the nearest first, behind the table before, whose last line is `after`; 1: nowhere.
double scaleAbove(const Page &page, const QList<PrintedLine> &lines, int first, int after);

} // namespace core
