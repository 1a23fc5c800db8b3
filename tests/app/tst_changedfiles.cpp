// Files that have changed since they were read, and read-only libraries: what attest-cli and other assistants
// report.
#include "attestcli.h"
#include "tests/pdfs.h"

#include <QDir>
#include <QJsonArray>
#include <QtTest>

#include <unistd.h>

using namespace tests;
using namespace Qt::StringLiterals;

class tst_changedfiles : public QObject
{
    Q_OBJECT

    static QString replyOf(const AttestCli &shell, const QString &tool, const QString &arguments)
    {
        const QString call =
            uR"({"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"%1","arguments":%2}})"_s;
        const QByteArray begin =
            R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"t","version":"1"}}})";
        return shell.run({u"mcp"_s}, begin + "\n" + call.arg(tool, arguments).toUtf8() + "\n").out;
    }

    // Runs attest-cli with a library folder that nobody, not even root, can write to. Null: this machine cannot do
    // that.
    static std::optional<Done> readOnly(const AttestCli &shell, const QStringList &words, const QByteArray &typed = {})
    {
        const QString script = u"mount --bind \"$0\" \"$0\" && mount -o remount,bind,ro \"$0\" || exit 99; "
                               "exec \"$@\""_s;
        QProcess process;
        process.setProcessEnvironment(shell.environment());
        process.start(u"unshare"_s,
                      QStringList{u"-rm"_s, u"sh"_s, u"-c"_s, script, shell.library(),
                                  QStringLiteral(ATTEST_BINARIES "/attest-cli"), u"--library"_s, shell.library()} +
                          words);
        if (!process.waitForStarted())
            return {};
        process.write(typed);
        process.closeWriteChannel();
        const Done done = AttestCli::ended(process);
        const bool isRefused = done.status == 99 || done.err.contains("unshare:"_L1);
        return isRefused ? std::optional<Done>() : done;
    }

private slots:
    void saysThatAFileIsAnotherOne()
    {
        AttestCli shell;
        const QString path =
            shell.writePdf(u"price.pdf"_s, {u"Prices of the pool\n\nThe day ticket costs 14 euros."_s});
        QCOMPARE(shell.run({u"add"_s, path}).status, 0);
        const QStringList ask{u"--json"_s, u"ask"_s, u"How much does the day ticket cost?"_s, u"--no-keep"_s};
        QCOMPARE(shell.run(ask).json()[u"outcome"].toString(), u"quoted"_s);

        shell.writePdf(u"price.pdf"_s, {u"Prices of the pool\n\nThe day ticket costs 17 euros, for all."_s});
        const QString told = u"price.pdf has changed since it was read"_s;
        const Done answer = shell.run(ask);
        QCOMPARE(answer.json()[u"outcome"].toString(), u"unverified"_s);
        QVERIFY2(answer.out.contains(told), qPrintable(answer.out));
        QCOMPARE(answer.json()[u"coverage"][u"changed"][0][u"document"].toString(), u"price.pdf"_s);
        QCOMPARE(shell.document(u"price.pdf"_s)[u"status"].toString(), u"changed"_s);
        QVERIFY(shell.run({u"list"_s}).out.contains(u": changed since it was read"_s));
        QVERIFY(shell.run({u"doctor"_s}).out.contains(u": changed since it was read"_s));
        QVERIFY(shell.run({u"search"_s, u"ticket"_s}).out.contains(told));
        const Done kept = shell.run({u"ask"_s, u"How much does the day ticket cost?"_s});
        QVERIFY(kept.out.contains(told));
        const Done checked = shell.run({u"recheck"_s, u"1"_s});
        QCOMPARE(checked.status, 1);
        QVERIFY2(checked.err.contains(u"read it again"_s), qPrintable(checked.err));
        QVERIFY(replyOf(shell, u"search"_s, uR"({"query":"ticket"})"_s).contains(told));
        QVERIFY(replyOf(shell, u"read_pages"_s, uR"({"document":"1"})"_s).contains(told));
        QVERIFY(replyOf(shell, u"ask"_s, uR"({"question":"How much does the day ticket cost?"})"_s).contains(told));

        QCOMPARE(shell.run({u"add"_s, path}).status, 0);
        const Done again = shell.run(ask);
        QCOMPARE(again.json()[u"outcome"].toString(), u"quoted"_s);
        QVERIFY2(again.json()[u"answer"].toString().contains(u"17 euros"_s), qPrintable(again.out));
        QCOMPARE(shell.document(u"price.pdf"_s)[u"status"].toString(), u"indexed"_s);
    }

    void callsAFileThatHasMovedByItsNewName()
    {
        AttestCli shell;
        const QString path = shell.writePdf(u"other.pdf"_s, {u"The boat house has nine berths and a slipway."_s});
        QCOMPARE(shell.run({u"add"_s, path}).status, 0);
        QVERIFY(QDir(shell.folder.path()).mkdir(u"arch"_s));
        const QString there = shell.folder.filePath(u"arch/boathouse.pdf"_s);
        QVERIFY(QFile::rename(path, there));
        QCOMPARE(shell.run({u"add"_s, there}).status, 0);
        const QJsonObject document = shell.document(u"boathouse.pdf"_s);
        QCOMPARE(document[u"title"].toString(), u"boathouse.pdf"_s);
        QVERIFY(shell.run({u"list"_s}).out.contains(there));
        const Done answer = shell.run({u"ask"_s, u"What does boathouse.pdf say about berths?"_s, u"--no-keep"_s});
        QVERIFY2(answer.out.contains(u"nine berths"_s), qPrintable(answer.out));
    }

    void answersFromALibraryThatMayOnlyBeRead()
    {
        AttestCli shell;
        const QString path =
            shell.writePdf(u"price.pdf"_s, {u"Prices of the pool\n\nThe day ticket costs 14 euros."_s});
        QCOMPARE(shell.run({u"add"_s, path}).status, 0);
        const std::optional<Done> list = readOnly(shell, {u"list"_s});
        if (!list)
            QSKIP("no folder can be made read-only here");
        QVERIFY2(list->out.contains(u"price.pdf"_s), qPrintable(list->err));
        QVERIFY(readOnly(shell, {u"search"_s, u"ticket"_s})->out.contains(u"14 euros"_s));
        const Done answer = *readOnly(shell, {u"ask"_s, u"How much does the day ticket cost?"_s});
        QCOMPARE(answer.status, 0);
        QVERIFY2(answer.out.contains(u"14 euros"_s), qPrintable(answer.out));
        QCOMPARE(answer.err.count(u"are not saved"_s), 1);
        QVERIFY(readOnly(shell, {u"sessions"_s})->out.isEmpty());
        const Done refused = *readOnly(shell, {u"remove"_s, u"1"_s});
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.err.contains(u"no permission to write"_s), qPrintable(refused.err));
        QVERIFY(shell.document(u"price.pdf"_s)[u"status"].toString() == u"indexed"_s);
    }
};

QTEST_GUILESS_MAIN(tst_changedfiles)
#include "tst_changedfiles.moc"
