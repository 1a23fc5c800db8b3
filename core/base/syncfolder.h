// Flushes a folder's entries to disk.
#pragma once

#include <QString>

namespace core {

// Once it returns, files created, renamed or removed in the folder stay so even after a power loss. Blocks.
bool syncFolder(const QString &folder);

} // namespace core
