// What Attest keeps in a library's folder are plain files. Anything else under their names is not opened: what is
// written through a link goes into another file, and opening a pipe or a device may wait for ever.
#pragma once

#include "core/base/result.h"

namespace core {

bool isPlainFile(const QString &path); // or nothing is there; a link is never one

// Invalid: it is a link, a folder, a pipe or a device.
Result<void> wantPlainFile(const QString &path);

} // namespace core
