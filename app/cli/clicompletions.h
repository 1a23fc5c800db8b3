// Shell completions for attest-cli, generated from the table of its commands. Pure.
#pragma once

#include "app/cli/clitable.h"

namespace app {

QStringList completedShells(); // "bash", "zsh", "fish"
// The completion script for a shell; empty if the shell is not supported.
QString cliCompletions(const QString &shell);

} // namespace app
