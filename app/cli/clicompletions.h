// Shell completions of attest-cli, generated from the table of its commands. Pure.
#pragma once

#include "app/cli/clitable.h"

namespace app {

QStringList completedShells(); // "bash", "zsh", "fish"
// The completion script for a shell; empty for an unsupported one.
QString cliCompletions(const QString &shell);

} // namespace app
