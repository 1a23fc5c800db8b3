// The outcome of an answer. The window, the terminal, exports and evaluations all show the result of outcomeOf(), even
// for turns stored by an older version. Pure functions.
#pragma once

#include "core/language/textmatch.h"
#include "core/session/session.h"

namespace core {

struct TurnOutcome
{
    enum State {
        Verified,          // judged by a model: citations support each sentence, and the whole answers the question
        Computed,          // computed from cited cells, and recomputed
        PartlySupported,   // some sentences are not supported by their citations
        Quoted,            // words from the documents, not judged by a model
        GroundedNotUseful, // supported, but may not answer the question
        Unverified,
        NoSources, // the answer comes from a model's memory
        Abstained,
        Failed,
        Help, // not a question about documents, and answered without them
    };

    State state = Failed;
    Likelihood::Level likelihood = Likelihood::Unknown; // for Quoted
    int sentences = 0;                                  // sentences in the answer
    int lacking = 0;                                    // number of sentences not supported by any cited passage
    int partly = 0;                                     // number of sentences supported only in part
    int values = 0;         // for Computed with missing values: the number of requested values
    int missing = 0;        // number of these values that are missing
    bool stopped = false;   // for Failed: the user stopped it
    bool disagreed = false; // the user corrected a verdict on the answer
    QString why;            // why it is not Verified although the flow's checks passed
};

TurnOutcome outcomeOf(const Turn &turn);

// Names of the public interface: "verified", "computed", "partly_supported", "quoted", ...
QString name(TurnOutcome::State state);

// Text for the user, without and with its mark: "Partly supported: 2 of 4 sentences have no source".
QString inWords(const TurnOutcome &outcome);
QString markOf(const TurnOutcome &outcome); // a single character, so that the outcome is never shown by colour alone

// The support shown for a sentence, according to its last check: Fully only if it cites something.
Support supportShown(const Turn &turn, qsizetype sentence);
// Shown after a sentence without full support: "[no source]", "[partly supported]"; otherwise empty.
QString sentenceRemark(const Turn &turn, qsizetype sentence);

// The judge's verdict on the whole answer. If the turn does not store it, it is taken from the trace.
std::optional<Verdict> answerVerdict(const Turn &turn, Verdict::Kind kind);

// The words of a passage that came closest to answering the question, according to the last verdict on its relevance;
// empty if that verdict names none.
Stretch closestWords(const Turn &turn, const Passage &passage);

} // namespace core
