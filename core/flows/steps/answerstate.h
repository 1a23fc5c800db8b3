// What a question carries through a flow, what the steps may use, and the steps that several flows share.
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
    QList<Passage> passages; // exactly those the Writer was given
    Answer answer;
    Verdict grounded;
    Verdict useful;
    bool checkedGrounded = false;
    bool checkedUseful = false;
    bool invented = false; // it says what no passage says, whatever its judge said of it
    int beside = 0; // of the passages, the last so many: no search found them, they stand beside those that one did
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

struct Correction // what Corrective RAG makes of what was found
{
    enum Action { None, Correct, Ambiguous, Incorrect };

    Action action = None;
    QHash<PassageId, double> scores;           // -1 ... 1
    std::optional<Rewriting> keywords;         // for the web, where they were asked for ahead
    QHash<PassageId, QList<Stretch>> excerpts; // of passages that are used in part: what of their text
};

struct Computation // an answer from cells of tables, until it was checked and since
{
    Attempt attempt;
    std::optional<Computed> answer;
    QList<Computed> candidates;   // where there is no answer: each might be meant
    QList<Computed> further = {}; // which follow the answer: of other periods, or of other companies
    QList<MissingValue> missing = {};
    QString remark;
    bool isQuoted = false;  // the candidates are cells that all words of the question lead to
    bool confirmed = false; // and then it is the last of the attempts
};

struct WastedCalls // what was begun before its turn and came to nothing
{
    int calls = 0;
    QList<WastedCall> told; // each of them, with all that was asked and said
};

struct Draft; // core/flows/steps/draft.h
template <class T>
class Speculative; // core/flow/speculative.h

struct AnswerState // the state of one question; belongs to one run
{
    QString question;            // that is answered, never changed
    QString typed;               // Turn::typed
    QString suggestion;          // Turn::suggestion
    QString query;               // what is searched for now
    QString webQuery;            // what the web is searched for; it leaves the machine, and nothing is judged by it
    QStringList queries;         // what was searched for, in order
    QList<DocumentId> documents; // only in these; empty: in all
    QList<Passage> chosen;       // by the user, to be used whatever the Critic says; mostly empty

    // By the user, for a run that goes on from an earlier one; mostly empty.
    QString nextQuery;        // what the next search looks for, whatever it would have
    QList<Passage> forced;    // kept whatever the Critic says; the others are judged
    QList<PassageId> leftOut; // as if they were not found
    QList<Passage> handed;    // what an earlier run found: for the first search, in the place of it

    QList<Passage> found;            // by the last search, the best first
    QList<Passage> passages;         // those of them that are relevant, in the same order
    QHash<PassageId, double> judged; // probability of relevance, of every passage judged so far
    QList<Passage> nearest;          // found and refused, the nearest first
    QList<QList<PassageId>> seen;    // what each search found, sorted
    QList<Attempt> attempts;
    QList<CandidateAnswer> candidates;
    QStringList thoughts;            // of a question that needs several searches
    Subject subject;                 // what the library is about; asked for by the first step that needs it
    Scale grounding = Scale::Binary; // how finely verify() asks; where it is graded, partial support is enough
    bool usedWeb = false;
    QString webTrouble; // why the last wish to search the web brought nothing, in words; empty: it did
    std::optional<Result<QList<Passage>>> webAhead; // what a search brought that began before its step
    Correction correction;
    std::optional<Computation> computation; // nothing: none was tried, or it came to nothing
    ReflectionState reflecting;             // of the flow of reflection tokens
    // Under way before its turn; counted when it is used or dropped.
    std::shared_ptr<Draft> draft;                  // of the first answer
    std::shared_ptr<Draft> taken;                  // the same once it is an attempt: what ends it ends its checks
    std::shared_ptr<Speculative<Verdict>> support; // of the last attempt
    std::shared_ptr<Speculative<Verdict>> utility;
    WastedCalls unused; // and not told yet
    Spent spent = {};
    int stepsLeft = 1000; // after the one that runs; set by the engine
    Cost cost;
    std::optional<Rewriting> condensed; // of what was asked the question was made; told with the first step
    bool outOfBudget = false;           // a step could not be afforded
    QString whyEmpty;      // why the model said nothing where it was to write, in a sentence; empty: it did
    bool accepted = false; // by the user, before the run had ended
    QString withheld;      // a sentence on passages that were found and do not agree with their pages; mostly empty

