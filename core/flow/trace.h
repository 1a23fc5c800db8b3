// What happened while a flow ran, in order: a struct for each kind of event. Everything shown, saved or exported comes
// from here. Their JSON is in core/flow/tracejson.h.
#pragma once

#include "core/values/answer.h"
#include "core/values/computed.h"

#include <QMap>

#include <functional>
#include <optional>
#include <variant>

namespace core {

using RunSettings = QMap<QString, QString>; // values by key, as texts, as after --set

// What a step wrote, as far as the trace keeps it.
struct WrittenText
{
    QString text = {};
    bool isWhole = true; // its sentences and citations are told here too; else an earlier event has them
    QList<AnswerSentence> sentences = {};
    QList<Citation> citations = {};
    int read = -1; // passages that were read for it, the first so many; -1: all
    bool cut = false;
    bool hasWording = true; // prompt and reply are told here too
    QString prompt = {};
    QString raw = {};
    QString whyEmpty = {}; // why the model said nothing, in a sentence; empty: it did
};

struct SearchReport // of the library or, where it has an engine, of the web
{
    QString query;           // empty: several, which the event does not name
    QList<Passage> passages; // found, the best first
    QStringList parts;       // of a question that asks for several things
    QString remark;          // in words; mostly empty
    QString engine;          // of the web
    QString trouble;         // why the web brought nothing; empty: it did not fail
    QString also = {};       // as the query may have been meant; looked for as well
};

struct RewriteReport // of a question
{
    QString query;
    QString reason;
    QString prompt;
    QString raw;
};

struct ThoughtReport // of a question that needs several searches
{
    int number = 0;
    QString text;
    bool isFinal = false;
    QString prompt;
    QString raw;
};

struct PassageScore
{
    PassageId passage = 0;
    double score = 0; // -1 ... 1
};

struct ScoreReport // of Corrective RAG
{
    QList<PassageScore> scores;
    QString action; // "correct", "ambiguous", "incorrect"; empty: refusals decide, not scores
    double upper = 0;
    double lower = 0;
};

struct StripReport // a part of a passage
{
    PassageId passage = 0;
    double score = 0;
    bool kept = false;
    QString text;
};

struct CandidateReport // an answer from one passage, in words of its judges
{
    PassageId passage = 0;
    QString support; // labels
    QString utility;
    double relevance = 0;
    bool counts = false;
    QString ended; // why it was not finished or not judged to its end; empty: it was
    WrittenText written;
};

// A piece of an answer that a Self-RAG model wrote, or a Writer and a Critic in its place.
struct SegmentReport
{
    struct Scores
    {
        double total = 0;
        double relevance = 0;
        double support = 0;
        double utility = 0;
        double sequence = 0;
        bool allowed = false; // by the hard constraints
    };

    int path = 0;
    PassageId passage = 0;        // 0: from memory
    std::optional<Scores> scores; // none: it could not be finished
    std::optional<bool> failed;   // of one that could not be finished: it was not for want of calls or time
    QString ended;                // why it could not be finished; empty: it was
    std::optional<WrittenText> written;
    Reflection tokens;
    QList<Verdict> verdicts; // without prompts and replies, which are told as events
    QString carried;         // into the next segment; mostly the text
    bool wantsPassage = false;
    bool finished = false;
    bool givenUp = false;
    std::optional<WrittenText> whole; // of which it is one sentence, where all of it was written at once
};

struct ComputationReport // of a question about numbers
{
    std::optional<Computed> answer;
    QString reason;               // why there is none, in words; empty: there is one
    QList<Computed> candidates;   // several cells or variants fit equally well
    QList<Computed> further = {}; // of several periods or companies: the answers that follow the first
    QList<MissingValue> missing = {};
};

struct WastedCall // begun before its turn, and it came to nothing
{
    QString kind; // "answer", "support", "utility"
    QString ended;
    int calls = 0; // of an answer, or of what was cut off
    std::optional<WrittenText> answer;
    std::optional<Verdict> verdict;
};

struct RunCounts // of the run so far
{
    int calls = 0;
    int mostCalls = 0;
    int rewrites = 0;
    int regenerations = 0;
    int webSearches = 0;
    int promptTokens = 0;
    int completionTokens = 0;
    double firstSeconds = 0; // as in Cost, as is all that follows
    double tokensPerSecond = 0;
    double dollars = 0;
    int pricedCalls = 0;
    std::optional<double> gpuShare = {};
};

// What a step says for itself when it is left; each step fills in what it did.
struct StepReport
{
    std::optional<RunCounts> counts = {};
    bool outOfBudget = false;
    std::optional<SearchReport> search = {};
    std::optional<RewriteReport> rewrite = {};
    std::optional<ThoughtReport> thought = {};
    std::optional<ScoreReport> scored = {};
    std::optional<QList<StripReport>> strips = {};
    std::optional<QList<PassageId>> kept = {};
    std::optional<QList<PassageId>> refused = {};
    std::optional<WrittenText> written = {};
    std::optional<QList<PassageId>> sources = {}; // of what was written
    std::optional<QList<Passage>> beside = {};    // of those: what no search found, and stands beside what one did
    PassageId winner = 0;                         // of several answers: the passage of the one that was selected
    std::optional<double> score = {};             // of what was selected
    std::optional<int> attempt = {};              // 1-based
    bool ahead = false;                           // it was begun before its turn
    std::optional<bool> wantsPassage = {};        // of a draft
    std::optional<double> share = {};             // of [Retrieval] among the retrieval tokens, 0 ... 1
    std::optional<QList<CandidateReport>> candidates = {};
    std::optional<QList<SegmentReport>> segments = {};
    std::optional<ComputationReport> computation = {};
    int wastedCalls = 0;
    QList<WastedCall> unused = {};

