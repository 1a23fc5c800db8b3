// The files that Attest keeps in a library's folder are plain files. Anything else with such a name is not opened:
// writing through a link changes another file, and opening a pipe or a device may block for ever.
#pragma once

#include "core/base/result.h"

namespace core {

bool isPlainFile(const QString &path); // also true if there is no such file; false for any link

// Errors: Invalid (it is a link, a folder, a pipe or a device).
Result<void> wantPlainFile(const QString &path);

} // namespace core
