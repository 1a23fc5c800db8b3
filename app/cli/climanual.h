// The manual page of a command, attest-cli-NAME(1), generated from the table of commands. Pure.
#pragma once

#include "app/cli/clitable.h"

namespace app {

QString cliManualPage(const CliCommand &command); // in the format of man(7)

} // namespace app
