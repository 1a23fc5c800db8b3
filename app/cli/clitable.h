// The commands of attest-cli in a single table, used to parse and check arguments (cliparser.h), generate help
// (clihelp.h), and run commands (cli.cpp). All text is plain and can be wrapped at any width.
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
    // Where the value is stored. A function returns a sentence saying what is wrong with the value, or an empty string.
    using Member = std::variant<bool CliOptions::*, QString CliOptions::*, QStringList CliOptions::*,
                                std::optional<int> CliOptions::*, std::optional<qint64> CliOptions::*,
                                QString (*)(CliOptions &options, const QString &value)>;
    enum Times { Once, AnyNumber };

    const char *names; // separated by commas: "-h,--help"
    const char *value; // name of the value, "MB", or its choices, "auto|off|force"; null: the option has no value
    const char *what;  // description with unit and default
    Member member;
    Times times = Once;
    qint64 least = 0; // smallest whole number allowed; most = 0: the value is not a number
    qint64 most = 0;
    const char *acts = nullptr; // the actions that accept the option, in commands with several: "add sync"

    QStringList allNames() const;
    QStringList choices() const; // empty: any value is accepted
    bool isFlag() const { return !value; }
    bool isNumber() const { return most > 0; }
};

struct CliCommand
{
    enum Needs { Nothing, Opened, OpenedOrMade }; // whether it needs the library; Opened does not create a missing one

    const char *name;
    const char *arguments = ""; // syntax, including required options
    const char *acts = "";      // the possible actions (the first argument), if `arguments` has no room for them
    int least = 0;              // minimum number of arguments
    int most = 0;               // maximum number of arguments; -1: unlimited
    const char *summary;        // one line
    const char *text = "";      // the rest of the description; a line break starts a new paragraph
    const char *example;        // as typed after attest-cli
    std::vector<CliOption> options = {}; // in addition to the global options
    Needs needs = Nothing;
    // Whether the command only reads, so that the library can be opened read-only while another program has it open.
    // Null: the command makes changes.
    bool (*reads)(const CliOptions &options) = nullptr;
    // Whether the command, given a read-only library, prints a message and runs as if with --no-keep.
    bool canGoUnkept = false;
    // Whether words in these options may need a dictionary, which is then loaded while the library is being opened.
    bool (*spells)(const CliOptions &options) = nullptr;
    int (*run)(const CliOptions &options, core::Library *library, std::stop_token stop); // returns the exit status
};

// Thread-safe. The result is valid as long as the program runs.
const std::vector<CliCommand> &cliCommands();
std::span<const CliOption> cliGlobalOptions(); // accepted by every command
// One entry per option name. An option takes a value in all commands or in none; ranges and choices may differ.
const std::vector<const CliOption *> &allCliOptions();
const CliOption *anyCliOption(const QString &optionName); // from allCliOptions(); null if there is no such option

const CliCommand *cliCommand(const QString &name);                                // null if there is no such command
const CliOption *cliOption(const CliCommand &command, const QString &optionName); // its own or a global option; null if
                                                                                  // there is none

} // namespace app
