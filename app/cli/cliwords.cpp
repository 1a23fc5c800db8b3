// The only file that includes CLI11; it is outside the unity batches, so that none of them compiles it.
#include "app/cli/cliwords.h"

#include "app/cli/clitable.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>
#include <map>

namespace app {
namespace {

bool wantsValue(const QString &word)
{
    const CliOption *option = anyCliOption(word);
    return option && !option->isFlag();
}

// In CLI11's order, last one first. After an empty “--query=” CLI11 would take the next word for its value.
std::vector<std::string> forParsing(const QStringList &words)
{
    std::vector<std::string> reversed;
    bool onlyArguments = false;
    bool isValue = false; // it is the value of the previous option
    for (const QString &word : words) {
        const bool mayBeOption = !onlyArguments && !isValue;
        const bool isEmpty = mayBeOption && word.endsWith(u'=') && wantsValue(word.chopped(1));
        onlyArguments = onlyArguments || (mayBeOption && word == QLatin1String("--"));
        isValue = mayBeOption && wantsValue(word);
        reversed.push_back((isEmpty ? word.chopped(1) : word).toStdString());
        if (isEmpty)
            reversed.emplace_back();
    }
    std::reverse(reversed.begin(), reversed.end());
    return reversed;
}

// Sorts the rest: arguments, and unknown options. A negative number is an argument.
void sortLeftOver(const std::vector<std::string> &leftOver, CliWords &sorted)
{
    bool onlyArguments = false;
    for (const std::string &each : leftOver) {
        const QString word = QString::fromStdString(each);
        const bool isOption = word.size() > 1 && word.startsWith(u'-') && !word[1].isDigit() && !word[1].isSpace();
        if (!onlyArguments && word == QLatin1String("--"))
            onlyArguments = true;
        else
            (!onlyArguments && isOption ? sorted.unknown : sorted.arguments).append(word);
    }
}

} // namespace

// Treats all commands as one: their options have the same names and values, so an option may precede the command. (As
// subcommands, CLI11 would treat “++” as their end, although it may be part of a question.)
core::Result<CliWords> cliWords(const QStringList &words)
try {
    CLI::App parser;
    parser.set_help_flag();
    parser.allow_extras();
    std::map<const CLI::Option *, QString> names;
    for (const CliOption *option : allCliOptions()) {
        CLI::Option *added = option->isFlag() ? parser.add_flag(option->names) : parser.add_option(option->names);
        added->multi_option_policy(CLI::MultiOptionPolicy::TakeAll); // the table says what may be repeated
        names.emplace(added, option->allNames().first());
    }
    std::vector<std::string> reversed = forParsing(words);
    parser.parse(reversed);
    CliWords sorted;
    std::map<const CLI::Option *, std::size_t> taken;
    for (const CLI::Option *option : parser.parse_order())
        sorted.given.push_back({names.at(option), QString::fromStdString(option->results().at(taken[option]++))});
    sortLeftOver(parser.remaining(), sorted);
    return sorted;
} catch (const CLI::ArgumentMismatch &) { // only the last word can lack a value
    CliWords sorted;
    sorted.lacksValue = true;
    return sorted;
} catch (const CLI::Error &error) {
    return core::Error{core::Error::Invalid,
                       QStringLiteral("The options could not be understood; see “attest-cli help”."),
                       QString::fromUtf8(error.what())};
}

} // namespace app
