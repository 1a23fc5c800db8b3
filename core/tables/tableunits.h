// Determines the units of a table: for all of its numbers, for a column, or for a row. Private to this folder.
#pragma once

#include "core/tables/grid.h"
#include "core/values/table.h"

namespace core {

// Uses currency and percent signs in cells, a column of units, and the text above the table (`remarks`). The columns,
// rows and caption must be set beforehand.
void setUnits(Table &table, const Grid &grid, const QStringList &remarks);

} // namespace core
