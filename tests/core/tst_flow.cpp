// The engine: a flow runs exactly as its table says.
#include "core/flow/flow.h"
#include "core/flow/tracejson.h"
#include "tests/traceevents.h"

#include <QJsonObject>
#include <QTest>

using namespace core;

namespace {

struct Count
{
    Spent spent = {};
    int steps = 0;
    std::stop_source stop;
};

struct NoTools
{
    StepSink trace;
};

Result<Decision> again(Count &count, NoTools &tools)
{
    tools.trace(StepProgress{QStringLiteral("%1").arg(++count.steps)});
    return Decision{count.spent[int(Spends::Rewrite)] < 2 ? "again" : "enough", QStringLiteral("because")};
}

Result<Decision> last(Count &, NoTools &)
{
    return Decision{"done"};
}

Result<Decision> fails(Count &, NoTools &)
{
    return Error{Error::Unavailable, QStringLiteral("Nothing answers."), {}};
}

Result<Decision> strays(Count &, NoTools &)
{
    return Decision{"somewhere else"};
}

Result<Decision> stops(Count &count, NoTools &)
{
    count.stop.request_stop();
    return Decision{"on"};
}

using TestStep = Step<Count, NoTools>;
using TestFlow = Flow<Count, NoTools>;

constexpr TestStep loop[] = {
    {"first", "First", again, {{"again", "first", Spends::Rewrite}, {"enough", "last"}}},
    {"last", "Last", last, {{"done", end}}},
};
constexpr TestFlow looping{"loop", "Loop", "", loop};
// Starts at its last row if no step has run yet.
constexpr TestFlow entering{"enter", "Enter", "", loop, {"last", "is new", [](const Count &count, const NoTools &) {
                                                             return count.steps == 0;
                                                         }}};
constexpr TestStep failing[] = {{"only", "Only", fails, {{"done", end}}}};
constexpr TestStep straying[] = {{"only", "Only", strays, {{"done", end}}}};
constexpr TestStep stopping[] = {{"first", "First", stops, {{"on", "last"}}}, {"last", "Last", last, {{"done", end}}}};

// Constants, like every flow: a table that would fail at run time does not even link.
constexpr TestFlow failingFlow{"f", "F", "", failing};
constexpr TestFlow strayingFlow{"s", "S", "", straying};
constexpr TestFlow stoppingFlow{"s", "S", "", stopping};

Trace run(const TestFlow &flow, Count &count, Result<void> &result, int maxSteps = 40)
{
    Trace trace;
    NoTools tools;
    result = flow.run(count, tools,
                      {[&](const TraceEvent &event) { trace.append(event); }, count.stop.get_token(), maxSteps});
    return trace;
}

QStringList visited(const Trace &trace)
{
    QStringList nodes;
    for (const TraceEvent &event : trace) {
        if (kindOf(event) == TraceKind::Entered)
            nodes.append(event.node);
    }
    return nodes;
}

} // namespace

class tst_flow : public QObject
{
    Q_OBJECT

private slots:
    void followsTheTableAndCountsWhatEdgesSpend()
    {
        Count count;
        Result<void> result;
        const Trace trace = run(looping, count, result);
        QVERIFY(bool(result));
        QCOMPARE(visited(trace), QStringList({QStringLiteral("first"), QStringLiteral("first"), QStringLiteral("first"),
                                              QStringLiteral("last")}));
        QCOMPARE(count.spent[int(Spends::Rewrite)], 2);
    }

    void tellsVisitEdgeAndReason()
    {
        Count count;
        Result<void> result;
        const Trace trace = run(looping, count, result);
        const TraceEvent progress = trace[4];
        QCOMPARE(kindOf(progress), TraceKind::Progress);
        QCOMPARE(progress.node, QStringLiteral("first"));
        QCOMPARE(progress.visit, 2);
        const TraceEvent left = trace[5];
        QCOMPARE(kindOf(left), TraceKind::Left);
        QCOMPARE(textOf(left), QStringLiteral("again"));
        QCOMPARE(detailsOf(left)[u"to"].toString(), QStringLiteral("first"));
        QCOMPARE(detailsOf(left)[u"because"].toString(), QStringLiteral("because"));
    }

    void keepsTheTraceOfARunThatFails()
    {
        Count count;
        Result<void> result;
        const Trace trace = run(failingFlow, count, result);
        QVERIFY(!result);
        QCOMPARE(result.error().code, Error::Unavailable);
        QCOMPARE(kindOf(trace.last()), TraceKind::Failed);
        QCOMPARE(textOf(trace.last()), QStringLiteral("Nothing answers."));
    }

    void refusesOutcomesARowDoesNotHave()
    {
        Count count;
        Result<void> result;
        run(strayingFlow, count, result);
        QVERIFY(!result);
        QCOMPARE(result.error().code, Error::Defect);
    }

    void stopsBetweenSteps()
    {
        Count count;
        Result<void> result;
        const Trace trace = run(stoppingFlow, count, result);
        QCOMPARE(result.error().code, Error::Cancelled);
        QCOMPARE(visited(trace), QStringList{QStringLiteral("first")});
    }

    void endsAfterTheMostSteps()
    {
        Count count;
        Result<void> result;
        QCOMPARE(visited(run(looping, count, result, 2)).size(), 2);
        QCOMPARE(result.error().code, Error::Exhausted);
    }

    void beginsAtItsSecondEntryWhereTheConditionHolds()
    {
        Count count;
        Result<void> result;
        QCOMPARE(visited(run(entering, count, result)), QStringList{QStringLiteral("last")});
        Count old;
        old.steps = 1;
        QCOMPARE(visited(run(entering, old, result)).first(), QStringLiteral("first"));
        QCOMPARE(entering.startAt("last").step, 1);
        QCOMPARE(entering.startAt("first").step, 0);
        QCOMPARE(looping.startAt("last").step, 0); // not an entry of that flow
        QCOMPARE(entering.graph().entry.when, QStringLiteral("is new"));
    }

    void drawsWhatItRuns()
    {
        const Graph graph = looping.graph();
        QCOMPARE(graph.nodes.size(), 2);
        QCOMPARE(graph.nodes[0].edges[0].spends, QStringLiteral("rewrite"));
        QVERIFY(toMermaid(graph).contains(QStringLiteral("first -->|\"enough\"| last")));
        QCOMPARE(toJson(graphFrom(toJson(graph))), toJson(graph));
        QVERIFY(toDot(graph).startsWith(QStringLiteral("digraph")));
    }
};

QTEST_GUILESS_MAIN(tst_flow)
#include "tst_flow.moc"
