// Flushes a folder's entries to disk.
#pragma once

#include <QString>

namespace core {

// Files created, renamed or removed in it survive a power loss from then on. Blocks.
bool syncFolder(const QString &folder);

} // namespace core
