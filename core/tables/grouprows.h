// Recognises a name that is printed once beside several rows as the name of their group, with the rows' labels in the
// next column. Private to this folder.
#pragma once

#include "core/values/document.h"
#include "core/values/table.h"

namespace core {

// For example, "Skagen | up to 8 m | 22" above "8 to 12 m | 31" becomes two rows in the section "Skagen".
void nameGroups(Table &table, const Page &page);

} // namespace core
