// Questions about numbers in every flow: computed, verified, and searched for if nothing could be computed.
#include "core/base/catalogue.h"
#include "core/session/outcome.h"
#include "core/session/sessionjson.h"
#include "core/flow/tracejson.h"
#include "computedvalues.h"
#include "repeatingmodels.h"
#include "tests/qjson.h"

#include <QJsonDocument>
#include <QTest>

using namespace core;

namespace {

const QString aboutTurnover = QStringLiteral("What is the fixed asset turnover of Example Corp.?");
const QString aboutBoth = QStringLiteral("What are the turnover and income of Example Corp.?");
const QString aboutIncome = QStringLiteral("What was the income of Example Corp.?");
const QString aboutNothing = QStringLiteral("what number are points on a mortgage");

class Numbers : public Forking
{
public:
    Numbers()
    {
        document = keepStatement(*library);
        calculator = statementCalculator(document, &computed);
    }

    DocumentId document = 0;
    int computed = 0; // questions sent to the tables
};

QList<const AnswerFlow *> computingFlows()
{
    QList<const AnswerFlow *> flows;
    for (const AnswerFlow *flow : offers<AnswerFlow>()) {
        if (toQString(flow->id()) != QLatin1String("plain"))
            flows.append(flow);
    }
    return flows;
}

QByteArray eventsOf(const Trace &trace)
{
    QJsonArray events;
    for (const QJsonValue &value : listInQt(toJson(trace))) {
        QJsonObject event = value.toObject();
        event.remove(QStringLiteral("at"));
        events.append(event);
    }
    return QJsonDocument(events).toJson();
}

const StepReport &reportOf(const Turn &turn, const QString &node)
{
    static const StepReport nothing;
    for (const TraceEvent &event : turn.trace) {
        if (event.node == node && event.as<StepLeft>())
            return event.as<StepLeft>()->report;
    }
    return nothing;
}

} // namespace

class tst_computation : public QObject
{
    Q_OBJECT

private slots:
    // As if the stored table had been damaged.
    void aCellThatIsNotOnItsPageIsNotComputedWith()
    {
        for (const bool isChanged : {false, true}) {
            Numbers run;
            const auto calculate = run.calculator.calculate;
            run.calculator.calculate = [=](const QString &question, const QList<DocumentId> &among,
                                           const std::stop_token &stop) {
                Result<Calculation> done = calculate(question, among, stop);
                if (isChanged)
                    done->answer->operands[1].text = QStringLiteral("291");
                return done;
            };
            const Turn turn = run.ask(QStringLiteral("self-rag"), aboutTurnover);
            QCOMPARE(turn.computed.has_value(), !isChanged);
        }
    }

    void everyFlowComputesAndChecks()
    {
        for (const AnswerFlow *flow : computingFlows()) {
            Numbers run;
            const Turn turn = run.ask(toQString(flow->id()), aboutTurnover);
            QCOMPARE(path(turn), words("compute confirm"));
            QCOMPARE(run.calls(), 0); // no model was called
            QCOMPARE(outcomeOf(turn).state, TurnOutcome::Computed);
            QCOMPARE(turn.answer, QStringLiteral("Fixed asset turnover of Example Corp., FY 2022: 24.26"));
            QCOMPARE(turn.citations.size(), 3);
            QCOMPARE(turn.citations[1].quote, QStringLiteral("Property and equipment, net 282"));
            QCOMPARE(turn.citations[1].places.size(), 1);
            QCOMPARE(turn.sources.size(), 1);
            QCOMPARE(turn.sources[0].text.mid(turn.citations[1].from, 3), QStringLiteral("282"));
            QCOMPARE(turn.queries, QStringList{aboutTurnover});
            QVERIFY(turn.support && turn.support->how == byRecomputation());
            QCOMPARE(turn.computed->operands.size(), 3);
            QCOMPARE(turn.likelihood.level, Likelihood::Unknown);
        }
        QCOMPARE(computingFlows().size(), 5);
    }

    void theBaselineDoesNotCompute()
    {
        Numbers run;
        const Turn turn = run.ask(QStringLiteral("plain"), aboutTurnover);
        QVERIFY(!path(turn).contains(QStringLiteral("compute")));
        QVERIFY(!turn.computed);
        QCOMPARE(run.computed, 0);
    }

