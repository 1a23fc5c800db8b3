// attest-cli reread: its output, what it leaves unchanged, and that Ctrl+C preserves the previous state.
#include "attestcli.h"
#include "core/store/database.h"

#include <QDir>
#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;
using tests::AttestCli;
using tests::Done;

namespace {

QStringList pages(int n, int count = 3)
{
    QStringList pages;
    for (int page = 0; page < count; ++page) {
        QStringList lines;
        for (int line = 0; line < 40; ++line)
            lines.append(u"Line %1 of page %2 in paper %3 says that harbours freeze."_s.arg(line).arg(page).arg(n));
        pages.append(lines.join(u'\n'));
    }
    return pages;
}

const QStringList shorter{u"--set"_s, u"passage-length=300"_s, u"--set"_s, u"passage-overlap=50"_s};

} // namespace

class tst_clireindex : public QObject
{
    Q_OBJECT

private slots:
    void bringsDocumentsUpToDate()
    {
        const AttestCli cli;
        for (int i = 0; i < 2; ++i)
            cli.writePdf(u"%1.pdf"_s.arg(i), pages(i));
        QCOMPARE(cli.run({u"add"_s, cli.folder.path()}).status, 0);
        QCOMPARE(cli.run({u"reread"_s}).out, u"No document is outdated.\n"_s);
        QVERIFY(!cli.run({u"doctor"_s}).out.contains(u"Outdated"_s));
        QVERIFY(cli.run(QStringList{u"doctor"_s} + shorter).out.contains(u"Outdated"_s));
        QCOMPARE(cli.run(QStringList{u"--json"_s, u"doctor"_s} + shorter).json()[u"outdated"].toInt(), 2);
        QVERIFY(cli.run(QStringList{u"--json"_s, u"show"_s, u"1"_s} + shorter).json()[u"outdated"].toBool());
        const Done before = cli.run({u"--json"_s, u"show"_s, u"1"_s});
        QVERIFY(!before.json()[u"outdated"].toBool());
        const Done done = cli.run(QStringList{u"--json"_s, u"reread"_s} + shorter);
        QCOMPARE(done.status, 0);
        QCOMPARE(done.json()[u"reread"].toInt(), 2);
        QCOMPARE(done.json()[u"outdated"].toInt(), 0);
        const Done after = cli.run({u"--json"_s, u"show"_s, u"1"_s});
        QVERIFY(after.json()[u"passages"].toInt() > 2 * before.json()[u"passages"].toInt());
        QCOMPARE(after.json()[u"path"].toString(), before.json()[u"path"].toString());
        QCOMPARE(cli.run(QStringList{u"--json"_s, u"reread"_s} + shorter).json()[u"reread"].toInt(), 0);
        QCOMPARE(cli.run({u"--json"_s, u"doctor"_s, u"--deep"_s}).json()[u"sound"].toBool(), true);
        QVERIFY(QDir(cli.library()).entryList({u"*renewing*"_s}, QDir::Files).isEmpty());
    }

    void aLockedDocumentWaitsForItsPassword()
    {
        const AttestCli cli;
        tests::PdfFile file;
        file.pages = {tests::pdfPage(u"Kingfishers dive into the lake."_s)};
        file.password = u"secret"_s;
        const QString path = cli.write(u"locked.pdf"_s, tests::makePdf(file));
        const QString password = cli.write(u"password.txt"_s, "secret\n");
        QCOMPARE(cli.run({u"add"_s, path, u"--password-file"_s, password}).status, 0);
        {
            const auto library = core::Database::open(cli.library() + u"/library.db"_s, core::Database::ReadWrite);
            QVERIFY((*library)->run("UPDATE origin SET reader = 1"));
        }
        const Done without = cli.run({u"reread"_s});
        QCOMPARE(without.status, 0);
        QVERIFY2(without.out.contains(u"could not be read"_s), qPrintable(without.out));
        QCOMPARE(cli.run({u"--json"_s, u"reread"_s}).json()[u"outdated"].toInt(), 1);
        const QString done = cli.run({u"reread"_s, u"--password-file"_s, password}).out;
        QCOMPARE(done, u"One document was brought up to date.\n"_s);
        QCOMPARE(cli.run({u"reread"_s}).out, u"No document is outdated.\n"_s);
    }

    void stoppedItLeavesWhatThereWas()
    {
        const AttestCli cli;
        for (int i = 0; i < 8; ++i)
            cli.writePdf(u"%1.pdf"_s.arg(i), pages(i, 30));
        QCOMPARE(cli.run({u"add"_s, cli.folder.path()}).status, 0);
        const QString question = u"Which harbours freeze in paper 3?"_s;
        const QString before = cli.run({u"--json"_s, u"search"_s, question}).out;
        QProcess process;
        cli.start(process, cli.library(), QStringList{u"reread"_s} + shorter);
        QByteArray heard;
        process.setReadChannel(QProcess::StandardError);
        while (!heard.contains("prepared") && process.waitForReadyRead(60000))
            heard += process.readAllStandardError();
        kill(pid_t(process.processId()), SIGINT);
        const Done stopped = AttestCli::ended(process);
        QCOMPARE(stopped.status, 130);
        QVERIFY2(stopped.err.contains(u"stay in use"_s), qPrintable(stopped.err));
        QCOMPARE(cli.run({u"--json"_s, u"search"_s, question}).out, before);
        QCOMPARE(cli.run(QStringList{u"--json"_s, u"reread"_s} + shorter).json()[u"reread"].toInt(), 8);
        QVERIFY(cli.run({u"--json"_s, u"search"_s, question}).out != before);
    }
};

QTEST_GUILESS_MAIN(tst_clireindex)
#include "tst_clireindex.moc"
