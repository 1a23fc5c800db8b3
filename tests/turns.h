// Helpers that read or make a turn's account of its run.
#pragma once

#include "core/session/outcome.h"
#include "tests/traceevents.h"

// The steps in the order in which they were entered, separated by blanks.
inline QString path(const core::Turn &turn)
{
    QStringList nodes;
    for (const core::TraceEvent &event : turn.trace) {
        if (kindOf(event) == TraceKind::Entered)
            nodes.append(event.node);
    }
    return nodes.join(u' ');
}

// A model's verdict on a whole answer, read from token probabilities.
inline core::Verdict modelVerdict(core::Verdict::Kind kind, bool passes = true)
{
    core::Verdict verdict;
    verdict.kind = kind;
    verdict.label = kind == core::Verdict::Utility ? (passes ? QStringLiteral("5") : QStringLiteral("1"))
                                                   : (passes ? QStringLiteral("fully") : QStringLiteral("no"));
    verdict.passed = passes;
    verdict.probability = passes ? 0.97 : 0.03;
    verdict.judge = QStringLiteral("smart-1");
    verdict.how = QStringLiteral("log-probability");
    return verdict;
}

// The turn as if a model had written and judged it, with every sentence supported by its citation.
inline core::Turn verified(core::Turn turn)
{
    turn.model = QStringLiteral("smart-1");
    turn.ending = core::Ending::Passed;
    turn.support = modelVerdict(core::Verdict::Support);
    turn.utility = modelVerdict(core::Verdict::Utility);
    for (core::AnswerSentence &sentence : turn.sentences) {
        sentence.support = core::Support::Fully;
        if (!turn.citations.isEmpty() && sentence.citations.isEmpty())
            sentence.citations = {turn.citations.first().number};
    }
    return turn;
}
