// The roles of a table's rows: parts, sums of parts, or the remainder.
#pragma once

#include "core/values/table.h"

namespace core {

enum class RowRole {
    Part,
    Sum,    // its label or its numbers say so, or it has no label
    Rest,   // "Other regions"
    Unsure, // it may be a part, or the sum of its neighbours
};

// For each row of the table, in order. A row is a sum if it says so, or if its numbers say so in two columns.
QList<RowRole> rolesOf(const Table &table);

bool isTotal(const TableRow &row); // its label says so, or it has none
bool isRemainder(const QString &label);

// What the parts of a table are called, from the head over their labels or after "by" in the caption: "Region".
QString dimensionOf(const Table &table);

} // namespace core
