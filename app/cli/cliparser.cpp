#include "app/cli/cliparser.h"

#include "app/cli/cliwords.h"
#include "app/cli/nearest.h"

#include <algorithm>
#include <limits>

namespace app {
namespace {

core::Error usage(const QString &sentence)
{
    return {core::Error::Invalid, sentence, {}};
}

QString quoted(const QString &word)
{
    return QStringLiteral("“%1”").arg(word);
}

QString withLast(const QStringList &words, const QString &conjunction)
{
    return words.size() < 2 ? words.join(u' ')
                            : words.mid(0, words.size() - 1).join(QStringLiteral(", ")) + conjunction + words.last();
}

QString wantedValue(const CliOption &option)
{
    if (option.isNumber() && option.most == std::numeric_limits<qint64>::max())
        return QStringLiteral("a whole number, at least %1").arg(option.least);
    if (option.isNumber())
        return QStringLiteral("a whole number from %1 to %2").arg(option.least).arg(option.most);
    const QStringList choices = option.choices();
    return choices.isEmpty() ? QString::fromUtf8(option.value) : withLast(choices, QStringLiteral(" or "));
}

QStringList namesOf(const CliCommand &command)
{
    QStringList names;
    for (const CliOption &option : command.options)
        names += option.allNames();
    for (const CliOption &option : cliGlobalOptions())
        names += option.allNames();
    return names;
}

// “folders”, or “folders sync” if the action matters.
QString called(const CliCommand &command, const QString &act)
{
    return QLatin1String(command.name) + (act.isEmpty() ? QString() : u' ' + act);
}

// Names the commands that accept it: “doctor does”.
QString takersOf(const QString &name)
{
    QStringList takers;
    for (const CliCommand &command : cliCommands()) {
        if (cliOption(command, name))
            takers.append(quoted(QLatin1String(command.name)));
    }
    constexpr int most = 5;
    const qsizetype more = takers.size() - most;
    if (more > 0)
        takers = takers.mid(0, most) + QStringList{QStringLiteral("%1 more").arg(more)};
    return QStringLiteral("%1 %2").arg(withLast(takers, QStringLiteral(" and ")),
                                       takers.size() == 1 ? QStringLiteral("does") : QStringLiteral("do"));
}

QString unknownOption(QString word, const CliCommand *command)
{
    word = word.startsWith(QLatin1String("--")) ? word.section(u'=', 0, 0) : word.left(2);
    const QString none = QStringLiteral("There is no option “%1”").arg(word);
    const QString own = nearestOf(word, command ? namesOf(*command) : QStringList());
    if (!own.isEmpty())
        return none + QStringLiteral(". Did you mean “%1”?").arg(own);
    QStringList all;
    for (const CliOption *option : allCliOptions())
        all += option->allNames();
    const QString other = nearestOf(word, all);
    if (!other.isEmpty() && command)
        return none + QStringLiteral(". Did you mean “%1”? “%2” takes no such option; %3.")
                          .arg(other, QLatin1String(command->name), takersOf(other));
    if (!other.isEmpty())
        return none + QStringLiteral(". Did you mean “%1”?").arg(other);
    return none + (command
                       ? QStringLiteral("; “attest-cli help %1” lists its options.").arg(QLatin1String(command->name))
                       : QStringLiteral("; see “attest-cli help”."));
}

// An option without effect is rejected, naming the command to which it belongs.
QString refusalOf(const CliCommand &command, const QString &act, const QString &name)
{
    const CliOption *option = cliOption(command, name);
    if (!option)
        return QStringLiteral("“%1” takes no %2; %3.").arg(QLatin1String(command.name), name, takersOf(name));
    const QStringList acts = QString::fromUtf8(option->acts).split(u' ', Qt::SkipEmptyParts);
    if (acts.isEmpty() || acts.contains(act))
        return {};
    QStringList takers;
    for (const QString &each : acts)
        takers.append(quoted(called(command, each)));
    return QStringLiteral("“%1” takes no %2; %3 %4.")
        .arg(called(command, act), name, withLast(takers, QStringLiteral(" and ")),
             takers.size() == 1 ? QStringLiteral("does") : QStringLiteral("do"));
}

// The last word lacks its value and is the only one parsed; finds the command among the others.
QString lackOf(const QStringList &words)
{
    const QString last = words.last();
    const auto named = std::find_if(words.begin(), words.end(), [](const QString &word) { return cliCommand(word); });
    const CliCommand *command = named == words.end() ? nullptr : cliCommand(*named);
    const CliOption *option = command ? cliOption(*command, last) : anyCliOption(last);
    if (option)
        return QStringLiteral("“%1” must be followed by %2.").arg(last, wantedValue(*option));
    return anyCliOption(last) ? refusalOf(*command, {}, last)
                              : QStringLiteral("“%1” is not understood; see “attest-cli help”.").arg(last);
}

// Stores the value; returns what is wrong with it, empty if nothing is.
QString kept(const CliOption &option, const QString &name, const QString &value, CliOptions &options)
{
    bool isWhole = true;
    const qint64 number = option.isNumber() ? value.toLongLong(&isWhole) : 0;
    const bool isOutside = option.isNumber() && (!isWhole || number < option.least || number > option.most);
    const bool isNoChoice = !option.choices().isEmpty() && !option.choices().contains(value);
    if (option.isFlag() && value != QLatin1String("true")) // the value CLI11 gives to a flag
        return QStringLiteral("“%1” takes no value; leave “=%2” out.").arg(name, value);
    if (isOutside || isNoChoice)
        return QStringLiteral("“%1” takes %2, not “%3”.").arg(name, wantedValue(option), value);
    if (const auto *flag = std::get_if<bool CliOptions::*>(&option.member))
        options.**flag = true;
    else if (const auto *text = std::get_if<QString CliOptions::*>(&option.member))
        options.**text = value;
    else if (const auto *texts = std::get_if<QStringList CliOptions::*>(&option.member))
        (options.**texts).append(value);
    else if (const auto *count = std::get_if<std::optional<int> CliOptions::*>(&option.member))
        options.**count = int(number);
    else if (const auto *large = std::get_if<std::optional<qint64> CliOptions::*>(&option.member))
        options.**large = number;
    else
        return std::get<QString (*)(CliOptions &, const QString &)>(option.member)(options, value);
    return {};
}

QString wrongNumber(const CliCommand &command, const QStringList &arguments)
{
    const QString name = QLatin1String(command.name);
    if (arguments.size() < command.least)
        return QStringLiteral("“%1” needs %2; see “attest-cli help %1”.")
            .arg(name, QString::fromUtf8(command.arguments));
    if (command.most >= 0 && arguments.size() > command.most)
        return QStringLiteral("“%3” is one argument too many: “%1” takes %2; see “attest-cli help %1”.")
            .arg(name, *command.arguments ? QString::fromUtf8(command.arguments) : QStringLiteral("no arguments"),
                 arguments[command.most]);
    return {};
}

// True if an option is in place of a value: “export --format --help”.
bool asksForHelp(const CliWords &typed)
{
    return std::any_of(typed.given.begin(), typed.given.end(), [](const CliWords::Given &each) {
        const auto isHelp = [](const QString &word) {
            return word == QLatin1String("--help") || word == QLatin1String("-h");
        };
        return isHelp(each.option) || isHelp(each.value);
    });
}

// Sets everything given; returns what is wrong, empty if nothing is.
QString setAll(const CliWords &typed, CliOptions &options)
{
    const CliCommand &command = *options.command;
    QStringList seen;
    for (const CliWords::Given &each : typed.given) {
        if (const QString refusal = refusalOf(command, options.arguments.value(0), each.option); !refusal.isEmpty())
            return refusal;
        const CliOption &option = *cliOption(command, each.option);
        if (seen.contains(each.option) && option.times == CliOption::Once && !option.isFlag())
            return QStringLiteral("“%1” is given twice; “%2” takes it only once.")
                .arg(each.option, QLatin1String(command.name));
        seen.append(each.option);
        if (const QString wrong = kept(option, each.option, each.value, options); !wrong.isEmpty())
            return wrong;
    }
    return {};
}

} // namespace

core::Result<CliOptions> parseCli(const QStringList &words, const core::Settings &settings)
{
    core::Result<CliWords> sorted = cliWords(words);
    if (!sorted)
        return sorted.error();
    CliWords &typed = *sorted;
    if (typed.lacksValue)
        return usage(lackOf(words));
    CliOptions options;
    options.settings = settings;
    options.arguments = typed.arguments.mid(1);
    const QString name = typed.arguments.value(0);
    options.command = cliCommand(name);
    options.help = asksForHelp(typed);
    options.version = std::any_of(typed.given.begin(), typed.given.end(),
                                  [](const CliWords::Given &each) { return each.option == QLatin1String("-V"); });
    if ((options.help && (options.command || name.isEmpty())) || options.version)
        return options;
    if (!typed.unknown.isEmpty())
        return usage(unknownOption(typed.unknown.first(), options.command));
    if (!options.command)
        return usage(unknownCliCommand(name));
    // A profile gives all settings of its source, and the other options change these, whatever their order.
    std::stable_partition(typed.given.begin(), typed.given.end(),
                          [](const CliWords::Given &each) { return each.option == QLatin1String("--profile"); });
    if (const QString wrong = setAll(typed, options); !wrong.isEmpty())
        return usage(wrong);
    if (const QString wrong = wrongNumber(*options.command, options.arguments); !wrong.isEmpty())
        return usage(wrong);
    return options;
}

QString unknownCliCommand(const QString &name)
{
    if (name.isEmpty())
        return QStringLiteral("Name a command; “attest-cli --help” lists them.");
    QStringList known;
    for (const CliCommand &command : cliCommands())
        known.append(QLatin1String(command.name));
    const QString nearest = nearestOf(name, known);
    return nearest.isEmpty() ? QStringLiteral("There is no command “%1”; “attest-cli --help” lists them.").arg(name)
                             : QStringLiteral("There is no command “%1”; did you mean “%2”?").arg(name, nearest);
}

} // namespace app
