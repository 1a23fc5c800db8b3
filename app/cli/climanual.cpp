#include "app/cli/climanual.h"

namespace app {
namespace {

// A text as it stands on a page: a line of it is never taken for a request.
QString plain(const char *text)
{
    QString escaped = QString::fromUtf8(text);
    escaped.replace(u'\\', QStringLiteral("\\e"));
    escaped.replace(u'-', QStringLiteral("\\-"));
    escaped.replace(u'\'', QStringLiteral("\\(aq"));
    escaped.replace(u'`', QStringLiteral("\\(ga"));
    escaped.replace(u'^', QStringLiteral("\\(ha"));
    escaped.replace(u'~', QStringLiteral("\\(ti"));
    return escaped.startsWith(u'.') ? QStringLiteral("\\&") + escaped : escaped;
}

QString plain(const QString &text)
{
    return plain(text.toUtf8().constData());
}

QString optionEntry(const CliOption &option)
{
    QStringList names;
    for (const QString &name : option.allNames())
        names.append(QStringLiteral("\\fB%1\\fR").arg(plain(name)));
    QString text = QStringLiteral(".TP\n") + names.join(QStringLiteral(", "));
    if (!option.isFlag())
        text += QStringLiteral(" \\fI%1\\fR").arg(plain(option.value));
    return text + u'\n' + plain(option.what) + QStringLiteral(".\n");
}

QString typedLine(const CliCommand &command)
{
    QString text = QStringLiteral(".B attest\\-cli %1\n").arg(plain(command.name));
    if (*command.arguments)
        text += QStringLiteral(".I %1\n").arg(plain(command.arguments));
    return command.options.empty() ? text : text + QStringLiteral("[options]\n");
}

} // namespace

QString cliManualPage(const CliCommand &command)
{
    const QString name = QString::fromUtf8(command.name);
    QString text = QStringLiteral(".\\\" Made of the table of commands by “attest-cli help --man %1”.\n"
                                  ".TH \"ATTEST\\-CLI\\-%2\" 1 \"\" \"Attest %3\" \"User commands\"\n"
                                  ".SH NAME\nattest\\-cli\\-%1 \\- %4\n.SH SYNOPSIS\n")
                       .arg(name, name.toUpper(), QStringLiteral(ATTEST_VERSION), plain(command.summary));
    text += typedLine(command);
    const QString summary = QString::fromUtf8(command.summary);
    text += QStringLiteral(".SH DESCRIPTION\n%1.\n").arg(plain(summary.left(1).toUpper() + summary.mid(1)));
    for (const QString &paragraph : QString::fromUtf8(command.text).split(u'\n', Qt::SkipEmptyParts))
        text += QStringLiteral(".PP\n") + plain(paragraph) + u'\n';
    if (!command.options.empty()) {
        text += QStringLiteral(".SH OPTIONS\n");
        for (const CliOption &option : command.options)
            text += optionEntry(option);
    }
    text += QStringLiteral(".SH OPTIONS OF EVERY COMMAND\n");
    for (const CliOption &option : cliGlobalOptions())
        text += optionEntry(option);
    return text + QStringLiteral(".SH EXAMPLE\n.nf\nattest\\-cli %1\n.fi\n.SH SEE ALSO\n.BR attest\\-cli (1)\n")
                      .arg(plain(command.example));
}

} // namespace app