    void aRefusalSaysWhyAndGoesOnToSearch()
    {
        for (const AnswerFlow *flow : computingFlows()) {
            Numbers run;
            const Turn turn = run.ask(toQString(flow->id()), aboutNothing);
            Numbers without;
            without.settings.computeAnswers = false;
            const Turn usual = without.ask(toQString(flow->id()), aboutNothing);
            QCOMPARE(path(turn), QStringList{QStringLiteral("compute")} + path(usual));
            QCOMPARE(reportOf(turn, QStringLiteral("compute")).computation->reason,
                     QStringLiteral("no row for the number asked"));
            QCOMPARE(turn.answer, usual.answer);
            QVERIFY(!turn.computed);
        }
    }

    void aComputationThatCannotBeRepeatedIsNoAnswer()
    {
        for (const AnswerFlow *flow : computingFlows()) {
            Numbers run;
            run.calculator.holds = [](const Computed &) { return false; };
            const Turn turn = run.ask(toQString(flow->id()), aboutTurnover);
            QCOMPARE(path(turn).mid(0, 2), words("compute confirm"));
            QVERIFY(path(turn).size() > 2);
            QVERIFY(!turn.computed);
            QVERIFY(outcomeOf(turn).state != TurnOutcome::Computed);
            QVERIFY(!turn.answer.contains(QStringLiteral("24.26")));
        }
    }

    // Other questions start at the first row, and their runs do not change.
    void otherQuestionsRunAsTheyDid()
    {
        for (const AnswerFlow *flow : offers<AnswerFlow>()) {
            Numbers run;
            Numbers without;
            without.calculator = {};
            const Turn turn = run.ask(toQString(flow->id()));
            QCOMPARE(eventsOf(turn.trace), eventsOf(without.ask(toQString(flow->id())).trace));
            QCOMPARE(path(turn).first(), flow->graph().nodes.first().id);
            QCOMPARE(run.computed, 0);
        }
    }

    void theUserMayTurnItOffOrChooseTheSources()
    {
        Numbers off;
        off.settings.computeAnswers = false;
        QVERIFY(!path(off.ask(QStringLiteral("self-rag"), aboutTurnover)).contains(QStringLiteral("compute")));
        Numbers chosen;
        chosen.chosen = {*chosen.library->passageAt(chosen.document, 1, 0, 5)};
        QVERIFY(!path(chosen.ask(QStringLiteral("self-rag"), aboutTurnover)).contains(QStringLiteral("compute")));
        QCOMPARE(off.computed + chosen.computed, 0);
    }

    // Each possible value is shown with its cell, and none is called the answer.
    void severalValuesAreQuoted()
    {
        Numbers run;
        const Turn turn = run.ask(QStringLiteral("self-rag"), aboutIncome);
        QCOMPARE(path(turn), words("compute confirm"));
        QCOMPARE(turn.answer,
                 QStringLiteral("Net income, FY 2022: $1,024 million\nNet income, FY 2021: $(77) million"));
        QVERIFY(!turn.computed);
        QCOMPARE(turn.candidates.size(), 2);
        QCOMPARE(turn.sentences.size(), 2);
        QCOMPARE(turn.sentences[1].citations, QList<int>{2});
        const TurnOutcome outcome = outcomeOf(turn);
        QCOMPARE(outcome.state, TurnOutcome::Quoted);
        QCOMPARE(outcome.likelihood, Likelihood::Related);
        QCOMPARE(turn.remark, QStringLiteral("two years might be meant"));
        QVERIFY(!toJson(turn).contains(u"computed"));
        QCOMPARE(toJson(turn)[u"candidates"].size(), 2);
    }

