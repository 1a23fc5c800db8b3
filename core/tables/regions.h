// Groups the lines of a page into tables, by the numbers that are set apart in them. Private to this folder.
#pragma once

#include "core/tables/fragments.h"

namespace core {

struct Region
{
    QList<int> rows; // lines with numbers, in order
    int after = -1;  // the last row of the table above; lines up to it are not part of this one
};

QList<Region> regionsOf(const Page &page, const QList<PrintedLine> &lines);

bool hasOnlyYears(const PrintedLine &line);                         // its only numbers are years, at least one
bool isProse(const PrintedLine &line, float left, float right);     // a line as wide as running text
bool beginsCaption(const Page &page, const PrintedLine &line);      // "Table 3: ..."
bool endsOpen(QStringView label);                                   // in "and", "of", a comma ...: it continues
std::pair<float, float> marginsOf(const QList<PrintedLine> &lines); // left and right margin over all lines

} // namespace core
