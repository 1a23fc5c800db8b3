// Groups the lines of a page into tables, based on numbers that are set apart from text. Private to this folder.
#pragma once

#include "core/tables/fragments.h"

namespace core {

struct Region
{
    QList<int> rows; // lines with numbers, in order
    int after = -1;  // last row of the previous table; lines up to it are not part of this one
};

QList<Region> regionsOf(const Page &page, const QList<PrintedLine> &lines);

bool hasOnlyYears(const PrintedLine &line);                     // whether the line has numbers, all of them years
bool isProse(const PrintedLine &line, float left, float right); // whether the line is as wide as running text
bool beginsCaption(const Page &page, const PrintedLine &line);  // whether the line begins like "Table 3: ..."
bool endsOpen(QStringView label); // whether the label ends in "and", "of", a comma ... and therefore continues
// Whether lines [first, last], which follow a row, describe it, as in a menu: indented or in smaller print, and closer
// to the row than to the next line.
bool describeRowAbove(const QList<PrintedLine> &lines, qsizetype first, qsizetype last);
bool isInMiddle(const Fragment &line, float of);                    // whether the line is centred on this position
std::pair<float, float> marginsOf(const QList<PrintedLine> &lines); // left and right margins of all lines

} // namespace core
