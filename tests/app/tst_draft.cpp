// Work done ahead of its turn changes only the time: each scenario runs with and without it, on real threads in both
// orders, and the traces, verdicts, answers and endings are equal.
#include "app/runtime/pool.h"
#include "core/flows/steps/answerstate.h"
#include "criticbykind.h"
#include "papers.h"
#include "turns.h"
#include "tests/traceevents.h"
#include "tests/wordranking.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <condition_variable>
#include <mutex>

using namespace core;

namespace {

const QStringList texts{
    QStringLiteral("Discount points on a mortgage are prepaid interest. One point is one percent of the loan."),
    QStringLiteral("Points on a mortgage lower the interest rate when they are paid at closing."),
    QStringLiteral("Origination points on a mortgage are a fee that the broker charges."),
    QStringLiteral("Points on a mortgage can be deducted from taxes in the year in which they were paid."),
    QStringLiteral("The broker of a house charges a fee to the seller, which taxes do not know.")};
const QString question = QStringLiteral("what are points on a mortgage");

struct Scenario // verdicts depend only on what is judged, never on the order of calls
{
    QStringList refused = {};    // passages with these words are not relevant
    QStringList unreadable = {}; // verdicts on these cannot be read
    QStringList ungrounded = {}; // answers with these words have no support
    QStringList useless = {};
    QStringList rewrites = {};
    bool silent = false; // the Writer returns nothing
    int passages = 4;
    int maxCalls = 60;
    int maxRewrites = 2;
    Error::Code writerFails = Error::Defect; // the error of the Writer; Defect: none
};

enum class Order { Free, DraftFirst, ChecksFirst, GradesFirst }; // DraftFirst: the draft is finished before any grade

class Gate // opens after a number of passes; waiting times out
{
public:
    void pass()
    {
        const std::lock_guard lock(m_mutex);
        ++m_passed;
        m_changed.notify_all();
    }

    void wait(int passed, std::stop_token stop)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait_for(lock, stop, std::chrono::seconds(10), [&] { return m_passed >= passed; });
    }

private:
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    int m_passed = 0;
};

bool hasOneOf(const QString &text, const QStringList &words)
{
    return std::any_of(words.cbegin(), words.cend(), [&](const QString &word) { return text.contains(word); });
}

class World;

class RuledCritic : public CriticByKind
{
public:
    explicit RuledCritic(World &all) : world(all) {}
    QString name() const override { return QStringLiteral("ruled"); }
    Result<Verdict> retrieval(const QString &, const Subject &, std::stop_token) override
    {
        return verdict(Verdict::Retrieval, true);
    }
    Result<Verdict> relevance(const QString &, const Passage &passage, std::stop_token stop) override;
    Result<Verdict> support(const QString &, const QString &text, const QList<Passage> &passages, Scale,
                            std::stop_token stop) override;
    Result<Verdict> utility(const QString &, const QString &answer, Scale, std::stop_token stop) override;

private:
    Verdict verdict(Verdict::Kind kind, bool passed, bool readable = true) const;

    World &world;
};

class RuledWriter : public Writer
{
public:
    explicit RuledWriter(World &all) : world(all) {}
    QString name() const override { return QStringLiteral("ruled"); }
    Result<Answer> answer(const AnswerTask &task, const TokenSink &heard, std::stop_token stop) override;
    Result<Rewriting> rewrite(const RewriteTask &task, std::stop_token stop) override;
    Result<Thought> think(const ThoughtTask &, std::stop_token) override { return Error::defect({}); }

private:
    World &world;
};

