// The passwords in attest-cli's password file, one per line.
#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace app {

// Each line as it is, without its end; empty lines are ignored. "-" is standard input. Without a name there are no
// passwords, which is not an error. Errors: NotFound, Invalid.
core::Result<QStringList> passwordsFrom(const QString &name);

} // namespace app
