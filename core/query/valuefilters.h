// Rows that a question selects by a value in one column: "with five gears" uses the numbers in a column of gears, "in
// 2024" a column of dates. Pure.
#pragma once

#include "core/query/rowfilter.h"

namespace core {

QList<RowFilter> valueFiltersOf(const AskedQuestion &asked, const TypedTable &table, const NameMatch &names);

} // namespace core