    // Only if nothing was computed, and from the pages that a search finds.
    void offersWhatTheRowsFoundSuggest()
    {
        for (const AnswerFlow *flow : computingFlows()) {
            Numbers run;
            QList<NearPage> searched;
            const QList<Computed> incomes = run.calculator.calculate(aboutIncome, {}, {})->candidates;
            run.calculator.maySuggest = [](const QString &) { return true; };
            run.calculator.suggest = [&](const QString &, const QList<NearPage> &near, const ChanceOfText &,
                                         const std::stop_token &) -> Result<Calculation> {
                searched = near;
                return Calculation{{}, QStringLiteral("no table explains mortgage"), incomes.mid(0, 1)};
            };
            QVERIFY(run.ask(toQString(flow->id()), aboutTurnover).computed);
            QVERIFY(searched.isEmpty());
            const Turn turn = run.ask(toQString(flow->id()), aboutNothing);
            QVERIFY(!searched.isEmpty());
            QCOMPARE(path(turn), words("compute confirm"));
            QVERIFY(!turn.computed);
            QCOMPARE(turn.candidates.size(), 1);
            QCOMPARE(turn.remark, QStringLiteral("no table explains mortgage"));
            QCOMPARE(outcomeOf(turn).state, TurnOutcome::Quoted);
            QCOMPARE(outcomeOf(turn).likelihood, Likelihood::Related);
        }
    }

    void severalAnswersStandOneBelowTheOther()
    {
        Numbers run;
        const Turn turn = run.ask(QStringLiteral("self-rag"), aboutBoth);
        QCOMPARE(path(turn), words("compute confirm"));
        QCOMPARE(outcomeOf(turn).state, TurnOutcome::Computed);
        QCOMPARE(turn.answer, QStringLiteral("Fixed asset turnover of Example Corp., FY 2022: 24.26\n"
                                             "Net income, FY 2022: $1,024 million"));
        QCOMPARE(turn.citations.size(), 4);
        QCOMPARE(turn.sentences.value(1).citations, QList<int>{4});
        QVERIFY(computationLines(turn).last().startsWith(QStringLiteral("[4] Net income, FY 2022: $1,024 million (")));
        const Json json = toJson(turn);
        QCOMPARE(json[u"computed_further"].size(), 1);
        QCOMPARE(json[u"computed_further"][0][u"operands"][0][u"text"].toString(), QStringLiteral("1,024"));
        QCOMPARE(toJson(turnFrom(json)), json);
        Turn changed = turn;
        changed.further[0].value = 7;
        QCOMPARE(outcomeOf(changed).state, TurnOutcome::Unverified);
    }

    void aCellInNoPassageIsRefused()
    {
        Numbers run;
        const auto calculate = run.calculator.calculate;
        run.calculator.calculate = [=](const QString &question, const QList<DocumentId> &documents,
                                       const std::stop_token &stop) {
            Result<Calculation> done = calculate(question, documents, stop);
            if (done->answer)
                done->answer->operands.last().from = 100'000;
            return done;
        };
        const Turn turn = run.ask(QStringLiteral("self-rag"), aboutTurnover);
        QCOMPARE(reportOf(turn, QStringLiteral("compute")).computation->reason,
                 QStringLiteral("These words on page 1 are not in any passage."));
        QVERIFY(!turn.computed);
    }

    void aStopEndsIt()
    {
        Numbers run;
        run.calculator.calculate = [](const QString &, const QList<DocumentId> &,
                                      const std::stop_token &) -> Result<Calculation> { return Error::cancelled(); };
        QCOMPARE(run.ask(QStringLiteral("self-rag"), aboutTurnover).refusal, Refusal::Stopped);
    }

    void tablesThatCannotBeReadAreARefusal()
    {
        Numbers run;
        run.calculator.calculate = [](const QString &, const QList<DocumentId> &,
                                      const std::stop_token &) -> Result<Calculation> {
            return Error{Error::Unavailable, QStringLiteral("The tables were not read yet."), {}};
        };
        const Turn turn = run.ask(QStringLiteral("self-rag"), aboutTurnover);
        QCOMPARE(path(turn).mid(0, 2), words("compute retrieve"));
        QCOMPARE(reportOf(turn, QStringLiteral("compute")).computation->reason,
                 QStringLiteral("The tables were not read yet."));
    }

    void theTraceIsReadBackWhole()
    {
        for (const QString &question : {aboutTurnover, aboutBoth, aboutIncome, aboutNothing}) {
            Numbers run;
            const Turn turn = run.ask(QStringLiteral("self-rag"), question);
            const Json json = toJson(turn);
            QCOMPARE(toJson(turnFrom(json)), json);
        }
    }

