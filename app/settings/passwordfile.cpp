#include "app/settings/passwordfile.h"

#include <QFile>

#include <cstdio>

namespace app {
namespace {

constexpr qint64 longestFile = 1 << 20; // catches a PDF given by mistake

core::Error unfit(const QString &sentence, const QString &shown)
{
    return {core::Error::Invalid, sentence.arg(shown), {}};
}

} // namespace

core::Result<QStringList> passwordsFrom(const QString &name)
{
    if (name.isEmpty())
        return QStringList();
    const bool piped = name == QLatin1String("-");
    const QString shown = piped ? QStringLiteral("standard input") : QStringLiteral("“%1”").arg(name);
    QFile file(name);
    const bool open = piped ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!open)
        return core::Error{
            core::Error::NotFound,
            QStringLiteral("The password file %1 cannot be read (%2); name a file with one password per line.")
                .arg(shown, file.errorString()),
            {}};
    QByteArray bytes;
    while (bytes.size() <= longestFile) { // a pipe delivers only what has arrived
        const QByteArray part = file.read(longestFile);
        if (part.isEmpty())
            break;
        bytes += part;
    }
    if (bytes.size() > longestFile || bytes.contains('\0'))
        return unfit(QStringLiteral("The password file %1 is not a list of passwords; write one per line."), shown);
    if (bytes.startsWith("\xef\xbb\xbf"))
        bytes.remove(0, 3);
    QStringList passwords;
    for (QByteArray line : bytes.split('\n')) {
        if (line.endsWith('\r'))
            line.chop(1);
        if (!line.isEmpty())
            passwords.append(QString::fromUtf8(line));
    }
    passwords.removeDuplicates();
    if (passwords.isEmpty())
        return unfit(QStringLiteral("The password file %1 contains no password; write one per line."), shown);
    return passwords;
}

} // namespace app
