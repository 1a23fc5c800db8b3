// attest-cli with a damaged library: it never misquotes, does not report unreadable data as missing, and rescues what
// can be read.
#include "attestcli.h"
#include "core/store/database.h"
#include "must.h"

#include <sqlite3.h>

#include <QTest>

using namespace Qt::StringLiterals;
using tests::AttestCli;
using tests::Done;

namespace {

const QString question = QStringLiteral("What is the quorum of the council?");

void change(const AttestCli &cli, const char *sql)
{
    const auto database =
        tests::must(core::Database::open(cli.library() + u"/library.db"_s, core::Database::ReadWrite));
    sqlite3_db_config(database->handle(), SQLITE_DBCONFIG_DEFENSIVE, 0, static_cast<int *>(nullptr));
    if (!database->run("PRAGMA foreign_keys=OFF") || !database->run(sql))
        qFatal("it could not be damaged: %s", qPrintable(database->error().detail));
}

void addTreaty(const AttestCli &cli)
{
    const QString pdf = cli.writePdf(u"treaty.pdf"_s, {u"The Council meets in the old hall of the city every year."_s,
                                                       u"The quorum of the Council is two-thirds of its members."_s});
    const Done added = cli.run({u"add"_s, pdf});
    QVERIFY2(added.status == 0, qPrintable(added.err));
}

} // namespace

class tst_clidamage : public QObject
{
    Q_OBJECT

private slots:
    void aChangedPassageIsNotQuoted()
    {
        const AttestCli cli;
        addTreaty(cli);
        Done asked = cli.run({u"ask"_s, question});
        QVERIFY2(asked.out.contains(u"two-thirds"), qPrintable(asked.out + asked.err));
        change(cli, "UPDATE passage SET text = replace(text, 'two-thirds', 'ten-thirds')");
        asked = cli.run({u"ask"_s, question});
        QVERIFY2(!asked.out.contains(u"ten-thirds"), qPrintable(asked.out));
        QVERIFY2(asked.out.contains(u"does not match its page"), qPrintable(asked.out));
        const Done found = cli.run({u"search"_s, question});
        QVERIFY(!found.out.contains(u"ten-thirds"));
        QVERIFY2(found.err.contains(u"does not match its page"), qPrintable(found.err));
        const Done checked = cli.run({u"recheck"_s, u"1"_s});
        QCOMPARE(checked.status, 1);
        QVERIFY2(checked.err.contains(u"does not match its page"), qPrintable(checked.err));
        const Done mended = cli.run({u"doctor"_s, u"--deep"_s});
        QVERIFY2(mended.out.contains(u"they were rebuilt for"), qPrintable(mended.out + mended.err));
        asked = cli.run({u"ask"_s, question});
        QVERIFY2(asked.out.contains(u"two-thirds"), qPrintable(asked.out));
    }

    // An older Attest answered from a passage that was damaged then.
    void aBundleSaysWhatIsMisquoted()
    {
        const AttestCli cli;
        addTreaty(cli);
        QCOMPARE(cli.run({u"ask"_s, question}).status, 0);
        change(cli, "UPDATE turn SET json = replace(json, 'two-thirds', 'ten-thirds'); DELETE FROM turnsum");
        const Done exported = cli.run({u"export"_s, u"1"_s, u"--format"_s, u"json"_s});
        QVERIFY2(exported.out.contains(u"does not appear on page"), qPrintable(exported.out.left(2000)));
        const Done checked = cli.run({u"recheck"_s, u"1"_s});
        QVERIFY2(checked.out.contains(u"does not appear on page"), qPrintable(checked.out + checked.err));
    }

    void aDamagedPageIsReadAgainFromItsPdf()
    {
        const AttestCli cli;
        addTreaty(cli);
        change(cli, "UPDATE pagetext SET text = replace(text, 'two-thirds', 'ten-thirds');"
                    "UPDATE passage SET text = replace(text, 'two-thirds', 'ten-thirds')");
        const Done asked = cli.run({u"ask"_s, question});
        QVERIFY2(!asked.out.contains(u"ten-thirds"), qPrintable(asked.out));
        const Done mended = cli.run({u"doctor"_s, u"--deep"_s});
        QVERIFY2(mended.out.contains(u"Read again"), qPrintable(mended.out + mended.err));
        QVERIFY(cli.run({u"ask"_s, question}).out.contains(u"two-thirds"));
    }

