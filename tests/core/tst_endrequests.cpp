// Requests of the user during a run: stop after the current step, or accept the best answer so far.
#include "core/base/catalogue.h"
#include "core/session/exporter.h"
#include "repeatingmodels.h"
#include "core/session/sessionjson.h"
#include "core/flow/tracejson.h"
#include "tests/traceevents.h"

#include <QJsonObject>
#include <QJsonDocument>
#include <QTest>

namespace {

int stepsOf(const Trace &trace)
{
    return int(std::count_if(trace.begin(), trace.end(),
                             [](const TraceEvent &event) { return kindOf(event) == TraceKind::Left; }));
}

QString endedBy(const Turn &turn)
{
    QString how;
    for (const TraceEvent &event : turn.trace)
        how = detailsOf(event).contains(u"ended_by_user") ? detailsOf(event)[u"ended_by_user"].toString() : how;
    return how;
}

// A user who makes the request during the n-th step.
std::function<EndRequest()> from(int step, EndRequest endRequest, const Trace &trace)
{
    return [=, &trace] { return stepsOf(trace) >= step ? endRequest : EndRequest::GoOn; };
}

ForkOptions at(const ForkStep &step)
{
    ForkOptions endRequest;
    endRequest.node = step.node;
    endRequest.visit = step.visit;
    return endRequest;
}

QByteArray exported(const char *format, const Turn &turn)
{
    Session session;
    session.turns = {turn};
    return *exporterFor(QLatin1String(format))->write({{session}});
}

} // namespace

class tst_endrequests : public QObject
{
    Q_OBJECT

private:
    void addRuns()
    {
        QTest::addColumn<QString>("flow");
        QTest::addColumn<int>("mood");
        QTest::addColumn<bool>("longForm");
        for (const AnswerFlow *flow : offers<AnswerFlow>()) {
            for (int mood = 0; mood < 6; ++mood) {
                for (const bool isLong : {false, true}) {
                    if (!isLong || flow->id() == "reflection-rag")
                        QTest::addRow("%s, mood %d%s", flow->id().data(), mood, isLong ? ", long" : "")
                            << toQString(flow->id()) << mood << isLong;
                }
            }
        }
    }

private slots:
    void stopsAfterTheStepThatRuns_data() { addRuns(); }

    // A run stopped anywhere continues as if it had never been stopped.
    void stopsAfterTheStepThatRuns()
    {
        QFETCH(QString, flow);
        QFETCH(int, mood);
        QFETCH(bool, longForm);
        Forking run(mood);
        run.settings.longForm = longForm;
        const Turn whole = run.ask(flow);
        const QStringList nodes = path(whole);
        for (int steps = 1; steps < nodes.size(); ++steps) {
            run.endRequest = from(steps, EndRequest::StopAfterStep, run.trace);
            const Turn turn = run.ask(flow);
            QCOMPARE(path(turn), nodes.mid(0, steps));
            QCOMPARE(turn.refusal, Refusal::Stopped);
            QCOMPARE(turn.ending, Ending::Failed);
            QVERIFY(turn.answer.isEmpty() && !turn.accepted);
            QCOMPARE(turn.nearest.isEmpty(), foundIn(turn.trace).isEmpty());
            QCOMPARE(endedBy(turn), QStringLiteral("stop_after_step"));
            const ForkStep next = forkSteps(turn).last();
            QVERIFY(!next.ran);
            QCOMPARE(next.node, nodes[steps]);
            QVERIFY2(turn.remark.contains(forkSteps(turn)[steps - 1].title), qPrintable(turn.remark));
            run.endRequest = {};
            const int before = run.calls();
            const Result<Turn> forked = run.fork(turn, at(next));
            QVERIFY(forked);
            QCOMPARE(path(*forked), nodes);
            QCOMPARE(forked->answer, whole.answer);
            QCOMPARE(forked->ending, whole.ending);
            QCOMPARE(forked->remark, whole.remark);
            QCOMPARE(forked->cost.calls, whole.cost.calls);
            QVERIFY(run.calls() - before <= whole.cost.calls);
            QVERIFY(endedBy(*forked).isEmpty());
        }
    }

