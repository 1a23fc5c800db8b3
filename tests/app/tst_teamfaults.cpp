// A team's library under faults: workers are killed, its server restarts, the network is cut, stalls in the middle of a
// message, or denies access. In every case each file exists once, was read or rejected with a reason, and has complete
// pages; a desktop continues with its copy and catches up.
#include "attestcli.h"
#include "core/library/libraryteam.h"
#include "core/team/teamfiles.h"
#include "core/team/teamjobs.h"
#include "core/team/teamlibrary.h"
#include "core/team/teampull.h"
#include "cuttingproxy.h"
#include "must.h"
#include "postgresserver.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <memory>
#include <vector>

using namespace core;
using namespace Qt::StringLiterals;
using tests::AttestCli;
using tests::CuttingProxy;
using tests::must;

namespace {

const auto untold = [](int, int) {};

int numberOf(const char *variable, int otherwise)
{
    const int number = qEnvironmentVariableIntValue(variable);
    return number > 0 ? number : otherwise;
}

} // namespace

class tst_TeamFaults : public QObject
{
    Q_OBJECT

    tests::PostgresServer server;
    std::unique_ptr<CuttingProxy> network;
    AttestCli cli;
    QRandomGenerator random;
    std::vector<std::unique_ptr<QProcess>> workers;
    std::unique_ptr<Postgres> direct; // bypasses the faulty network
    std::unique_ptr<Library> desktop;
    QString collection;
    QSet<QByteArray> healthy; // checksums of valid files
    QSet<QByteArray> broken;
    int kills = 0;
    int cuts = 0; // pulls that were interrupted

    // A connection silent for 1.2 s is given up.
    QString through(const QString &role) const
    {
        return u"host=127.0.0.1 port=%1 user=%2 dbname=postgres connect_timeout=1 tcp_user_timeout=300"_s
            .arg(network->port())
            .arg(role);
    }
    QString files() const { return cli.folder.filePath(u"files"_s); }

    void startWorker(QProcess &worker) const
    {
        worker.setStandardOutputFile(QProcess::nullDevice());
        worker.setStandardErrorFile(cli.folder.filePath(u"workers.log"_s), QIODevice::Append);
        cli.start(
            worker, cli.library(),
            {u"team"_s, u"work"_s, u"--server"_s, through(u"worker"_s), u"--files"_s, files(), u"--lease"_s, u"3"_s});
    }
    void startMissingWorkers() // as systemd does
    {
        for (const auto &worker : workers) {
            if (worker->state() == QProcess::NotRunning)
                startWorker(*worker);
        }
    }
    void killWorker()
    {
        QProcess &worker = *workers[size_t(random.bounded(int(workers.size())))];
        kills += worker.state() == QProcess::Running;
        worker.kill();
        worker.waitForFinished();
    }

    void reconnect() // bypasses the faulty network; the server may have restarted
    {
        direct = must(Postgres::connect({server.address(u"keeper"_s)}, {}));
    }
    qint64 count(const char *sql) { return must(direct->run(sql, {}, {})).integer(0, 0); }

    void addFile(int number)
    {
        const bool isBroken = random.bounded(12) == 0;
        QStringList pages;
        for (int page = 0; page < 1 + int(random.bounded(3)); ++page)
            pages.append(u"Paper %1, page %2.\nThe bee of kind %3 gives %4 pounds of honey."_s.arg(number)
                             .arg(page + 1)
                             .arg(number % 7)
                             .arg(number * 13 + page));
        const QString file =
            cli.write(u"paper-%1.pdf"_s.arg(number),
                      isBroken ? "%PDF-1.4 nothing of number " + QByteArray::number(number) : tests::makePdf(pages));
        const QByteArray sum = must(must(TeamFiles::at(files()))->put(file, {}));
        QVERIFY(must(TeamJobs(*direct).add(collection, sum, file, QFileInfo(file).size(), {})));
        (isBroken ? broken : healthy).insert(sum);
    }

    // Interrupted or not, all data present are complete and searchable.
    void pull()
    {
        const auto postgres = Postgres::connect({through(u"anna"_s)}, {});
        const Result<Pulled> pulled =
            postgres ? pullTeam(**postgres, *desktop, untold, {}) : Result<Pulled>(postgres.error());
        if (!pulled)
            QVERIFY2(pulled.error().code == Error::Unavailable, qPrintable(pulled.error().message));
        cuts += !pulled;
        const QList<Document> documents = desktop->documents();
        for (const Document &document : documents.mid(std::max<qsizetype>(0, documents.size() - 20))) {
            const TeamDocument whole = must(LibraryTeam(*desktop).whole(document.id));
            QCOMPARE(whole.pages.size(), document.status == DocumentStatus::Indexed ? document.pages : 0);
            QCOMPARE(whole.passages.isEmpty(), document.status != DocumentStatus::Indexed);
        }
        if (desktop->passageCount() > 0)
            QVERIFY(!must(desktop->search({u"How much honey does the bee give?"_s, 5, {}}, {})).isEmpty());
    }

