// The flow of reflection tokens with a scripted model, and with a Writer and a Critic instead: decisions, what is kept,
// its outcomes, and termination.
#include "core/flows/steps/answerstate.h"
#include "core/reflection/criticreflector.h"
#include "core/reflection/reflection.h"
#include "fakes.h"
#include "papers.h"
#include "turns.h"
#include "tests/traceevents.h"
#include "tests/wordranking.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <mutex>
#include <thread>

using namespace core;

namespace {

constexpr double never = Reflection::absentToken;

// The model's scores for a text; utility 0: none.
Segment segmentOf(const QString &text, const char *support, int utility, double relevance = 0.9)
{
    Segment segment;
    segment.answer.text = text;
    segment.answer.sentences = {{0, int(text.size()), Support::Unchecked, {}}};
    segment.answer.cost.calls = 1;
    segment.written = text + u' ';
    segment.finished = true;
    segment.reflection.relevant = {std::log(relevance), std::log(1 - relevance)};
    const QLatin1String label(support);
    if (!label.isEmpty())
        segment.reflection.supported = {label == QLatin1String("fully") ? -0.01 : -6,
                                        label == QLatin1String("partially") ? -0.01 : -6,
                                        label == QLatin1String("no") ? -0.01 : -6};
    if (utility > 0) {
        segment.reflection.useful = Reflection::Useful{never, never, never, never, never};
        (*segment.reflection.useful)[std::size_t(utility - 1)] = -0.01;
    }
    segment.verdicts = verdictsOf(segment.reflection, QStringLiteral("scripted"), 1);
    return segment;
}

Segment draftOf(double retrieval, const QString &text = {})
{
    Segment draft;
    draft.answer.text = text;
    draft.answer.cost.calls = 1;
    if (retrieval >= 0)
        draft.reflection.retrieve = {std::log(retrieval), std::log(1 - retrieval), never};
    draft.wantsPassage = retrieval > 0.5;
    return draft;
}

class ScriptedReflector : public Reflector
{
public:
    QString name() const override { return QStringLiteral("scripted"); }
    Result<Segment> draft(const QString &, const Subject &, int, std::stop_token) override
    {
        ++drafts;
        return drafted;
    }
    Result<Segment> segment(const SegmentTask &task, std::stop_token) override
    {
        const std::lock_guard guard(lock);
        tasks.append(task);
        Result<Segment> segment = write(task);
        if (segment && task.worthwhile && task.passage) {
            Reflection sofar;
            sofar.relevant = segment->reflection.relevant;
            if (!task.worthwhile(sofar)) {
                ++givenUp;
                Segment rest;
                rest.givenUp = true;
                rest.reflection = sofar;
                rest.answer.cost.calls = 1;
                return rest;
            }
        }
        return segment;
    }

    Segment drafted = draftOf(0.9);
    std::function<Result<Segment>(const SegmentTask &)> write = [](const SegmentTask &task) {
        return segmentOf(task.passage ? QStringLiteral("From %1.").arg(task.passage->text.left(1))
                                      : QStringLiteral("From memory."),
                         task.passage ? "fully" : "", 5);
    };
    int drafts = 0;
    int givenUp = 0;
    QList<SegmentTask> tasks;
    std::mutex lock;
};

class Threads : public Parallel // all at once
{
public:
    void forEach(int count, const std::function<void(int)> &work, std::stop_token) override
    {
        QList<std::thread *> threads;
        for (int i = 0; i < count; ++i)
            threads.append(new std::thread([&work, i] { work(i); }));
        for (std::thread *thread : threads) {
            thread->join();
            delete thread;
        }
    }
};

class FlowRun
{
public:
    explicit FlowRun(int documents = 4)
    {
        static const char *texts[] = {"A mortgage point is prepaid interest of one percent.",
                                      "B lenders say that a point on a mortgage lowers the rate.",
                                      "C brokers charge a point on a mortgage as their fee.",
                                      "D taxes are reduced by each point on a mortgage paid."};
        for (int i = 0; i < documents; ++i)
            keepPaper(*library, QLatin1String(texts[i]));
        settings.flow = QStringLiteral("reflection-rag");
        settings.passages = 4;
        settings.sequenceScore = false;
    }

