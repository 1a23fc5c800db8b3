#include "app/cli/clicompletions.h"

#include "app/cli/clicommands.h"
#include "core/base/catalogue.h"
#include "core/base/profiles.h"
#include "core/flows/steps/answerstate.h"

#include <QRegularExpression>

namespace app {
namespace {

struct Expected // what is valid in one place
{
    QStringList words;
    bool files = false;
    bool folders = false;
};

QString latin(const char *text)
{
    return QString::fromUtf8(text);
}

QStringList flowIds()
{
    QStringList ids;
    for (const core::AnswerFlow *flow : core::offers<core::AnswerFlow>())
        ids.append(core::toQString(flow->id()));
    return ids;
}

QStringList profileIds()
{
    QStringList ids;
    for (const core::Profile &profile : core::profiles())
        ids.append(latin(profile.id));
    return ids;
}

QStringList settingKeys()
{
    QStringList keys;
    for (const core::Setting &setting : core::settingsTable())
        keys.append(latin(setting.key) + u'=');
    return keys;
}

QStringList commandNames()
{
    QStringList names;
    for (const CliCommand &command : cliCommands())
        names.append(latin(command.name));
    return names;
}

Expected valueOf(const CliOption &option)
{
    const QString value = latin(option.value);
    const QString name = option.allNames().last();
    if (!option.choices().isEmpty())
        return {option.choices()};
    if (name == u"--flow" || name == u"--draw")
        return {flowIds()};
    if (name == u"--profile")
        return {profileIds()};
    if (name == u"--set")
        return {settingKeys()};
    return {{}, value == u"FILE" || value == u"DOCUMENT", value == u"DIR"};
}

// Parses "[add DIR|sync [DIR…]|remove DIR…]": lower-case words are typed as they are, upper-case ones are placeholders.
Expected argumentsOf(const CliCommand &command)
{
    static const QRegularExpression word(QStringLiteral("(?<![-A-Za-z])[A-Za-z]+"));
    static const QStringList files{QStringLiteral("PATH"), QStringLiteral("FILE"), QStringLiteral("DOCUMENT"),
                                   QStringLiteral("BUNDLE"), QStringLiteral("QUESTIONS")};
    Expected expected;
    expected.words = latin(command.acts).split(u' ', Qt::SkipEmptyParts);
    QString typed = latin(command.arguments);
    typed.remove(QRegularExpression(QStringLiteral("--[a-z]+ [A-Z]+"))); // removes required options
    for (auto each = word.globalMatch(typed); each.hasNext();) {
        const QString found = each.next().captured();
        if (found == found.toLower())
            expected.words.append(found);
        else if (found == u"COMMAND")
            expected.words += commandNames();
        expected.files = expected.files || files.contains(found);
        expected.folders = expected.folders || found == u"DIR";
    }
    return expected;
}

std::vector<const CliOption *> optionsOf(const CliCommand &command)
{
    std::vector<const CliOption *> all;
    for (const CliOption &option : command.options)
        all.push_back(&option);
    for (const CliOption &option : cliGlobalOptions())
        all.push_back(&option);
    return all;
}

QStringList namesWithValue()
{
    QStringList names;
    for (const CliOption *option : allCliOptions()) {
        if (!option->isFlag())
            names += option->allNames();
    }
    return names;
}

QStringList globalNames()
{
    QStringList names;
    for (const CliOption &option : cliGlobalOptions())
        names += option.allNames();
    return names;
}

// The first clause, shortened for a menu.
QString briefOf(const char *text)
{
    constexpr int most = 70;
    QString brief = latin(text).section(u';', 0, 0);
    brief.remove(u'“').remove(u'”');
    return brief.size() <= most ? brief : brief.left(most - 1).trimmed() + QStringLiteral("…");
}

QString singleQuoted(QString text)
{
    return u'\'' + text.replace(u'\'', QStringLiteral("'\\''")) + u'\'';
}

// For bash.

QString bashReply(const Expected &expected)
{
    QStringList parts;
    if (!expected.words.isEmpty())
        parts.append(QStringLiteral("-W %1").arg(singleQuoted(expected.words.join(u' '))));
    if (expected.files)
        parts.append(QStringLiteral("-f"));
    else if (expected.folders)
        parts.append(QStringLiteral("-d"));
    if (parts.isEmpty())
        return QStringLiteral("return");
    const bool isPath = expected.files || expected.folders;
    const bool goesOn = expected.words.value(0).endsWith(u'=');
    return QStringLiteral("%1mapfile -t COMPREPLY < <(compgen %2 -- \"$cur\")")
        .arg(isPath   ? QStringLiteral("compopt -o filenames 2>/dev/null; ")
             : goesOn ? QStringLiteral("compopt -o nospace 2>/dev/null; ")
                      : QString(),
             parts.join(u' '));
}

QString bashValues(const CliCommand *command, const QString &name)
{
    QString text;
    const auto add = [&](const CliOption &option) {
        if (option.isFlag())
            return;
        QStringList patterns;
        for (const QString &each : option.allNames())
            patterns.append(name + u',' + each);
        text += QStringLiteral("        %1) %2; return ;;\n")
                    .arg(patterns.join(QStringLiteral(" | ")), bashReply(valueOf(option)));
    };
    if (command) {
        for (const CliOption &option : command->options)
            add(option);
    } else {
        for (const CliOption &option : cliGlobalOptions())
            add(option);
    }
    return text;
}

QString bashScript()
{
    QString values = bashValues(nullptr, QStringLiteral("*"));
    QString commands;
    for (const CliCommand &command : cliCommands()) {
        values += bashValues(&command, latin(command.name));
        QStringList names;
        for (const CliOption *option : optionsOf(command))
            names += option->allNames();
        commands += QStringLiteral("        %1) options=%2; reply() { %3; } ;;\n")
                        .arg(latin(command.name), singleQuoted(names.join(u' ')), bashReply(argumentsOf(command)));
    }
    return QStringLiteral(R"(# bash completion for attest-cli, made by "attest-cli completions bash".
_attest_cli()
{
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]} command= ended= options= i
    COMPREPLY=()
    if [[ $cur == = ]]; then
        cur=
    elif [[ $prev == = ]]; then
        prev=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    for ((i = 1; i < COMP_CWORD; ++i)); do
        case ${COMP_WORDS[i]} in
        --) ended=1 ;;
        %1)
            [[ -z $ended ]] && ((++i))
            [[ ${COMP_WORDS[i]} == = ]] && ((++i)) ;;
        -*) ;;
        *) command=${command:-${COMP_WORDS[i]}} ;;
        esac
    done
    if [[ -z $ended ]]; then
        case $command,$prev in
