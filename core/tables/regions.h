// Which lines of a page are the rows of one table, told by the numbers that stand apart in them. Private to this
// folder.
#pragma once

#include "core/tables/fragments.h"

namespace core {

struct Region
{
    QList<int> rows; // lines with numbers, in order
    int after = -1;  // the last row of the table above; lines up to it are not of this one
};

QList<Region> regionsOf(const Page &page, const QList<PrintedLine> &lines);

bool hasOnlyYears(const PrintedLine &line);                         // as numbers, one at least
bool isProse(const PrintedLine &line, float left, float right);     // a line as wide as text is
bool beginsCaption(const Page &page, const PrintedLine &line);      // "Table 3: ..."
bool endsOpen(QStringView label);                                   // in "and", "of", a comma ...: it goes on
std::pair<float, float> marginsOf(const QList<PrintedLine> &lines); // left and right of all lines

} // namespace core
