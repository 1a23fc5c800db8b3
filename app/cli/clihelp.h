// What attest-cli says of itself, made of its table.
#pragma once

#include "app/cli/clitable.h"

namespace app {

QString cliHelp();                           // the commands, a line each
QString cliHelp(const CliCommand &command);  // of one
QString cliSettingsHelp();                   // the keys of --set
QString cliTyped(const CliCommand &command); // how it is typed: "attest-cli show DOCUMENT [options]"

} // namespace app
