// Shell completions of attest-cli, generated from the table of its commands. Pure.
#pragma once

#include "app/cli/clitable.h"

namespace app {

QStringList completedShells(); // "bash", "zsh", "fish"
// The script for one of them; empty for any other.
QString cliCompletions(const QString &shell);

} // namespace app