%2        esac
    fi
    reply() { mapfile -t COMPREPLY < <(compgen -W %3 -- "$cur"); }
    case $command in
        '') options=%4 ;;
%5        *) return ;;
    esac
    if [[ -z $ended && $cur == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$cur")
    else
        reply
    fi
}
complete -F _attest_cli attest-cli
)")
        .arg(namesWithValue().join(QStringLiteral(" | ")), values, singleQuoted(commandNames().join(u' ')),
             singleQuoted(globalNames().join(u' ')), commands);
}

// For zsh.

QString zshEscaped(QString text)
{
    for (const char16_t c : {u'\\', u'[', u']', u':'})
        text.replace(QChar(c), QString(u'\\') + QChar(c));
    return text;
}

QString zshAction(const Expected &expected)
{
    if (!expected.words.isEmpty() && !expected.files)
        return QStringLiteral("(%1)").arg(expected.words.join(u' '));
    return expected.files     ? QStringLiteral("_files")
           : expected.folders ? QStringLiteral("_files -/")
                              : QStringLiteral(" ");
}

QString zshOptions(const std::vector<const CliOption *> &options)
{
    QString text;
    for (const CliOption *option : options) {
        for (const QString &name : option->allNames()) {
            QString spec = (option->times == CliOption::AnyNumber ? QStringLiteral("*") : QString()) + name + u'[' +
                           zshEscaped(briefOf(option->what)) + u']';
            if (!option->isFlag())
                spec += QStringLiteral(":%1:%2").arg(zshEscaped(latin(option->value)), zshAction(valueOf(*option)));
            text += QStringLiteral(" \\\n            ") + singleQuoted(spec);
        }
    }
    return text;
}