    void fault()
    {
        switch (random.bounded(7)) {
        case 0:
        case 1:
            QTest::qWait(int(random.bounded(250)));
            killWorker();
            break;
        case 2:
            server.stop(random.bounded(2) == 0 ? tests::PostgresServer::Immediate : tests::PostgresServer::Fast);
            if (!server.resume())
                qFatal("the server does not come back");
            reconnect();
            break;
        case 3:
            network->cut();
            break;
        case 4: // in the middle of a message; a pull transfers more than a job
            network->endAfter(random.bounded(1, 60'000), CuttingProxy::Then::Cut);
            break;
        case 5:
            network->endAfter(random.bounded(1, 60'000), CuttingProxy::Then::Stall);
            break;
        default:
            network->refuse(true);
            network->cut();
        }
    }

    void checkInvariants()
    {
        QCOMPARE(count("SELECT count(*) - count(DISTINCT sha256) FROM attest.document WHERE status NOT IN "
                       "('superseded', 'removed')"),
                 0);
        QCOMPARE(
            count("SELECT count(*) FROM attest.document d WHERE pages <> (SELECT count(*) FROM attest.page p WHERE "
                  "p.document = d.id) OR passages <> (SELECT count(*) FROM attest.passage p WHERE p.document = "
                  "d.id)"),
            0);
        // A lost file would be neither waiting nor stored.
        QCOMPARE(
            count("SELECT count(*) FROM attest.job j WHERE state IN ('done', 'failed') AND NOT EXISTS (SELECT FROM "
                  "attest.document d WHERE d.sha256 = j.sha256)"),
            0);
        QCOMPARE(count("SELECT count(DISTINCT sha256) FROM attest.job"), healthy.size() + broken.size());
    }

    bool isAllEnded() { return count("SELECT count(*) FROM attest.job WHERE state IN ('waiting', 'leased')") == 0; }

private slots:
    void initTestCase()
    {
        WANTS_POSTGRES();
        QVERIFY(server.start());
        QCOMPARE(server.sql(u"CREATE ROLE keeper LOGIN; CREATE ROLE anna LOGIN; CREATE ROLE worker LOGIN; GRANT CREATE "
                            u"ON DATABASE postgres TO keeper"_s),
                 QString());
        network = std::make_unique<CuttingProxy>(server.socket());
        reconnect();
        TeamLibrary team(*direct);
        (void)must(team.init({}));
        collection = must(team.collection(u"Papers"_s, TeamLibrary::IfMissing::Make, {}));
        must(team.give(u"worker"_s, collection, {}, u"work"_s, {}));
        must(team.give(u"anna"_s, collection, {}, u"read"_s, {}));
        desktop = must(Library::open(cli.folder.filePath(u"desktop"_s), {}));
        for (int i = 0; i < 3; ++i)
            workers.push_back(std::make_unique<QProcess>());
    }

    void noticesASilentServer()
    {
        const auto postgres = must(Postgres::connect({through(u"anna"_s)}, {}));
        network->endAfter(40, CuttingProxy::Then::Stall);
        QElapsedTimer clock;
        clock.start();
        const auto asked = postgres->run("SELECT repeat('x', 100000)", {}, {});
        QVERIFY(!asked && asked.error().code == Error::Unavailable);
        QVERIFY2(asked.error().message.contains(u"not responded for 1.2 seconds"_s), qPrintable(asked.error().message));
        QVERIFY(clock.elapsed() < 5000);
        const auto refused = Postgres::connect({through(u"anna"_s)}, {});
        QVERIFY(!refused && refused.error().code == Error::Unavailable);
        QVERIFY(clock.elapsed() < 10'000);
        network->cut();
        network->restore();
        QVERIFY(Postgres::connect({through(u"anna"_s)}, {}));
    }

    // Otherwise its locks would last until the server notices the lost client.
    void theServerEndsATransactionThatNobodyGoesOnWith()
    {
        const auto left = must(Postgres::connect({server.address(u"worker"_s) + u" tcp_user_timeout=50"_s}, {}));
        const auto change = must(PostgresTransaction::begin(*left, PostgresTransaction::Change, {}));
        (void)must(left->run("SELECT pg_advisory_xact_lock(7)", {}, {}));
        QTRY_COMPARE(count("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'"), 0);
        QCOMPARE(must(direct->run("SELECT current_setting('jit')", {}, {})).text(0, 0), u"off"_s);
    }

    // A file is given up if it crashed workers, not if the network failed.
    void aLostConnectionCountsAsNoTry()
    {
        TeamJobs jobs(*direct);
        QVERIFY(must(jobs.add(collection, "waits", u"/in/waits.pdf"_s, 1, {})));
        for (int i = 0; i < 5; ++i) {
            const std::optional<TeamJob> job = must(jobs.lease(u"w"_s, std::chrono::seconds(60), {}));
            QVERIFY(job.has_value());
            QCOMPARE(job->tries, 1);
            must(jobs.giveBackAll(u"another"_s, {}));
            QVERIFY(!must(jobs.lease(u"w"_s, std::chrono::seconds(60), {})));
            must(jobs.giveBackAll(u"w"_s, {}));
        }
        QCOMPARE(must(direct->run("DELETE FROM attest.job", {}, {})).changed(), 1);
    }

    void whateverFailsNothingIsLost()
    {
        const int rounds = numberOf("ATTEST_TEAM_ROUNDS", 10);
        const int seed = numberOf("ATTEST_TEAM_SEED", int(QRandomGenerator::global()->bounded(1, 1'000'000)));
        qInfo("seed %d", seed);
        random.seed(quint32(seed));
        QElapsedTimer clock;
        clock.start();
        std::vector<qint64> lengths; // duration of each round
        for (int round = 0, number = 0; round < rounds; ++round) {
            const qint64 begun = clock.elapsed();
            startMissingWorkers();
            for (int more = int(random.bounded(1, 3)); more > 0; --more)
                addFile(++number);
            QTest::qWait(int(random.bounded(200)));
            fault();
            pull();
            QTest::qWait(int(random.bounded(300)));
            if (random.bounded(2) == 0)
                network->cut(); // otherwise the stalled data would continue
            network->restore();
            checkInvariants();
            if (QTest::currentTestFailed())
                return;
            lengths.push_back(clock.elapsed() - begun);
            if (round % 50 == 49)
                qInfo("%d rounds, %lld s, %lld documents, %d kills, %d pulls cut off", round + 1,
                      clock.elapsed() / 1000, count("SELECT count(*) FROM attest.document"), kills, cuts);
        }
        startMissingWorkers();
        for (const qint64 end = clock.elapsed() + 120'000; clock.elapsed() < end && !isAllEnded();) {
            startMissingWorkers();
            QTest::qWait(100);
        }
        QVERIFY(isAllEnded());
        for (const auto &worker : workers) {
            worker->terminate();
            worker->waitForFinished();
        }
        checkInvariants();
        const int failed =
            int(count("SELECT count(*) FROM attest.document WHERE status <> 'indexed' AND reason <> ''"));
        QCOMPARE(count("SELECT count(*) FROM attest.document WHERE status NOT IN ('indexed', 'unreadable', 'failed')"),
                 0);
        QCOMPARE(count("SELECT count(*) FROM attest.document WHERE status <> 'indexed' AND reason = ''"), 0);
        QCOMPARE(count("SELECT count(*) FROM attest.document"), healthy.size() + broken.size());
        // Valid files were read, unless three workers were killed while reading one.
        QVERIFY(count("SELECT count(*) FROM attest.document WHERE status <> 'indexed' AND reason NOT LIKE '%crashed 3 "
                      "workers%'") <= broken.size());
        QVERIFY2(failed - broken.size() <= kills / 3, qPrintable(u"%1 of %2"_s.arg(failed).arg(broken.size())));
        pull();
        checkEquality();
        std::sort(lengths.begin(), lengths.end());
        qInfo("%d rounds in %lld s, half within %lld ms, 95 %% within %lld ms, the longest %lld ms: %lld files, %d not "
              "read of which %lld are broken, %d workers "
              "killed, %d pulls cut off",
              rounds, clock.elapsed() / 1000, lengths[lengths.size() / 2], lengths[lengths.size() * 95 / 100],
              lengths.back(), qint64(healthy.size() + broken.size()), failed, qint64(broken.size()), kills, cuts);
    }

    void cleanupTestCase()
    {
        for (const auto &worker : workers) {
            worker->kill();
            worker->waitForFinished();
        }
    }

private:
    void checkEquality() // compares the desktop with the server
    {
        const QHash<QString, qint64> pulled = LibraryTeam(*desktop).documents();
        QCOMPARE(pulled.size(), healthy.size() + broken.size());
        QCOMPARE(desktop->documents().size(), pulled.size());
        for (const Document &document : desktop->documents()) {
            const TeamDocument whole = must(LibraryTeam(*desktop).whole(document.id));
            const QString hash = QString::fromLatin1(document.hash);
            const PostgresRows pages = must(direct->run("SELECT p.body, p.words FROM attest.page p JOIN "
                                                        "attest.document d ON d.id = p.document WHERE d.sha256 = $1 "
                                                        "ORDER BY p.number",
                                                        {hash}, {}));
            QCOMPARE(pages.size(), whole.pages.size());
            for (int i = 0; i < pages.size(); ++i) {
                QCOMPARE(whole.pages[i].text, pages.text(i, 0));
                QCOMPARE(LibraryTeam::packed(whole.pages[i].words), pages.bytes(i, 1));
            }
            const PostgresRows passages = must(direct->run(
                "SELECT p.body, p.boxes FROM attest.passage p JOIN attest.document d ON d.id = p.document WHERE "
                "d.sha256 = $1 ORDER BY p.ordinal",
                {hash}, {}));
            QCOMPARE(passages.size(), whole.passages.size());
            for (int i = 0; i < passages.size(); ++i) {
                QCOMPARE(whole.passages[i].text, passages.text(i, 0));
                QCOMPARE(LibraryTeam::packed(whole.passages[i].spans), passages.bytes(i, 1));
            }
        }
    }
};

QTEST_GUILESS_MAIN(tst_TeamFaults)
#include "tst_teamfaults.moc"
