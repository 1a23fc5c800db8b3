// The passwords that attest-cli is given in a file, one a line.
#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace app {

// Each line as it stands, without its end; empty lines are none. "-" is the standard input. Without a name there are no
// passwords, and that is no error. Errors: NotFound, Invalid.
core::Result<QStringList> passwordsFrom(const QString &name);

} // namespace app
