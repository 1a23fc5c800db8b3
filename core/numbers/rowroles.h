// The roles of a table's rows: parts, sums of parts, or the remainder.
#pragma once

#include "core/values/table.h"

namespace core {

enum class RowRole {
    Part,
    Sum,    // a sum: by its label or its numbers, or because it has no label
    Rest,   // "Other regions"
    Unsure, // may be a part or the sum of its neighbours
};

// One role per row of the table, in order. A row is a sum if its label says so, or if its numbers are sums in at least
// two columns.
QList<RowRole> rolesOf(const Table &table);

bool isTotal(const TableRow &row); // whether the row is a total: its label says so, or it has no label
bool isRemainder(const QString &label);

// The name of a table's parts, taken from the heading above their labels or from the word after "by" in the caption:
// "Region".
QString dimensionOf(const Table &table);

} // namespace core
