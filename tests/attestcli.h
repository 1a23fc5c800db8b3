// Runs attest-cli as a script would: with its own home and library, and without the keys and the keychain of the
// environment.
#pragma once

#include "pdfs.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

namespace tests {

struct Done
{
    int status = -1; // -1: it was killed or has not ended
    QString out;
    QString err;

    QJsonObject json() const { return QJsonDocument::fromJson(out.toUtf8()).object(); }
    QList<QJsonObject> objects() const // one object per line of output
    {
        QList<QJsonObject> all;
        for (const QString &line : out.split(u'\n', Qt::SkipEmptyParts))
            all.append(QJsonDocument::fromJson(line.toUtf8()).object());
        return all;
    }
};

class AttestCli
{
public:
    QProcessEnvironment environment() const
    {
        QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
        variables.insert(QStringLiteral("HOME"), folder.path());
        for (const char *name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
            variables.insert(QLatin1String(name), folder.filePath(QLatin1String(name)));
        variables.insert(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"), QStringLiteral("disabled:"));
        for (const char *name : {"ATTEST_API_KEY", "OPENAI_API_KEY", "TAVILY_API_KEY", "ATTEST_LIBRARY"})
            variables.remove(QLatin1String(name));
        for (auto one = more.begin(); one != more.end(); ++one)
            variables.insert(one.key(), one.value());
        return variables;
    }

    void start(QProcess &process, const QString &library, const QStringList &words) const
    {
        process.setProcessEnvironment(environment());
        process.start(QStringLiteral(ATTEST_BINARIES "/attest-cli"),
                      QStringList{QStringLiteral("--library"), library} + words);
    }

    static Done ended(QProcess &process)
    {
        if (process.state() != QProcess::NotRunning && !process.waitForFinished(120'000))
            return {};
        return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
                QString::fromUtf8(process.readAllStandardOutput()), QString::fromUtf8(process.readAllStandardError())};
    }

    Done run(const QStringList &words, const QByteArray &typed = {}) const
    {
        QProcess process;
        start(process, library(), words);
        process.write(typed);
        process.closeWriteChannel();
        return ended(process);
    }

    QString library() const { return folder.filePath(QStringLiteral("library")); }
    QJsonObject document(const QString &file) const // as printed by "list"; empty if there is none
    {
        for (const QJsonValue each :
             run({QStringLiteral("--json"), QStringLiteral("list")}).json()[u"documents"].toArray()) {
            if (each[u"path"].toString().endsWith(file))
                return each.toObject();
        }
        return {};
    }

    QString write(const QString &name, const QByteArray &bytes) const
    {
        writeFile(folder.filePath(name), bytes);
        return folder.filePath(name);
    }
    QString writePdf(const QString &name, const QStringList &pages) const { return write(name, makePdf(pages)); }

    QTemporaryDir folder;
    QHash<QString, QString> more; // additional environment variables
};

} // namespace tests
