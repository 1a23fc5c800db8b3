// What the rows of a table are: parts, sums of parts, or what the others leave.
#pragma once

#include "core/values/table.h"

namespace core {

enum class RowRole {
    Part,
    Sum,    // its label or its numbers say so, or it has no label
    Rest,   // "Other regions"
    Unsure, // it may be a part, or the sum of its neighbours
};

// Of each row of the table, in their order. A row with the sums of others is one by what it says; by its numbers alone,
// where two columns agree.
QList<RowRole> rolesOf(const Table &table);

bool isTotal(const TableRow &row); // its label says so, or it has none
bool isRemainder(const QString &label);

// What the parts of a table are called over their labels, and behind "by" in its caption: "Region".
QString dimensionOf(const Table &table);

} // namespace core