    Turn ask(Reflector *reflector, Writer &writer, Critic &critic,
             const QString &question = QStringLiteral("what is a point on a mortgage"))
    {
        Trace trace;
        std::mutex lock;
        const EvidenceRanker evidence = wordRanking();
        AnswerTools tools{*library, writer, critic, evidence, nullptr, settings, *parallel, stop.get_token()};
        tools.reflector = reflector;
        Turn turn = answer(*answerFlow(settings.flow), {question, {}, chosen}, tools, [&](const TraceEvent &event) {
            const std::lock_guard guard(lock);
            trace.append(event);
        });
        turn.trace = trace;
        return turn;
    }

    Turn ask(ScriptedReflector &reflector, const QString &question = QStringLiteral("what is a point on a mortgage"))
    {
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer;
        return ask(&reflector, writer, critic, question);
    }

    QTemporaryDir folder;
    std::unique_ptr<Library> library = libraryAt(folder.path());
    Settings settings;
    Inline oneByOne;
    Parallel *parallel = &oneByOne;
    std::stop_source stop;
    QList<Passage> chosen;
};

QChar letterOf(const SegmentTask &task)
{
    return task.passage ? task.passage->text.at(0) : QChar(u'-');
}

class FaultyCritic : public ScriptedCritic // fails to judge the support of the first answer
{
public:
    FaultyCritic() : ScriptedCritic(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("Y")) {}
    Result<Verdict> support(const QString &question, const QString &text, const QList<Passage> &passages, Scale scale,
                            std::stop_token stop) override
    {
        const Result<Verdict> verdict = ScriptedCritic::support(question, text, passages, scale, stop);
        if (judgedAgainst.size() == 1)
            return Error{Error::Unavailable, QStringLiteral("The server is busy; ask again."), {}};
        return verdict;
    }
};

class ForgetfulWriter : public ScriptedWriter
{
public:
    bool canAnswerClosedBook() const override { return false; }
};

} // namespace

class tst_reflectionrag : public QObject
{
    Q_OBJECT

private slots:
    void answersFromTheBestPassage()
    {
        FlowRun run;
        ScriptedReflector model;
        model.write = [](const SegmentTask &task) {
            const QChar letter = letterOf(task);
            return segmentOf(QStringLiteral("From %1.").arg(letter), letter == u'C' ? "fully" : "partially", 5);
        };
        const Turn turn = run.ask(model);
        QCOMPARE(path(turn), QStringLiteral("draft decide retrieve answer select"));
        QCOMPARE(turn.ending, Ending::Passed);
        QCOMPARE(turn.answer, QStringLiteral("From C."));
        QCOMPARE(turn.sources.size(), 1);
        QCOMPARE(turn.cost.calls, 5); // 1 + k
    }

    void keepsTheFirstOfEquals()
    {
        FlowRun run;
        ScriptedReflector model;
        const Turn turn = run.ask(model);
        QCOMPARE(turn.answer, QStringLiteral("From %1.").arg(letterOf(model.tasks.first())));
        run.settings.stopEarly = false;
        ScriptedReflector all;
        QCOMPARE(run.ask(all).answer, turn.answer);
    }

    void retrievesAboveTheThreshold_data()
    {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<double>("share"); // negative: the draft does not contain it
        QTest::addColumn<bool>("looks");
        QTest::addColumn<int>("drafts");
        const QString adaptive = QStringLiteral("adaptive");
        QTest::newRow("above") << adaptive << 0.9001 << true << 1; // the original decides the other way round
        QTest::newRow("a little above") << adaptive << 0.21 << true << 1;
        QTest::newRow("below") << adaptive << 0.0999 << false << 1;
        QTest::newRow("says nothing") << adaptive << -1.0 << false << 1;
        QTest::newRow("token") << QStringLiteral("token") << 0.6 << true << 1;
        QTest::newRow("no token") << QStringLiteral("token") << 0.4 << false << 1;
        QTest::newRow("always") << QStringLiteral("always") << 0.01 << true << 0;
        QTest::newRow("never") << QStringLiteral("never") << 0.99 << false << 0;
    }

    void retrievesAboveTheThreshold()
    {
        QFETCH(const QString, mode);
        QFETCH(const double, share);
        QFETCH(const bool, looks);
        QFETCH(const int, drafts);
        FlowRun run;
        run.settings.retrieval = mode;
        ScriptedReflector model;
        model.drafted = draftOf(share);
        const Turn turn = run.ask(model);
        QCOMPARE(turn.ending, looks ? Ending::Passed : Ending::NoSources);
        QCOMPARE(model.drafts, drafts);
        QCOMPARE(path(turn),
                 looks ? QStringLiteral("draft decide retrieve answer select") : QStringLiteral("draft decide recall"));
        QVERIFY(looks || (turn.sources.isEmpty() && turn.citations.isEmpty() && !turn.remark.isEmpty()));
    }