    void aRunThatEndsByItselfIsNotStopped()
    {
        Forking run;
        const QStringList nodes = path(run.ask(QStringLiteral("self-rag")));
        run.endRequest = from(int(nodes.size()), EndRequest::StopAfterStep, run.trace);
        const Turn turn = run.ask(QStringLiteral("self-rag"));
        QCOMPARE(path(turn), nodes);
        QVERIFY(turn.refusal != Refusal::Stopped);
        QVERIFY(endedBy(turn).isEmpty());
        QVERIFY(forkSteps(turn).last().ran);
    }

    void acceptsTheFirstAnswerThereIs_data() { addRuns(); }

    void acceptsTheFirstAnswerThereIs()
    {
        QFETCH(QString, flow);
        QFETCH(int, mood);
        QFETCH(bool, longForm);
        Forking run(mood);
        run.settings.longForm = longForm;
        const Turn whole = run.ask(flow);
        run.endRequest = [] { return EndRequest::AcceptBest; };
        const Turn turn = run.ask(flow);
        QCOMPARE(path(turn), path(whole).mid(0, path(turn).size()));
        QCOMPARE(turn.accepted, endedBy(turn) == QLatin1String("accept_best"));
        if (!turn.accepted) { // it ended with its first answer or without one
            QCOMPARE(turn.answer, whole.answer);
            QCOMPARE(turn.ending, whole.ending);
            return;
        }
        ++m_accepted[flow];
        QVERIFY(!turn.answer.isEmpty());
        QVERIFY(!turn.sources.isEmpty());
        QCOMPARE(turn.refusal, Refusal::None);
        QVERIFY2(turn.remark.contains(QLatin1String("Accepted by the user")), qPrintable(turn.remark));
        bool grounded = false;
        bool useful = false;
        for (const TraceEvent &event : turn.trace) {
            const Verdict verdict = verdictFrom(ofQt(detailsOf(event)));
            const bool isJudged = kindOf(event) == TraceKind::Judged && verdict.sentence < 0 && verdict.passed;
            grounded = grounded || (isJudged && verdict.kind == Verdict::Support);
            useful = useful || (isJudged && verdict.kind == Verdict::Utility);
        }
        QVERIFY(turn.ending != Ending::Passed || (grounded && useful));
        const ForkStep next = forkSteps(turn).last();
        run.endRequest = {};
        if (!next.whyNot.isEmpty())
            return;
        const Result<Turn> forked = run.fork(turn, at(next));
        QVERIFY2(forked, qPrintable(forked ? QString() : forked.error().message));
        QCOMPARE(path(*forked), path(whole));
        QCOMPARE(forked->answer, whole.answer);
        QVERIFY(!forked->accepted);
    }

    void everyFlowThatChecksCanBeEndedSo()
    {
        for (const char *flow : {"self-rag", "adaptive-rag", "corrective-rag", "passage-rag", "reflection-rag"})
            QVERIFY2(m_accepted.value(QLatin1String(flow)) > 0, flow);
        QCOMPARE(m_accepted.value(QStringLiteral("plain")), 0); // it ends with its first answer
    }

    void saysWhatWasNotChecked()
    {
        FlowRun run;
        run.fill();
        run.endRequest = from(3, EndRequest::AcceptBest, run.trace);
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer;
        run.settings.parallelChecks = false;
        const Turn written = run.ask(QStringLiteral("self-rag"), critic, writer);
        QCOMPARE(path(written), words("retrieve grade write"));
        QCOMPARE(written.ending, Ending::Unverified);
        QVERIFY2(written.remark.startsWith(QLatin1String("This answer was not checked.")), qPrintable(written.remark));
        run.endRequest = from(4, EndRequest::AcceptBest, run.trace);
        const Turn verified = run.ask(QStringLiteral("self-rag"), critic, writer);
        QCOMPARE(path(verified), words("retrieve grade write verify"));
        QCOMPARE(verified.ending, Ending::Unverified);
        QVERIFY2(verified.remark.startsWith(
                     QLatin1String("Supported by your documents, but whether it answers the question was not checked")),
                 qPrintable(verified.remark));
    }

