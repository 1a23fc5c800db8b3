// Writes and judges in one pass, like a Self-RAG model: returns text with the probabilities of its reflection tokens. A
// checkpoint provides them itself; for any other model they are derived from a Writer and a Critic. Thread-safe.
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
    Answer answer; // text without reflection tokens; citations refer to the passage; the cost covers everything
    Reflection reflection;
    QList<Verdict> verdicts;          // the corresponding verdicts, each with its judge, method and deciding words
    QList<Verdict::Kind> toldBefore;  // kinds of verdicts that an earlier segment has already reported
    QString written;                  // the text passed on to the next segment, with a checkpoint's reflection tokens
    bool wantsPassage = false;        // contains [Retrieval]; a segment needs a passage to continue
    bool finished = false;            // nothing follows; if the text is empty, the passage has nothing more to offer
    bool givenUp = false;             // abandoned because of SegmentTask::worthwhile
    std::optional<Answer> whole = {}; // if the answer was written at once and this segment is one of its sentences: the
                                      // whole answer
    // Why it could not be finished; includes the verdicts and the cost up to that point.
    std::optional<Error> trouble = {};
};

struct SegmentTask
{
    enum Form { Whole, Sentence }; // short form: the whole answer; long form: one segment of it

    QString question;
    QString before;                 // Segment::written of the preceding text
    std::optional<Passage> passage; // the source; without a source, the Writer must not retrieve
    Form form = Whole;
    int maxTokens = 100;
    int path = 0; // index of the parallel path it continues
    // Called as soon as the probabilities for the passage's relevance are known, from any thread. Null: always
    // worthwhile.
    std::function<bool(const Reflection &sofar)> worthwhile = {};
};

class Reflector
{
public:
    virtual ~Reflector() = default;

    virtual QString name() const = 0;
    virtual int callsEach() const { return 1; } // calls per segment, not counting retries
    // The answer the model gives without instructions on retrieval; its retrieval token decides whether to search. The
    // text is empty if only that decision was wanted.
    virtual Result<Segment> draft(const QString &question, const Subject &subject, int maxTokens,
                                  std::stop_token stop) = 0;
    virtual Result<Segment> segment(const SegmentTask &task, std::stop_token stop) = 0;
    // A segment from an earlier run that this run continues: the model need not be asked for it again.
    virtual void remember(const SegmentTask &, const Segment &) {}
};

} // namespace core
