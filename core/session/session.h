// A conversation: questions, their answers, and everything that happened between.
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

// How the flow ended: Passed where all of its checks passed. What may be said of the answer is outcomeOf(), outcome.h.
// Help: it was no question about documents, and was answered without them.
enum class Ending { Passed, GroundedNotUseful, Unverified, NoSources, Abstained, Failed, Help };

struct MeasuredRate // of answers to questions that the built-in engine had not seen
{
    int shown = 0; // none: it was not measured
    int right = 0; // of these

    bool operator==(const MeasuredRate &) const = default;
};

// How likely a quotation answers the question, as the built-in engine estimates it.
struct Likelihood
{
    enum Level { Unknown, Related, Probable, Direct };

    Level level = Unknown;
    double chance = 0;          // 0 ... 1; 0 where it is unknown
    QStringList reasons = {};   // in words, what counted most first
    MeasuredRate measured = {}; // of the answers of that level
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

// Of a turn that goes on from a step of an earlier one. What came before that step was taken over, not asked again.
struct ForkedFrom
{
    QString turn;             // the earlier one's id; empty: it is no fork
    qint64 asked = 0;         // when that one was asked, milliseconds since 1970
    QString question;         // of that one
    QString node;             // the first step that ran anew, and
    int visit = 0;            // the how manyth time it was entered
    QString title;            // of that step
    QStringList changes;      // what is otherwise, each in words
    QList<Passage> kept;      // by the user, whatever the Critic says of them
    QList<PassageId> leftOut; // by the user
};

struct Turn
{
    QString id;       // of this turn, unique in the session
    qint64 asked = 0; // milliseconds since 1970
    QString question; // in words that stand by themselves
    QString typed =
        {}; // by the user, who leaned on the question before (core/question/followup.h); empty: the question
    QString suggestion = {}; // the question as it may have been meant, where words look mistyped; searched for as well
    QStringList queries;     // what was searched for, in order; the first is the question
    QString flow;
    Graph graph; // of the flow as it was then
    QString model;
    QString answer;
    QList<AnswerSentence> sentences;
    QList<Citation> citations;
    QList<Passage> sources; // exactly those the Writer was given for this answer
    QList<Passage> nearest; // of a refusal: the passages that came nearest
    Ending ending = Ending::Failed;
    Refusal refusal = Refusal::None;
    QString remark; // one sentence: why there is no answer and what to do next, or which check failed
    Gaps gaps = {}; // what was not read, and could matter to this question
    // What the judges of the flow said of the whole answer, without prompts and replies; nothing where none was asked.
    std::optional<Verdict> support = {};
    std::optional<Verdict> utility = {};
    // Where the answer was computed: its line says what and the value; its citations are the operands' cells
    // (core/session/computation.h).
    std::optional<Computed> computed = {};
    QList<Computed> further = {};                // of other periods or companies: a line each behind it
    QList<MissingValue> missing = {};            // of those that were asked for beside it
    QList<Computed> candidates = {};             // each might be meant: the answer is a line of each, and claims none
    Likelihood likelihood = {};                  // of an answer that only quotes
    bool cut = false;                            // the Writer was stopped by a limit before it had said everything
    bool chosen = false;                         // the user chose the sources, whatever the Critic says of them
    bool accepted = false;                       // by the user, before the run had ended; the remark says so
    QHash<DocumentId, QByteArray> evidence = {}; // the documents of the sources, with the hashes of what was read
    Review review = {};                          // what came of it later
    ForkedFrom fork = {};
    QList<DocumentId> scope = {}; // asked of these documents alone; empty: of all
    Trace trace;
    Cost cost;
};

struct EvidenceDocument // that was cited, or given to a Writer
{
    DocumentId id = 0; // in the library that the sessions come from
    QString file;      // its name
    QString title;
    QByteArray hash; // SHA-256 of the file as it was read, hexadecimal; empty: no longer in the library
    qint64 bytes = 0;
    int pages = 0;
    QString author = {};
    int year = 0; // 0: none is known
};

struct ImportedFrom // an evidence bundle
{
    QString bundle;  // its name; empty: the session is of this library
    QByteArray hash; // of the bundle
    int session = 0; // of the bundle's, counted from 0
    qint64 made = 0; // milliseconds since 1970
    QString madeBy;  // the version of Attest
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
    bool pinned = false;        // stands above all others
    QStringList tags = {};      // words of the user's for it
    SessionId branchedFrom = 0; // the session whose first turns it began with
    ImportedFrom imported = {};

    bool isReadOnly() const { return !imported.bundle.isEmpty(); } // it says what another library said
};

struct SessionHit // one that says what was searched for
{
    SessionId session = 0;
    QString turn;    // the first that says it; empty: the title or the tags do
    QString excerpt; // of what it says, in one line
};

// The words of the public interface: "passed", "grounded_not_useful", ...; "nothing_relevant", ... ("" for None);
// "direct", "probable", "related" ("" for Unknown; an older version wrote "likely" and "unsure").
QString name(Ending ending);
QString name(Likelihood::Level level);
QString name(Refusal refusal);
Ending endingNamed(const QString &name); // Failed where there is none
Likelihood::Level levelNamed(const QString &name);
Refusal refusalNamed(const QString &name);

} // namespace core
