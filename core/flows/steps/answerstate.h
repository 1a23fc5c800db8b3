// The state of a question in a flow, the tools given to the steps, and the steps that several flows share.
#pragma once

#include "core/base/parallel.h"
#include "core/base/settings.h"
#include "core/flow/flow.h"
#include "core/flow/endrequest.h"
#include "core/flows/steps/reflectionstate.h"
#include "core/library/library.h"
#include "core/numbers/calculator.h"
#include "core/query/likelyanswer.h"
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
    bool invented = false; // the answer states something that no passage contains, regardless of its judge's verdict
    int beside = 0;        // how many of the last passages were not found but are next to passages found
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
    std::optional<Rewriting> keywords;         // keywords for a web search, if they were made ahead of time
    QHash<PassageId, QList<Stretch>> excerpts; // for each passage not used in full, the parts used
};

struct Computation // an answer from table cells, before and after its check
{
    Attempt attempt;
    std::optional<Computed> answer;
    QList<Computed> candidates;   // cells that the question may mean, if there is no answer
    QList<Computed> further = {}; // the answers after the first, for other periods or companies
    QList<MissingValue> missing = {};
    QString remark;
    bool isQuoted = false;  // the candidates are cells that match all words of the question
    bool confirmed = false; // the check confirmed the answer, which is then the last attempt
};

struct WastedCalls // calls made speculatively and not used
{
    int calls = 0;
    QList<WastedCall> told; // those calls, with full prompts and replies
};

struct Draft; // core/flows/steps/draft.h
template <class T>
class Speculative; // core/flow/speculative.h

struct AnswerState // belongs to one run
{
    QString question;            // the question being answered; never changed
    QString typed;               // Turn::typed
    QString suggestion;          // Turn::suggestion
    QString query;               // the current search query
    QString webQuery;            // the query for the web, sent to another machine; passages are never judged against it
    QStringList queries;         // all queries, in order
    QList<DocumentId> documents; // search only these; empty: all
    QList<Passage> chosen;       // chosen by the user and used even if the Critic rejects them; usually empty

    // Set by the user for a run that continues an earlier one; usually empty.
    QString nextQuery;        // replaces the query of the next search
    QList<Passage> forced;    // kept even if the Critic rejects them; all others are judged
    QList<PassageId> leftOut; // treated as not found
    QList<Passage> handed;    // passages found by an earlier run, used instead of the first search

    QList<Passage> found;            // results of the last search, best first
    QList<Passage> passages;         // the relevant ones among `found`, in the same order
    QHash<PassageId, double> judged; // probability of relevance, for every passage judged so far
    QList<Passage> nearest;          // found but rejected, nearest first
    QList<QList<PassageId>> seen;    // results of each search, sorted
    QList<Attempt> attempts;
    QList<CandidateAnswer> candidates;
    QStringList thoughts;            // steps towards the answer, for a question that needs several searches
    Subject subject;                 // the library's topics; loaded by the first step that needs them
    Scale grounding = Scale::Binary; // the scale verify() uses; if graded, partial support is enough
    bool usedWeb = false;
    QString webTrouble;                             // why the last web search failed, in words; empty: it succeeded
    std::optional<Result<QList<Passage>>> webAhead; // result of a web search started before its step
    Correction correction;
    std::optional<Computation> computation; // nullopt: not tried, or without a result
    ReflectionState reflecting;             // used by Reflection RAG
    // Work started early. Its calls are counted when it is used or dropped.
    std::shared_ptr<Draft> draft;                  // draft of the first answer
    std::shared_ptr<Draft> taken;                  // the draft that became an attempt: ending it also ends its checks
    std::shared_ptr<Speculative<Verdict>> support; // check of the last attempt
    std::shared_ptr<Speculative<Verdict>> utility;
    WastedCalls unused; // calls that the trace does not report yet
    Spent spent = {};
    int stepsLeft = 1000; // steps left after the current one; set by the engine
    Cost cost;
    // How the user's follow-up was condensed into a self-contained question; recorded in the trace with the first step.
    std::optional<Rewriting> condensed;
    bool outOfBudget = false; // a step ran out of budget
    QString whyEmpty;         // why the model wrote nothing, in a sentence; empty: it wrote something
    bool accepted = false;    // the user accepted the answer before the run ended
    SearchRemarks remarks;    // collected from all searches

    // The outcome.
    int best = -1; // index of the best attempt; -1: no answer
    Ending ending = Ending::Failed;
    Refusal refusal = Refusal::None;
    QString remark;
};

using Search = std::function<Result<QList<Passage>>(const Query &query, SearchRemarks *remarks)>;