    bool isAnswer() const { return written && (sources || winner != 0); } // that the user may be shown
};

// What a user wanted otherwise of the run that goes on from an earlier one; mostly empty.
struct Steering
{
    QString nextQuery;        // what the next search looks for
    QList<Passage> kept;      // whatever the Critic says of them
    QList<PassageId> leftOut; // as if they were not found
};

struct StepEntered
{
    std::optional<RunSettings> settings = {}; // that the run goes by from here on: with its first step
    Steering steering = {};
};

struct StepProgress
{
    enum Ended { No, StopAfterStep, AcceptBest };

    QString text = {}; // "3 of 8"; may be empty
    int done = 0;
    int of = 0;                            // 0: nothing is counted
    std::optional<Verdict> ofPart = {};    // of a part of a passage, which is none of the passage
    QString query = {};                    // that leaves the machine, and
    QString engine = {};                   // to whom
    Ended ended = No;                      // how the user ended the run behind this step
    std::optional<StepReport> report = {}; // of what ended the run in the place of a step
};

struct AnswerWords // of the answer as it grows
{
    QString text;
};

struct VerdictTold
{
    Verdict verdict;
};

struct StepLeft
{
    QString outcome;
    QString because; // the condition, with the values that chose the edge
    QString to;      // the next step, or "end"
    bool hasAnswer = false;
    StepReport report = {};
};

struct StepFailed
{
    QString message; // for the user
};

// Of what is no flow but goes the same road to the window: never in a turn.
struct TaskProgress
{
    enum Unit { None, Passages, Documents, Rows, Files, Percent };

    QString text = {}; // may be empty
    Unit unit = None;
    int done = 0;
    int of = 0;
    int before = 0;           // of those done, by an earlier run
    QStringList folders = {}; // that were added, and could be watched
};

struct TraceEvent
{
    using What = std::variant<StepEntered, StepProgress, AnswerWords, VerdictTold, StepLeft, StepFailed, TaskProgress>;

    QString node;
    int visit = 0; // 1 the first time the node is entered, 2 the second, ...
    What what = StepEntered{};
    qint64 at = 0;          // milliseconds since the run began
    bool takenOver = false; // from an earlier run

    template <class Kind>
    const Kind *as() const // null where it is of another kind
    {
        return std::get_if<Kind>(&what);
    }
    const Verdict *verdict() const // null where it tells none
    {
        const VerdictTold *told = as<VerdictTold>();
        return told ? &told->verdict : nullptr;
    }
    const StepReport *report() const // of a step that was left, or of what ended the run; null: it has none
    {
        if (const StepLeft *left = as<StepLeft>())
            return &left->report;
        const StepProgress *progress = as<StepProgress>();
        return progress && progress->report ? &*progress->report : nullptr;
    }
    // Where the whole run stands, as far as this event says; null where it does not.
    const RunCounts *counts() const
    {
        const StepReport *said = report();
        return said && said->counts ? &*said->counts : nullptr;
    }
};

using Trace = QList<TraceEvent>;
using TraceSink = std::function<void(const TraceEvent &)>; // called from any thread
using StepSink =
    std::function<void(const TraceEvent::What &)>; // the same for one step: its name, visit and time are known

} // namespace core
