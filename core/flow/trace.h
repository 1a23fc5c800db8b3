// The events of a flow's run, in order: one struct per kind. Everything shown, saved or exported comes from here.
// core/flow/tracejson.h has their JSON.
#pragma once

#include "core/values/answer.h"
#include "core/values/computed.h"
#include "core/values/searchremarks.h"

#include <QMap>

#include <functional>
#include <optional>
#include <variant>

namespace core {

using RunSettings = QMap<QString, QString>; // values by key, as text in the form of --set

// A step's text, as far as the trace keeps it.
struct WrittenText
{
    QString text = {};
    bool isWhole = true; // sentences and citations are included; else an earlier event has them
    QList<AnswerSentence> sentences = {};
    QList<Citation> citations = {};
    int read = -1; // number of passages read for it, from the first; -1: all
    bool cut = false;
    bool hasWording = true; // prompt and reply are included
    QString prompt = {};
    QString raw = {};
    QString whyEmpty = {}; // why the model returned nothing, in a sentence; empty: it returned text
};

struct SearchReport // in the library or, with an engine, on the web
{
    QString query;           // empty: several, not named in the event
    QList<Passage> passages; // found, the best first
    QStringList parts;       // for a question that asks for several things
    SearchRemarks remarks;   // usually empty
    QString engine;          // for the web
    QString trouble;         // why the web returned nothing; empty: it did not fail
    QString also = {};       // the query as it may have been meant; searched as well
};

struct RewriteReport // for a question
{
    QString query;
    QString reason;
    QString prompt;
    QString raw;
};

struct ThoughtReport // for a question that needs several searches
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

struct ScoreReport // in Corrective RAG
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

struct CandidateReport // an answer from one passage, with its judges' labels
{
    PassageId passage = 0;
    QString support; // label
    QString utility;
    double relevance = 0;
    bool counts = false;
    QString ended; // why it was not finished or not fully judged; empty: it was
    WrittenText written;
};

// A piece of an answer written by a Self-RAG model, or by a Writer and a Critic in its place.
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
    PassageId passage = 0;        // 0: from the model's memory
    std::optional<Scores> scores; // none: it could not be finished
    std::optional<bool> failed;   // if it could not be finished: whether it failed, rather than running out of calls or
                                  // time
    QString ended;                // why it could not be finished; empty: it was
    std::optional<WrittenText> written;
    Reflection tokens;
    QList<Verdict> verdicts; // without prompts and replies, which have events of their own
    QString carried;         // passed on to the next segment; usually the text
    bool wantsPassage = false;
    bool finished = false;
    bool givenUp = false;
    std::optional<WrittenText> whole; // the whole answer, if it was written at once and this segment is one of its
                                      // sentences
};

struct ComputationReport // for a question about numbers
{
    std::optional<Computed> answer;
    QString reason;               // why there is no answer, in words; empty: there is one
    QList<Computed> candidates;   // several cells or variants fit equally well
    QList<Computed> further = {}; // for several periods or companies: the answers after the first
    QList<MissingValue> missing = {};
};

struct WastedCall // started before its turn, and not used
{
    QString kind; // "answer", "support", "utility"
    QString ended;
    int calls = 0; // for an answer, or for work that was cut off
    std::optional<WrittenText> answer;
    std::optional<Verdict> verdict;
};

struct RunCounts // for the run so far
{
    int calls = 0;
    int mostCalls = 0;
    int rewrites = 0;
    int regenerations = 0;
    int webSearches = 0;
    int promptTokens = 0;
    int completionTokens = 0;
    double firstSeconds = 0; // this and the rest as in Cost
    double tokensPerSecond = 0;
    double dollars = 0;
    int pricedCalls = 0;
    std::optional<double> gpuShare = {};
};

// A step's own report on leaving it; each step fills in what it did.
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
    std::optional<QList<PassageId>> sources = {}; // for the written text
    std::optional<QList<Passage>> beside = {};    // those of the sources that no search found; they are next to
                                                  // passages that one did
    PassageId winner = 0;                         // of several answers, the selected one's passage
    std::optional<double> score = {};             // of the selected answer
    std::optional<int> attempt = {};              // 1-based
    bool ahead = false;                           // it was started before its turn
    std::optional<bool> wantsPassage = {};        // for a draft
    std::optional<double> share = {};             // the share of [Retrieval] among the retrieval tokens, 0 ... 1
    std::optional<QList<CandidateReport>> candidates = {};
    std::optional<QList<SegmentReport>> segments = {};
    std::optional<ComputationReport> computation = {};
    int wastedCalls = 0;
    QList<WastedCall> unused = {};

    bool isAnswer() const { return written && (sources || winner != 0); } // it can be shown to the user
};

// The user's changes to a run that continues an earlier one; usually empty.
struct Steering
{
    QString nextQuery;        // for the next search
    QList<Passage> kept;      // whatever the Critic says about them
    QList<PassageId> leftOut; // treated as not found
};

struct StepEntered
{
    std::optional<RunSettings> settings = {}; // in force for the rest of the run; with its first step
    Steering steering = {};
};

struct StepProgress
{
    enum Ended { No, StopAfterStep, AcceptBest };

    QString text = {}; // "3 of 8"; may be empty
    int done = 0;
    int of = 0;                            // 0: not counted
    std::optional<Verdict> ofPart = {};    // on a part of a passage; not a verdict on the passage
    QString query = {};                    // leaves the machine, and
    QString engine = {};                   // goes to this engine
    Ended ended = No;                      // whether and how the user ended the run after this step
    std::optional<StepReport> report = {}; // of what ended the run instead of a step
};

struct AnswerWords // of the growing answer
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

// Progress of other work that reaches the window in the same way; never part of a turn.
struct TaskProgress
{
    enum Unit { None, Passages, Documents, Rows, Files, Percent };

    QString text = {}; // may be empty
    Unit unit = None;
    int done = 0;
    int of = 0;
    int before = 0;           // how many were done by an earlier run
    QStringList folders = {}; // that were added, and could be watched
    QStringList lost = {};    // of a library that was rescued, a sentence each
};

struct TraceEvent
{
    using What = std::variant<StepEntered, StepProgress, AnswerWords, VerdictTold, StepLeft, StepFailed, TaskProgress>;

    QString node;
    int visit = 0; // 1 on the first visit of the node, 2 on the second, ...
    What what = StepEntered{};
    qint64 at = 0;          // milliseconds since the run began
    bool takenOver = false; // reused from an earlier run

    template <class Kind>
    const Kind *as() const // null if it is of another kind
    {
        return std::get_if<Kind>(&what);
    }
    const Verdict *verdict() const // null if it has none
    {
        const VerdictTold *told = as<VerdictTold>();
        return told ? &told->verdict : nullptr;
    }
    const StepReport *report() const // of a step that was left, or of what ended the run; null if it has none
    {
        if (const StepLeft *left = as<StepLeft>())
            return &left->report;
        const StepProgress *progress = as<StepProgress>();
        return progress && progress->report ? &*progress->report : nullptr;
    }
    // The totals of the run, if this event has them; else null.
    const RunCounts *counts() const
    {
        const StepReport *said = report();
        return said && said->counts ? &*said->counts : nullptr;
    }
};

using Trace = QList<TraceEvent>;
using TraceSink = std::function<void(const TraceEvent &)>; // called from any thread
using StepSink =
    std::function<void(const TraceEvent::What &)>; // the same for one step, whose name, visit and time are known

} // namespace core
