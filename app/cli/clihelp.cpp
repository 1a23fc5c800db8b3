#include "app/cli/clihelp.h"

#include "app/cli/clicommands.h"
#include "app/cli/climanual.h"
#include "app/cli/cliparser.h"
#include "core/base/settings.h"

namespace app {
namespace {

constexpr int helpWidth = 100; // characters per line

QString textOf(const char *text)
{
    return QString::fromUtf8(text);
}

// Wraps each line of the text, and indents all lines but the first.
QString foldedText(const QString &text, int indent)
{
    QString folded;
    qsizetype column = indent;
    for (const QString &line : text.split(u'\n')) {
        if (!folded.isEmpty())
            folded += u'\n' + QString(indent, u' ');
        column = indent;
        for (const QString &word : line.split(u' ')) {
            const bool isFirst = column == indent;
            if (!isFirst && column + 1 + word.size() > helpWidth) {
                folded += u'\n' + QString(indent, u' ');
                column = indent;
            } else if (!isFirst) {
                folded += u' ';
                ++column;
            }
            folded += word;
            column += word.size();
        }
    }
    return folded;
}

// Adds the range of its number, and the default of the setting it stands for.
QString whatOf(const CliOption &option)
{
    QString what = textOf(option.what);
    const bool isUnbounded = option.most > 1'000'000'000; // larger than any count here
    if (option.isNumber() && !isUnbounded) {
        const qsizetype end = what.indexOf(u';');
        what.insert(end < 0 ? what.size() : end, QStringLiteral(" (%1 to %2)").arg(option.least).arg(option.most));
    }
    const QLatin1String before("default: the ");
    const QLatin1String behind(" setting");
    const qsizetype begin = what.endsWith(behind) ? what.indexOf(before) : -1;
    const core::Setting *setting =
        begin < 0 ? nullptr : core::findSetting(what.sliced(begin + before.size()).chopped(behind.size()));
    return setting ? what + QStringLiteral(" (%1)").arg(core::settingText(core::Settings(), *setting)) : what;
}

QString optionLines(std::span<const CliOption> options)
{
    constexpr int column = 28;
    QString text;
    for (const CliOption &option : options) {
        const QString typed =
            QStringLiteral("  %1 %2").arg(option.allNames().join(QStringLiteral(", ")), textOf(option.value));
        text += typed.size() < column ? typed.leftJustified(column) : typed + u'\n' + QString(column, u' ');
        text += foldedText(whatOf(option), column) + u'\n';
    }
    return text;
}

} // namespace

QString cliTyped(const CliCommand &command)
{
    QString typed =
        QStringLiteral("attest-cli %1 %2").arg(QLatin1String(command.name), textOf(command.arguments)).trimmed();
    return command.options.empty() ? typed : typed + QStringLiteral(" [options]");
}

QString cliHelp()
{
    QString text = QStringLiteral("attest-cli: answers from your own PDFs, with reasons\n\n"
                                  "attest-cli [--library DIR] [--json] COMMAND …\n\n");
    for (const CliCommand &command : cliCommands())
        text += QStringLiteral("  %1 %2\n")
                    .arg(QString(QLatin1String(command.name)).leftJustified(10), textOf(command.summary));
    text += QStringLiteral("\nGlobal options, before or after the command:\n") + optionLines(cliGlobalOptions());
    const QString more = QStringLiteral(
        "“attest-cli help COMMAND” explains a command; “attest-cli help settings” lists the settings.\n"
        "A DOCUMENT is a number, a file name or a path. Arguments after “--” are never options.\n"
        "These also work while the window is open: list, show, "
        "search, cite, sessions, ask --no-keep, export, verify, backup, mcp.\n"
        "Exit status: 0 success, 1 failure (with a message on standard error), 2 usage error, 130 stopped.");
    return text + u'\n' + foldedText(more, 0) + u'\n';
}

QString cliHelp(const CliCommand &command)
{
    QString text = cliTyped(command) + QStringLiteral("\n  %1\n").arg(textOf(command.summary));
    if (*command.text)
        text += u'\n' + foldedText(textOf(command.text), 0) + u'\n';
    if (!command.options.empty())
        text += QStringLiteral("\nOptions:\n") + optionLines(command.options);
    text += QStringLiteral("\nGlobal options:\n") + optionLines(cliGlobalOptions());
    return text + QStringLiteral("\nExample:\n  attest-cli %1\n").arg(textOf(command.example));
}

QString cliSettingsHelp()
{
    QString text = QStringLiteral("Settings for --set:\n");
    const core::Settings defaults;
    for (const core::Setting &setting : core::settingsTable()) {
        QString range;
        if (setting.choices)
            range = QStringLiteral(" (%1)").arg(QLatin1String(setting.choices));
        else if (setting.most > setting.least)
            range = QStringLiteral(" (%1 to %2)").arg(setting.least).arg(setting.most);
        const QString value = core::settingText(defaults, setting);
        text += QStringLiteral("  %1 %2%3%4\n")
                    .arg(QString(QLatin1String(setting.key)).leftJustified(20), QLatin1String(setting.title), range,
                         value.isEmpty() ? QString() : QStringLiteral("; default: %1").arg(value));
    }
    return text;
}

int runHelp(const CliOptions &options, core::Library *, std::stop_token)
{
    const QString subject = options.arguments.value(0);
    const CliCommand *command = cliCommand(subject);
    if (!subject.isEmpty() && !command && subject != QLatin1String("settings")) {
        printNote(unknownCliCommand(subject));
        return CliStatus::Usage;
    }
    if (options.man && !command) {
        printNote(QStringLiteral("“--man” needs a command: attest-cli help --man ask."));
        return CliStatus::Usage;
    }
    if (options.man) {
        printLine(cliManualPage(*command).trimmed());
        return CliStatus::Done;
    }
    const QString help = command ? cliHelp(*command) : subject.isEmpty() ? cliHelp() : cliSettingsHelp();
    printLine(help.trimmed());
    return CliStatus::Done;
}

} // namespace app
