// A conversation: questions, their answers, and everything that happened in between.
#pragma once

#include "core/flow/graph.h"
#include "core/flow/trace.h"
#include "core/session/review.h"
#include "core/values/answer.h"
#include "core/values/computed.h"
#include "core/values/coverage.h"
#include "core/values/document.h"
#include "core/values/verdict.h"

#include <optional>

namespace core {

using SessionId = qint64;

// How the flow ended. Passed: all of its checks passed. Help: the question was not about documents and was answered
// without them. outcomeOf() in outcome.h decides how the answer may be described.
enum class Ending { Passed, GroundedNotUseful, Unverified, NoSources, Abstained, Failed, Help };

struct MeasuredRate // measured on questions that the built-in engine had not seen
{
    int shown = 0; // 0: not measured
    int right = 0; // how many of the answers shown were right

    bool operator==(const MeasuredRate &) const = default;
};

// How likely a quotation is to answer the question, according to the built-in engine.
struct Likelihood
{
    enum Level { Unknown, Related, Probable, Direct };

    Level level = Unknown;
    double chance = 0;          // 0 ... 1; 0 if unknown
    QStringList reasons = {};   // in words, strongest first
    MeasuredRate measured = {}; // measured rate for answers at this level
};

// Why there is no answer.
enum class Refusal {
    None,
    NothingIndexed,
    NothingFound,
    NothingRelevant,
    NotSupported,
    NotUseful,
    BudgetUsedUp,
    ModelUnreachable,
    PagesUnreadable,
    Stopped,
    EmptyReply,
};

// For a turn that continues an earlier turn from one of its steps. The steps before it are reused, not run again.
struct ForkedFrom
{
    QString turn;             // id of the earlier turn; empty: not a fork
    qint64 asked = 0;         // time of the earlier question, milliseconds since 1970
    QString question;         // the earlier turn's question
    QString node;             // first step that ran again
    int visit = 0;            // which visit to that step, 1-based
    QString title;            // title of that step
    QStringList changes;      // a description of each change
    QList<Passage> kept;      // kept by the user, whatever the Critic says about them
    QList<PassageId> leftOut; // left out by the user
};

struct Turn
{
    QString id;       // unique in the session
    qint64 asked = 0; // milliseconds since 1970
    QString question; // the question, made self-contained
    // As typed by the user, if the question depended on the previous one (core/question/followup.h); empty: same as
    // `question`.
    QString typed = {};
    QString suggestion = {}; // the question as probably intended, if words in it look mistyped; also searched for
    QStringList queries;     // all queries, in order; the first is the question
    QString flow;
    Graph graph; // the flow's graph at the time
    QString model;
    QString answer;
    QList<AnswerSentence> sentences;
    QList<Citation> citations;
    QList<Passage> sources; // exactly the passages given to the Writer for this answer
    QList<Passage> nearest; // the nearest passages, for a refusal
    Ending ending = Ending::Failed;
    Refusal refusal = Refusal::None;
    QString remark; // one sentence: why there is no answer and what to do next, or which check failed
    Gaps gaps = {}; // unread parts of documents that could matter to this question
    // Verdicts of the flow's judges on the whole answer, without prompts and replies; nullopt if no judge was asked.
    std::optional<Verdict> support = {};
    std::optional<Verdict> utility = {};
    // For a computed answer. Its line states the measure and the value; its citations are the operands' cells
    // (core/session/computation.h).
    std::optional<Computed> computed = {};
    QList<Computed> further = {};     // answers for other periods or companies: one additional line each
    QList<MissingValue> missing = {}; // values asked for but not found
    QList<Computed> candidates = {};  // possible meanings: the answer has one line for each, in no particular order
    Likelihood likelihood = {};       // set for answers that only quote
    bool cut = false;                 // a limit stopped the Writer early
    bool chosen = false;              // the user chose the sources, whatever the Critic says about them
    bool accepted = false;            // the user accepted it before the run ended, as the remark says
    bool damaged = false;             // its stored record is damaged, so it is empty, as the remark says; never in JSON
    QHash<DocumentId, QByteArray> evidence = {}; // documents of the sources, with the hashes of the files as read
    Review review = {};                          // corrections and checks made after the answer
    ForkedFrom fork = {};
    QList<DocumentId> scope = {}; // the search was limited to these documents; empty: all documents
    Trace trace;
    Cost cost;
};

struct EvidenceDocument // a document that was cited or given to a Writer
{
    DocumentId id = 0; // id in the sessions' library
    QString file;      // file name
    QString title;
    QByteArray hash; // SHA-256 of the file as read, hexadecimal; empty: no longer in the library
    qint64 bytes = 0;
    int pages = 0;
    QString author = {};
    int year = 0; // 0: unknown
};

struct ImportedFrom // the origin of a session that was imported with an evidence bundle
{
    QString bundle;  // bundle name; empty: the session is from this library
    QByteArray hash; // hash of the bundle
    int session = 0; // index of the session in the bundle
    qint64 made = 0; // milliseconds since 1970
    QString madeBy;  // the version of Attest that made it
    QList<EvidenceDocument> documents;
};

struct Session
{
    SessionId id = 0;
    QString title;
    qint64 created = 0;
    qint64 changed = 0;
    int turnCount = 0;
    QList<Turn> turns;
    bool pinned = false;        // listed above the others
    QStringList tags = {};      // set by the user
    SessionId branchedFrom = 0; // the session from which its first turns were copied
    ImportedFrom imported = {};

    bool isReadOnly() const { return !imported.bundle.isEmpty(); } // its content comes from another library
};

struct SessionHit // a session that contains the words searched for
{
    SessionId session = 0;
    QString turn;    // the first turn that contains the words; empty: the words are in the title or the tags
    QString excerpt; // one line of the matching text
};

// Names used in the public interface: "passed", "grounded_not_useful", ...; "nothing_relevant", ... (empty for None);
// "direct", "probable", "related" (empty for Unknown; older versions wrote "likely" and "unsure").
QString name(Ending ending);
QString name(Likelihood::Level level);
QString name(Refusal refusal);
Ending endingNamed(const QString &name); // Failed if there is no such name
Likelihood::Level levelNamed(const QString &name);
Refusal refusalNamed(const QString &name);

} // namespace core
