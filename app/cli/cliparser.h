// Takes apart what was typed after attest-cli.
#pragma once

#include "app/cli/clitable.h"
#include "core/base/result.h"

namespace app {

// Options may stand before and behind the command; behind “--” all are arguments. The settings are the user's, which
// options change. The error means wrong usage (exit status 2), and names what to type instead where that is known.
core::Result<CliOptions> parseCli(const QStringList &words, const core::Settings &settings);

QString unknownCliCommand(const QString &name); // one sentence

} // namespace app
