// The files that Attest keeps in a library's folder are plain files. Anything else under their names is not opened:
// writing through a link changes another file, and opening a pipe or a device may block for ever.
#pragma once

#include "core/base/result.h"

namespace core {

bool isPlainFile(const QString &path); // also true if nothing is there; a link never counts

// Invalid: it is a link, a folder, a pipe or a device.
Result<void> wantPlainFile(const QString &path);

} // namespace core
