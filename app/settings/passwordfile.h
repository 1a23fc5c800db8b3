// The passwords in attest-cli's password file, one per line.
#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace app {

// Returns each line as it is, without its line end; skips empty lines. "-" is standard input. If no file name is given,
// there are no passwords, which is not an error. Errors: NotFound, Invalid.
core::Result<QStringList> passwordsFrom(const QString &name);

} // namespace app
