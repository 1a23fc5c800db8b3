// Statistics on judges: counted from traces, stored with turns, and deleted with them.
#include "core/extractive/claims/certainty.h"
#include "core/flow/tracejson.h"
#include "core/library/library.h"
#include "core/library/librarysessions.h"
#include "core/session/health.h"
#include "core/session/sessionjson.h"
#include "core/store/store.h"
#include "oldschema.h"
#include "tests/traceevents.h"

#include <QTemporaryDir>
#include <QTest>

#include <future>

using namespace core;

namespace {

struct Said
{
    Verdict::Kind kind = Verdict::Relevance;
    QString label = QStringLiteral("yes");
    bool passed = true;
    int calls = 1;
    double seconds = 0.15;
    bool remembered = false;
    QString judge = QStringLiteral("toy");
};

TraceEvent judged(const Said &said)
{
    Verdict verdict;
    verdict.kind = said.kind;
    verdict.label = said.label;
    verdict.passed = said.passed;
    verdict.judge = said.judge;
    verdict.cost.calls = said.calls;
    verdict.cost.seconds = said.seconds;
    verdict.remembered = said.remembered;
    return {{}, 0, VerdictTold{verdict}};
}

Turn turnOf(const QString &id, const Trace &trace)
{
    Turn turn;
    turn.id = id;
    turn.question = QStringLiteral("Why?");
    turn.trace = trace;
    return turn;
}

const Said yes{};
const Said no{Verdict::Relevance, QStringLiteral("no"), false};
const Said invalid{Verdict::Relevance, QStringLiteral("invalid"), false, 3};

QString labels(const QList<GraderHealth> &rows)
{
    QStringList all;
    for (const GraderHealth &row : rows)
        all.append(QStringLiteral("%1/%2 %3=%4+%5+%6 r%7 m%8")
                       .arg(row.role, row.judge)
                       .arg(row.asked)
                       .arg(row.yes)
                       .arg(row.no)
                       .arg(row.invalid)
                       .arg(row.repaired)
                       .arg(row.remembered));
    return all.join(QStringLiteral("; "));
}

} // namespace

class tst_health : public QObject
{
    Q_OBJECT

private slots:
    void countsEachRoleAndJudgeApart()
    {
        const Trace trace{judged(yes), judged(no),
                          judged({Verdict::Support, QStringLiteral("fully"), true, 1, 0.1, false, QStringLiteral("b")}),
                          judged({Verdict::Support, QStringLiteral("no"), false, 1, 0.1, false, QStringLiteral("a")}),
                          MadeEvent{TraceKind::Token, QStringLiteral("write"), 1, QStringLiteral("words"), {}, 0}};
        QCOMPARE(labels(healthOf(trace)),
                 QStringLiteral("relevance/toy 2=1+1+0 r0 m0; support/a 1=0+1+0 r0 m0; support/b 1=1+0+0 r0 m0"));
    }

    void tellsInvalidRepairedAndRememberedApart()
    {
        const Said fromMemory{Verdict::Relevance, QStringLiteral("yes"), true, 0, 0, true};
        const QList<GraderHealth> rows = healthOf({judged(invalid), judged(yes), judged(fromMemory)});
        QCOMPARE(labels(rows), QStringLiteral("relevance/toy 2=1+0+1 r1 m1"));
        QCOMPARE(rows[0].invalidShare(), 0.5);
        QCOMPARE(rows[0].noShare(), 0.0); // of the readable ones
        QCOMPARE(rows[0].seconds, 0.3);
    }

    void countsVerdictsOfStripsToo() // these are reported as progress
    {
        const TraceEvent strip{{}, 0, StepProgress{.done = 1, .of = 2, .ofPart = *judged(no).verdict()}};
        const TraceEvent progress{{}, 0, StepProgress{.done = 2, .of = 2}};
        QCOMPARE(labels(healthOf({judged(yes), strip, progress})), QStringLiteral("relevance/toy 2=1+1+0 r0 m0"));
    }

    void countsWhatTheBuiltinCheckSavedAsNoVerdictOfAJudge()
    {
        TraceEvent certain =
            judged({Verdict::Support, QStringLiteral("no"), false, 0, 0, false, QStringLiteral("built-in")});
        std::get<VerdictTold>(certain.what).verdict.how = byCertainty();
        TraceEvent takenOver = certain;
        takenOver.takenOver = true;
        const Trace trace{judged(yes), certain, certain, takenOver};
        QCOMPARE(labels(healthOf(trace)), QStringLiteral("relevance/toy 1=1+0+0 r0 m0"));
        QCOMPARE(callsSaved(trace), 2);
        QCOMPARE(toJson(turnOf(QStringLiteral("a"), trace))[u"calls_saved"].toInt(), 2);
        QVERIFY(!toJson(turnOf(QStringLiteral("a"), {judged(yes)})).contains(u"calls_saved"));
    }

