// The units of a table: of all of its numbers, of a column or of a row. Private to this folder.
#pragma once

#include "core/tables/grid.h"
#include "core/values/table.h"

namespace core {

// By the signs of money and percent in its cells, a column of units, and what is said over it: `remarks`. Its columns,
// rows and caption are known.
void setUnits(Table &table, const Grid &grid, const QStringList &remarks);

} // namespace core
