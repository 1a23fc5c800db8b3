// attest-cli with unread pages, locked PDFs and a damaged library.
#include "attestcli.h"
#include "core/store/database.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using tests::Done;

namespace {

class Shell : public tests::AttestCli
{
public:
    QString writeLocked(const QString &name, const QString &password) const
    {
        tests::PdfFile file;
        file.pages = {tests::pdfPage(QStringLiteral("Copper conducts electricity very well, says %1.").arg(name))};
        file.password = password;
        return write(name, tests::makePdf(file));
    }

    // Text, then two pages with pictures only, then text.
    QString writePartlyScanned(const QString &name) const
    {
        tests::PdfFile file;
        tests::PdfPage picture;
        picture.picture = true;
        file.pages = {tests::pdfPage(QStringLiteral("Copper conducts electricity very well.")), picture, picture,
                      tests::pdfPage(QStringLiteral("Bees dance to tell where flowers are."))};
        return write(name, tests::makePdf(file));
    }

    void damage(const char *sql) const
    {
        auto database =
            core::Database::open(folder.filePath(QStringLiteral("library/library.db")), core::Database::ReadWrite);
        if (!database || !(*database)->run("PRAGMA foreign_keys=OFF") || !(*database)->run(sql))
            qFatal("it could not be damaged");
    }
};

QStringList words(const char *text)
{
    return QString::fromUtf8(text).split(u' ');
}

} // namespace

class tst_cliupkeep : public QObject
{
    Q_OBJECT

private slots:
    void showsPagesInRangesByStatus()
    {
        Shell shell;
        QCOMPARE(shell
                     .run({QStringLiteral("add"), QStringLiteral("--ocr"), QStringLiteral("off"),
                           shell.writePartlyScanned(QStringLiteral("a.pdf"))})
                     .status,
                 0);
        const Done shown = shell.run(words("show a.pdf"));
        QCOMPARE(shown.status, 0);
        QVERIFY2(shown.out.contains(QStringLiteral("  text: pages 1, 4\n")), qPrintable(shown.out));
        QVERIFY2(shown.out.contains(QStringLiteral("  empty: pages 2–3 (only pictures)\n")), qPrintable(shown.out));
        const QJsonObject json = shell.run(words("--json show a.pdf")).json();
        QCOMPARE(json[u"page_list"].toArray().size(), 4);
        QCOMPARE(json[u"page_groups"].toArray().size(), 2);
        QCOMPARE(json[u"page_groups"][1][u"text"].toString(), QStringLiteral("2–3"));
    }

    // It waits for another writer and does not poll for a stop.
    void endsAtOnceWhileItOpensALibrary()
    {
        Shell shell;
        QCOMPARE(
            shell.run({QStringLiteral("add"), shell.writePdf(QStringLiteral("a.pdf"), {QStringLiteral("Copper.")})})
                .status,
            0);
        const QString lock = shell.library() + QStringLiteral("/library.lock");
        const auto other =
            core::Database::open(shell.library() + QStringLiteral("/library.db"), core::Database::ReadWrite);
        QVERIFY(bool(other));
        (*other)->begin();
        QProcess program;
        shell.start(program, shell.library(), {QStringLiteral("add"), shell.folder.filePath(QStringLiteral("a.pdf"))});
        QTRY_VERIFY(QFile::exists(lock));
        QVERIFY(!program.waitForFinished(500));
        kill(pid_t(program.processId()), SIGINT);
        QVERIFY(program.waitForFinished(2000));
        QCOMPARE(program.exitCode(), 130);
        (void)(*other)->rollBack();
    }

    void namesTheSqliteThatKeepsTheLibrary()
    {
        Shell shell;
        const QString version = shell.run(words("--json doctor")).json()[u"sqlite"].toString();
        QVERIFY(version.startsWith(u'3'));
        QVERIFY(shell.run(words("doctor")).out.contains(QStringLiteral("SQLite ") + version));
    }

    void saysWhatWasNotReadBesideAnAnswerAndARefusal()
    {
        Shell shell;
        QCOMPARE(shell
                     .run({QStringLiteral("add"), QStringLiteral("--ocr"), QStringLiteral("off"),
                           shell.writePartlyScanned(QStringLiteral("a.pdf"))})
                     .status,
                 0);
        shell.run({QStringLiteral("add"), shell.writeLocked(QStringLiteral("b.pdf"), QStringLiteral("x"))});
        const QString pictures = QStringLiteral("Pages 2–3 (only pictures) of a.pdf could not be read.");
        const Done answered = shell.run(
            {QStringLiteral("--json"), QStringLiteral("ask"), QStringLiteral("What conducts electricity very well?")});
        QVERIFY2(!answered.json()[u"answer"].toString().isEmpty(), qPrintable(answered.out));
        QCOMPARE(answered.json()[u"coverage"][u"text"].toString(), pictures);
        const Done refused = shell.run({QStringLiteral("ask"), QStringLiteral("Who was the first king of Norway?")});
        QVERIFY2(refused.out.contains(pictures), qPrintable(refused.out));
        QVERIFY2(refused.out.contains(QStringLiteral("b.pdf could not be read: it needs a password.")),
                 qPrintable(refused.out));
        const Done exported = shell.run(words("export 2 --format markdown"));
        QVERIFY2(exported.out.contains(QStringLiteral("could not be read")), qPrintable(exported.out));
    }