    // The second attempt is not even supported: the first is kept.
    void keepsTheBestAttemptNotTheLast()
    {
        FlowRun run;
        run.fill();
        run.settings.passages = 2;
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("YN"), QStringLiteral("N"));
        ScriptedWriter writer({QStringLiteral("deducted from taxes"), QStringLiteral("fee of the broker")});
        run.endRequest = [&] {
            return writer.tasks.size() >= 2 && critic.judgedAgainst.size() >= 2 ? EndRequest::AcceptBest
                                                                                : EndRequest::GoOn;
        };
        const Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer);
        QCOMPARE(path(turn), words("retrieve grade write verify judge rewrite retrieve grade write verify"));
        QCOMPARE(turn.answer, QStringLiteral("Answer 1."));
        QCOMPARE(turn.ending, Ending::GroundedNotUseful);
        QVERIFY(turn.accepted);
        const TraceEvent last = turn.trace.last();
        QCOMPARE(detailsOf(last)[u"attempt"].toInt(), 1);
        QVERIFY2(textOf(last).contains(QLatin1String("attempt 1 of 2")), qPrintable(textOf(last)));
    }

    void aWishThatIsTakenBackChangesNothing()
    {
        Forking run;
        const Turn whole = run.ask(QStringLiteral("self-rag"));
        EndRequest endRequest = EndRequest::AcceptBest;
        run.endRequest = [&] { // a request withdrawn after the first step
            const EndRequest now = endRequest;
            endRequest = stepsOf(run.trace) >= 1 ? EndRequest::GoOn : endRequest;
            return now;
        };
        const Turn turn = run.ask(QStringLiteral("self-rag"));
        QCOMPARE(path(turn), path(whole));
        QCOMPARE(turn.answer, whole.answer);
        QVERIFY(!turn.accepted);
    }

    void stopAtOnceGoesBeforeAllWishes()
    {
        FlowRun run;
        run.fill();
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer;
        run.endRequest = from(3, EndRequest::AcceptBest, run.trace);
        critic.onCall = [&] { run.stop.request_stop(); };
        const Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer);
        QCOMPARE(turn.refusal, Refusal::Stopped);
        QVERIFY(!turn.accepted);
        QVERIFY(endedBy(turn).isEmpty());
    }

    void sessionsAndExportsSayThatItWasAccepted()
    {
        FlowRun run;
        run.fill();
        run.endRequest = [] { return EndRequest::AcceptBest; };
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer;
        const Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer);
        QVERIFY(turn.accepted);
        QVERIFY(turnFrom(toJson(turn)).accepted);
        QVERIFY(!turnFrom(toJson(run.ask(QStringLiteral("plain"), critic, writer))).accepted);
        for (const char *format : {"markdown", "html", "csv", "json"})
            QVERIFY2(exported(format, turn).contains("Accepted by the user before the run had ended."), format);
        for (const char *format : {"json", "jsonl"})
            QVERIFY2(exported(format, turn).contains("accepted_by_user"), format);
    }

    // The cost of the run so far is reported at the end of each step.
    void tellsWhatItHasCostSoFar()
    {
        FlowRun run;
        run.fill();
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer;
        writer.tokens = 70;
        const Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer);
        QJsonObject last;
        bool hasAnswer = false;
        for (const TraceEvent &event : turn.trace) {
            if (kindOf(event) != TraceKind::Left)
                continue;
            last = detailsOf(event);
            hasAnswer = hasAnswer || event.node == QLatin1String("write");
            QCOMPARE(detailsOf(event)[u"has_answer"].toBool(), hasAnswer);
        }
        QCOMPARE(last[u"prompt_tokens"].toInt(), turn.cost.promptTokens);
        QCOMPARE(last[u"completion_tokens"].toInt(), 70);
    }

private:
    QHash<QString, int> m_accepted; // number of runs by flow
};

QTEST_GUILESS_MAIN(tst_endrequests)
#include "tst_endrequests.moc"
