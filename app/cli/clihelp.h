// The help for attest-cli, generated from the table of its commands.
#pragma once

#include "app/cli/clitable.h"

namespace app {

QString cliHelp();                           // one line per command
QString cliHelp(const CliCommand &command);  // help for one command
QString cliSettingsHelp();                   // help for the keys of --set
QString cliTyped(const CliCommand &command); // syntax: "attest-cli show DOCUMENT [options]"

} // namespace app