    // How it ended.
    int best = -1; // of the attempts; -1: no answer
    Ending ending = Ending::Failed;
    Refusal refusal = Refusal::None;
    QString remark;
};

using Search = std::function<Result<QList<Passage>>(const Query &query, QString *remark)>;

// Answers questions about numbers from tables (core/numbers/calculator.h); empty functions: that is off.
struct TableCalculator
{
    std::function<bool(const QString &question)> asks = {};
    std::function<Result<Calculation>(const QString &question, const QList<DocumentId> &documents,
                                      std::stop_token stop)>
        calculate = {};
    std::function<bool(const Computed &)> holds = {};
    std::function<Result<Passage>(const Operand &)> passageOf = {}; // that the cell stands in; empty: the library's
};

struct AnswerTools // what steps may use
{
    const Library &library;
    Writer &writer;
    Critic &critic;
    const EvidenceRanker &evidence; // ranks what a search finds by what its spans say
    Critic *secondOpinion; // marks sentences and fills the ledger beside the Critic; not counted as calls; may be null
    Settings settings;
    Parallel &parallel;
    std::stop_token stop;
    StepSink trace = {};            // set by the engine for each step
    QElapsedTimer clock = {};       // since the question was asked
    WebSearch *web = nullptr;       // null: off
    Reflector *reflector = nullptr; // null: one is made of the Writer and the Critic
    int atOnce = 1;                 // calls that are worth making at the same time
    TableCalculator calculator = {};
    Search search = {};                          // in the place of the library's; empty: that
    std::function<QList<Passage>()> beside = {}; // what the Writer is given besides; empty: what it has room for
    std::function<EndRequest()> endRequest = {}; // the user's, as it is now; empty: to go on
    bool quotes = false;                         // the Writer is the built-in one, which only quotes
};

using AnswerFlow = Flow<AnswerState, AnswerTools>;
using AnswerStep = Step<AnswerState, AnswerTools>;

// Steps.
Result<Decision> retrieve(AnswerState &a, AnswerTools &tools); // found, nothing, exhausted
// Begins the answer too that write() takes when all passages pass (Settings::writeAhead).
Result<Decision> grade(AnswerState &a, AnswerTools &tools);     // some, none, exhausted
Result<Decision> gradeOnly(AnswerState &a, AnswerTools &tools); // the same, where something else follows
Result<Decision> rewrite(AnswerState &a, AnswerTools &tools);   // again, stuck
Result<Decision> write(AnswerState &a, AnswerTools &tools);     // written, empty, exhausted
// Asks at once what judge() is going to want to know (Settings::parallelChecks): "grounded" should lead there.
Result<Decision> verify(AnswerState &a, AnswerTools &tools); // grounded, ungrounded, exhausted
Result<Decision> judge(AnswerState &a, AnswerTools &tools);  // useful, useless, exhausted
// Looks in the web for a.webQuery; passages that are new go to a.found, the best of each page to a.passages as well. A
// web that fails brings nothing and is no error. The edge that leads here spends a WebSearch. found, nothing, off,
// exhausted
Result<Decision> searchWeb(AnswerState &a, AnswerTools &tools);
// Answers without passages, from what the Writer knows by heart: no citations, and the ending says so. Where it knows
// nothing the nearest passages are looked for. recalled, empty, exhausted
Result<Decision> recall(AnswerState &a, AnswerTools &tools);
// Of all flows but the baseline, for questions about numbers. compute() finds the tables, reads the operands and
// computes; confirm() computes again from the texts of the cells. Neither asks a model. computed, refused; confirmed,
// doubtful
Result<Decision> compute(AnswerState &a, AnswerTools &tools);
Result<Decision> confirm(AnswerState &a, AnswerTools &tools);
bool mayCompute(const AnswerState &a, const AnswerTools &tools); // it asks for a number, and nothing forbids it
inline constexpr Entry<AnswerState, AnswerTools> entryForNumbers{"compute", "asks for a number", mayCompute};
Result<Decision> settle(AnswerState &a, AnswerTools &tools);  // kept, nothing
Result<Decision> decline(AnswerState &a, AnswerTools &tools); // declined

// For steps: a decision that says what the run has cost so far.
Decision decided(Outcome outcome, const QString &because, const AnswerState &a, const AnswerTools &tools,
                 StepReport report = {});
