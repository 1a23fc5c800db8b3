// Whether printed times can be ordered for a query. Pure.
#pragma once

#include "core/query/plan.h"
#include "core/tables/printedtime.h"

namespace core {

// Whether it is clear which of these times of one kind, in the order of their cells, is earlier: they do not pass
// midnight or noon without saying so, nor the end of a year, and the ends of ranges are in the same order as their
// beginnings.
bool isOrderClear(const QList<PrintedTime> &times, const TableQuery &query);

} // namespace core
