// How an answer ended. The window, terminal, JSON, exports, bundle and evaluation all show outcomeOf(), also for turns
// stored by an older version. Pure functions.
#pragma once

#include "core/session/session.h"

namespace core {

struct TurnOutcome
{
    enum State {
        Verified,          // a model judged it: every sentence is supported by what it cites, the whole answers
        Computed,          // from cited cells, and recomputed
        PartlySupported,   // some sentences are not supported by what they cite
        Quoted,            // words of the documents, not judged by a model
        GroundedNotUseful, // supported, but it may not answer the question
        Unverified,
        NoSources, // from a model's memory
        Abstained,
        Failed,
        Help, // not a question about documents: answered without them
    };

    State state = Failed;
    Likelihood::Level likelihood = Likelihood::Unknown; // of Quoted
    int sentences = 0;                                  // of the answer
    int lacking = 0;                                    // of these: not supported by a passage they cite
    int partly = 0;                                     // of these: supported only in part
    int values = 0;                                     // for Computed, if some are missing: the number asked for
    int missing = 0;                                    // of these
    bool stopped = false;                               // by the user; Failed
    bool disagreed = false;                             // the user corrected a verdict on the answer
    QString why;                                        // why it is not verified though the flow's checks passed
};

TurnOutcome outcomeOf(const Turn &turn);

// The values in the public interface: "verified", "computed", "partly_supported", "quoted", ...
QString name(TurnOutcome::State state);

// What the user sees, without and with its sign: "Partly supported: 2 of 4 sentences have no source".
QString inWords(const TurnOutcome &outcome);
QString markOf(const TurnOutcome &outcome); // one character: never colour alone

// How a sentence is shown, by the last check of its support: Fully only where it cites something.
Support supportShown(const Turn &turn, qsizetype sentence);
// The remark after a sentence without full support: "[no source]", "[partly supported]"; else empty.
QString sentenceRemark(const Turn &turn, qsizetype sentence);

// The verdict of the flow's judge on the whole answer. For a turn that does not store it, taken from its trace.
std::optional<Verdict> answerVerdict(const Turn &turn, Verdict::Kind kind);

} // namespace core