    void everyStepForksAndReplaysWithoutComputingAgain()
    {
        for (const AnswerFlow *flow : computingFlows()) {
            for (const QString &question : {aboutTurnover, aboutBoth, aboutIncome, aboutNothing}) {
                Numbers run;
                const Turn turn = turnFrom(toJson(run.ask(toQString(flow->id()), question)));
                const QList<ForkStep> steps = forkSteps(turn);
                QCOMPARE(steps.first().node, QStringLiteral("compute"));
                for (const ForkStep &step : steps) {
                    run.computed = 0;
                    const Result<Turn> forked = run.fork(turn, {step.node, step.visit, {}, {}, {}, {}});
                    QVERIFY2(forked, qPrintable(step.node + (forked ? QString() : forked.error().message)));
                    QCOMPARE(path(*forked), path(turn));
                    QCOMPARE(forked->answer, turn.answer);
                    QCOMPARE(outcomeOf(*forked).state, outcomeOf(turn).state);
                    QCOMPARE(run.computed, step.event == 0 ? 1 : 0);
                }
            }
        }
    }

    void aForkWithoutComputingSearches()
    {
        for (const char *node : {"compute", "confirm"}) {
            Numbers run;
            const Turn turn = run.ask(QStringLiteral("self-rag"), aboutTurnover);
            ForkOptions wish;
            wish.node = QLatin1String(node);
            wish.settings = {{QStringLiteral("compute-answers"), QStringLiteral("false")}};
            const Result<Turn> forked = run.fork(turn, wish);
            QVERIFY(forked);
            QVERIFY(path(*forked).contains(QStringLiteral("retrieve")));
            QVERIFY(!forked->computed);
            QCOMPARE(forked->fork.changes, QStringList{QStringLiteral("Compute answers from tables: true → false")});
        }
    }

    void aForkIntoAnotherFlowComputesThere()
    {
        Numbers run;
        const Turn turn = run.ask(QStringLiteral("self-rag"), aboutTurnover);
        ForkOptions wish;
        wish.node = QStringLiteral("compute");
        wish.settings = {{QStringLiteral("flow"), QStringLiteral("corrective-rag")}};
        QCOMPARE(path(*run.fork(turn, wish)), words("compute confirm"));
        wish.settings = {{QStringLiteral("flow"), QStringLiteral("plain")}};
        QCOMPARE(path(*run.fork(turn, wish)).first(), QStringLiteral("retrieve"));
    }

    // Runs from before computing existed lack that step, and are forked at their own steps.
    void anOldRunForksAsItDid()
    {
        Numbers run;
        run.settings.computeAnswers = false;
        const Turn turn = run.ask(QStringLiteral("self-rag"), aboutTurnover);
        run.settings.computeAnswers = true;
        for (const ForkStep &step : forkSteps(turn)) {
            const Result<Turn> forked = run.fork(turn, {step.node, step.visit, {}, {}, {}, {}});
            QVERIFY(forked);
            QCOMPARE(path(*forked), path(turn));
        }
        QCOMPARE(run.computed, 0);
    }

    void bothEntriesAreDrawn()
    {
        const Graph graph = answerFlow(QStringLiteral("self-rag"))->graph();
        QCOMPARE(graph.entry.node, QStringLiteral("compute"));
        QVERIFY(toMermaid(graph).contains(QStringLiteral("start_([start]) --> retrieve")));
        QVERIFY(toMermaid(graph).contains(QStringLiteral("start_ -->|\"asks for a number\"| compute")));
        QVERIFY(toDot(graph).contains(QStringLiteral("\"start\" -> \"compute\" [label=\"asks for a number\"]")));
        QCOMPARE(toJson(graphFrom(toJson(graph))), toJson(graph));
        QVERIFY(answerFlow(QStringLiteral("plain"))->graph().entry.node.isEmpty());
        QVERIFY(!toJson(answerFlow(QStringLiteral("plain"))->graph()).contains(u"entry"));
    }
};

QTEST_GUILESS_MAIN(tst_computation)
#include "tst_computation.moc"