    void writesAnewOrKeepsTheDraft() // Self-RAG the former, LlamaIndex the latter
    {
        FlowRun run;
        ScriptedReflector model;
        model.drafted = draftOf(0.1, QStringLiteral("The draft."));
        QCOMPARE(run.ask(model).answer, QStringLiteral("From memory."));
        QVERIFY(!model.tasks.first().passage);
        run.settings.retrieval = QStringLiteral("token");
        const Turn turn = run.ask(model);
        QCOMPARE(turn.answer, QStringLiteral("The draft."));
        QCOMPARE(turn.cost.calls, 1);
    }

    void worksWithOnePassage() // the original fails here
    {
        FlowRun run(1);
        run.settings.retrieval = QStringLiteral("always");
        ScriptedReflector model;
        const Turn turn = run.ask(model);
        QCOMPARE(turn.ending, Ending::Passed);
        QCOMPARE(turn.cost.calls, 1);
    }

    void answersFromMemoryWhereNothingIsFound()
    {
        FlowRun run(0);
        ScriptedReflector model;
        const Turn turn = run.ask(model);
        QCOMPARE(turn.ending, Ending::NoSources);
        QCOMPARE(path(turn), QStringLiteral("draft decide retrieve recall"));
    }

    void showsWhatWasSaidWhereNothingIsKnownByHeart()
    {
        FlowRun run;
        ScriptedReflector model;
        model.drafted = draftOf(0.1);
        model.write = [](const SegmentTask &) {
            Segment segment = segmentOf({}, "", 0);
            segment.answer.prompt = QStringLiteral("to write");
            segment.answer.raw = QStringLiteral("[No Retrieval]");
            return segment;
        };
        const Turn turn = run.ask(model);
        QCOMPARE(turn.ending, Ending::Abstained);
        const auto recalled = std::find_if(turn.trace.cbegin(), turn.trace.cend(), [](const TraceEvent &event) {
            return event.node == QLatin1String("recall") && kindOf(event) == TraceKind::Left;
        });
        QCOMPARE(detailsOf(*recalled)[u"prompt"].toString(), QStringLiteral("to write"));
        QCOMPARE(detailsOf(*recalled)[u"raw"].toString(), QStringLiteral("[No Retrieval]"));
    }

    void endsAsItsVerdictsSay_data()
    {
        QTest::addColumn<QByteArray>("support");
        QTest::addColumn<int>("utility");
        QTest::addColumn<Ending>("ending");
        QTest::newRow("fully, 5") << QByteArray("fully") << 5 << Ending::Passed;
        QTest::newRow("fully, 3") << QByteArray("fully") << 3 << Ending::Passed;
        QTest::newRow("fully, 2") << QByteArray("fully") << 2 << Ending::GroundedNotUseful;
        QTest::newRow("partially, 5") << QByteArray("partially") << 5 << Ending::Unverified;
        QTest::newRow("no, 5") << QByteArray("no") << 5 << Ending::Unverified;
        QTest::newRow("fully, not said") << QByteArray("fully") << 0 << Ending::Unverified;
        QTest::newRow("not said, 5") << QByteArray() << 5 << Ending::Unverified;
    }

    void endsAsItsVerdictsSay()
    {
        QFETCH(const QByteArray, support);
        QFETCH(const int, utility);
        QFETCH(const Ending, ending);
        FlowRun run;
        run.settings.hardConstraints = false;
        ScriptedReflector model;
        model.write = [&](const SegmentTask &) { return segmentOf(QStringLiteral("It is."), support, utility); };
        const Turn turn = run.ask(model);
        QCOMPARE(turn.ending, ending);
        QVERIFY(ending == Ending::Passed || !turn.remark.isEmpty());
    }

    void dropsWhatIsNotSupportedUnderHardConstraints()
    {
        FlowRun run;
        ScriptedReflector model;
        model.write = [](const SegmentTask &task) {
            return letterOf(task) == u'B' ? segmentOf(QStringLiteral("Supported."), "fully", 1, 0.6)
                                          : segmentOf(QStringLiteral("Not supported."), "no", 5, 0.99);
        };
        run.settings.supportWeight = 0;
        run.settings.hardConstraints = false;
        QCOMPARE(run.ask(model).answer, QStringLiteral("Not supported."));
        run.settings.hardConstraints = true;
        QCOMPARE(run.ask(model).answer, QStringLiteral("Supported."));

        model.write = [](const SegmentTask &) { return segmentOf(QStringLiteral("Not."), "no", 5); };
        const Turn none = run.ask(model);
        QCOMPARE(none.ending, Ending::Abstained);
        QCOMPARE(none.refusal, Refusal::NotSupported);
        QVERIFY(none.answer.isEmpty() && !none.remark.isEmpty());
        model.write = [](const SegmentTask &) { return segmentOf(QStringLiteral("Not."), "fully", 5, 0.1); };
        QCOMPARE(run.ask(model).refusal, Refusal::NothingRelevant);
    }