class World
{
public:
    Turn ask(const Scenario &script, bool ahead, bool checks, Order order = Order::Free,
             const QString &flow = QStringLiteral("self-rag"))
    {
        scenario = script;
        gates = ahead && script.maxCalls >= 60 ? order : Order::Free; // with fewer calls there is no draft to wait for
        written = std::make_unique<Gate>();
        checked = std::make_unique<Gate>();
        graded = std::make_unique<Gate>();
        begun = mostPassages = 0;
        Settings settings;
        settings.passages = script.passages;
        settings.maxCalls = script.maxCalls;
        settings.maxRewrites = script.maxRewrites;
        settings.writeAhead = ahead;
        settings.parallelChecks = checks;
        RuledCritic critic(*this);
        RuledWriter writer(*this);
        stop = {};
        const EvidenceRanker evidence = wordRanking();
        AnswerTools tools{*library, writer, critic, evidence, nullptr, settings, pool, stop.get_token()};
        tools.atOnce = 4;
        Trace trace;
        std::mutex mutex;
        const auto sink = [&](const TraceEvent &event) {
            const std::lock_guard lock(mutex);
            trace.append(event);
            if (kindOf(event) == TraceKind::Entered && event.node == stopBefore)
                stop.request_stop();
        };
        Turn turn = answer(*answerFlow(flow), {question, {}, {}}, tools, sink);
        turn.trace = trace;
        return turn;
    }

    QTemporaryDir folder;
    std::unique_ptr<Library> library = libraryAt(folder.path(), texts);
    app::Pool pool{4};
    Scenario scenario;
    Order gates = Order::Free;
    std::unique_ptr<Gate> written;
    std::unique_ptr<Gate> checked;
    std::unique_ptr<Gate> graded;
    std::atomic<int> begun = 0;        // calls begun, whether or not they ended
    std::atomic<int> mostPassages = 0; // most passages in one Writer call
    std::stop_source stop;
    bool stopWhileWriting = false;
    QString stopBefore;                    // step at whose entry the user presses Stop
    Verdict::Kind stalls = Verdict::Route; // a check that only Stop can end; Route: none
};

Verdict RuledCritic::verdict(Verdict::Kind kind, bool passed, bool readable) const
{
    Verdict verdict;
    verdict.kind = kind;
    verdict.passed = passed && readable;
    verdict.label = !readable ? QStringLiteral("invalid") : passed ? QStringLiteral("yes") : QStringLiteral("no");
    verdict.probability = verdict.passed ? 0.9 : 0.1;
    verdict.reason = QStringLiteral("as ruled");
    verdict.judge = name();
    verdict.cost.calls = 1;
    return verdict;
}

Result<Verdict> RuledCritic::relevance(const QString &, const Passage &passage, std::stop_token stop)
{
    ++world.begun;
    if (world.gates == Order::DraftFirst)
        world.written->wait(1, stop);
    if (world.gates == Order::ChecksFirst)
        world.checked->wait(2, stop);
    const Verdict made = verdict(Verdict::Relevance, !hasOneOf(passage.text, world.scenario.refused),
                                 !hasOneOf(passage.text, world.scenario.unreadable));
    world.graded->pass();
    return made;
}

Result<Verdict> RuledCritic::support(const QString &, const QString &text, const QList<Passage> &, Scale,
                                     std::stop_token stop)
{
    ++world.begun;
    world.checked->pass();
    if (world.stalls == Verdict::Support)
        Gate().wait(1, stop);
    if (stop.stop_requested())
        return Error::cancelled();
    return verdict(Verdict::Support, !hasOneOf(text, world.scenario.ungrounded));
}

Result<Verdict> RuledCritic::utility(const QString &, const QString &text, Scale, std::stop_token stop)
{
    ++world.begun;
    world.checked->pass();
    if (world.stalls == Verdict::Utility)
        Gate().wait(1, stop);
    if (stop.stop_requested())
        return Error::cancelled();
    return verdict(Verdict::Utility, !hasOneOf(text, world.scenario.useless));
}

Result<Answer> RuledWriter::answer(const AnswerTask &task, const TokenSink &heard, std::stop_token stop)
{
    ++world.begun;
    world.mostPassages = std::max(world.mostPassages.load(), int(task.passages.size()));
    if (world.stopWhileWriting)
        world.stop.request_stop();
    if (world.gates == Order::GradesFirst)
        world.graded->wait(int(task.passages.size()), stop);
    if (stop.stop_requested())
        return Error::cancelled();
    world.written->pass();
    if (world.scenario.writerFails != Error::Defect)
        return Error{world.scenario.writerFails, QStringLiteral("The server is gone; start it."), {}};
    Answer answer;
    answer.prompt = QStringLiteral("to write");
    answer.raw = QStringLiteral("as written");
    answer.cost.calls = 1;
    if (!world.scenario.silent) {
        QStringList words{QStringLiteral("attempt %1 from").arg(task.attempt)};
        for (const Passage &passage : task.passages)
            words.append(QStringLiteral(" %1").arg(passage.id));
        for (const QString &word : words)
            heard(word);
        answer.text = words.join(QString());
        answer.sentences = {{0, int(answer.text.size()), Support::Unchecked, {}}};
    }
    return answer;
}