// Answers questions about numbers from tables (core/numbers/calculator.h). If it is turned off, the functions are
// empty.
struct TableCalculator
{
    std::function<bool(const QString &question)> asks = {};
    std::function<Result<Calculation>(const QString &question, const QList<DocumentId> &documents,
                                      std::stop_token stop)>
        calculate = {};
    std::function<bool(const QString &question)> maySuggest = {};
    // Suggests candidates from tables on the pages that a search found, if nothing was calculated.
    std::function<Result<Calculation>(const QString &question, const QList<NearPage> &near, const ChanceOfText &chance,
                                      std::stop_token stop)>
        suggest = {};
    std::function<bool(const Computed &)> holds = {};
    // Finds the passage with the cell; empty: the library finds it.
    std::function<Result<Passage>(const Operand &)> passageOf = {};
};

struct AnswerTools // everything that steps may use
{
    const Library &library;
    Writer &writer;
    Critic &critic;
    const EvidenceRanker &evidence; // ranks search results by their spans
    // Judges sentences and passages in addition to the Critic; its calls are not counted. May be null.
    Critic *secondOpinion;
    Settings settings;
    Parallel &parallel;
    std::stop_token stop;
    StepSink trace = {};            // set by the engine for each step
    QElapsedTimer clock = {};       // started when the question was asked
    WebSearch *web = nullptr;       // null: turned off
    Reflector *reflector = nullptr; // null: one is built from the Writer and the Critic
    int atOnce = 1;                 // how many calls to make in parallel
    TableCalculator calculator = {};
    Search search = {}; // replaces the library's search; empty: the library searches
    // Returns further passages for the Writer; if empty, uses as many neighbouring passages as fit.
    std::function<QList<Passage>()> beside = {};
    // Returns the user's current request; if empty, the user cannot end the run early.
    std::function<EndRequest()> endRequest = {};
    bool quotes = false; // the Writer is the built-in one, which only quotes
};

using AnswerFlow = Flow<AnswerState, AnswerTools>;
using AnswerStep = Step<AnswerState, AnswerTools>;

// The steps. The words after a step or at the end of its comment are its outcomes.
Result<Decision> retrieve(AnswerState &a, AnswerTools &tools); // found, nothing, exhausted
// Also starts writing an answer, which write() uses if all passages pass (Settings::writeAhead).
Result<Decision> grade(AnswerState &a, AnswerTools &tools);     // some, none, exhausted
Result<Decision> gradeOnly(AnswerState &a, AnswerTools &tools); // like grade(), but never starts writing an answer
Result<Decision> rewrite(AnswerState &a, AnswerTools &tools);   // again, stuck
Result<Decision> write(AnswerState &a, AnswerTools &tools);     // written, empty, exhausted
// Also starts the calls that judge() will need (Settings::parallelChecks), so "grounded" should lead to judge().
Result<Decision> verify(AnswerState &a, AnswerTools &tools); // grounded, ungrounded, exhausted
Result<Decision> judge(AnswerState &a, AnswerTools &tools);  // useful, useless, exhausted
// Searches the web for a.webQuery. New passages are added to a.found, and the best passage of each web page to
// a.passages too. A failed search finds nothing and is not an error. The edge that leads here spends a WebSearch.
// Outcomes: found, nothing, off, exhausted
Result<Decision> searchWeb(AnswerState &a, AnswerTools &tools);
// Answers from the Writer's own knowledge, without passages or citations; the turn's ending says so. If the Writer does
// not know the answer, finds the nearest passages. Outcomes: recalled, empty, exhausted
Result<Decision> recall(AnswerState &a, AnswerTools &tools);
// For questions about numbers, in all flows except the baseline. compute() finds the tables, reads the operands and
// computes the answer; confirm() computes it again from the text of the cells. Neither asks a model. Outcomes:
// computed, refused; confirmed, doubtful
Result<Decision> compute(AnswerState &a, AnswerTools &tools);
Result<Decision> confirm(AnswerState &a, AnswerTools &tools);
// Whether the question asks for a number that may be computed.
bool mayCompute(const AnswerState &a, const AnswerTools &tools);
inline constexpr Entry<AnswerState, AnswerTools> entryForNumbers{"compute", "asks for a number", mayCompute};
Result<Decision> settle(AnswerState &a, AnswerTools &tools);  // kept, nothing
Result<Decision> decline(AnswerState &a, AnswerTools &tools); // declined

// Returns a step's decision with the cost of the run so far.
Decision decided(Outcome outcome, const QString &because, const AnswerState &a, const AnswerTools &tools,
                 StepReport report = {});
