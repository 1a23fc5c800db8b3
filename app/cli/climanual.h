// The manual page of a command, attest-cli-NAME(1), made from the table of commands. Pure.
#pragma once

#include "app/cli/clitable.h"

namespace app {

QString cliManualPage(const CliCommand &command); // as man(7) reads it

} // namespace app
