// Parts lists printed side by side but read as one table: "name  price     name  price". Private to this folder.
#pragma once

#include "core/values/table.h"

namespace core {

// The lists, from left to right; only the table itself if it is a single list.
QList<Table> sideBySide(const Table &table);

} // namespace core
