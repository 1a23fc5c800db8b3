// The words typed after attest-cli, by kind. The wrapper of CLI11.
#pragma once

#include "core/base/result.h"

#include <QStringList>

#include <vector>

namespace app {

struct CliWords
{
    struct Given
    {
        QString option; // under the first of its names
        QString value;  // for one without a value: "true", or what was wrongly typed after “=”
    };

    QStringList arguments;    // the command first
    QStringList unknown;      // options that no command has
    std::vector<Given> given; // in order
    bool lacksValue = false;  // the last word is an option that needs a value; nothing else is known then
};

// Uses the options of all commands together, whichever the command is. After “--” everything is an argument. Errors:
// Invalid.
core::Result<CliWords> cliWords(const QStringList &words);

} // namespace app
