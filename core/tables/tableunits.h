// Determines the units of a table: for all of its numbers, a column or a row. Private to this folder.
#pragma once

#include "core/tables/grid.h"
#include "core/values/table.h"

namespace core {

// From money and percent signs in its cells, a column of units, and the text above it (`remarks`). The columns, rows
// and caption must be set.
void setUnits(Table &table, const Grid &grid, const QStringList &remarks);

} // namespace core