    void triesThePasswordsOfAFile()
    {
        Shell shell;
        const QString one = shell.writeLocked(QStringLiteral("one.pdf"), QStringLiteral("first word"));
        const QString two = shell.writeLocked(QStringLiteral("two.pdf"), QStringLiteral("second"));
        const QString file = shell.write(QStringLiteral("passwords"), "nonsense\r\nfirst word\n\nsecond\n");
        const Done added = shell.run({QStringLiteral("add"), one, two, QStringLiteral("--password-file"), file});
        QCOMPARE(added.status, 0);
        QCOMPARE(added.out.count(QStringLiteral("indexed")), 2);
        const Done again = shell.run({QStringLiteral("reindex"), QStringLiteral("--password-file"), file});
        QCOMPARE(again.status, 0);
        QCOMPARE(again.out.count(QStringLiteral("indexed")), 2);
    }

    void takesPasswordsFromStandardInput()
    {
        Shell shell;
        const QString one = shell.writeLocked(QStringLiteral("one.pdf"), QStringLiteral("first"));
        const Done added = shell.run(
            {QStringLiteral("add"), one, QStringLiteral("--password-file"), QStringLiteral("-")}, "x\nfirst\n");
        QCOMPARE(added.status, 0);
        QVERIFY(added.out.contains(QStringLiteral("indexed")));
    }

    void refusesAFileThatHoldsNoPasswords_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray("\n\n");
        QTest::newRow("a program") << QByteArray("\x7f\x45LF\0\0\1", 8);
        QTest::newRow("far too much") << QByteArray((1 << 20) + 1, 'x');
    }

    void refusesAFileThatHoldsNoPasswords()
    {
        QFETCH(QByteArray, bytes);
        Shell shell;
        const QString pdf = shell.writeLocked(QStringLiteral("one.pdf"), QStringLiteral("x"));
        const Done done = shell.run({QStringLiteral("add"), pdf, QStringLiteral("--password-file"),
                                     shell.write(QStringLiteral("passwords"), bytes)});
        QCOMPARE(done.status, 1);
        QCOMPARE(done.err.count(u'\n'), 1);
        QVERIFY2(done.err.contains(QStringLiteral("write one per line")), qPrintable(done.err));
    }

    void refusesAPasswordFileThatIsNotThere()
    {
        Shell shell;
        const Done done =
            shell.run({QStringLiteral("add"), shell.writeLocked(QStringLiteral("one.pdf"), QStringLiteral("x")),
                       QStringLiteral("--password-file"), QStringLiteral("/nowhere/passwords")});
        QCOMPARE(done.status, 1);
        QCOMPARE(done.err.count(u'\n'), 1);
        QVERIFY(done.err.contains(QStringLiteral("/nowhere/passwords")));
    }

    void mendsWhatIsDamagedAndSaysSo()
    {
        Shell shell;
        QCOMPARE(shell
                     .run({QStringLiteral("add"), QStringLiteral("--ocr"), QStringLiteral("off"),
                           shell.writePartlyScanned(QStringLiteral("a.pdf"))})
                     .status,
                 0);
        const Done well = shell.run(words("doctor --deep"));
        QVERIFY2(well.out.contains(QStringLiteral("is intact")), qPrintable(well.out));
        shell.damage("DELETE FROM passage WHERE document = 1");
        const Done mended = shell.run(words("--json doctor --deep"));
        QVERIFY2(mended.json()[u"sound"].toBool(), qPrintable(mended.err));
        QVERIFY(mended.json()[u"mended"].toArray().size() >= 2);
        QVERIFY(shell.run(words("--json doctor --deep")).json()[u"mended"].toArray().isEmpty());
        const Done found =
            shell.run({QStringLiteral("--json"), QStringLiteral("search"), QStringLiteral("bees dance")});
        QCOMPARE(found.json()[u"passages"].toArray().size(), 1);
    }

    void readsAgainWhatHasLostItsText()
    {
        Shell shell;
        const QString pdf = shell.writePartlyScanned(QStringLiteral("a.pdf"));
        QCOMPARE(shell.run({QStringLiteral("add"), pdf}).status, 0);
        shell.damage("DELETE FROM pagetext");
        const Done mended = shell.run(words("--json doctor --deep"));
        QVERIFY2(mended.json()[u"sound"].toBool(), qPrintable(mended.err));
        QCOMPARE(mended.json()[u"read_again"][0].toString(), pdf);
        QVERIFY(shell.run(words("--json doctor --deep")).json()[u"read_again"].toArray().isEmpty());

        shell.damage("DELETE FROM pagetext");
        QFile::remove(pdf);
        const Done gone = shell.run(words("doctor --deep"));
        QCOMPARE(gone.status, 1);
        QVERIFY2(gone.err.contains(QStringLiteral("are missing, and so is its file")), qPrintable(gone.err));
        const Done found =
            shell.run({QStringLiteral("--json"), QStringLiteral("search"), QStringLiteral("bees dance")});
        QVERIFY(found.json()[u"passages"].toArray().isEmpty()); // no data are left to compare with
        QVERIFY2(shell.run(words("search bees")).err.contains(QStringLiteral("does not match its page")),
                 qPrintable(found.err));
    }
};

QTEST_GUILESS_MAIN(tst_cliupkeep)
#include "tst_cliupkeep.moc"
