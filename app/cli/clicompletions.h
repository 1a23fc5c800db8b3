// Completions of attest-cli for shells, made from the table of its commands. Pure.
#pragma once

#include "app/cli/clitable.h"

namespace app {

QStringList completedShells(); // "bash", "zsh", "fish"
// The script for one of them; empty for another.
QString cliCompletions(const QString &shell);

} // namespace app
