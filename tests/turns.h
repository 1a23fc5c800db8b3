// What a turn says of its run.
#pragma once

#include "core/session/outcome.h"
#include "tests/traceevents.h"

// The steps in the order in which they were entered, with blanks in between.
inline QString path(const core::Turn &turn)
{
    QStringList nodes;
    for (const core::TraceEvent &event : turn.trace) {
        if (kindOf(event) == TraceKind::Entered)
            nodes.append(event.node);
    }
    return nodes.join(u' ');
}

// What a model says of a whole answer, read from the chances of its words.
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

// The turn as a model would have written and judged it, every sentence supported by its citation.
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
