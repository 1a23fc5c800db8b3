// What each command of attest-cli is for and which options it takes: one table, from which options are refused and all
// help is made.
#pragma once

#include <QList>
#include <QString>

namespace app {

struct CliUse
{
    const char *name;
    const char *usage;   // behind the name, as it is typed
    const char *summary; // one line
    const char *options; // that it takes, besides those of all commands, with a blank in between
    const char *details; // lines of its own help; may be empty
};

const QList<CliUse> &cliUses();
const CliUse *cliUse(const QString &name); // null where there is none
// Whether the command takes the option, or every command does.
bool takes(const CliUse &use, const QString &option);

QString cliHelp();                  // the commands, a line each
QString cliHelp(const CliUse &use); // of one command
QString cliSettingsHelp();          // the keys of --set
// The one of these that a mistyped word is likely to mean; empty where none is near.
QString nearestOf(const QString &word, const QStringList &known);

} // namespace app
