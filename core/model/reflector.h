// Who writes and judges in one breath, as a Self-RAG model does: text with the chances of the reflection tokens in it
// (flows.md, section 2.C). A checkpoint gives them itself; for any other model they are made of a Writer and a Critic.
// Safe from several threads.
#pragma once

#include "core/base/result.h"
#include "core/model/writer.h"
#include "core/text/document.h"
#include "core/text/verdict.h"

#include <array>
#include <optional>
#include <stop_token>

namespace core {

// Natural-log probabilities of the reflection tokens where they were decided; of a token that did not come up
// absentToken. A group that never came up is nullopt.
struct Reflection
{
    static constexpr double absentToken = -100;

    struct Retrieve // at the first generated position, or where the first retrieve token stands
    {
        double retrieval = absentToken;
        double noRetrieval = absentToken;
        double goOn = absentToken; // [Continue to Use Evidence]
    };
    struct Relevant // at the first generated position
    {
        double relevant = absentToken;
        double irrelevant = absentToken;
    };
    struct Supported // at the first position whose token is one of these
    {
        double fully = absentToken;
        double partially = absentToken;
        double no = absentToken;
    };
    std::optional<Retrieve> retrieve;
    std::optional<Relevant> relevant;
    std::optional<Supported> supported;
    std::optional<std::array<double, 5>> useful; // [Utility:1] ... [Utility:5]
    double meanLogprob = 0;                      // of all tokens of the text: its exponential is the sequence score
};

struct Segment
{
    Answer answer; // the text without reflection tokens; its citations lie in the passage, where there was one
    Reflection reflection;
    QList<Verdict> verdicts;   // the same in words: who judged, how, on which words
    bool wantsPassage = false; // goes on with [Retrieval]
    bool finished = false;     // the model has said all
};

struct SegmentTask
{
    enum Form { Whole, Sentence }; // short form: the whole answer; long form: one segment of it

    QString question;
    QString before;                 // what was written so far, without reflection tokens
    std::optional<Passage> passage; // to write from; without one the Writer is told not to retrieve
    Form form = Whole;
    int maxTokens = 100;
};

class Reflector
{
public:
    virtual ~Reflector() = default;

    virtual QString name() const = 0;
    // The answer as it comes without being told either way; what it says of retrieval decides.
    virtual Result<Segment> draft(const QString &question, const Subject &subject, int maxTokens,
                                  std::stop_token stop) = 0;
    virtual Result<Segment> segment(const SegmentTask &task, std::stop_token stop) = 0;
};

} // namespace core