    void whatCannotBeReadIsNoEmptyList_data()
    {
        QTest::addColumn<QByteArray>("damage");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("list") << QByteArray("ALTER TABLE place RENAME TO away") << QStringList{u"list"_s};
        QTest::newRow("list --json") << QByteArray("ALTER TABLE place RENAME TO away")
                                     << QStringList{u"--json"_s, u"list"_s};
        QTest::newRow("tags") << QByteArray("ALTER TABLE tag RENAME TO away") << QStringList{u"list"_s, u"--tags"_s};
        QTest::newRow("sessions") << QByteArray("ALTER TABLE turn RENAME TO away") << QStringList{u"sessions"_s};
        QTest::newRow("sessions, a column")
            << QByteArray("ALTER TABLE session RENAME COLUMN tags TO away") << QStringList{u"sessions"_s};
        QTest::newRow("doctor") << QByteArray("ALTER TABLE turn RENAME TO away") << QStringList{u"doctor"_s};
        QTest::newRow("bin") << QByteArray("ALTER TABLE bin RENAME TO away") << QStringList{u"bin"_s};
        QTest::newRow("folders") << QByteArray("ALTER TABLE folder RENAME TO away") << QStringList{u"folders"_s};
        QTest::newRow("export --all") << QByteArray("ALTER TABLE turn RENAME TO away")
                                      << QStringList{u"export"_s, u"--all"_s, u"--format"_s, u"json"_s};
    }

    void whatCannotBeReadIsNoEmptyList()
    {
        QFETCH(const QByteArray, damage);
        QFETCH(const QStringList, words);
        const AttestCli cli;
        addTreaty(cli);
        change(cli, damage.constData());
        const Done done = cli.run(words);
        QCOMPARE(done.status, 1);
        QVERIFY2(!done.err.trimmed().isEmpty(), qPrintable(done.out));
        const QString all = done.out + done.err;
        QVERIFY2(!all.contains(u"is empty") && !all.contains(u"a bug in Attest"), qPrintable(all));
        QVERIFY2(!done.out.contains(u"[]"), qPrintable(done.out));
    }

    void aDamagedTurnIsTold()
    {
        const AttestCli cli;
        addTreaty(cli);
        QCOMPARE(cli.run({u"ask"_s, question}).status, 0);
        change(cli, "UPDATE turn SET json = substr(json, 1, length(json) / 2); DELETE FROM turnsum");
        const Done exported = cli.run({u"export"_s, u"1"_s, u"--format"_s, u"markdown"_s});
        QCOMPARE(exported.status, 1);
        QVERIFY2(exported.out.contains(u"damaged") && exported.err.contains(u"Damaged questions"),
                 qPrintable(exported.out + exported.err));
        QVERIFY(!exported.out.contains(u"two-thirds"));
        const Done checked = cli.run({u"doctor"_s, u"--deep"_s});
        QCOMPARE(checked.status, 1);
        QVERIFY2(checked.err.contains(question.left(20)), qPrintable(checked.err)); // the session is named after it
        QCOMPARE(cli.run({u"ask"_s, u"--session"_s, u"1"_s, u"Who meets in the hall?"_s}).status, 0); // resumes it
        const auto database =
            tests::must(core::Database::open(cli.library() + u"/library.db"_s, core::Database::ReadOnly));
        core::Statement row(*database, "SELECT length(json) FROM turn WHERE ordinal = 0");
        QVERIFY(row.next() && row.integer(0) > 100); // the readable rest of the other stays
    }

    void anAnswerThatCannotBeKeptIsPrintedAndFails()
    {
        const AttestCli cli;
        addTreaty(cli);
        change(cli, "INSERT INTO sqlite_sequence(name, seq) VALUES ('session', 9223372036854775807)"); // none is left
        const Done asked = cli.run({u"ask"_s, question});
        QVERIFY2(asked.out.contains(u"two-thirds"), qPrintable(asked.out + asked.err));
        QCOMPARE(asked.status, 1);
        QVERIFY(!asked.err.isEmpty());
    }

    void whatCanBeReadIsRescued()
    {
        const AttestCli cli;
        addTreaty(cli);
        QCOMPARE(cli.run({u"ask"_s, question}).status, 0);
        QCOMPARE(cli.run({u"describe"_s, u"1"_s, u"--tag"_s, u"law"_s}).status, 0);
        change(cli,
               "PRAGMA writable_schema=ON; DELETE FROM sqlite_schema WHERE name IN ('passage', 'fulltext_docsize', "
               "'passageplace')");
        const QString place = cli.folder.filePath(u"rescued"_s);
        const Done rescued = cli.run({u"--json"_s, u"rescue"_s, place});
        QVERIFY2(rescued.status == 0, qPrintable(rescued.out + rescued.err));
        QCOMPARE(rescued.json()[u"sessions"].toInt(), 1);
        QCOMPARE(rescued.json()[u"questions"].toInt(), 1);
        QCOMPARE(rescued.json()[u"to_read"].toInt(), 1);
        const auto there = [&](const QStringList &words) {
            QProcess process;
            cli.start(process, place, words);
            return AttestCli::ended(process);
        };
        const Done read = there({u"add"_s});
        QVERIFY2(read.status == 0, qPrintable(read.out + read.err));
        QVERIFY(there({u"list"_s, u"--tags"_s}).out.contains(u"law"));
        QVERIFY(there({u"export"_s, u"1"_s, u"--format"_s, u"markdown"_s}).out.contains(u"two-thirds"));
        QVERIFY(there({u"ask"_s, question}).out.contains(u"two-thirds"));
    }
};

QTEST_GUILESS_MAIN(tst_clidamage)
#include "tst_clidamage.moc"