// Whether that many more calls, and any more time, are left. Nothing is begun that was not afforded, and what is under
// way is counted as one call. A verdict that cannot be read, or a server's trouble, takes several: so a run comes to at
// most maxCalls and what those that are then under way, at most atOnce of them, take above one call each.
bool affords(const AnswerState &a, const AnswerTools &tools, int calls);
bool webIsOn(const AnswerTools &tools);
// Searches the web now, telling what leaves the machine before it does. From any thread; for Answering::webAhead.
Result<QList<Passage>> askWeb(const QString &query, const AnswerTools &tools);

// The budget is used up: the outcome "exhausted", and the refusal says so.
Decision outOfBudget(AnswerState &a, const AnswerTools &tools);
// What an Error of a call comes to: outOfBudget() where there were no calls (Exhausted) or there was no time left.
Result<Decision> unlessOutOfTime(const Error &error, AnswerState &a, const AnswerTools &tools);
// The outcome, whose edge spends a rewrite, where one is left; else "exhausted".
Decision unlessExhausted(Outcome outcome, const QString &because, const AnswerState &a, const AnswerTools &tools);
QString counted(const QString &because, const QString &what, int spent, int most); // "because, what 1 of 2"
QString sure(const Verdict &verdict);                                              // in words

// What there is for the query in the documents asked, but for what the user left out, and with what the user keeps.
// Where the user has said what is to be looked for next, the query becomes that. Errors: as Library::search.
// What may have been meant by a mistyped question is looked for beside it.
Result<QList<Passage>> lookFor(QString &query, AnswerState &a, const AnswerTools &tools, QString *remark);
// The passages that come nearest, however far, for a refusal.
Result<QList<Passage>> nearestTo(const QString &query, AnswerState &a, const AnswerTools &tools);
// That, of a query as lookFor() left it; empty: nothing else was looked for.
QString otherReading(const QString &query, const AnswerState &a);
bool isForced(const AnswerState &a, PassageId passage);
void addForced(QList<Passage> &passages, const AnswerState &a);     // those that are not among them, behind
const Subject &subjectOf(AnswerState &a, const AnswerTools &tools); // of the library, read once a question
// There will be no answer: the reader is shown what came nearest, though nothing was found or looked for.
Result<void> lookForNearest(AnswerState &a, const AnswerTools &tools);
QList<PassageId> idsOf(const QList<Passage> &passages);
// Passages that were refused, for the reader and the rewriter: the nearest first, by a.judged, each once.
void rememberNearest(AnswerState &a, const QList<Passage> &refused);
void placeCitations(Answer &answer, const QList<Passage> &passages, const Library &library);
// The support of each sentence of an answer by what it cites: by the second opinion, and by the judge of the answer
// where that opinion has a doubt and the budget allows. With markSupport the answer against each passage too, for the
// reader.
void markSentences(AnswerState &a, AnswerTools &tools, Attempt &attempt);
void markSupport(AnswerState &a, AnswerTools &tools, Attempt &attempt);
// Asks the Critic that often side by side. Verdicts are in order, counted in a.cost, and told to the trace as they
// come. Once one fails, or calls or time have run out, no further one is begun. Errors: the first that is not
// Exhausted; else Exhausted. For unlessOutOfTime().
Result<QList<Verdict>> judgeEach(int count, const std::function<Result<Verdict>(int)> &ask, AnswerState &a,
                                 AnswerTools &tools);

struct Asked
{
    QString question;
    QList<DocumentId> documents;
    QList<Passage> chosen;
    QString typed = {};       // Turn::typed
    bool asItStands = false;  // the user wants no word of it changed
    PreviousTurn before = {}; // that it may lean on, for the Writer to say; empty: it stands by itself
    QString suggestion = {};  // Turn::suggestion
};

struct ResumedRun // a run that was taken over from an earlier one up to a step (core/flows/fork/resumedrun.h)
{
    AnswerState state;
    RunPlace place;
    Trace events;      // up to there, marked as taken over
    Steering steering; // which the first new event is to tell
};

// Runs a flow on a question. Never fails: what goes wrong is the turn's ending. The turn's trace is the caller's to
// fill, from what `trace` receives; it is called from any thread the Parallel uses.
// A question that may lean on the one before it is put by the Writer in words that stand by themselves.
Turn answer(const AnswerFlow &flow, const Asked &asked, AnswerTools &tools, const TraceSink &trace);
// Goes on with one. The calls it has behind it count; its seconds do not, as none of them passes again.
Turn resume(const AnswerFlow &flow, ResumedRun begun, AnswerTools &tools, const TraceSink &trace);

const AnswerFlow *answerFlow(const QString &id); // null where there is none

} // namespace core
