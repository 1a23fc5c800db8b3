// The events of a flow's run, in order: one struct per kind. Everything shown, saved or exported comes from here.
// core/flow/tracejson.h defines their JSON.
#pragma once

#include "core/values/answer.h"
#include "core/values/computed.h"
#include "core/values/searchremarks.h"

#include <QMap>

#include <functional>
#include <optional>
#include <variant>

namespace core {

using RunSettings = QMap<QString, QString>; // texts in the form of --set, keyed by setting

// A text written by a step, with the details that the trace stores.
struct WrittenText
{
    QString text = {};
    bool isWhole = true; // includes sentences and citations; otherwise an earlier event has them
    QList<AnswerSentence> sentences = {};
    QList<Citation> citations = {};
    int read = -1; // the Writer received only the first `read` passages; -1: all
    bool cut = false;
    bool hasWording = true; // includes prompt and reply
    QString prompt = {};
    QString raw = {};
    QString whyEmpty = {}; // why the model returned nothing, in a sentence; empty: it returned text
};

struct SearchReport // a search in the library or, if `engine` is set, on the web
{
    QString query;           // empty: there were several queries, which the event does not list
    QList<Passage> passages; // found passages, best first
    QStringList parts;       // parts of a question that asks for several things
    SearchRemarks remarks;   // usually empty
    QString engine;          // for web searches
    QString trouble;         // why the web search returned nothing; empty: it did not fail
    QString also = {};       // a likely meaning of the query, which was searched as well
};

struct RewriteReport // the rewriting of a question
{
    QString query;
    QString reason;
    QString prompt;
    QString raw;
};

struct ThoughtReport // a thought about a question that needs several searches
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

struct ScoreReport // scores in Corrective RAG
{
    QList<PassageScore> scores;
    QString action; // "correct", "ambiguous", "incorrect"; empty: decided by rejected passages, not by scores
    double upper = 0;
    double lower = 0;
};

struct StripReport // a knowledge strip (part of a passage)
{
    PassageId passage = 0;
    double score = 0;
    bool kept = false;
    QString text;
};

struct CandidateReport // an answer from one passage, with labels from its judges
{
    PassageId passage = 0;
    QString support; // label
    QString utility;
    double relevance = 0;
    bool counts = false;
    QString ended; // why it is unfinished or not fully judged; empty if it is neither
    WrittenText written;
};

// A segment of an answer, written by a Self-RAG model, or by a Writer and a Critic emulating one.
struct SegmentReport
{
    struct Scores
    {
        double total = 0;
        double relevance = 0;
        double support = 0;
        double utility = 0;
        double sequence = 0;
        bool allowed = false; // whether the hard decoding constraints allow the segment
    };

    int path = 0;
    PassageId passage = 0;        // 0: from the model's memory
    std::optional<Scores> scores; // nullopt: the segment could not be finished
    std::optional<bool> failed;   // true: the segment failed; false: calls or time ran out; nullopt: it was finished
    QString ended;                // why it could not be finished; empty if it was finished
    std::optional<WrittenText> written;
    Reflection tokens;
    QList<Verdict> verdicts; // verdicts without prompts and replies, which have events of their own
    QString carried;         // text from which the next segment continues; usually `written->text`
    bool wantsPassage = false;
    bool finished = false;
    bool givenUp = false;
    // The whole answer, if it was written in one go and this segment is one of its sentences.
    std::optional<WrittenText> whole;
};

struct ComputationReport // the computation for a question about numbers
{
    std::optional<Computed> answer;
    QString reason;               // why there is no answer, in words; empty: there is one
    QList<Computed> candidates;   // cells or variants that fit equally well
    QList<Computed> further = {}; // further answers, if the question is about several periods or companies
    QList<MissingValue> missing = {};
};

struct WastedCall // a call made early and not used
{
    QString kind; // "answer", "support", "utility"
    QString ended;
    int calls = 0; // number of calls for an answer, or for work that was interrupted
    std::optional<WrittenText> answer;
    std::optional<Verdict> verdict;
};

struct RunCounts // totals of the run so far
{
    int calls = 0;
    int mostCalls = 0;
    int rewrites = 0;
    int regenerations = 0;
    int webSearches = 0;
    int promptTokens = 0;
    int completionTokens = 0;
    double firstSeconds = 0; // this and the following members: see Cost
    double tokensPerSecond = 0;
    double dollars = 0;
    int pricedCalls = 0;
    std::optional<double> gpuShare = {};
};

// Reported when a step ends; each step fills in the members that apply to it.
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
    std::optional<QList<PassageId>> sources = {}; // the passages given to the Writer
    // The `sources` that no search found but that are next to found passages.
    std::optional<QList<Passage>> beside = {};
    PassageId winner = 0;                  // passage of the selected answer, if there were several answers
    std::optional<double> score = {};      // score of the selected answer
    std::optional<int> attempt = {};       // number of the attempt at an answer, 1-based
    bool ahead = false;                    // the answer was started before it was known to be needed
    std::optional<bool> wantsPassage = {}; // whether the draft asks for passages
    std::optional<double> share = {};      // share of [Retrieval] among the retrieval tokens, 0 ... 1
    std::optional<QList<CandidateReport>> candidates = {};
    std::optional<QList<SegmentReport>> segments = {};
    std::optional<ComputationReport> computation = {};
    int wastedCalls = 0;
    QList<WastedCall> unused = {};