QString zshScript()
{
    std::vector<const CliOption *> globals;
    for (const CliOption &option : cliGlobalOptions())
        globals.push_back(&option);
    QString commands;
    QString cases;
    for (const CliCommand &command : cliCommands()) {
        const QString name = latin(command.name);
        commands +=
            QStringLiteral("        %1\n").arg(singleQuoted(name + u':' + zshEscaped(briefOf(command.summary))));
        const QString arguments = singleQuoted(
            QStringLiteral("*:%1:%2").arg(zshEscaped(latin(command.arguments)), zshAction(argumentsOf(command))));
        cases +=
            QStringLiteral("        %1) _arguments -s%2 \\\n            %3 ;;\n")
                .arg(name, zshOptions(optionsOf(command)), *command.arguments ? arguments : QStringLiteral("&& :"));
    }
    return QStringLiteral(R"(#compdef attest-cli
# zsh completion for attest-cli, made by "attest-cli completions zsh".
_attest_cli()
{
    local curcontext="$curcontext" state line
    typeset -A opt_args
    local -a commands
    commands=(
%1    )
    _arguments -C -s%2 \
            '1:command:->command' '*::argument:->argument'
    case $state in
    command) _describe command commands ;;
    argument)
        case $words[1] in
%3        esac ;;
    esac
}
if [[ $funcstack[1] == _attest-cli ]]; then
    _attest_cli "$@"
else
    compdef _attest_cli attest-cli
fi
)")
        .arg(commands, zshOptions(globals), cases);
}

// For fish.

QString fishOption(const CliOption &option, const QString &condition)
{
    QString text = QStringLiteral("complete -c attest-cli%1").arg(condition);
    for (const QString &name : option.allNames())
        text += name.startsWith(QLatin1String("--")) ? QStringLiteral(" -l ") + name.mid(2)
                                                     : QStringLiteral(" -s ") + name.mid(1);
    if (!option.isFlag()) {
        const Expected expected = valueOf(option);
        text += expected.files     ? QStringLiteral(" -r -F")
                : expected.folders ? QStringLiteral(" -x -a '(__fish_complete_directories)'")
                                   : QStringLiteral(" -x");
        if (!expected.words.isEmpty())
            text += QStringLiteral(" -a ") + singleQuoted(expected.words.join(u' '));
    }
    return text + QStringLiteral(" -d ") + singleQuoted(briefOf(option.what)) + u'\n';
}

QString fishCommand(const CliCommand &command)
{
    const QString name = latin(command.name);
    const QString condition = QStringLiteral(" -n '__attest_cli_is %1'").arg(name);
    QString text = QStringLiteral("complete -c attest-cli -n 'not __attest_cli_command' -a %1 -d %2\n")
                       .arg(name, singleQuoted(briefOf(command.summary)));
    const Expected expected = argumentsOf(command);
    if (!expected.words.isEmpty())
        text +=
            QStringLiteral("complete -c attest-cli%1 -a %2\n").arg(condition, singleQuoted(expected.words.join(u' ')));
    if (expected.files)
        text += QStringLiteral("complete -c attest-cli%1 -F\n").arg(condition);
    else if (expected.folders)
        text += QStringLiteral("complete -c attest-cli%1 -a '(__fish_complete_directories)'\n").arg(condition);
    for (const CliOption &option : command.options)
        text += fishOption(option, condition);
    return text;
}

QString fishScript()
{
    QString text = QStringLiteral(R"(# fish completion for attest-cli, made by "attest-cli completions fish".
function __attest_cli_command
    set -l words (commandline -opc)
    set -e words[1]
    set -l isValue no
    for word in $words
        if test $isValue = yes
            set isValue no
            continue
        end
        switch $word
            case %1
                set isValue yes
            case '-*'
            case '*'
                echo $word
                return 0
        end
    end
    return 1
end
function __attest_cli_is
    string match -q -- $argv[1] (__attest_cli_command)
end
complete -c attest-cli -f
)")
                       .arg(namesWithValue().join(u' '));
    for (const CliOption &option : cliGlobalOptions())
        text += fishOption(option, {});
    for (const CliCommand &command : cliCommands())
        text += fishCommand(command);
    return text;
}

} // namespace

QStringList completedShells()
{
    return {QStringLiteral("bash"), QStringLiteral("zsh"), QStringLiteral("fish")};
}

QString cliCompletions(const QString &shell)
{
    return shell == u"bash"   ? bashScript()
           : shell == u"zsh"  ? zshScript()
           : shell == u"fish" ? fishScript()
                              : QString();
}

int runCompletions(const CliOptions &options, core::Library *, std::stop_token)
{
    const QString shell = options.arguments.value(0);
    const QString script = cliCompletions(shell);
    if (script.isEmpty()) {
        printNote(QStringLiteral("There are completions for %1, not for “%2”.")
                      .arg(completedShells().join(QStringLiteral(", ")), shell));
        return CliStatus::Usage;
    }
    printLine(script.trimmed());
    return CliStatus::Done;
}

} // namespace app
