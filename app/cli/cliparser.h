// Parses what was typed after attest-cli.
#pragma once

#include "app/cli/clitable.h"
#include "core/base/result.h"

namespace app {

// Options may come before and after the command; after “--” everything is an argument. The settings are the user's,
// changed by options. The error means wrong usage (exit status 2) and suggests a correction if there is one.
core::Result<CliOptions> parseCli(const QStringList &words, const core::Settings &settings);

QString unknownCliCommand(const QString &name); // error message in one sentence

} // namespace app