    bool isAnswer() const { return written && (sources || winner != 0); } // can be shown to the user as an answer
};

// The user's changes to a run that continues an earlier one; usually there are none.
struct Steering
{
    QString nextQuery;        // replaces the query of the next search
    QList<Passage> kept;      // kept even if the Critic rejects them
    QList<PassageId> leftOut; // treated as not found
};

struct StepEntered
{
    std::optional<RunSettings> settings = {}; // settings for the rest of the run; sent with its first step
    Steering steering = {};
};

struct StepProgress
{
    enum Ended { No, StopAfterStep, AcceptBest };

    QString text = {}; // "3 of 8"; may be empty
    int done = 0;
    int of = 0;                            // 0: total unknown
    std::optional<Verdict> ofPart = {};    // verdict on a part of a passage, not on the passage
    QString query = {};                    // query that is sent to another machine
    QString engine = {};                   // the search engine that the query goes to
    Ended ended = No;                      // how the user ended the run after this step, if at all
    std::optional<StepReport> report = {}; // the final report, if something other than a step ended the run
};

struct AnswerWords // new words of an answer that is being written
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
    QString because; // condition that chose the edge, with its values
    QString to;      // next step, or "end"
    bool hasAnswer = false;
    StepReport report = {};
};

struct StepFailed
{
    QString message; // one sentence for the user
};

// Progress of work other than answering, delivered to the window in the same way; never part of a turn.
struct TaskProgress
{
    enum Unit { None, Passages, Documents, Rows, Files, Percent };

    QString text = {}; // may be empty
    Unit unit = None;
    int done = 0;
    int of = 0;
    int before = 0;           // number already done by an earlier run
    QStringList folders = {}; // newly added folders that could be watched
    QStringList lost = {};    // losses of a rescued library, one sentence each
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
    const Kind *as() const // null if the event is of another kind
    {
        return std::get_if<Kind>(&what);
    }
    const Verdict *verdict() const // null if the event has no verdict
    {
        const VerdictTold *told = as<VerdictTold>();
        return told ? &told->verdict : nullptr;
    }
    // The report of a step that ended, or the final report if something other than a step ended the run; otherwise
    // null.
    const StepReport *report() const
    {
        if (const StepLeft *left = as<StepLeft>())
            return &left->report;
        const StepProgress *progress = as<StepProgress>();
        return progress && progress->report ? &*progress->report : nullptr;
    }
    // The totals of the run so far; null if this event has none.
    const RunCounts *counts() const
    {
        const StepReport *said = report();
        return said && said->counts ? &*said->counts : nullptr;
    }
};

using Trace = QList<TraceEvent>;
using TraceSink = std::function<void(const TraceEvent &)>; // called from any thread
using StepSink =
    std::function<void(const TraceEvent::What &)>; // receives the events of one step; adds its name, visit and time

} // namespace core
