// Who writes and judges in one breath, as a Self-RAG model does: text with the chances of the reflection tokens in it
// (flows.md, section 2.C). A checkpoint gives them itself; for any other model they are made of a Writer and a Critic.
// Safe from several threads.
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
    Answer answer; // the text without reflection tokens; citations lie in the passage; the cost is that of all of it
    Reflection reflection;
    QList<Verdict> verdicts;         // the same in words: who judged, how, on which words
    QList<Verdict::Kind> toldBefore; // of those, the ones an earlier segment has told of already
    QString written;           // as it is carried into the next segment, with the reflection tokens of a checkpoint
    bool wantsPassage = false; // says [Retrieval]; of a segment: goes on with it
    bool finished = false;     // all is said; with an empty text: there is nothing more to say from this passage
    bool givenUp = false;      // not worth finishing, as SegmentTask::worthwhile said
    std::optional<Answer> whole = {}; // of which the answer is one sentence, where all of it was written at once
    // It could not be finished, but what was asked until then has its verdicts and its cost here.
    std::optional<Error> trouble = {};
};

struct SegmentTask
{
    enum Form { Whole, Sentence }; // short form: the whole answer; long form: one segment of it

    QString question;
    QString before;                 // Segment::written of what there is so far
    std::optional<Passage> passage; // to write from; without one the Writer is told not to retrieve
    Form form = Whole;
    int maxTokens = 100;
    int path = 0; // which of those that are written side by side it goes on from
    // Asked as soon as the chances of the passage's relevance are known; empty: always worth it. From any thread.
    std::function<bool(const Reflection &sofar)> worthwhile = {};
};

class Reflector
{
public:
    virtual ~Reflector() = default;

    virtual QString name() const = 0;
    virtual int callsEach() const { return 1; } // that a segment takes, where nothing has to be asked twice
    // The answer as it comes without being told either way; what it says of retrieval decides. The text is empty where
    // only that was asked.
    virtual Result<Segment> draft(const QString &question, const Subject &subject, int maxTokens,
                                  std::stop_token stop) = 0;
    virtual Result<Segment> segment(const SegmentTask &task, std::stop_token stop) = 0;
    // It said so in an earlier run, from which this one goes on: what it would not ask twice it does not ask again.
    virtual void remember(const SegmentTask &, const Segment &) {}
};

} // namespace core