    void givesUpWhatCannotWin()
    {
        FlowRun run;
        ScriptedReflector model;
        model.write = [](const SegmentTask &task) {
            const QChar letter = letterOf(task);
            return segmentOf(QStringLiteral("From %1.").arg(letter), letter == u'A' ? "fully" : "partially", 5,
                             letter == u'A' ? 0.99 : 0.3);
        };
        run.settings.stopEarly = false;
        const Turn whole = run.ask(model);
        QCOMPARE(model.givenUp, 0);
        run.settings.stopEarly = true;
        const Turn early = run.ask(model);
        QVERIFY(model.givenUp > 0);
        QCOMPARE(early.answer, whole.answer);
        QCOMPARE(early.ending, whole.ending);
        QCOMPARE(early.answer, QStringLiteral("From A."));

        // Candidates dropped in the end set no bound.
        model.givenUp = 0;
        run.settings.hardConstraints = true;
        model.write = [](const SegmentTask &task) {
            return letterOf(task) == u'D' ? segmentOf(QStringLiteral("Kept."), "fully", 5, 0.55)
                                          : segmentOf(QStringLiteral("High."), "no", 5, 0.999);
        };
        run.settings.supportWeight = 0;
        QCOMPARE(run.ask(model).answer, QStringLiteral("Kept."));
    }

    void saysTheSameOnManyThreads()
    {
        FlowRun run;
        ScriptedReflector model;
        const Turn one = run.ask(model);
        Threads threads;
        run.parallel = &threads;
        ScriptedReflector other;
        other.write = model.write;
        const Turn many = run.ask(other);
        QCOMPARE(many.answer, one.answer);
        QCOMPARE(many.ending, one.ending);
        QCOMPARE(path(many), path(one));
        QCOMPARE(many.cost.calls, one.cost.calls);
    }

    void usesThePassagesTheUserChose()
    {
        FlowRun run;
        run.chosen = {*run.library->passage(2)};
        run.settings.retrieval = QStringLiteral("never");
        ScriptedReflector model;
        const Turn turn = run.ask(model);
        QCOMPARE(model.drafts, 0);
        QCOMPARE(turn.sources.size(), 1);
        QCOMPARE(turn.sources.first().id, 2);
    }

    void keepsToItsBudget()
    {
        FlowRun run;
        for (const bool isLong : {false, true}) {
            run.settings.longForm = isLong;
            for (int calls = 1; calls <= 8; ++calls) {
                run.settings.maxCalls = calls;
                ScriptedReflector model;
                model.write = [](const SegmentTask &task) {
                    Segment segment = segmentOf(QStringLiteral("More %1.").arg(task.before.size()), "fully", 5);
                    segment.finished = false;
                    segment.wantsPassage = true;
                    return segment;
                };
                const Turn turn = run.ask(model);
                QVERIFY2(turn.cost.calls <= calls, qPrintable(QString::number(calls)));
                QVERIFY(turn.ending != Ending::Failed);
                QVERIFY(calls > 1 || turn.refusal == Refusal::BudgetUsedUp);
                QVERIFY(calls == 1 || !turn.answer.isEmpty());
            }
        }
    }

    void failsAsTheModelFails()
    {
        FlowRun run;
        ScriptedReflector model;
        model.write = [](const SegmentTask &) {
            return Result<Segment>(Error{Error::Unavailable, QStringLiteral("The server is gone."), {}});
        };
        const Turn turn = run.ask(model);
        QCOMPARE(turn.ending, Ending::Failed);
        QCOMPARE(turn.refusal, Refusal::ModelUnreachable);
        QCOMPARE(turn.remark, QStringLiteral("The server is gone."));
        run.stop.request_stop();
        QCOMPARE(run.ask(model).refusal, Refusal::Stopped);
    }

    // The long form of the flow.

