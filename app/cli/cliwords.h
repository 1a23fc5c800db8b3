// Splits the arguments of attest-cli by kind. Wraps CLI11.
#pragma once

#include "core/base/result.h"

#include <QStringList>

#include <vector>

namespace app {

struct CliWords
{
    struct Given
    {
        QString option; // the first of its names
        QString value;  // for an option without a value: "true", or whatever the user wrongly gave after “=”
    };

    QStringList arguments;    // the command comes first
    QStringList unknown;      // options unknown to every command
    std::vector<Given> given; // in the order given
    bool lacksValue = false;  // the last word is an option whose value is missing; nothing else is set in that case
};

// Accepts every command's options, whatever the command. Everything after “--” is an argument. Errors: Invalid.
core::Result<CliWords> cliWords(const QStringList &words);

} // namespace app
