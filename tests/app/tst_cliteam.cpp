// attest-cli team: a shared library, from the personal library it starts from to killed workers.
#include "attestcli.h"
#include "core/store/database.h"
#include "oldschema.h"
#include "postgresserver.h"
#include "scriptedstore.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;
using tests::AttestCli;
using tests::Done;

namespace {

QString paper(int i)
{
    return u"Paper %1 tells of %2.\nThe bee of kind %3 visits it, and the meadow gives %4 pounds of honey.\n"
           "Nothing else is known of flower %5."_s.arg(i)
               .arg(u"clover sage thyme lime heather"_s.section(u' ', i % 5, i % 5))
               .arg(i % 7)
               .arg(i * 13 + 5)
               .arg(i);
}

} // namespace

class tst_CliTeam : public QObject
{
    Q_OBJECT

    tests::PostgresServer server;
    int bases = 0;
    QString base;

    QString address(const QString &role) const { return server.address(role, base); }
    Done team(const AttestCli &cli, const QStringList &words, const QString &role = u"keeper"_s) const
    {
        return cli.run(QStringList{u"team"_s} + words + QStringList{u"--server"_s, address(role)});
    }
    QString count(const QString &sql) const
    {
        QProcess process;
        process.start(server.programs() + u"/psql"_s, {u"-XqAtc"_s, sql, address(u"boss"_s)});
        process.waitForFinished();
        return QString::fromUtf8(process.readAllStandardOutput() + process.readAllStandardError()).trimmed();
    }

private slots:
    void initTestCase()
    {
        WANTS_POSTGRES();
        QVERIFY(server.start());
        QCOMPARE(server.sql(u"CREATE ROLE keeper LOGIN; CREATE ROLE anna LOGIN; CREATE ROLE worker LOGIN"_s),
                 QString());
    }
    void init()
    {
        base = u"cli%1"_s.arg(++bases);
        QCOMPARE(server.sql(u"CREATE DATABASE %1 OWNER keeper"_s.arg(base)), QString());
    }

