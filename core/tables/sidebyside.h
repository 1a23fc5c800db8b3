// Parts lists that stand side by side and were read as one table: "name  price     name  price". Private to this
// folder.
#pragma once

#include "core/values/table.h"

namespace core {

// The lists, from left to right; only the table itself if it is a single one.
QList<Table> sideBySide(const Table &table);

} // namespace core