    void followsTheBestPath()
    {
        // A is the best start, but only B continues well; a single beam never finds that.
        FlowRun run(2);
        run.settings.hardConstraints = false;
        run.settings.longForm = true;
        run.settings.retrieval = QStringLiteral("always");
        const auto write = [](const SegmentTask &task) {
            const bool begins = task.before.isEmpty();
            const bool afterA = task.before.contains(u'A');
            Segment segment = begins ? segmentOf(QString(letterOf(task)) + QStringLiteral(" begins."), "fully",
                                                 letterOf(task) == u'A' ? 5 : 4)
                                     : segmentOf(QStringLiteral("%1 ends.").arg(letterOf(task)),
                                                 afterA ? "no" : "fully", afterA ? 1 : 5);
            segment.finished = !begins;
            return segment;
        };
        ScriptedReflector model;
        model.write = write;
        run.settings.beams = 2;
        const Turn wide = run.ask(model);
        QVERIFY(wide.answer.startsWith(QStringLiteral("B begins. ")));
        QCOMPARE(wide.ending, Ending::Passed);
        QCOMPARE(path(wide), QStringLiteral("draft decide retrieve expand prune retrieve expand prune select"));
        run.settings.beams = 1;
        const Turn narrow = run.ask(model);
        QVERIFY(narrow.answer.startsWith(QStringLiteral("A begins. ")));
        QCOMPARE(narrow.ending, Ending::Unverified);
    }

    void keepsAPathThatIsFinished() // the original returns only the deepest level
    {
        FlowRun run(2);
        run.settings.hardConstraints = false;
        run.settings.longForm = true;
        run.settings.retrieval = QStringLiteral("always");
        ScriptedReflector model;
        model.write = [](const SegmentTask &task) {
            const bool isShort = task.before.isEmpty() && letterOf(task) == u'A';
            Segment segment = segmentOf(QStringLiteral("%1 %2.").arg(letterOf(task)).arg(task.before.size()),
                                        isShort || task.before.isEmpty() ? "fully" : "no", isShort ? 4 : 5);
            segment.finished = isShort || task.before.size() > 12;
            return segment;
        };
        run.settings.pathScore = QStringLiteral("mean");
        QCOMPARE(run.ask(model).answer, QStringLiteral("A 0."));
        run.settings.pathScore = QStringLiteral("sum"); // favours long paths
        QVERIFY(run.ask(model).answer.size() > 8);
    }

    void endsAfterItsSegments()
    {
        FlowRun run;
        run.settings.longForm = true;
        run.settings.maxCalls = 1000;
        run.settings.maxSegments = 3;
        ScriptedReflector model;
        model.write = [](const SegmentTask &task) { // never reports that it is finished
            Segment segment =
                segmentOf(QStringLiteral("%1%2.").arg(letterOf(task)).arg(task.before.size()), "fully", 5);
            segment.finished = false;
            segment.wantsPassage = true;
            return segment;
        };
        const Turn turn = run.ask(model);
        QCOMPARE(path(turn).count(QStringLiteral("expand")), 3);
        QCOMPARE(turn.sentences.size(), 3);
        QCOMPARE(turn.ending, Ending::Passed);
        run.settings.maxSteps = 5; // the final limit
        QVERIFY(run.ask(model).ending != Ending::Failed);
    }

    void answersThoughTheStepsEndItsSegments_data()
    {
        QTest::addColumn<int>("steps");
        for (const int steps : {5, 6, 7, 8, 9, 10, 39, 40, 41, 42})
            QTest::addRow("%d steps", steps) << steps;
    }

    void answersThoughTheStepsEndItsSegments()
    {
        QFETCH(int, steps);
        FlowRun run;
        run.settings.longForm = true;
        run.settings.maxCalls = 1000;
        run.settings.maxSegments = 20;
        run.settings.maxSteps = steps;
        ScriptedReflector model;
        model.write = [](const SegmentTask &task) { // one path ends early, the others never do
            const bool isShort = task.before.isEmpty() && letterOf(task) == u'A';
            Segment segment = segmentOf(QStringLiteral("%1%2.").arg(letterOf(task)).arg(task.before.size()), "fully",
                                        isShort ? 3 : 5);
            segment.finished = isShort;
            segment.wantsPassage = !isShort;
            return segment;
        };
        const Turn turn = run.ask(model);
        QVERIFY2(!turn.answer.isEmpty(), qPrintable(path(turn)));
        QCOMPARE(turn.ending, Ending::Passed);
        QVERIFY(path(turn).split(u' ').size() <= steps);
    }

