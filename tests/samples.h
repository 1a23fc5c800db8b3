// A conversation with everything a turn can hold, for testing exports and stores.
#pragma once

#include "core/flows/steps/answerstate.h"
#include "core/session/session.h"
#include "core/flow/tracejson.h"
#include "tests/traceevents.h"

inline core::Turn sampleTurn()
{
    using namespace core;
    Passage passage;
    passage.id = 7;
    passage.document = 3;
    passage.text = QStringLiteral("Sea level rises because water expands. Ice melts too.");
    passage.spans = {{0, 38, 12, 100}, {39, 14, 13, 0}};
    passage.page = 12;
    passage.lastPage = 13;
    passage.pageLabel = QStringLiteral("x");
    passage.title = QStringLiteral("Climate");
    passage.path = QStringLiteral("/papers/Climate <1>.pdf");
    passage.score = 0.75;
    passage.scores = {1, 0.5, 0.25};

    Turn turn;
    turn.id = QStringLiteral("t1");
    turn.asked = 1700000000000;
    turn.question = QStringLiteral("Why does *sea level* rise?");
    turn.queries = {turn.question, QStringLiteral("sea level rise causes")};
    turn.flow = QStringLiteral("self-rag");
    if (const AnswerFlow *flow = answerFlow(turn.flow))
        turn.graph = flow->graph();
    turn.model = QStringLiteral("built-in");
    turn.answer = QStringLiteral("Sea level rises because water expands. Ice melts too.");
    turn.sentences = {{0, 38, Support::Fully, {1}}, {39, 53, Support::Partially, {2}}};
    Citation first{1,
                   7,
                   3,
                   QStringLiteral("Climate"),
                   QStringLiteral("Climate <1>.pdf"),
                   12,
                   QStringLiteral("x"),
                   turn.answer.left(38),
                   0,
                   38,
                   {}};
    first.places = {{12, {{10, 20, 110, 32}}}};
    Citation second{2, 7, 3, first.title, first.file, 13, {}, turn.answer.mid(39), 39, 53, {}};
    turn.citations = {first, second};
    turn.sources = {passage};
    turn.nearest = {passage};
    turn.ending = Ending::Passed;
    turn.remark = QStringLiteral("A <remark>.");
    Verdict verdict;
    verdict.kind = Verdict::Support;
    verdict.label = QStringLiteral("fully");
    verdict.passed = true;
    verdict.probability = 0.93;
    verdict.reason = QStringLiteral("covers 5 of 5 rare words");
    verdict.passage = 7;
    verdict.to = 38;
    verdict.judge = turn.model;
    verdict.how = QStringLiteral("features");
    verdict.cost.calls = 1;
    turn.trace = {MadeEvent{TraceKind::Entered, QStringLiteral("verify"), 1, {}, {}, 3},
                  MadeEvent{TraceKind::Judged, QStringLiteral("verify"), 1, {}, inQt(toJson(verdict)), 4},
                  MadeEvent{TraceKind::Left,
                            QStringLiteral("verify"),
                            1,
                            QStringLiteral("grounded"),
                            {{QStringLiteral("to"), QStringLiteral("judge")},
                             {QStringLiteral("because"), QStringLiteral("0.93")}},
                            5}};
    turn.cost = {7, 100, 20, 1.9};
    return turn;
}

inline core::Session sampleSession()
{
    core::Session session;
    session.id = 5;
    session.title = QStringLiteral("Sea <level>");
    session.created = 1700000000000;
    session.changed = 1700000001000;
    session.turns = {sampleTurn()};
    session.turnCount = 1;
    return session;
}
