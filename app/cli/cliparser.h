// Parses the command line of attest-cli.
#pragma once

#include "app/cli/clitable.h"
#include "core/base/result.h"

namespace app {

// Options may come before or after the command; everything after “--” is an argument. The settings are the user's, with
// changes from the options. An error means wrong usage (exit status 2) and suggests a correction if there is one.
core::Result<CliOptions> parseCli(const QStringList &words, const core::Settings &settings);

QString unknownCliCommand(const QString &name); // error message in one sentence

} // namespace app