    // For a path continued without passages, the last sentence is scored by usefulness only: 0.5 instead of 1.
    void countsNoRelevanceWhereThereIsNoPassage()
    {
        FlowRun run(2);
        run.settings.hardConstraints = false;
        run.settings.longForm = true;
        run.settings.retrieval = QStringLiteral("token");
        run.settings.passages = 2;
        ScriptedReflector model;
        model.write = [](const SegmentTask &task) {
            const QChar letter = letterOf(task);
            if (!task.before.isEmpty()) { // without a passage, or with little relevance and no support: 0.2 + 0.5
                Segment second = segmentOf(QStringLiteral("Second %1.").arg(letter), task.passage ? "no" : "", 5, 0.2);
                if (!task.passage)
                    second.reflection.relevant.reset();
                return second;
            }
            Segment first = segmentOf(QStringLiteral("First %1.").arg(letter), "fully", 5);
            first.finished = false;
            first.wantsPassage = letter == u'B';
            if (letter == u'B')
                first.reflection.retrieve = {std::log(0.9), std::log(0.05), std::log(0.05)};
            return first;
        };
        const Turn turn = run.ask(model);
        QVERIFY2(turn.answer.startsWith(QStringLiteral("First B.")), qPrintable(turn.answer));

        Reflection spoken;
        spoken.useful = Reflection::Useful{never, never, never, never, 0};
        const ReflectionWeights weights{1, 1, 0.5, false};
        QVERIFY(std::abs(reflectionScore(spoken, withoutPassage(weights)) - 0.5) < 1e-6);
    }

    void goesOnWhereOnePassageFails()
    {
        const Error gone{Error::Unavailable, QStringLiteral("The server is gone; start it."), {}};
        for (const bool isLong : {false, true}) {
            FlowRun run;
            run.settings.longForm = isLong;
            run.settings.retrieval = QStringLiteral("always");
            ScriptedReflector model;
            const auto write = model.write;
            model.write = [&](const SegmentTask &task) {
                return letterOf(task) == u'A' ? Result<Segment>(gone) : write(task);
            };
            const Turn turn = run.ask(model);
            QCOMPARE(turn.ending, Ending::Passed);
            QString told;
            QJsonArray candidates;
            for (const TraceEvent &event : turn.trace) {
                told += detailsOf(event)[u"because"].toString();
                for (const QJsonValue &one : detailsOf(event)[u"candidates"].toArray())
                    candidates.append(one);
            }
            QVERIFY2(told.contains(QStringLiteral("1 failed: The server is gone")), qPrintable(told));
            QCOMPARE(candidates.size(), 4);
            QCOMPARE(candidates.first()[u"ended"].toString(), gone.message);

            run.settings.hardConstraints = true; // nothing is left that may be shown
            model.write = [&](const SegmentTask &task) {
                return letterOf(task) == u'A' ? segmentOf(QStringLiteral("Not so."), "no", 1) : Result<Segment>(gone);
            };
            const Turn none = run.ask(model);
            QCOMPARE(none.ending, Ending::Failed);
            QCOMPARE(none.refusal, Refusal::ModelUnreachable);
        }
    }

    void goesOnWithAPathThatFailedOnce()
    {
        FlowRun run(1);
        run.settings.longForm = true;
        run.settings.retrieval = QStringLiteral("always");
        run.settings.beams = 2;
        int asked = 0;
        ScriptedReflector model;
        model.write = [&](const SegmentTask &task) -> Result<Segment> {
            if (++asked == 2)
                return Error{Error::Unavailable, QStringLiteral("The server is busy; ask again."), {}};
            Segment segment = segmentOf(QStringLiteral("Part %1.").arg(task.before.size()), "fully", 5);
            segment.finished = task.before.size() > 10;
            segment.wantsPassage = true;
            return segment;
        };
        const Turn turn = run.ask(model);
        QCOMPARE(turn.ending, Ending::Passed);
        QCOMPARE(turn.answer, QStringLiteral("Part 0.")); // no path continued, so it ends with what it has
    }

    void countsWhatWasAskedBeforeAFailure()
    {
        FlowRun run;
        run.settings.stopEarly = false;
        FaultyCritic critic;
        ScriptedWriter writer;
        const Turn turn = run.ask(nullptr, writer, critic);
        QCOMPARE(turn.ending, Ending::Passed);
        QCOMPARE(turn.cost.calls, critic.calls + writer.calls - 1);
        int told = 0;
        for (const TraceEvent &event : turn.trace)
            told += kindOf(event) == TraceKind::Judged ? 1 : 0;
        QCOMPARE(told, critic.calls - 1); // all except the failed one
        QStringList said;                 // what was written before the failure remains readable
        for (const TraceEvent &event : turn.trace) {
            for (const QJsonValue &one : detailsOf(event)[u"candidates"].toArray())
                said.append(one[u"prompt"].toString());
        }
        QCOMPARE(said, QStringList(4, QStringLiteral("to answer")));
    }

