// In a library's folder, Attest opens only regular files: writing through a link would change another file, and opening
// a pipe or a device may block forever.
#pragma once

#include "core/base/result.h"

namespace core {

bool isPlainFile(const QString &path); // also true if there is no such file; false for any link

// Errors: Invalid (it is a link, a folder, a pipe or a device).
Result<void> wantPlainFile(const QString &path);

} // namespace core