Result<Rewriting> RuledWriter::rewrite(const RewriteTask &task, std::stop_token)
{
    ++world.begun;
    Rewriting rewriting;
    rewriting.query = world.scenario.rewrites.value(int(task.tried.size()) - 1);
    rewriting.cost.calls = 1;
    return rewriting;
}

// Everything a run reports except times, costs, and the order of verdicts within a step.
QStringList told(const Turn &turn)
{
    QStringList lines;
    QStringList verdicts;
    for (const TraceEvent &event : turn.trace) {
        QJsonObject details = detailsOf(event);
        for (const char *key : {"calls", "unused_calls", "unused", "ahead", "seconds", "settings"})
            details.remove(QLatin1String(key));
        const QString because = details[u"because"].toString();
        if (because.startsWith(QStringLiteral("the budget is used up")))
            details[QLatin1String("because")] = QStringLiteral("the budget is used up");
        else if (details.contains(QLatin1String("because")))
            details[QLatin1String("because")] =
                QString(because).remove(QStringLiteral(", started while they were being graded"));
        const QString line = QStringLiteral("%1 %2 %3 %4 %5")
                                 .arg(int(kindOf(event)))
                                 .arg(event.node)
                                 .arg(event.visit)
                                 .arg(textOf(event), QString::fromUtf8(QJsonDocument(details).toJson()));
        if (kindOf(event) == TraceKind::Judged) {
            verdicts.append(line);
            continue;
        }
        verdicts.sort();
        lines += std::exchange(verdicts, {});
        lines.append(line);
    }
    lines.append(QStringLiteral("%1 %2 %3 %4 %5")
                     .arg(int(turn.ending))
                     .arg(int(turn.refusal))
                     .arg(turn.remark, turn.answer, turn.queries.join(u'|')));
    for (const QList<Passage> &list : {turn.sources, turn.nearest}) {
        for (const Passage &passage : list)
            lines.append(QString::number(passage.id));
    }
    return lines;
}

int wastedCalls(const Turn &turn)
{
    int calls = 0;
    for (const TraceEvent &event : turn.trace)
        calls += detailsOf(event)[u"unused_calls"].toInt();
    return calls;
}

} // namespace

class tst_draft : public QObject
{
    Q_OBJECT

private slots:
    void changesNothingButTheTime_data();
    void changesNothingButTheTime();
    void takesTheDraftWhenEveryPassagePassed();
    void throwsTheDraftAwayWhenOneDidNot();
    void checksTheDraftWhilePassagesAreGraded();
    void countsWhatCameToNothing();
    void makesNoCallThatCouldBeMissedLater();
    void endsWithoutWaitingForADraftThatWasStopped();
    void stopsTheChecksThatADraftBegan_data();
    void stopsTheChecksThatADraftBegan();
    void writesNoDraftWhereTheFlowWritesOtherwise();
};