    void theTypicalTimeIsNotMovedByOneSlowReply()
    {
        Trace trace;
        for (int i = 0; i < 9; ++i)
            trace.append(judged(yes));
        Said slow = yes;
        slow.seconds = 500;
        trace.append(judged(slow));
        const QList<GraderHealth> rows = healthOf(trace);
        QCOMPARE(rows[0].typicalSeconds(), 0.2);
        QVERIFY(rows[0].meanSeconds() > 50);
        QCOMPARE(healthOf({}).size(), 0);
        QCOMPARE(GraderHealth().typicalSeconds(), 0.0);
    }

    void countsWhatTheUserCorrected()
    {
        Review review;
        Verdict verdict = *judged(no).verdict();
        verdict.passage = 7;
        review.correct(verdict, true, 1);
        review.correct(verdict, true, 2); // counted once
        QCOMPARE(review.corrections.size(), 1);
        QVERIFY(review.correctionOf(verdict)->passes);
        const Trace trace(10, judged(no));
        QList<GraderHealth> rows = healthOf(trace, review.corrections);
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows[0].corrected, 1);
        QCOMPARE(rows[0].asked, 10);
        QVERIFY(remarkOn(rows[0]).isEmpty());
        rows[0].corrected = 5;
        QVERIFY(remarkOn(healthFrom(toJson(rows[0]))).contains(QStringLiteral("corrected by you 5 times in 10")));
        review.correct(verdict, false, 3); // withdrawn
        QVERIFY(review.corrections.isEmpty());
    }

    void sumsAreWhatOneTraceWouldGive()
    {
        QList<GraderHealth> sum = healthOf({judged(yes), judged(no)});
        add(sum, healthOf({judged(invalid)}));
        QCOMPARE(labels(sum), labels(healthOf({judged(yes), judged(no), judged(invalid)})));
        QCOMPARE(sum[0].times, healthOf({judged(yes), judged(no), judged(invalid)})[0].times);
    }

    void survivesItsJson()
    {
        const GraderHealth row = healthOf({judged(yes), judged(no), judged(invalid)})[0];
        QCOMPARE(toJson(healthFrom(toJson(row))), toJson(row));
        QCOMPARE(labels({healthFrom({})}), QStringLiteral("/ 0=0+0+0 r0 m0"));
    }

    void saysWhatIsWrongWithAJudge_data()
    {
        QTest::addColumn<int>("yes");
        QTest::addColumn<int>("no");
        QTest::addColumn<int>("invalid");
        QTest::addColumn<QString>("remark");
        QTest::newRow("sound") << 60 << 40 << 0 << QString();
        QTest::newRow("too few to say") << 0 << 19 << 0 << QString();
        QTest::newRow("denies everything") << 1 << 99 << 0 << QStringLiteral("almost everything");
        QTest::newRow("agrees to everything") << 100 << 0 << 0 << QStringLiteral("never");
        QTest::newRow("agrees to nearly everything") << 99 << 1 << 0 << QStringLiteral("hardly ever");
        QTest::newRow("cannot be understood") << 50 << 20 << 30 << QStringLiteral("unreadable");
    }

    void saysWhatIsWrongWithAJudge()
    {
        QFETCH(int, yes);
        QFETCH(int, no);
        QFETCH(int, invalid);
        QFETCH(QString, remark);
        GraderHealth health;
        health.yes = yes;
        health.no = no;
        health.invalid = invalid;
        health.asked = yes + no + invalid;
        QVERIFY2(remark.isEmpty() ? remarkOn(health).isEmpty() : remarkOn(health).contains(remark),
                 qPrintable(remarkOn(health)));
    }

    void isKeptWithTurnsAndGoesWithThem()
    {
        const auto library = *Library::open(m_folder.filePath(QStringLiteral("a")), [](const QString &) {});
        Session session;
        session.title = QStringLiteral("One");
        const SessionId first = *LibrarySessions(*library).save(session);
        const SessionId second = *LibrarySessions(*library).save(session);
        QVERIFY(LibrarySessions(*library).saveTurn(first, turnOf(QStringLiteral("t1"), {}))); // before it is answered
        QVERIFY(LibrarySessions(*library).saveTurn(first, turnOf(QStringLiteral("t1"), {judged(yes)})));
        QVERIFY(
            LibrarySessions(*library).saveTurn(first, turnOf(QStringLiteral("t1"), {judged(yes)}))); // counts only once
        QVERIFY(LibrarySessions(*library).saveTurn(second, turnOf(QStringLiteral("t1"), {judged(no), judged(no)})));
        QCOMPARE(labels(*LibrarySessions(*library).health({})), QStringLiteral("relevance/toy 3=1+2+0 r0 m0"));
        QVERIFY(LibrarySessions(*library).remove(second));
        QCOMPARE(labels(*LibrarySessions(*library).health({})), QStringLiteral("relevance/toy 1=1+0+0 r0 m0"));
    }

    void turnsFromBeforeAreCountedWhenAskedFor()
    {
        const QString folder = m_folder.filePath(QStringLiteral("b"));
        {
            const auto library = *Library::open(folder, [](const QString &) {});
            const SessionId session = *LibrarySessions(*library).save({});
            for (int i = 0; i < 120; ++i)
                QVERIFY(
                    LibrarySessions(*library).saveTurn(session, turnOf(QString::number(i), {judged(yes), judged(no)})));
        }
        {
            const auto store = *Store::open(folder + QStringLiteral("/library.db"), Database::ReadWrite);
            QVERIFY(store->database().run("DELETE FROM judging WHERE turn <> '7'"));
        }
        const auto library = *Library::open(folder, [](const QString &) {});
        QCOMPARE(labels(*LibrarySessions(*library).health({})), QStringLiteral("relevance/toy 240=120+120+0 r0 m0"));
        QCOMPARE(labels(*LibrarySessions(*library).health({})), QStringLiteral("relevance/toy 240=120+120+0 r0 m0"));
    }

    void aLibraryOfVersionTwoIsCountedToo()
    {
        const QString folder = m_folder.filePath(QStringLiteral("c"));
        {
            const auto library = *Library::open(folder, [](const QString &) {});
            QVERIFY(LibrarySessions(*library).saveTurn(*LibrarySessions(*library).save({}),
                                                       turnOf(QStringLiteral("t"), {judged(no)})));
        }
        {
            const auto store = *Store::open(folder + QStringLiteral("/library.db"), Database::ReadWrite);
            QVERIFY(tests::bringToVersionTwo(store->database()));
        }
        const auto library = Library::open(folder, [](const QString &) {});
        QVERIFY(library);
        QCOMPARE(labels(*LibrarySessions(**library).health({})), QStringLiteral("relevance/toy 1=0+1+0 r0 m0"));
    }

    void damagedTurnsCostNothing()
    {
        const QString folder = m_folder.filePath(QStringLiteral("d"));
        {
            const auto library = *Library::open(folder, [](const QString &) {});
            Session session;
            for (int i = 0; i < 120; ++i)
                session.turns.append(turnOf(QString::number(i), {judged(yes)}));
            QVERIFY(LibrarySessions(*library).save(session));
        }
        {
            const auto store = *Store::open(folder + QStringLiteral("/library.db"), Database::ReadWrite);
            QVERIFY(store->database().run("DELETE FROM judging WHERE turn <> '7'; DELETE FROM said;"
                                          "UPDATE turn SET json = '{\"id\": \"' WHERE ordinal % 2 = 0"));
        }
        const auto library = *Library::open(folder, [](const QString &) {});
        const auto unlessItHangs = [](const auto &ask) {
            std::stop_source stop;
            auto answer = std::async(std::launch::async, [&] { return ask(stop.get_token()); });
            const bool ends = answer.wait_for(std::chrono::seconds(20)) == std::future_status::ready;
            stop.request_stop();
            return std::pair(ends, answer.get());
        };
        const auto [healthEnds, health] =
            unlessItHangs([&](std::stop_token stop) { return LibrarySessions(*library).health(stop); });
        QVERIFY(healthEnds && health);
        QCOMPARE(labels(*health), QStringLiteral("relevance/toy 60=60+0+0 r0 m0"));
        const auto [searchEnds, hits] = unlessItHangs(
            [&](std::stop_token stop) { return LibrarySessions(*library).search(QStringLiteral("why"), stop); });
        QVERIFY(searchEnds && hits);
        QCOMPARE(hits->size(), 1);
        QVERIFY(hits->first().turn != QString());
    }

private:
    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(tst_health)
#include "tst_health.moc"
