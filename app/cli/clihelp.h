// The help of attest-cli, generated from its table.
#pragma once

#include "app/cli/clitable.h"

namespace app {

QString cliHelp();                           // the commands, one line each
QString cliHelp(const CliCommand &command);  // of one command
QString cliSettingsHelp();                   // the keys of --set
QString cliTyped(const CliCommand &command); // its syntax: "attest-cli show DOCUMENT [options]"

} // namespace app