void tst_draft::changesNothingButTheTime_data()
{
    QTest::addColumn<Scenario>("scenario");
    const QString broker = QStringLiteral("fee of the broker of a house that taxes do not know");
    const QStringList all{QStringLiteral("oints"), QStringLiteral("broker")};
    QTest::newRow("S0-1") << Scenario{.maxRewrites = 0};
    QTest::newRow("S0-2") << Scenario{.refused = all, .maxRewrites = 0};
    QTest::newRow("S0-bug") << Scenario{
        .refused = {QStringLiteral("taxes")}, .useless = {QStringLiteral("attempt")}, .maxRewrites = 0};
    QTest::newRow("S0-loop") << Scenario{.ungrounded = {QStringLiteral("attempt")}};
    QTest::newRow("S1-1") << Scenario{
        .refused = {QStringLiteral("seller")}, .useless = {QStringLiteral(" 4")}, .rewrites = {broker}};
    QTest::newRow("A-drift") << Scenario{
        .refused = all, .rewrites = {QStringLiteral("broker fee"), QStringLiteral("deducted taxes")}, .passages = 1};
    QTest::newRow("one refused") << Scenario{.refused = {QStringLiteral("prepaid")}};
    QTest::newRow("one unreadable") << Scenario{.unreadable = {QStringLiteral("prepaid")}};
    QTest::newRow("grounded at the second attempt") << Scenario{.ungrounded = {QStringLiteral("attempt 1")}};
    QTest::newRow("nothing to say") << Scenario{.silent = true};
    QTest::newRow("never useful") << Scenario{.useless = {QStringLiteral("attempt")},
                                              .rewrites = {broker, QStringLiteral("percent of the loan")}};
    QTest::newRow("the writer fails") << Scenario{.writerFails = Error::Unavailable};
    for (const int calls : {1, 4, 5, 6, 7, 8, 9, 12, 20, 30, 35})
        QTest::addRow("%d calls", calls) << Scenario{
            .ungrounded = {QStringLiteral("attempt 1")}, .rewrites = {broker}, .maxCalls = calls};
}

void tst_draft::changesNothingButTheTime()
{
    QFETCH(Scenario, scenario);
    World world;
    const QStringList expected = told(world.ask(scenario, false, false));
    QCOMPARE(told(world.ask(scenario, false, true)), expected);
    for (const Order order : {Order::Free, Order::DraftFirst, Order::GradesFirst, Order::Free}) {
        QCOMPARE(told(world.ask(scenario, true, false, order)), expected);
        const Turn turn = world.ask(scenario, true, true, order);
        QCOMPARE(told(turn), expected);
        QVERIFY2(turn.cost.calls <= scenario.maxCalls, qPrintable(QString::number(turn.cost.calls)));
        if (scenario.writerFails == Error::Defect)
            QCOMPARE(turn.cost.calls, world.begun.load());
    }
}

void tst_draft::takesTheDraftWhenEveryPassagePassed()
{
    World world;
    for (const Order order : {Order::DraftFirst, Order::GradesFirst}) {
        const Turn turn = world.ask({}, true, true, order);
        QCOMPARE(turn.ending, Ending::Passed);
        QCOMPARE(path(turn), QStringLiteral("retrieve grade write verify judge"));
        QCOMPARE(turn.cost.calls, 7);
        QCOMPARE(wastedCalls(turn), 0);
        const auto isWritten = [](const TraceEvent &event) {
            return kindOf(event) == TraceKind::Left && event.node == QLatin1String("write");
        };
        const auto left = std::find_if(turn.trace.cbegin(), turn.trace.cend(), isWritten);
        QVERIFY(detailsOf(*left)[u"ahead"].toBool());
        QVERIFY(
            detailsOf(*left)[u"because"].toString().contains(QStringLiteral("started while they were being graded")));
    }
}

void tst_draft::throwsTheDraftAwayWhenOneDidNot()
{
    World world;
    const Turn turn = world.ask({.refused = {QStringLiteral("prepaid")}}, true, true, Order::DraftFirst);
    QCOMPARE(turn.sources.size(), 3);
    QString heard;
    for (const TraceEvent &event : turn.trace) {
        if (kindOf(event) == TraceKind::Token)
            heard += textOf(event);
    }
    QCOMPARE(heard, turn.answer); // without a word of the draft
    QVERIFY(wastedCalls(turn) >= 1);
    QJsonArray unused; // what was paid for remains readable
    for (const TraceEvent &event : turn.trace) {
        for (const QJsonValue &one : detailsOf(event)[u"unused"].toArray())
            unused.append(one);
    }
    QCOMPARE(unused.first()[u"kind"].toString(), QStringLiteral("answer"));
    QVERIFY(unused.first()[u"text"].toString().startsWith(QStringLiteral("attempt 1 from")));
    QCOMPARE(unused.first()[u"prompt"].toString(), QStringLiteral("to write"));
    QCOMPARE(unused.first()[u"raw"].toString(), QStringLiteral("as written"));
    int calls = 0;
    for (const QJsonValue &one : std::as_const(unused))
        calls += one[u"calls"].toInt();
    QCOMPARE(calls, wastedCalls(turn));
}

