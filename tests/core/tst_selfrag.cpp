// Self-RAG and Plain on a real library with scripted verdicts: the fixtures of flows.md, section 8, and budgets.
#include "core/base/catalogue.h"
#include "core/base/profiles.h"
#include "core/pdf/pdfreader.h"
#include "flowrun.h"
#include "tests/wordranking.h"

#include <QTest>

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace {

class FailingCritic : public ScriptedCritic
{
public:
    FailingCritic() : ScriptedCritic(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("Y")) {}
    Result<Verdict> relevance(const QString &question, const Passage &passage, std::stop_token stop) override
    {
        const Result<Verdict> verdict = ScriptedCritic::relevance(question, passage, stop);
        if (calls == failsAt)
            return Error{Error::Unavailable, QStringLiteral("The server is gone; start it."), {}};
        return verdict;
    }

    int failsAt = 0;
};

// Each verdict takes three calls, and waits for a concurrent one if there is any.
class SlowCritic : public ScriptedCritic
{
public:
    SlowCritic() : ScriptedCritic(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("Y")) {}
    Result<Verdict> relevance(const QString &question, const Passage &passage, std::stop_token stop) override
    {
        std::unique_lock lock(m_mutex);
        Result<Verdict> verdict = ScriptedCritic::relevance(question, passage, stop);
        const int pair = calls + calls % 2;
        m_changed.notify_all();
        m_changed.wait_for(lock, std::chrono::milliseconds(300), [&] { return calls >= pair; });
        verdict->cost.calls = 3;
        return verdict;
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
};

class Pair : public Parallel // two threads
{
public:
    void forEach(int count, const std::function<void(int)> &work, std::stop_token) override
    {
        std::atomic<int> next = 0;
        const auto some = [&] {
            for (int i = next++; i < count; i = next++)
                work(i);
        };
        std::thread other(some);
        some();
        other.join();
    }
};

} // namespace

class tst_selfrag : public QObject
{
    Q_OBJECT

private slots:
    void answersWhenEveryCheckPasses() // S0-1
    {
        FlowRun run;
        run.fill();
        run.settings.maxRewrites = 0;
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer;
        const Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer);
        QCOMPARE(turn.ending, Ending::Passed);
        QCOMPARE(path(turn), words("retrieve grade write verify judge"));
        QCOMPARE(turn.cost.calls, 7);
        QCOMPARE(critic.calls + writer.calls, 7);
    }

    // A paper of which one passage is found; its neighbours are not.
    static void keepReport(FlowRun &run)
    {
        QList<Passage> passages;
        for (const char *text :
             {"The board met in spring and was paid for it.", "Fees of the broker are told in a note.",
              "Points on a mortgage lower the interest rate when they are paid at closing.",
              "This is worth it for who keeps the house.", "Taxes are another matter."}) {
            Passage passage;
            passage.text = QString::fromLatin1(text);
            passage.heading = QStringLiteral("Loans");
            passages.append(passage);
        }
        keepPaper(*run.library, passages);
    }

    static QList<int> ordinals(const QList<Passage> &passages)
    {
        QList<int> all;
        for (const Passage &passage : passages)
            all.append(passage.ordinal);
        return all;
    }

    void givesTheWriterWhatStandsBesideWhatWasFound()
    {
        FlowRun run;
        keepReport(run);
        run.settings.passages = 1;
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedCritic second(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("Y"));
        run.second = &second;
        ScriptedWriter writer;
        writer.room = 3;
        const Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer);
        QCOMPARE(turn.ending, Ending::Passed);
        QCOMPARE(ordinals(writer.tasks.first().passages), (QList<int>{2, 3, 1, 4}));
        QCOMPARE(ordinals(turn.sources), (QList<int>{2, 3, 1, 4})); // support is judged against all of them
        QCOMPARE(critic.judgedAgainst.first().size(), 4);
        QCOMPARE(critic.questions.size(), 1);     // not found, and therefore not graded
        QCOMPARE(second.judgedAgainst.size(), 2); // the sentence by its citations, and the answer by all passages found
        QStringList because;
        QList<int> beside;
        for (const TraceEvent &event : turn.trace) {
            const StepLeft *left = event.as<StepLeft>();
            if (left && left->report.beside) {
                beside = ordinals(*left->report.beside);
                because.append(left->because);
            }
        }
        QCOMPARE(beside, (QList<int>{3, 1, 4}));
        QVERIFY2(because.value(0).contains(QStringLiteral("from 1 passage and 3 next to them")),
                 qPrintable(because.join(u'\n')));
        const Trace read = traceFrom(toJson(turn.trace));
        QCOMPARE(toJson(read).written(), toJson(turn.trace).written());
    }

    void givesNoNeighbourThatWasRefused()
    {
        FlowRun run;
        keepReport(run);
        run.settings.passages = 2;
        run.settings.maxRewrites = 0;
        ScriptedCritic critic(QStringLiteral("YN"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer;
        writer.room = 20;
        const Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer,
                                  QStringLiteral("what are points on a mortgage, and fees"));
        const QList<Passage> refused = turn.nearest;
        QVERIFY(!writer.tasks.isEmpty());
        QSet<PassageId> given;
        for (const Passage &passage : writer.tasks.first().passages)
            given.insert(passage.id);
        QCOMPARE(given.size(), 4); // of five: one was refused
    }

    void givesOnlyWhatTheUserChose()
    {
        FlowRun run;
        keepReport(run);
        run.chosen = {*run.library->passage(2)};
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer;
        writer.room = 20;
        const Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer);
        QCOMPARE(writer.tasks.first().passages.size(), 1);
    }

    // By the Writer if the rules for follow-ups cannot decide; it counts as a call and is in the trace.
    void answersAFollowUpInWordsThatStandByThemselves()
    {
        FlowRun run;
        run.fill();
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer;
        writer.condensed = QStringLiteral("what are points on a mortgage");
        const EvidenceRanker evidence = wordRanking();
        AnswerTools tools{*run.library, writer, critic, evidence, nullptr, run.settings, run.parallel, {}};
        Trace trace;
        Asked asked{QStringLiteral("und was ist das"), {}, {}};
        asked.before = {QStringLiteral("what is a mortgage"), QStringLiteral("A loan on a house.")};
        const Turn turn = answer(*answerFlow(QStringLiteral("self-rag")), asked, tools,
                                 [&](const TraceEvent &event) { trace.append(event); });
        QCOMPARE(turn.question, QStringLiteral("what are points on a mortgage"));
        QCOMPARE(turn.typed, QStringLiteral("und was ist das"));
        QCOMPARE(writer.followUps.first().answerBefore, QStringLiteral("A loan on a house."));
        QCOMPARE(critic.questions.first(), QStringLiteral("what are points on a mortgage"));
        QCOMPARE(turn.cost.calls, critic.calls + writer.calls);
        const TraceEvent second = trace.value(1);
        const StepReport *told = second.report();
        QVERIFY(told && told->rewrite);
        QCOMPARE(told->rewrite->prompt, QStringLiteral("to condense"));
        QCOMPARE(toJson(traceFrom(toJson(trace))).written(), toJson(trace).written());
    }

    void abstainsWhenNothingIsRelevant() // S0-2
    {
        FlowRun run;
        run.fill();
        run.settings.maxRewrites = 0;
        ScriptedCritic critic(QStringLiteral("N"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer;
        const Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer);
        QCOMPARE(turn.ending, Ending::Abstained);
        QCOMPARE(turn.refusal, Refusal::NothingRelevant);
        QCOMPARE(path(turn), words("retrieve grade settle decline"));
        QCOMPARE(turn.cost.calls, 4);
        QCOMPARE(turn.nearest.size(), 4);
        QVERIFY(turn.answer.isEmpty() && turn.sources.isEmpty() && !turn.remark.isEmpty());
    }

    void saysWithTheProfileOfS0ThatNothingIsRelevant()
    {
        FlowRun run;
        run.fill();
        apply(run.settings, *findProfile(QStringLiteral("s0")));
        ScriptedCritic critic(QStringLiteral("N"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer({QStringLiteral("other words")});
        const Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer);
        QCOMPARE(path(turn), words("retrieve grade settle decline"));
        QCOMPARE(turn.cost.calls, 4);
        QVERIFY2(turn.remark.startsWith(QStringLiteral("I found no passage")), qPrintable(turn.remark));
    }

    void keepsAGroundedAnswerThatIsNotUseful() // S0-bug: the original crashes here
    {
        FlowRun run;
        run.fill();
        run.settings.maxRewrites = 0;
        ScriptedCritic critic(QStringLiteral("YNNN"), QStringLiteral("Y"), QStringLiteral("N"));
        ScriptedWriter writer;
        const Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer);
        QCOMPARE(turn.ending, Ending::GroundedNotUseful);
        QCOMPARE(path(turn), words("retrieve grade write verify judge settle"));
        QCOMPARE(turn.sources.size(), 1);
    }

    void endsWhenNothingIsEverGrounded() // S0-loop: the original continues for thousands of calls
    {
        FlowRun run;
        run.fill();
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("N"), QStringLiteral("Y"));
        ScriptedWriter writer;
        const Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer);
        QCOMPARE(turn.ending, Ending::Unverified);
        QCOMPARE(writer.tasks.size(), 1 + run.settings.maxRegenerations);
        QCOMPARE(path(turn), words("retrieve grade write verify write verify write verify settle"));
        QVERIFY(turn.remark.contains(QStringLiteral("as scripted")));
    }

    void changesSomethingInEveryRegeneration()
    {
        FlowRun run;
        run.fill();
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("N"), QStringLiteral("Y"));
        ScriptedWriter writer;
        run.ask(QStringLiteral("self-rag"), critic, writer);
        QCOMPARE(writer.tasks[0].attempt, 1);
        QCOMPARE(writer.tasks[1].attempt, 2);
        QCOMPARE(writer.tasks[1].criticism, QStringLiteral("as scripted"));
        QCOMPARE(writer.tasks[1].rejected, QStringLiteral("Answer 1."));
        QVERIFY(!writer.tasks[1].quoteOnly);
        QVERIFY(writer.tasks[2].quoteOnly);
    }

    void endsWhenNothingIsEverRelevant() // A-drift
    {
        FlowRun run;
        run.fill();
        run.settings.passages = 1; // so that every query finds a new passage
        ScriptedCritic critic(QStringLiteral("N"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer({QStringLiteral("origination fee of the broker"), QStringLiteral("deducted from taxes")});
        const Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer);
        QCOMPARE(turn.ending, Ending::Abstained);
        QCOMPARE(path(turn).count(QStringLiteral("retrieve")), 1 + run.settings.maxRewrites);
        QCOMPARE(turn.queries.size(), 3);
    }

    void gradesAgainstTheUsersQuestionAfterARewrite()
    {
        FlowRun run;
        run.fill();
        run.settings.passages = 1;
        ScriptedCritic critic(QStringLiteral("NY"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer({QStringLiteral("origination fee of the broker")});
        const Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer);
        QCOMPARE(turn.ending, Ending::Passed);
        QCOMPARE(critic.questions, QStringList(2, turn.question));
        QCOMPARE(turn.queries, QStringList({turn.question, QStringLiteral("origination fee of the broker")}));
        QCOMPARE(writer.tasks[0].question, turn.question);
    }

    void gradesAgainstTheQueryWhereTheSettingSaysSo()
    {
        FlowRun run;
        run.fill();
        run.settings.passages = 1;
        run.settings.gradeAgainstQuery = true;
        ScriptedCritic critic(QStringLiteral("NY"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer({QStringLiteral("origination fee of the broker")});
        const Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer);
        QCOMPARE(critic.questions, QStringList({turn.question, QStringLiteral("origination fee of the broker")}));
    }

    void stopsRewritingWhenTheSameQueryComesBack()
    {
        FlowRun run;
        run.fill();
        ScriptedCritic critic(QStringLiteral("N"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer({QStringLiteral("What  ARE points on a mortgage")});
        const Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer);
        QCOMPARE(path(turn), words("retrieve grade rewrite settle decline"));
    }

    void stopsWhenARewriteFindsTheSamePassages()
    {
        FlowRun run;
        run.fill();
        ScriptedCritic critic(QStringLiteral("N"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer({QStringLiteral("mortgage points"), QStringLiteral("points of mortgages")});
        const Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer);
        QCOMPARE(path(turn), words("retrieve grade rewrite retrieve settle decline"));
        QCOMPARE(turn.refusal, Refusal::NothingRelevant);
    }

    void keepsAnEarlierAttemptWhenARewriteFindsNothingBetter()
    {
        FlowRun run;
        run.fill();
        run.settings.passages = 1;
        ScriptedCritic critic(QStringLiteral("YN"), QStringLiteral("Y"), QStringLiteral("N"));
        ScriptedWriter writer({QStringLiteral("origination fee of the broker"), QStringLiteral("deducted from taxes")});
        const Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer);
        QCOMPARE(turn.ending, Ending::GroundedNotUseful);
        QCOMPARE(turn.answer, QStringLiteral("Answer 1."));
    }

    void flagsPassagesWhoseVerdictCannotBeRead()
    {
        FlowRun run;
        run.fill();
        ScriptedCritic critic(QStringLiteral("INNN"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer;
        const Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer);
        QCOMPARE(turn.ending, Ending::Passed);
        QCOMPARE(turn.sources.size(), 1);
    }

    void takesAnUnreadableGroundednessForNo()
    {
        FlowRun run;
        run.fill();
        run.settings.maxRegenerations = 0;
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("I"), QStringLiteral("Y"));
        ScriptedWriter writer;
        QCOMPARE(run.ask(QStringLiteral("self-rag"), critic, writer).ending, Ending::Unverified);
    }

    void doesNotLoopOnAnUnreadableUsefulness()
    {
        FlowRun run;
        run.fill();
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("I"));
        ScriptedWriter writer({QStringLiteral("other words")});
        const Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer);
        QCOMPARE(turn.ending, Ending::Unverified);
        QCOMPARE(path(turn), words("retrieve grade write verify judge settle"));
    }

    void staysWithinTheBudgetOfCalls_data()
    {
        QTest::addColumn<int>("calls");
        for (int calls = 1; calls <= 12; ++calls)
            QTest::addRow("%d calls", calls) << calls;
    }

    void staysWithinTheBudgetOfCalls()
    {
        QFETCH(int, calls);
        FlowRun run;
        run.fill();
        run.settings.maxCalls = calls;
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("N"), QStringLiteral("N"));
        ScriptedWriter writer({QStringLiteral("other words")});
        const Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer);
        QVERIFY(critic.calls + writer.calls <= calls);
        QCOMPARE(turn.cost.calls, critic.calls + writer.calls);
        QVERIFY(turn.ending == Ending::Unverified || turn.refusal == Refusal::BudgetUsedUp);
    }

    void beginsNoVerdictBehindOneThatFailed()
    {
        FlowRun run;
        run.fill();
        FailingCritic critic;
        critic.failsAt = 2;
        ScriptedWriter writer;
        const Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer);
        QCOMPARE(turn.refusal, Refusal::ModelUnreachable);
        QCOMPARE(turn.remark, QStringLiteral("The server is gone; start it."));
        QCOMPARE(critic.calls, 2);
        QCOMPARE(turn.cost.calls, 1);
    }

    void beginsNoVerdictAfterTheDeadline()
    {
        FlowRun run;
        run.fill();
        run.settings.maxSeconds = 1;
        QElapsedTimer clock;
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("Y"));
        critic.onCall = [&] { // a slow model; by then the run's own clock has started
            clock.start();
            while (clock.elapsed() < 1001) {
            }
        };
        ScriptedWriter writer;
        const Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer);
        QCOMPARE(turn.refusal, Refusal::BudgetUsedUp);
        QVERIFY2(turn.remark.startsWith(QStringLiteral("The time limit (1 s) was used up")), qPrintable(turn.remark));
        QCOMPARE(critic.calls, 1);
    }

    void countsWhatIsUnderWay() // two verdicts take six of seven calls; one more may start, not two
    {
        FlowRun run;
        run.fill();
        run.settings.maxCalls = 7;
        SlowCritic critic;
        ScriptedWriter writer;
        Pair pair;
        const EvidenceRanker evidence = wordRanking();
        AnswerTools tools{*run.library, writer, critic, evidence, nullptr, run.settings, pair, {}};
        tools.atOnce = 2;
        const Turn turn =
            answer(*answerFlow(QStringLiteral("self-rag")), {QStringLiteral("what are points on a mortgage"), {}, {}},
                   tools, [](const TraceEvent &) {});
        QCOMPARE(turn.refusal, Refusal::BudgetUsedUp);
        QVERIFY2(turn.remark.startsWith(QStringLiteral("The allowed model calls (7) were used up")),
                 qPrintable(turn.remark));
        QCOMPARE(turn.cost.calls, 9);
    }

    void endsAfterTheMostSteps()
    {
        FlowRun run;
        run.fill();
        run.settings.maxSteps = 5;
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("N"), QStringLiteral("N"));
        ScriptedWriter writer;
        QCOMPARE(run.ask(QStringLiteral("self-rag"), critic, writer).ending, Ending::Unverified);
    }

    void stopsAtOnceAndKeepsWhatHappened()
    {
        FlowRun run;
        run.fill();
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("Y"));
        critic.onCall = [&] { run.stop.request_stop(); };
        ScriptedWriter writer;
        const Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer);
        QCOMPARE(turn.refusal, Refusal::Stopped);
        QCOMPARE(critic.calls, 1);
        QCOMPARE(path(turn), words("retrieve grade"));
    }

    void saysThatTheLibraryIsEmpty()
    {
        FlowRun run;
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer;
        const Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer);
        QCOMPARE(turn.refusal, Refusal::NothingIndexed);
        QCOMPARE(critic.calls, 0);
    }

    void saysThatTheDocumentsAskedCouldNotBeRead()
    {
        FlowRun run;
        run.fill();
        Document scan;
        scan.path = QStringLiteral("/papers/scan.pdf");
        scan.hash = "scan";
        scan.status = DocumentStatus::Scanned;
        const DocumentId id = run.library->add(scan, {}, {})->id;
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer;
        const EvidenceRanker evidence = wordRanking();
        AnswerTools tools{*run.library, writer, critic, evidence, nullptr, run.settings, run.parallel, {}};
        const Turn turn =
            answer(*answerFlow(QStringLiteral("self-rag")), {QStringLiteral("what are points on a mortgage"), {id}, {}},
                   tools, [](const TraceEvent &) {});
        QCOMPARE(turn.refusal, Refusal::PagesUnreadable);
    }

    void saysWhatCouldNotBeSearched()
    {
        FlowRun run;
        run.fill();
        Document scan;
        scan.path = QStringLiteral("/papers/scan.pdf");
        scan.hash = "scan";
        scan.status = DocumentStatus::Scanned;
        Page picture;
        picture.number = 1;
        picture.reason = QString::fromLatin1(OnlyPicturesReason);
        QVERIFY(bool(run.library->add(scan, {picture}, {})));
        ScriptedCritic critic(QStringLiteral("N"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer;
        const Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer);
        QCOMPARE(turn.refusal, Refusal::NothingRelevant);
        QCOMPARE(turn.gaps.unread.size(), 1);
        QCOMPARE(turn.gaps.unread[0].file, QStringLiteral("scan.pdf"));
    }

    void showsWhatCameNearestThoughNothingWasFound()
    {
        FlowRun run;
        run.fill();
        ScriptedCritic critic(QStringLiteral("N"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer;
        const Turn near =
            run.ask(QStringLiteral("self-rag"), critic, writer, QStringLiteral("how is a quirrell beaten"));
        QCOMPARE(near.refusal, Refusal::NothingRelevant);
        QVERIFY(!near.nearest.isEmpty());
        const Turn nowhere = run.ask(QStringLiteral("self-rag"), critic, writer, QStringLiteral("xyzzy"));
        QCOMPARE(nowhere.refusal, Refusal::NothingFound);
        QVERIFY(nowhere.nearest.isEmpty());
    }

    void namesTheWordsThatStandNowhere()
    {
        FlowRun run;
        run.fill();
        ScriptedCritic critic(QStringLiteral("N"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer;
        const auto remark = [&](const QString &question) {
            return run.ask(QStringLiteral("self-rag"), critic, writer, question).remark;
        };
        QCOMPARE(
            remark(QStringLiteral("How many points has Costco’s mortgage?")),
            QStringLiteral(
                "None of your documents contains the word “Costco”; try another word, or add a document about it."));
        // Numbers are not mentioned, because they may be written differently.
        QVERIFY(remark(QStringLiteral("What are points on a mortgage of Costco and Walmart in 1987?"))
                    .startsWith(QStringLiteral("None of your documents contains the words “Costco”, “Walmart”;")));
        QCOMPARE(
            remark(QStringLiteral("Was ist die Haftung einer mortgage?")),
            QStringLiteral(
                "None of your documents contains the word “Haftung”; try another word, or add a document about it."));
        QVERIFY(remark(QStringLiteral("Please describe the purpose of points on a mortgage."))
                    .startsWith(QStringLiteral("I found no passage that answers this;")));
    }

    void saysThatTheWriterFoundNothingToSay()
    {
        FlowRun run;
        run.fill();
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer;
        writer.silent = true;
        const Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer);
        QCOMPARE(turn.ending, Ending::Abstained);
        QCOMPARE(turn.refusal, Refusal::NotSupported);
    }

    void usesPassagesThatTheUserChose()
    {
        FlowRun run;
        run.fill();
        ScriptedCritic refusing(QStringLiteral("N"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer;
        const Turn refused = run.ask(QStringLiteral("self-rag"), refusing, writer);
        run.chosen = refused.nearest;
        const Turn turn = run.ask(QStringLiteral("self-rag"), refusing, writer);
        QVERIFY(turn.chosen);
        QCOMPARE(turn.sources.size(), refused.nearest.size());
        QCOMPARE(path(turn), words("retrieve grade write verify judge"));
    }

    void listsExactlyWhatTheWriterWasGiven_data()
    {
        QTest::addColumn<QString>("flow");
        for (const AnswerFlow *flow : offers<AnswerFlow>())
            QTest::newRow(flow->id().data()) << toQString(flow->id());
    }

    void listsExactlyWhatTheWriterWasGiven()
    {
        QFETCH(QString, flow);
        FlowRun run;
        run.fill();
        ScriptedCritic critic(QStringLiteral("YNYN"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer;
        const Turn turn = run.ask(flow, critic, writer);
        QVERIFY(!turn.sources.isEmpty());
        const AnswerTask task = writer.tasks.at(turn.answer.mid(7).chopped(1).toInt() - 1); // "Answer 1."
        QCOMPARE(turn.sources.size(), task.passages.size());
        for (int i = 0; i < turn.sources.size(); ++i) {
            QCOMPARE(turn.sources[i].id, task.passages[i].id);
            QCOMPARE(turn.sources[i].text, task.passages[i].text);
        }
        for (const QList<Passage> &judged : critic.judgedAgainst)
            QCOMPARE(judged.size(), turn.sources.size());
        QStringList nodes;
        for (const Graph::Node &node : answerFlow(flow)->graph().nodes)
            nodes.append(node.id);
        for (const QString &node : path(turn))
            QVERIFY2(nodes.contains(node), qPrintable(node));
    }

    void plainlyWritesFromWhatItFinds()
    {
        FlowRun run;
        run.fill();
        ScriptedCritic critic(QStringLiteral("N"), QStringLiteral("N"), QStringLiteral("N"));
        ScriptedWriter writer;
        const Turn turn = run.ask(QStringLiteral("plain"), critic, writer);
        QCOMPARE(path(turn), words("retrieve write"));
        QCOMPARE(turn.ending, Ending::Unverified);
        QCOMPARE(critic.calls, 0);
        QCOMPARE(turn.cost.calls, 1);
    }
};

QTEST_GUILESS_MAIN(tst_selfrag)
#include "tst_selfrag.moc"
