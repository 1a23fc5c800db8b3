// The state of a question in a flow, the tools of the steps, and the steps that several flows share.
#pragma once

#include "core/base/parallel.h"
#include "core/base/settings.h"
#include "core/flow/flow.h"
#include "core/flow/endrequest.h"
#include "core/flows/steps/reflectionstate.h"
#include "core/library/library.h"
#include "core/numbers/calculator.h"
#include "core/question/followup.h"
#include "core/ports/critic.h"
#include "core/extractive/ranking/evidenceranker.h"
#include "core/ports/reflector.h"
#include "core/ports/writer.h"
#include "core/language/textmatch.h"
#include "core/web/websearch.h"

#include <memory>
#include <optional>

namespace core {

struct Attempt
{
    QString query;
    QList<Passage> passages; // exactly those given to the Writer
    Answer answer;
    Verdict grounded;
    Verdict useful;
    bool checkedGrounded = false;
    bool checkedUseful = false;
    bool invented = false; // it says what no passage says, whatever its judge decided
    int beside = 0; // number of passages at the end of the list that no search found; they are next to passages that
                    // one did
};

// An answer from one passage, in flows that write several and keep the best.
struct CandidateAnswer
{
    Passage passage;
    Answer answer;
    Verdict relevance;
    Verdict support;
    Verdict utility;
    double score = 0;
};

struct Correction // Corrective RAG's assessment of the passages found
{
    enum Action { None, Correct, Ambiguous, Incorrect };

    Action action = None;
    QHash<PassageId, double> scores;           // -1 ... 1
    std::optional<Rewriting> keywords;         // for the web, if requested ahead of time
    QHash<PassageId, QList<Stretch>> excerpts; // the parts used of passages that are used in part
};

struct Computation // an answer from table cells, before and after it was checked
{
    Attempt attempt;
    std::optional<Computed> answer;
    QList<Computed> candidates;   // if there is no answer: each may be meant
    QList<Computed> further = {}; // the answers after the first: for other periods or companies
    QList<MissingValue> missing = {};
    QString remark;
    bool isQuoted = false;  // the candidates are cells that all words of the question lead to
    bool confirmed = false; // it is then the last of the attempts
};

struct WastedCalls // calls started before their turn and not used
{
    int calls = 0;
    QList<WastedCall> told; // each with its full prompt and reply
};

struct Draft; // core/flows/steps/draft.h
template <class T>
class Speculative; // core/flow/speculative.h

struct AnswerState // the state of one question; belongs to one run
{
    QString question;            // the question being answered; never changed
    QString typed;               // Turn::typed
    QString suggestion;          // Turn::suggestion
    QString query;               // the current search query
    QString webQuery;            // the web query; it leaves the machine, and nothing is judged by it
    QStringList queries;         // all queries, in order
    QList<DocumentId> documents; // searches only these; empty: all
    QList<Passage> chosen;       // chosen by the user, used whatever the Critic says; usually empty

    // By the user, for a run that continues an earlier one; usually empty.
    QString nextQuery;        // replaces the query of the next search
    QList<Passage> forced;    // kept whatever the Critic says; the others are judged
    QList<PassageId> leftOut; // treated as not found
    QList<Passage> handed;    // found by an earlier run: replace the first search

    QList<Passage> found;            // by the last search, the best first
    QList<Passage> passages;         // the relevant ones among them, in the same order
    QHash<PassageId, double> judged; // probability of relevance, for every passage judged so far
    QList<Passage> nearest;          // found and refused, the nearest first
    QList<QList<PassageId>> seen;    // the results of each search, sorted
    QList<Attempt> attempts;
    QList<CandidateAnswer> candidates;
    QStringList thoughts;            // for a question that needs several searches
    Subject subject;                 // what the library is about; fetched by the first step that needs it
    Scale grounding = Scale::Binary; // how finely verify() asks; if graded, partial support is enough
    bool usedWeb = false;
    QString webTrouble; // why the last attempt to search the web brought nothing, in words; empty: it succeeded
    std::optional<Result<QList<Passage>>> webAhead; // result of a search started before its step
    Correction correction;
    std::optional<Computation> computation; // nothing: not tried, or without result
    ReflectionState reflecting;             // for the flow of reflection tokens
    // Started before its turn; counted when used or dropped.
    std::shared_ptr<Draft> draft;                  // of the first answer
    std::shared_ptr<Draft> taken;                  // the same once it is an attempt: ending it ends its checks
    std::shared_ptr<Speculative<Verdict>> support; // for the last attempt
    std::shared_ptr<Speculative<Verdict>> utility;
    WastedCalls unused; // not yet in the trace
    Spent spent = {};
    int stepsLeft = 1000; // after the current one; set by the engine
    Cost cost;
    std::optional<Rewriting> condensed; // how the question was made from what the user typed; goes into the trace with
                                        // the first step
    bool outOfBudget = false;           // a step was not affordable
    QString whyEmpty;                   // why the model wrote nothing, in a sentence; empty: it wrote
    bool accepted = false;              // by the user, before the run had ended
    SearchRemarks remarks;              // from all its searches