void tst_draft::checksTheDraftWhilePassagesAreGraded()
{
    World world;
    QElapsedTimer clock;
    clock.start();
    const Turn turn = world.ask({}, true, true, Order::ChecksFirst); // otherwise the grades would wait in vain
    QVERIFY(clock.elapsed() < 9000);
    QCOMPARE(turn.ending, Ending::Passed);
    const auto judgedIn = [&](const QString &node) {
        return std::count_if(turn.trace.cbegin(), turn.trace.cend(), [&](const TraceEvent &event) {
            return kindOf(event) == TraceKind::Judged && event.node == node;
        });
    };
    QCOMPARE(judgedIn(QStringLiteral("grade")), 4);
    QCOMPARE(judgedIn(QStringLiteral("verify")), 1);
    QCOMPARE(judgedIn(QStringLiteral("judge")), 1);
}

void tst_draft::countsWhatCameToNothing()
{
    World world;
    const Turn without = world.ask({.ungrounded = {QStringLiteral("attempt 1")}}, false, false);
    const Turn turn = world.ask({.ungrounded = {QStringLiteral("attempt 1")}}, false, true);
    QCOMPARE(turn.cost.calls, without.cost.calls + wastedCalls(turn));
    QVERIFY(wastedCalls(turn) <= 1);
}

void tst_draft::makesNoCallThatCouldBeMissedLater()
{
    World world;
    const Turn turn = world.ask({.refused = {QStringLiteral("prepaid")}, .maxCalls = 20}, true, true);
    QCOMPARE(turn.ending, Ending::Passed);
    QCOMPARE(wastedCalls(turn), 0);
}

void tst_draft::endsWithoutWaitingForADraftThatWasStopped()
{
    World world;
    world.stopWhileWriting = true;
    const Turn turn = world.ask({}, true, true, Order::GradesFirst);
    QCOMPARE(turn.refusal, Refusal::Stopped);
    const auto isVerdict = [](const TraceEvent &event) { return kindOf(event) == TraceKind::Judged; };
    const auto verdicts = std::count_if(turn.trace.cbegin(), turn.trace.cend(), isVerdict);
    QCOMPARE(turn.cost.calls, int(verdicts) + wastedCalls(turn)); // all counted calls are reported though no step ended
}

void tst_draft::stopsTheChecksThatADraftBegan_data()
{
    QTest::addColumn<QString>("step");
    QTest::addColumn<int>("kind");
    QTest::newRow("support") << QStringLiteral("verify") << int(Verdict::Support);
    QTest::newRow("utility") << QStringLiteral("judge") << int(Verdict::Utility);
}

void tst_draft::stopsTheChecksThatADraftBegan()
{
    QFETCH(const QString, step);
    QFETCH(const int, kind);
    World world;
    world.stopBefore = step;
    world.stalls = Verdict::Kind(kind);
    QElapsedTimer clock;
    clock.start();
    const Turn turn = world.ask({}, true, true, Order::ChecksFirst); // both are running when the draft is used
    QCOMPARE(turn.refusal, Refusal::Stopped);
    QVERIFY2(path(turn).endsWith(step), qPrintable(path(turn)));
    QVERIFY2(clock.elapsed() < 5000, qPrintable(QString::number(clock.elapsed()))); // a stalled check takes ten seconds
}

void tst_draft::writesNoDraftWhereTheFlowWritesOtherwise()
{
    World world;
    const Turn turn = world.ask({.passages = 3}, true, true, Order::Free, QStringLiteral("passage-rag"));
    QVERIFY(!turn.answer.isEmpty());
    QCOMPARE(world.mostPassages.load(), 1); // one answer from one passage
    QCOMPARE(wastedCalls(turn), 0);
}

QTEST_GUILESS_MAIN(tst_draft)
#include "tst_draft.moc"
