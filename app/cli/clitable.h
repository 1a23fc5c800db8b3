// The commands of attest-cli, one table: from it words are taken apart and refused (cliparser.h), help is made
// (clihelp.h), and commands are run (cli.cpp). All text is plain, for any width of page.
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
    // Where the value goes; a function returns what is wrong with it, in one sentence, mostly nothing.
    using Member = std::variant<bool CliOptions::*, QString CliOptions::*, QStringList CliOptions::*,
                                std::optional<int> CliOptions::*, std::optional<qint64> CliOptions::*,
                                QString (*)(CliOptions &options, const QString &value)>;
    enum Times { Once, AnyNumber };

    const char *names; // with a comma in between: "-h,--help"
    const char *value; // what the value is called, "MB", or all that it may be, "auto|off|force"; null: takes none
    const char *what;  // what it does, with unit and default
    Member member;
    Times times = Once;
    qint64 least = 0; // of a whole number; most = 0: it is none
    qint64 most = 0;
    const char *acts = nullptr; // of commands that do several things, the words of those that take it: "add sync"

    QStringList allNames() const;
    QStringList choices() const; // empty: any value
    bool isFlag() const { return !value; }
    bool isNumber() const { return most > 0; }
};

struct CliCommand
{
    enum Needs { Nothing, Opened, OpenedOrMade }; // of the library; a missing one that was named is not made by Opened

    const char *name;
    const char *arguments = "";          // as they are typed, with the options that it cannot do without
    const char *acts = "";               // words that its first argument may be, where that line has no room for them
    int least = 0;                       // arguments
    int most = 0;                        // -1: any number
    const char *summary;                 // one line
    const char *text = "";               // the rest of what there is to know; a line break begins a paragraph
    const char *example;                 // as it is typed behind attest-cli
    std::vector<CliOption> options = {}; // besides those of all commands
    Needs needs = Nothing;
    // Whether it changes nothing: where another program has the library open, it is opened to be read. null: it does.
    bool (*reads)(const CliOptions &options) = nullptr;
    // Where the library may only be read it is run as with --no-keep, after a sentence about that.
    bool canGoUnkept = false;
    // Whether words of these options may be looked up in a dictionary, which is then read while the library is opened.
    bool (*spells)(const CliOptions &options) = nullptr;
    int (*run)(const CliOptions &options, core::Library *library, std::stop_token stop); // returns the exit status
};

// Thread-safe; they live as long as the program.
const std::vector<CliCommand> &cliCommands();
std::span<const CliOption> cliGlobalOptions(); // of every command
// One for each name, which takes a value in all commands or in none; ranges and choices are of one command.
const std::vector<const CliOption *> &allCliOptions();
const CliOption *anyCliOption(const QString &optionName); // of these; null where there is none

const CliCommand *cliCommand(const QString &name);                                // null where there is none
const CliOption *cliOption(const CliCommand &command, const QString &optionName); // its own or of all; null: takes none

} // namespace app