// Whether the budget allows this many more calls and there is time left. Steps must check this before they start calls.
// A call in progress counts as one, although an unreadable verdict or a failing server takes several. A run can
// therefore exceed maxCalls by the extra calls of those in progress at its end, which are at most atOnce.
bool affords(const AnswerState &a, const AnswerTools &tools, int calls);
bool webIsOn(const AnswerTools &tools);
// Emits an event that shows what will be sent, then searches the web. The result is for AnswerState::webAhead.
// Thread-safe.
Result<QList<Passage>> askWeb(const QString &query, const AnswerTools &tools);

// Returns "exhausted". If the question is refused, the refusal will say that the budget is used up.
Decision outOfBudget(AnswerState &a, const AnswerTools &tools);
// Handles a failed call: returns outOfBudget() if calls (Exhausted) or time have run out, else the error.
Result<Decision> unlessOutOfTime(const Error &error, AnswerState &a, const AnswerTools &tools);
// Returns `outcome` if any rewrites are left (following its edge uses one up); otherwise "exhausted".
Decision unlessExhausted(Outcome outcome, const QString &because, const AnswerState &a, const AnswerTools &tools);
QString counted(const QString &because, const QString &what, int spent, int most); // "because, what 1 of 2"
QString sure(const Verdict &verdict); // probability of the verdict, in words

// Searches the documents in scope for the query. Leaves out the passages that the user left out and adds those that the
// user keeps. If the user has set the next query, it replaces `query`. Also searches for the likely meaning of a
// mistyped question. Errors: as for Library::search.
Result<QList<Passage>> lookFor(QString &query, AnswerState &a, const AnswerTools &tools, SearchRemarks *remarks);
void addTo(QString &because, const SearchRemarks &remarks); // appends one sentence per remark
// The nearest passages, however dissimilar, to show with a refusal.
Result<QList<Passage>> nearestTo(const QString &query, AnswerState &a, const AnswerTools &tools);
// The likely meaning that lookFor() searched for in addition to the query; empty if there was none.
QString otherReading(const QString &query, const AnswerState &a);
bool isForced(const AnswerState &a, PassageId passage);
// Appends the passages of a.forced that are missing from the list.
void addForced(QList<Passage> &passages, const AnswerState &a);
const Subject &subjectOf(AnswerState &a, const AnswerTools &tools); // reads the library's topics once per question
// Finds the nearest passages for the reader if there will be no answer, even if nothing was searched before.
Result<void> lookForNearest(AnswerState &a, const AnswerTools &tools);
QList<PassageId> idsOf(const QList<Passage> &passages);
// Adds rejected passages to a.nearest, for the reader and the rewriter: nearest first according to a.judged, each once.
void rememberNearest(AnswerState &a, const QList<Passage> &refused);
void placeCitations(Answer &answer, const QList<Passage> &passages, const Library &library);
// Judges how far each sentence of an answer is supported by its citations. Asks the second opinion and, if that is in
// doubt and the budget allows, the judge of the answer. markSupport() also judges the answer against each passage, for
// the reader.
void markSentences(AnswerState &a, AnswerTools &tools, Attempt &attempt);
void markSupport(AnswerState &a, AnswerTools &tools, Attempt &attempt);
// Asks the Critic `count` times in parallel. Verdicts are returned in order, counted in a.cost, and sent to the trace
// as they arrive. After a failure, or when calls or time have run out, no further calls are started. Errors: the first
// one other than Exhausted, else Exhausted; pass them to unlessOutOfTime().
Result<QList<Verdict>> judgeEach(int count, const std::function<Result<Verdict>(int)> &ask, AnswerState &a,
                                 AnswerTools &tools);

struct Asked
{
    QString question;
    QList<DocumentId> documents;
    QList<Passage> chosen;
    QString typed = {};      // Turn::typed
    bool asItStands = false; // search for the question exactly as typed, at the user's request
    // The previous turn, to which the question may refer (the Writer decides); empty: the question is self-contained.
    PreviousTurn before = {};
    QString suggestion = {}; // Turn::suggestion
};

struct ResumedRun // a run that reuses an earlier one up to a step (core/flows/fork/resumedrun.h)
{
    AnswerState state;
    RunPlace place;
    Trace events;      // the events so far, marked as reused
    Steering steering; // reported with the first new event
};

// Runs a flow on a question. Never fails: an error becomes the turn's ending. The caller fills the turn's trace from
// the events that `trace` receives, on any of the Parallel's threads. If the question may depend on the previous one,
// the Writer first rewrites it to be self-contained.
Turn answer(const AnswerFlow &flow, const Asked &asked, AnswerTools &tools, const TraceSink &trace);
// Continues a resumed run. The earlier run's calls count towards the limit, but its time does not.
Turn resume(const AnswerFlow &flow, ResumedRun begun, AnswerTools &tools, const TraceSink &trace);

const AnswerFlow *answerFlow(const QString &id); // null if there is no such flow

} // namespace core
