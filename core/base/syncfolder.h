// Flushes a folder's entries to disk.
#pragma once

#include <QString>

namespace core {

// Once this returns true, changes to the folder (files created, renamed or removed) survive a power loss. Always true
// on a file system that cannot sync folders. Blocks.
bool syncFolder(const QString &folder);

} // namespace core
