// The commands of attest-cli as one table, from which words are parsed and rejected (cliparser.h), help is generated
// (clihelp.h), and commands are run (cli.cpp). All text is plain, for any page width.
#pragma once

#include "app/cli/clioptions.h"

#include <span>
#include <stop_token>
#include <variant>
#include <vector>

namespace core {
class Library;
}

namespace app {

struct CliOption
{
    // Where the value goes; a function returns what is wrong with it, in one sentence, or an empty string.
    using Member = std::variant<bool CliOptions::*, QString CliOptions::*, QStringList CliOptions::*,
                                std::optional<int> CliOptions::*, std::optional<qint64> CliOptions::*,
                                QString (*)(CliOptions &options, const QString &value)>;
    enum Times { Once, AnyNumber };

    const char *names; // separated by a comma: "-h,--help"
    const char *value; // the name of the value, "MB", or its choices, "auto|off|force"; null: takes none
    const char *what;  // what it does, with unit and default
    Member member;
    Times times = Once;
    qint64 least = 0; // range of a whole number; most = 0: it is not a number
    qint64 most = 0;
    const char *acts = nullptr; // for commands with several actions, the words of those that accept it: "add sync"

    QStringList allNames() const;
    QStringList choices() const; // empty: any value
    bool isFlag() const { return !value; }
    bool isNumber() const { return most > 0; }
};

struct CliCommand
{
    enum Needs { Nothing, Opened, OpenedOrMade }; // the library; Opened does not create a missing one that was named

    const char *name;
    const char *arguments = "";          // syntax, with required options
    const char *acts = "";               // possible words for the first argument, if `arguments` has no room for them
    int least = 0;                       // number of arguments
    int most = 0;                        // -1: any number
    const char *summary;                 // one line
    const char *text = "";               // the rest of the description; a line break starts a paragraph
    const char *example;                 // as typed after attest-cli
    std::vector<CliOption> options = {}; // in addition to those of all commands
    Needs needs = Nothing;
    // Whether it changes nothing: if another program has the library open, it is opened read-only. null: it makes
    // changes.
    bool (*reads)(const CliOptions &options) = nullptr;
    // If the library is read-only, it runs as with --no-keep, after a message saying so.
    bool canGoUnkept = false;
    // Whether words in these options may be looked up in a dictionary, which is then read while the library is opened.
    bool (*spells)(const CliOptions &options) = nullptr;
    int (*run)(const CliOptions &options, core::Library *library, std::stop_token stop); // returns the exit status
};

// Thread-safe; valid as long as the program runs.
const std::vector<CliCommand> &cliCommands();
std::span<const CliOption> cliGlobalOptions(); // for every command
// One for each name; whether it takes a value is the same in all commands, ranges and choices are not.
const std::vector<const CliOption *> &allCliOptions();
const CliOption *anyCliOption(const QString &optionName); // one of these; null if there isn't one

const CliCommand *cliCommand(const QString &name);                                // null if there isn't one
const CliOption *cliOption(const CliCommand &command, const QString &optionName); // its own or a global one; null: no
                                                                                  // such option

} // namespace app