    void goesOnWithWhatTheModelAsksFor()
    {
        FlowRun run;
        run.settings.longForm = true;
        run.settings.beams = 1;
        ScriptedReflector model;
        double retrieval = 0.9, goOn = 0.01;
        model.write = [&](const SegmentTask &task) {
            Segment segment = segmentOf(QStringLiteral("Part %1.").arg(task.before.size()), "fully", 5);
            segment.finished = !task.before.isEmpty();
            segment.reflection.retrieve = {std::log(retrieval), std::log(0.05), std::log(goOn)};
            segment.wantsPassage = retrieval > goOn;
            return segment;
        };
        const auto secondTasks = [&] {
            model.tasks.clear();
            run.ask(model);
            QList<SegmentTask> later;
            for (const SegmentTask &task : std::as_const(model.tasks)) {
                if (!task.before.isEmpty())
                    later.append(task);
            }
            return later;
        };
        QCOMPARE(secondTasks().size(), 4); // [Retrieval]: from every passage
        retrieval = 0.01;
        goOn = 0.9; // [Continue to Use Evidence]: from the same passage
        const QList<SegmentTask> same = secondTasks();
        QCOMPARE(same.size(), 1);
        QVERIFY(same.first().passage.has_value());
        retrieval = 0.001;
        goOn = 0.001; // [No Retrieval]
        const QList<SegmentTask> none = secondTasks();
        QCOMPARE(none.size(), 1);
        QVERIFY(!none.first().passage);
    }

    void writesALongAnswerFromMemory()
    {
        FlowRun run;
        run.settings.longForm = true;
        ScriptedReflector model;
        model.drafted = draftOf(0.05);
        const Turn turn = run.ask(model);
        QCOMPARE(turn.ending, Ending::NoSources);
        QCOMPARE(turn.answer, QStringLiteral("From memory."));
    }

    void scoresPaths()
    {
        AnswerPath path;
        for (const double score : {2.0, -0.5, 1.5}) {
            path.pieces.append(PathPiece());
            path.pieces.last().score = score;
        }
        QCOMPARE(pathScore(path, QStringLiteral("mean")), 1.0);
        QCOMPARE(pathScore(path, QStringLiteral("sum")), 3.0);
        QCOMPARE(pathScore(path, QStringLiteral("product")), -1.5);
    }

    // A Writer and a Critic instead of a checkpoint.

    void turnsVerdictsIntoChances()
    {
        Verdict verdict;
        verdict.label = QStringLiteral("fully");
        verdict.probability = 0.8;
        const auto supportOf = [&] {
            Reflection reflection;
            reflection.supported = supportedFrom(verdict);
            return supportScore(reflection);
        };
        QVERIFY(std::abs(supportOf() - 0.9) < 1e-6);
        verdict.probability = 1; // from labels only
        QVERIFY(supportOf() > 0.999);
        verdict.label = QStringLiteral("partially");
        verdict.probability = 0;
        QVERIFY(std::abs(supportOf() - 0.5) < 0.01);
        verdict.label = QStringLiteral("no");
        QVERIFY(supportOf() < 0.01);
        verdict.label = QStringLiteral("invalid");
        QVERIFY(supportOf() < 0.01);

        double last = -2;
        for (const char *grade : {"1", "2", "3", "4", "5"}) {
            verdict.label = QLatin1String(grade);
            verdict.probability = *grade >= '3' ? 0.9 : 0.1;
            Reflection reflection;
            reflection.useful = usefulFrom(verdict);
            QVERIFY(utilityScore(reflection) > last);
            last = utilityScore(reflection);
        }
        verdict.label = QStringLiteral("great");
        QVERIFY(!usefulFrom(verdict));
        verdict.label = QStringLiteral("invalid");
        QVERIFY(std::abs(retrieveFrom(verdict).retrieval - std::log(0.5)) < 1e-9);
    }

