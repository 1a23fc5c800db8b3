// What was typed after attest-cli, by kind. The door to CLI11.
#pragma once

#include "core/base/result.h"

#include <QStringList>

#include <vector>

namespace app {

struct CliWords
{
    struct Given
    {
        QString option; // by the first of its names
        QString value;  // of one that takes none: "true", or what was wrongly typed behind “=”
    };

    QStringList arguments;    // the command first
    QStringList unknown;      // options that no command has
    std::vector<Given> given; // in their order
    bool lacksValue = false;  // the last word, an option, wants one behind it; then nothing else is known
};

// By the options of all commands at once, whichever the command is. Behind “--” all are arguments. Errors: Invalid.
core::Result<CliWords> cliWords(const QStringList &words);

} // namespace app
