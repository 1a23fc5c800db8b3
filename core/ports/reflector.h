// Writes and judges in one pass, like a Self-RAG model: text with the probabilities of its reflection tokens. A
// checkpoint returns them itself; for any other model they are derived from a Writer and a Critic. Thread-safe.
#pragma once

#include "core/base/result.h"
#include "core/ports/writer.h"
#include "core/values/answer.h"
#include "core/values/document.h"
#include "core/values/verdict.h"

#include <functional>
#include <optional>
#include <stop_token>

namespace core {

struct Segment
{
    Answer answer; // the text without reflection tokens; citations are in the passage; the cost covers everything
    Reflection reflection;
    QList<Verdict> verdicts;          // the same in words: who judged, how, on which words
    QList<Verdict::Kind> toldBefore;  // those of the verdicts that an earlier segment has reported already
    QString written;                  // the text passed on to the next segment, with a checkpoint's reflection tokens
    bool wantsPassage = false;        // has [Retrieval]; for a segment: to continue with
    bool finished = false;            // nothing follows; with an empty text: the passage has nothing more to say
    bool givenUp = false;             // not worth finishing, according to SegmentTask::worthwhile
    std::optional<Answer> whole = {}; // the whole answer, if it was written at once and this segment is one of its
                                      // sentences
    // It could not be finished; the verdicts and the cost up to then are here.
    std::optional<Error> trouble = {};
};

struct SegmentTask
{
    enum Form { Whole, Sentence }; // short form: the whole answer; long form: one segment of it

    QString question;
    QString before;                 // Segment::written of the text so far
    std::optional<Passage> passage; // the source; without one the Writer is instructed not to retrieve
    Form form = Whole;
    int maxTokens = 100;
    int path = 0; // which of the parallel paths it continues
    // Called as soon as the probabilities for the passage's relevance are known; empty: always worthwhile. From any
    // thread.
    std::function<bool(const Reflection &sofar)> worthwhile = {};
};

class Reflector
{
public:
    virtual ~Reflector() = default;

    virtual QString name() const = 0;
    virtual int callsEach() const { return 1; } // calls per segment, unless something has to be asked twice
    // The answer the model gives without instructions on retrieval; what it says about retrieval decides. The text is
    // empty if only that was requested.
    virtual Result<Segment> draft(const QString &question, const Subject &subject, int maxTokens,
                                  std::stop_token stop) = 0;
    virtual Result<Segment> segment(const SegmentTask &task, std::stop_token stop) = 0;
    // A segment from an earlier run that this one continues: questions that need no repetition are not asked again.
    virtual void remember(const SegmentTask &, const Segment &) {}
};

} // namespace core