    void standsInForACheckpoint()
    {
        FlowRun run;
        run.settings.stopEarly = false;
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("NNYY"), QStringLiteral("Y"));
        ScriptedWriter writer;
        const Turn turn = run.ask(nullptr, writer, critic);
        QCOMPARE(turn.ending, Ending::Passed);
        QCOMPARE(turn.answer, QStringLiteral("Answer 3."));
        QCOMPARE(turn.cost.calls, 1 + 4 * 4);
        QCOMPARE(critic.calls + writer.calls, 17);
        for (const AnswerTask &task : std::as_const(writer.tasks))
            QCOMPARE(task.passages.size(), 1);
        int told = 0;
        for (const TraceEvent &event : turn.trace)
            told += kindOf(event) == TraceKind::Judged ? 1 : 0;
        QCOMPARE(told, 13);
    }

    void asksEachThingOnce()
    {
        FlowRun run;
        run.settings.longForm = true;
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer;
        const Turn turn = run.ask(nullptr, writer, critic);
        QCOMPARE(turn.ending, Ending::Passed);
        QCOMPARE(writer.calls, 4); // one per passage, however many paths there are
        QCOMPARE(turn.cost.calls, critic.calls + writer.calls);
    }

    void asksOnceFromManyThreads()
    {
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer;
        CriticReflector reflector(writer, critic);
        Passage passage;
        passage.id = 7;
        passage.text = QStringLiteral("Copper melts.");
        std::atomic<int> calls = 0;
        Threads().forEach(8,
                          [&](int) {
                              SegmentTask task;
                              task.question = QStringLiteral("What melts?");
                              task.passage = passage;
                              const Result<Segment> segment = reflector.segment(task, {});
                              calls += segment ? segment->answer.cost.calls : 1000;
                          },
                          {});
        QCOMPARE(writer.calls, 1);
        QCOMPARE(critic.calls, 3);
        QCOMPARE(calls, 4);
    }

    void refusesWhereNothingIsKnownByHeart()
    {
        FlowRun run;
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("Y"));
        critic.setScript(Verdict::Retrieval, QStringLiteral("N"));
        ForgetfulWriter writer;
        for (const char *mode : {"never", "adaptive", "token"}) {
            for (const bool isLong : {false, true}) {
                run.settings.retrieval = QLatin1String(mode);
                run.settings.longForm = isLong;
                const Turn turn = run.ask(nullptr, writer, critic);
                QCOMPARE(turn.ending, Ending::Abstained);
                QCOMPARE(turn.refusal, Refusal::NothingRelevant);
                QVERIFY(!turn.nearest.isEmpty() && !turn.remark.isEmpty());
                QCOMPARE(writer.calls, 0);
            }
        }
    }

    void endsWhateverTheCriticSays_data()
    {
        QTest::addColumn<QString>("relevance");
        QTest::addColumn<QString>("support");
        QTest::addColumn<QString>("utility");
        QTest::addColumn<QString>("retrieval");
        for (const char *script : {"YYYY", "NNNN", "IIII", "YNIY", "NYYN", "IYNI", "YYNI"}) {
            const QString letters = QLatin1String(script);
            QTest::newRow(script) << QString(letters[0]) << QString(letters[1]) << QString(letters[2])
                                  << QString(letters[3]);
        }
    }

    void endsWhateverTheCriticSays()
    {
        QFETCH(const QString, relevance);
        QFETCH(const QString, support);
        QFETCH(const QString, utility);
        QFETCH(const QString, retrieval);
        FlowRun run;
        for (const bool isLong : {false, true}) {
            for (const bool isHard : {false, true}) {
                for (const bool isSilent : {false, true}) {
                    run.settings.longForm = isLong;
                    run.settings.hardConstraints = isHard;
                    ScriptedCritic critic(relevance, support, utility);
                    critic.setScript(Verdict::Retrieval, retrieval);
                    ScriptedWriter writer;
                    writer.silent = isSilent;
                    const Turn turn = run.ask(nullptr, writer, critic);
                    QVERIFY(turn.ending != Ending::Failed);
                    QVERIFY(turn.cost.calls <= run.settings.maxCalls);
                    QCOMPARE(turn.cost.calls, critic.calls + writer.calls);
                    QVERIFY(turn.ending != Ending::Passed || (support == u"Y" && utility == u"Y"));
                    QCOMPARE(turn.answer.isEmpty(), turn.ending == Ending::Abstained);
                    QVERIFY(turn.ending == Ending::Passed || !turn.remark.isEmpty());
                }
            }
        }
    }
};

QTEST_GUILESS_MAIN(tst_reflectionrag)
#include "tst_reflectionrag.moc"
