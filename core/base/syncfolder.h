// The entries of a folder, to the disk.
#pragma once

#include <QString>

namespace core {

// What was made, renamed or removed in it survives a power loss from then on. Blocks.
bool syncFolder(const QString &folder);

} // namespace core
