// The passwords in attest-cli's password file, one per line.
#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace app {

// Returns each line unchanged, without its end; skips empty lines. "-" is standard input. Without a file name there are
// no passwords, which is not an error. Errors: NotFound, Invalid.
core::Result<QStringList> passwordsFrom(const QString &name);

} // namespace app