    void aMemberFindsWhatThePersonalLibraryFinds()
    {
        AttestCli owner;
        AttestCli member;
        QVERIFY(QDir(owner.folder.path()).mkpath(u"papers"_s));
        for (int i = 0; i < 8; ++i)
            (void)owner.writePdf(u"papers/paper-%1.pdf"_s.arg(i),
                                 {paper(i), u"Page two of paper %1 is about wax."_s.arg(i)});
        QCOMPARE(owner.run({u"add"_s, owner.folder.filePath(u"papers"_s)}).status, 0);
        const Done before = owner.run({u"--json"_s, u"search"_s, u"honey of the meadow with sage"_s});
        QVERIFY(before.out.contains(u"sage"_s));
        Done done = team(owner, {u"init"_s, u"--from"_s, owner.library(), u"--collection"_s, u"Papers"_s});
        QVERIFY2(done.status == 0, qPrintable(done.err));
        QVERIFY2(done.err.contains(u"8 documents"_s), qPrintable(done.err));
        QVERIFY2(team(member, {u"join"_s}, u"anna"_s).status != 0, "nothing was granted yet");
        QCOMPARE(team(owner, {u"grant"_s, u"anna"_s, u"Papers"_s}).status, 0);
        done = team(member, {u"join"_s}, u"anna"_s);
        QVERIFY2(done.status == 0, qPrintable(done.err));
        for (const QString &question :
             {u"honey of the meadow with sage"_s, u"Which paper is about wax?"_s, u"bee of kind 3"_s}) {
            const Done own = owner.run({u"--json"_s, u"search"_s, question});
            QVERIFY(!own.out.isEmpty());
            QCOMPARE(member.run({u"--json"_s, u"search"_s, question}).out, own.out);
        }
        // An evaluation without timing.
        const QByteArray questions =
            R"({"question": "How much honey does the meadow of paper 3 give?", "answer": "44 pounds"}
{"question": "Which flower does paper 4 tell of?", "answer": "heather"}
)";
        const auto measured = [&](const AttestCli &cli) {
            const QString file = cli.write(u"questions.jsonl"_s, questions);
            const QString report = cli.folder.filePath(u"report.json"_s);
            const Done run = cli.run({u"eval"_s, file, u"-o"_s, report});
            if (run.status != 0)
                return QStringList{run.err};
            QFile bytes(report);
            QStringList rows;
            if (bytes.open(QIODevice::ReadOnly)) {
                for (const QString &line : QString::fromUtf8(bytes.readAll()).split(u'\n')) {
                    if (!line.contains(QRegularExpression(u"\"(p[0-9]+|turn|[a-z_]*seconds)\":"_s)))
                        rows.append(line);
                }
            }
            return rows;
        };
        const QStringList own = measured(owner);
        QVERIFY2(own.size() > 10, qPrintable(own.join(u'\n')));
        QVERIFY(own.join(u' ').contains(u"44 pounds"_s));
        QCOMPARE(measured(member), own);
        // Offline everything continues; revoked documents vanish at the next contact.
        server.stop();
        QVERIFY(team(member, {u"pull"_s}, u"anna"_s).status != 0);
        QVERIFY(member.run({u"search"_s, u"wax"_s}).out.contains(u"paper-"_s));
        QVERIFY(server.resume());
        QCOMPARE(team(owner, {u"revoke"_s, u"anna"_s, u"--document"_s, u"paper-2.pdf"_s}).status, 0);
        done = team(member, {u"pull"_s}, u"anna"_s);
        QVERIFY2(done.status == 0 && done.err.contains(u"1 removed"_s), qPrintable(done.err));
        QCOMPARE(member.document(u"paper-2.pdf"_s), QJsonObject());
        const Done status = member.run({u"--json"_s, u"team"_s});
        QCOMPARE(status.json()[u"collections"][0][u"documents"].toInt(), 7);
        QVERIFY(!status.json()[u"manages"].toBool());
    }

    // Without a local library: the server's first result is the same as the personal library's.
    void searchesOnTheServer()
    {
        AttestCli owner;
        QVERIFY(QDir(owner.folder.path()).mkpath(u"papers"_s));
        for (int i = 0; i < 8; ++i)
            (void)owner.writePdf(u"papers/paper-%1.pdf"_s.arg(i),
                                 {paper(i), u"Page two of paper %1 is about wax."_s.arg(i)});
        QCOMPARE(owner.run({u"add"_s, owner.folder.filePath(u"papers"_s)}).status, 0);
        QCOMPARE(team(owner, {u"init"_s, u"--from"_s, owner.library(), u"--collection"_s, u"Papers"_s}).status, 0);
        QCOMPARE(team(owner, {u"grant"_s, u"anna"_s, u"Papers"_s}).status, 0);
        AttestCli member;
        for (const QString &question : {u"How many pounds of honey does the meadow of heather give?"_s, u"wax 3"_s}) {
            const QJsonArray own = owner.run({u"--json"_s, u"search"_s, question}).json()[u"passages"].toArray();
            const Done done = team(member, {u"search"_s, question, u"--json"_s}, u"anna"_s);
            QVERIFY2(done.status == 0, qPrintable(done.err));
            const QJsonArray there = done.json()[u"passages"].toArray();
            QVERIFY(!own.isEmpty() && there.size() == own.size());
            for (const QString &key : {u"text"_s, u"title"_s, u"document"_s, u"page"_s, u"rank"_s, u"spans"_s})
                QCOMPARE(there[0][key], own[0][key]);
            QCOMPARE(there[0][u"document_id"].toString().size(), 36);
        }
        Done done =
            team(member, {u"search"_s, u"wax"_s, u"-k"_s, u"2"_s, u"--document"_s, u"paper-5.pdf"_s}, u"anna"_s);
        QVERIFY2(done.out.startsWith(u"1. "_s) && done.out.contains(u"paper-5"_s) && !done.out.contains(u"paper-4"_s),
                 qPrintable(done.out + done.err));
        done = team(member, {u"search"_s, u"wax"_s, u"--collection"_s, u"Nothing"_s}, u"anna"_s);
        QVERIFY(done.status == 1 && done.err.contains(u"no collection"_s));
        done = team(member, {u"search"_s, u"xylophone"_s}, u"anna"_s);
        QVERIFY(done.status == 0 && done.out.isEmpty() && done.err.contains(u"Nothing found"_s));
        QCOMPARE(team(member, {u"search"_s}, u"anna"_s).status, 2);
        QVERIFY2(!QFileInfo::exists(member.library() + u"/library.db"_s), "no library is made");
        // Search by meaning too, after the owner has fitted the semantic space.
        done = team(owner, {u"fit"_s});
        QVERIFY2(done.status == 0 && done.err.contains(u"8 documents"_s), qPrintable(done.err));
        done = team(member, {u"search"_s, u"honey of the meadow"_s, u"--json"_s}, u"anna"_s);
        QVERIFY(done.json()[u"passages"][0][u"reasons"][u"vector"].toDouble() > 0);
        QCOMPARE(team(member, {u"fit"_s}, u"anna"_s).status, 1);
        QCOMPARE(team(owner, {u"fit"_s, u"--collection"_s, u"Nothing"_s}).status, 1);
        // Documents indexed before terms existed become searchable after the next init.
        (void)count(u"DELETE FROM attest.passage_terms"_s);
        QVERIFY(team(member, {u"search"_s, u"wax"_s}, u"anna"_s).out.isEmpty());
        QCOMPARE(team(owner, {u"init"_s, u"--collection"_s, u"Papers"_s}).status, 0);
        QVERIFY(team(member, {u"search"_s, u"wax"_s}, u"anna"_s).out.contains(u"paper-"_s));
    }

    void anAnswerIsPublishedAndFetched()
    {
        AttestCli owner;
        QVERIFY(QDir(owner.folder.path()).mkpath(u"papers"_s));
        for (int i = 0; i < 4; ++i)
            (void)owner.writePdf(u"papers/paper-%1.pdf"_s.arg(i), {paper(i)});
        QCOMPARE(owner.run({u"add"_s, owner.folder.filePath(u"papers"_s)}).status, 0);
        QCOMPARE(team(owner, {u"init"_s, u"--from"_s, owner.library(), u"--collection"_s, u"Papers"_s}).status, 0);
        for (const QString &role : {u"anna"_s, u"worker"_s})
            QCOMPARE(team(owner, {u"grant"_s, role, u"Papers"_s}).status, 0);
        AttestCli member;
        QCOMPARE(team(member, {u"join"_s}, u"anna"_s).status, 0);
        QCOMPARE(member.run({u"ask"_s, u"How much honey does the meadow of paper 3 give?"_s}).status, 0);
        Done done = member.run({u"--json"_s, u"team"_s, u"publish"_s, u"1"_s});
        QVERIFY2(done.status == 0, qPrintable(done.err));
        const QString id = done.json()[u"id"].toString();
        QVERIFY(!id.isEmpty());
        QCOMPARE(member.run({u"team"_s, u"publish"_s, u"1"_s, u"7"_s}).status, 1);

        // Another member reads it, and imports it into his own library.
        AttestCli other;
        done = team(other, {u"answers"_s}, u"worker"_s);
        QVERIFY2(done.out.contains(u"44 pounds"_s) && done.out.contains(u"How much honey"_s), qPrintable(done.out));
        const QString file = other.folder.filePath(u"answer.attest"_s);
        done = team(other, {u"answers"_s, id, u"-o"_s, file}, u"worker"_s);
        QVERIFY2(done.status == 0, qPrintable(done.err));
        QCOMPARE(team(other, {u"answers"_s, id, u"-o"_s, file}, u"worker"_s).status, 1);
        QCOMPARE(other.run({u"import"_s, file}).status, 0);
        QVERIFY(other.run({u"--json"_s, u"sessions"_s}).out.contains(u"How much honey"_s));

        // A source document is revoked for him: nothing of it remains.
        QCOMPARE(team(owner, {u"revoke"_s, u"worker"_s, u"--document"_s, u"paper-3.pdf"_s}).status, 0);
        QCOMPARE(team(other, {u"answers"_s}, u"worker"_s).out, QString());
        QCOMPARE(team(owner, {u"revoke"_s, u"anna"_s, u"--document"_s, u"paper-3.pdf"_s}).status, 0);
        done = team(member, {u"answers"_s}, u"anna"_s);
        QVERIFY2(done.out.contains(u"no longer have access"_s) && !done.out.contains(u"44 pounds"_s),
                 qPrintable(done.out));
        QCOMPARE(team(member, {u"withdraw"_s, id}, u"anna"_s).status, 0);
        QCOMPARE(team(member, {u"answers"_s}, u"anna"_s).out, QString());
        QCOMPARE(count(u"SELECT count(*) FROM attest.answer_content"_s), u"0"_s);

        // Answers that cite private documents are not published.
        const QString own = member.writePdf(u"own.pdf"_s, {u"The wax of Zanzibar weighs 17 stones."_s});
        QCOMPARE(member.run({u"add"_s, own}).status, 0);
        QCOMPARE(member.run({u"ask"_s, u"How much does the wax of Zanzibar weigh?"_s}).status, 0);
        const Done refused = member.run({u"team"_s, u"publish"_s, u"2"_s});
        QVERIFY2(refused.status == 1 && refused.err.contains(u"not in the team library"_s), qPrintable(refused.err));
    }

    void leavingKeepsOrRemovesWhatWasPulled()
    {
        AttestCli owner;
        QVERIFY(QDir(owner.folder.path()).mkpath(u"papers"_s));
        for (int i = 0; i < 3; ++i)
            (void)owner.writePdf(u"papers/paper-%1.pdf"_s.arg(i), {paper(i)});
        QCOMPARE(owner.run({u"add"_s, owner.folder.filePath(u"papers"_s)}).status, 0);
        QCOMPARE(team(owner, {u"init"_s, u"--from"_s, owner.library(), u"--collection"_s, u"Papers"_s}).status, 0);
        QCOMPARE(team(owner, {u"grant"_s, u"anna"_s, u"Papers"_s}).status, 0);
        QVERIFY2(owner.run({u"team"_s, u"leave"_s}).err.contains(u"is not joined"_s), "nothing to leave");
        for (const bool withDocuments : {false, true}) {
            AttestCli member;
            QCOMPARE(team(member, {u"join"_s}, u"anna"_s).status, 0);
            const QString own = member.writePdf(u"own.pdf"_s, {u"My own notes on wax."_s});
            QCOMPARE(member.run({u"add"_s, own}).status, 0);
            QStringList words{u"--json"_s, u"team"_s, u"leave"_s};
            if (withDocuments)
                words.append(u"--with-documents"_s);
            const Done left = member.run(words);
            QVERIFY2(left.status == 0, qPrintable(left.err));
            QCOMPARE(left.json()[u"removed"].toInt(), withDocuments ? 3 : 0);
            QCOMPARE(member.document(u"paper-1.pdf"_s).isEmpty(), withDocuments);
            QVERIFY2(!member.document(u"own.pdf"_s).isEmpty(), "what is one's own stays");
            QVERIFY(member.run({u"team"_s, u"pull"_s}).err.contains(u"is not joined"_s));
        }
    }

    void anOldLibraryIsTakenOverWithoutReading()
    {
        AttestCli owner;
        QVERIFY(QDir(owner.folder.path()).mkpath(u"papers"_s));
        for (int i = 0; i < 3; ++i)
            (void)owner.writePdf(u"papers/paper-%1.pdf"_s.arg(i), {paper(i)});
        QCOMPARE(owner.run({u"add"_s, owner.folder.filePath(u"papers"_s)}).status, 0);
        {
            auto database = core::Database::open(owner.library() + u"/library.db"_s, core::Database::ReadWrite);
            QVERIFY(database);
            QVERIFY(tests::bringToVersionTwo(**database));
        }
        QVERIFY(QDir(owner.folder.filePath(u"papers"_s)).removeRecursively());
        const Done done = team(owner, {u"init"_s, u"--from"_s, owner.library()});
        QVERIFY2(done.status == 0, qPrintable(done.err));
        QCOMPARE(count(u"SELECT count(*) FROM attest.document WHERE status = 'indexed' AND pages = 1"_s), u"3"_s);
        QCOMPARE(team(owner, {u"init"_s, u"--from"_s, owner.library()}).status, 0);
        QCOMPARE(count(u"SELECT count(*) FROM attest.document"_s), u"3"_s);
    }

    void aPasswordInTheAddressIsRefused()
    {
        AttestCli cli;
        const Done done = cli.run({u"team"_s, u"--server"_s, u"postgresql://anna:secret@localhost/base"_s});
        QCOMPARE(done.status, 1);
        QVERIFY(done.err.contains(u"password"_s) && !done.err.contains(u"secret"_s));
    }

    void filesMayBeInAnObjectStore()
    {
        tests::ScriptedStore store;
        AttestCli cli;
        cli.more = {{u"AWS_ENDPOINT_URL"_s, QString::fromLatin1(store.endpoint())},
                    {u"AWS_ACCESS_KEY_ID"_s, QString::fromLatin1(tests::ScriptedStore::keyId)},
                    {u"AWS_SECRET_ACCESS_KEY"_s, QString::fromLatin1(tests::ScriptedStore::secret)}};
        QCOMPARE(team(cli, {u"init"_s, u"--collection"_s, u"Papers"_s}).status, 0);
        QCOMPARE(team(cli, {u"grant"_s, u"worker"_s, u"Papers"_s, u"--may"_s, u"work"_s}).status, 0);
        const QString place = u"s3://papers/team"_s;
        const QStringList add{
            u"add"_s,     u"Papers"_s, cli.writePdf(u"one.pdf"_s, {paper(1)}), cli.writePdf(u"two.pdf"_s, {paper(2)}),
            u"--files"_s, place};
        const QStringList work{u"work"_s, u"--files"_s, place, u"--drain"_s};
        Done done = team(cli, add, u"worker"_s);
        QVERIFY2(done.status == 0 && done.err.contains(u"2 files queued"_s), qPrintable(done.err));
        QCOMPARE(store.objects().size(), 2);
        QVERIFY(QFile::remove(cli.folder.filePath(u"one.pdf"_s)));

        // A store that denies access ends the worker, and does not count as a failure of the file.
        store.server().enqueue(tests::ScriptedStore::refusal(403, "AccessDenied"));
        done = team(cli, work, u"worker"_s);
        QVERIFY2(done.status == 1 && done.err.contains(u"denies you access to s3://papers/team"_s),
                 qPrintable(done.err));
        QCOMPARE(count(u"SELECT string_agg(state || tries, ' ') FROM attest.job"_s), u"waiting0 waiting0"_s);

        const QByteArray spoilt = store.objects().keys().first();
        const QByteArray whole = store.objects().value(spoilt);
        store.put(spoilt, QByteArray(whole).replace(20, 1, "#"));
        done = team(cli, work, u"worker"_s);
        QVERIFY2(done.status == 0 && done.out.contains(u".pdf: indexed"_s), qPrintable(done.err));
        QCOMPARE(count(u"SELECT string_agg(status, ' ' ORDER BY status) FROM attest.document"_s), u"failed indexed"_s);
        QVERIFY(count(u"SELECT reason FROM attest.document WHERE status = 'failed'"_s)
                    .contains(u"not the one that was added"_s));
        QVERIFY(!done.err.contains(QString::fromLatin1(tests::ScriptedStore::secret)));
    }

    // Whatever is killed and when, each file exists once and was either read or rejected with a reason.
    void killedWorkersLoseNothing()
    {
        const int rounds = qEnvironmentVariableIntValue("ATTEST_TEAM_ROUNDS") > 0
                               ? qEnvironmentVariableIntValue("ATTEST_TEAM_ROUNDS")
                               : 10;
        AttestCli cli;
        QCOMPARE(team(cli, {u"init"_s, u"--collection"_s, u"Papers"_s}).status, 0);
        QCOMPARE(team(cli, {u"grant"_s, u"worker"_s, u"Papers"_s, u"--may"_s, u"work"_s}).status, 0);
        const QString files = cli.folder.filePath(u"files"_s);
        const QStringList work{u"team"_s, u"work"_s,    u"--server"_s, address(u"worker"_s), u"--files"_s,
                               files,     u"--lease"_s, u"1"_s,        u"--drain"_s};
        QVERIFY(QDir(cli.folder.path()).mkpath(u"in"_s));
        QRandomGenerator random(1);
        for (int round = 0; round < rounds; ++round) {
            const QString file = cli.writePdf(u"in/paper-%1.pdf"_s.arg(round), {paper(round)});
            const Done added = team(cli, {u"add"_s, u"Papers"_s, file, u"--files"_s, files}, u"worker"_s);
            QVERIFY2(added.status == 0, qPrintable(added.err));
            QProcess worker;
            cli.start(worker, cli.library(), work);
            QVERIFY(worker.waitForStarted());
            (void)worker.waitForFinished(random.bounded(30, 900));
            if (round % 5 == 4) {
                server.stop(); // like a failing machine
                QVERIFY(server.resume());
            }
            worker.kill();
            worker.waitForFinished();
        }
        QElapsedTimer clock;
        for (clock.start(); clock.elapsed() < 120'000;) {
            const Done done = cli.run(work);
            QVERIFY2(done.status == 0, qPrintable(done.err));
            if (count(u"SELECT count(*) FROM attest.job WHERE state IN ('waiting', 'leased')"_s) == u"0"_s)
                break;
        }
        QCOMPARE(count(u"SELECT count(*) FROM attest.job WHERE state NOT IN ('done', 'failed')"_s), u"0"_s);
        QCOMPARE(count(u"SELECT count(DISTINCT sha256) FROM attest.document"_s), QString::number(rounds));
        QCOMPARE(count(u"SELECT count(*) FROM attest.document"_s), QString::number(rounds));
        QCOMPARE(
            count(u"SELECT count(*) FROM attest.document WHERE status = 'indexed' AND passages <> (SELECT count(*) "
                  u"FROM attest.passage WHERE document = id)"_s),
            u"0"_s);
        QCOMPARE(count(u"SELECT count(*) FROM attest.document WHERE status <> 'indexed' AND reason = ''"_s), u"0"_s);
        QVERIFY(count(u"SELECT count(*) FROM attest.document WHERE status = 'indexed'"_s).toInt() > 0);
    }
};

QTEST_GUILESS_MAIN(tst_CliTeam)
#include "tst_cliteam.moc"