    // The outcome.
    int best = -1; // index of the best attempt; -1: no answer
    Ending ending = Ending::Failed;
    Refusal refusal = Refusal::None;
    QString remark;
};

using Search = std::function<Result<QList<Passage>>(const Query &query, SearchRemarks *remarks)>;

// Answers questions about numbers from tables (core/numbers/calculator.h); empty functions: turned off.
struct TableCalculator
{
    std::function<bool(const QString &question)> asks = {};
    std::function<Result<Calculation>(const QString &question, const QList<DocumentId> &documents,
                                      std::stop_token stop)>
        calculate = {};
    std::function<bool(const Computed &)> holds = {};
    std::function<Result<Passage>(const Operand &)> passageOf = {}; // the passage with the cell; empty: the library's
                                                                    // function
};

struct AnswerTools // what steps may use
{
    const Library &library;
    Writer &writer;
    Critic &critic;
    const EvidenceRanker &evidence; // ranks search results by their spans
    Critic *secondOpinion; // marks sentences and fills the ledger in addition to the Critic; its calls are not counted;
                           // may be null
    Settings settings;
    Parallel &parallel;
    std::stop_token stop;
    StepSink trace = {};            // set by the engine for each step
    QElapsedTimer clock = {};       // since the question was asked
    WebSearch *web = nullptr;       // null: off
    Reflector *reflector = nullptr; // null: one is built from the Writer and the Critic
    int atOnce = 1;                 // how many calls are worth making in parallel
    TableCalculator calculator = {};
    Search search = {};                          // replaces the library's search; empty: the library's
    std::function<QList<Passage>()> beside = {}; // further passages for the Writer; empty: as many as it has room for
    std::function<EndRequest()> endRequest = {}; // the user's current request; empty: continue
    bool quotes = false;                         // the Writer is the built-in one, which only quotes
};

using AnswerFlow = Flow<AnswerState, AnswerTools>;
using AnswerStep = Step<AnswerState, AnswerTools>;

// Steps.
Result<Decision> retrieve(AnswerState &a, AnswerTools &tools); // found, nothing, exhausted
// Also starts the answer that write() takes if all passages pass (Settings::writeAhead).
Result<Decision> grade(AnswerState &a, AnswerTools &tools);     // some, none, exhausted
Result<Decision> gradeOnly(AnswerState &a, AnswerTools &tools); // the same, when a different step follows
Result<Decision> rewrite(AnswerState &a, AnswerTools &tools);   // again, stuck
Result<Decision> write(AnswerState &a, AnswerTools &tools);     // written, empty, exhausted
// Starts the questions that judge() will ask (Settings::parallelChecks): "grounded" should lead there.
Result<Decision> verify(AnswerState &a, AnswerTools &tools); // grounded, ungrounded, exhausted
Result<Decision> judge(AnswerState &a, AnswerTools &tools);  // useful, useless, exhausted
// Searches the web for a.webQuery; new passages go to a.found, and the best of each page to a.passages as well. A
// failing web search returns nothing and is not an error. The edge that leads here spends a WebSearch. found, nothing,
// off, exhausted
Result<Decision> searchWeb(AnswerState &a, AnswerTools &tools);
// Answers without passages, from the Writer's own knowledge: no citations, and the ending says so. If it knows nothing,
// the nearest passages are searched for. recalled, empty, exhausted
Result<Decision> recall(AnswerState &a, AnswerTools &tools);
// For questions about numbers, in all flows except the baseline. compute() finds the tables, reads the operands and
// computes; confirm() computes again from the text of the cells. Neither asks a model. computed, refused; confirmed,
// doubtful
Result<Decision> compute(AnswerState &a, AnswerTools &tools);
Result<Decision> confirm(AnswerState &a, AnswerTools &tools);
bool mayCompute(const AnswerState &a, const AnswerTools &tools); // it asks for a number, and nothing rules that out
inline constexpr Entry<AnswerState, AnswerTools> entryForNumbers{"compute", "asks for a number", mayCompute};
Result<Decision> settle(AnswerState &a, AnswerTools &tools);  // kept, nothing
Result<Decision> decline(AnswerState &a, AnswerTools &tools); // declined

// For steps: a decision with the cost of the run so far.
Decision decided(Outcome outcome, const QString &because, const AnswerState &a, const AnswerTools &tools,
                 StepReport report = {});
// Whether the budget has that many more calls, and any more time. Nothing is started that is not affordable, and a call
// in progress counts as one. An unreadable verdict or a failing server takes several; so a run makes at most maxCalls
// calls plus what the calls in progress at the end, at most atOnce of them, take beyond one each.
bool affords(const AnswerState &a, const AnswerTools &tools, int calls);
bool webIsOn(const AnswerTools &tools);
// Searches the web now, after emitting an event for what leaves the machine. From any thread; for
// AnswerState::webAhead.
Result<QList<Passage>> askWeb(const QString &query, const AnswerTools &tools);

// The budget is used up: the outcome "exhausted", and the refusal says so.
Decision outOfBudget(AnswerState &a, const AnswerTools &tools);
// The decision after a failed call: outOfBudget() if no calls were left (Exhausted) or no time, else the error.
Result<Decision> unlessOutOfTime(const Error &error, AnswerState &a, const AnswerTools &tools);
// The outcome, whose edge spends a rewrite, if one is left; else "exhausted".
Decision unlessExhausted(Outcome outcome, const QString &because, const AnswerState &a, const AnswerTools &tools);
QString counted(const QString &because, const QString &what, int spent, int most); // "because, what 1 of 2"
QString sure(const Verdict &verdict);                                              // in words

// Searches the documents in scope for the query, without what the user left out and with what the user keeps. If the
// user has given the next query, it replaces `query`. Errors: as Library::search.
// A likely meaning of a mistyped question is searched for as well.
Result<QList<Passage>> lookFor(QString &query, AnswerState &a, const AnswerTools &tools, SearchRemarks *remarks);
void addTo(QString &because, const SearchRemarks &remarks); // one sentence each
// The nearest passages, however far, for a refusal.
Result<QList<Passage>> nearestTo(const QString &query, AnswerState &a, const AnswerTools &tools);
// That likely meaning, for a query after lookFor(); empty: nothing else was searched for.
QString otherReading(const QString &query, const AnswerState &a);
bool isForced(const AnswerState &a, PassageId passage);
void addForced(QList<Passage> &passages, const AnswerState &a);     // appends those that are missing
const Subject &subjectOf(AnswerState &a, const AnswerTools &tools); // of the library, read once per question
// There will be no answer: shows the reader the nearest passages, even if nothing was found or searched for.
Result<void> lookForNearest(AnswerState &a, const AnswerTools &tools);
QList<PassageId> idsOf(const QList<Passage> &passages);
// Refused passages for the reader and the rewriter: the nearest first, by a.judged, each once.
void rememberNearest(AnswerState &a, const QList<Passage> &refused);
void placeCitations(Answer &answer, const QList<Passage> &passages, const Library &library);
// Judges the support of each sentence of an answer by its citations: with the second opinion, and with the judge of the
// answer if that opinion is in doubt and the budget allows. With markSupport also the answer against each passage, for
// the reader.
void markSentences(AnswerState &a, AnswerTools &tools, Attempt &attempt);
void markSupport(AnswerState &a, AnswerTools &tools, Attempt &attempt);
// Asks the Critic `count` times in parallel. Verdicts are in order, counted in a.cost, and sent to the trace as they
// arrive. Once one fails, or calls or time have run out, no more are started. Errors: the first that is not Exhausted;
// else Exhausted. For unlessOutOfTime().
Result<QList<Verdict>> judgeEach(int count, const std::function<Result<Verdict>(int)> &ask, AnswerState &a,
                                 AnswerTools &tools);

struct Asked
{
    QString question;
    QList<DocumentId> documents;
    QList<Passage> chosen;
    QString typed = {};       // Turn::typed
    bool asItStands = false;  // the user wants its wording unchanged
    PreviousTurn before = {}; // the turn it may refer to; the Writer decides; empty: it is self-contained
    QString suggestion = {};  // Turn::suggestion
};

struct ResumedRun // a run reused from an earlier one up to a step (core/flows/fork/resumedrun.h)
{
    AnswerState state;
    RunPlace place;
    Trace events;      // up to there, marked as reused
    Steering steering; // reported with the first new event
};

// Runs a flow on a question. Never fails: an error becomes the turn's ending. The caller fills the turn's trace from
// what `trace` receives; `trace` is called from any thread the Parallel uses.
// The Writer first rewrites a question that may depend on the one before it into a self-contained one.
Turn answer(const AnswerFlow &flow, const Asked &asked, AnswerTools &tools, const TraceSink &trace);
// Continues a resumed run. The earlier run's calls count; its seconds do not, as they are not spent again.
Turn resume(const AnswerFlow &flow, ResumedRun begun, AnswerTools &tools, const TraceSink &trace);

const AnswerFlow *answerFlow(const QString &id); // null if there isn't one

} // namespace core
