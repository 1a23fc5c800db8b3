// Who writes: answers from passages, and better queries. Safe from several threads.
#pragma once

#include "core/base/result.h"
#include "core/values/answer.h"

#include <functional>
#include <stop_token>

namespace core {

using TokenSink = std::function<void(const QString &words)>; // the answer as it grows; on the caller's thread

struct AnswerTask
{
    QString question;
    QList<Passage> passages; // all that may be used; the sources of the answer are exactly these
    int attempt = 1;         // a later one must not repeat the earlier: flows.md, section 3.2
    QString criticism;       // what was wrong with the attempt before
    QString rejected;        // the text of the attempt before
    bool quoteOnly = false;  // only sentences that stand in the passages
    bool fromMemory = false; // there are no passages: what the Writer knows by heart, without citations
};

struct Answer
{
    QString text; // without citation marks; empty: nothing in the passages answers
    QList<AnswerSentence> sentences;
    QList<Citation> citations; // numbered from 1 in the order of the answer; without places
    QString prompt;            // what a model was asked and
    QString raw;               // what it said; empty where none was
    Cost cost;
    int read = -1;     // passages of the task that it was given, the first so many; -1: all
    bool cut = false;  // a limit ended it before everything was said
    QString note = {}; // what should be known of how it was written, in a sentence; empty: nothing
    // Why the model said nothing at all, and what to do, in a sentence; empty: it spoke, if only to decline.
    QString whyEmpty = {};
};

struct RewriteTask
{
    QString question;          // the user's, never changed
    QStringList tried;         // queries so far, the question among them; the new one must be none of them
    QList<Passage> nearMisses; // what they found and the Critic refused
    bool forWeb = false;       // a few keywords for a web search
};

struct Rewriting
{
    QString query;  // empty: nothing new can be tried
    QString reason; // in words: what was dropped, what was added
    QString prompt;
    QString raw;
    Cost cost;
};

// One step of several towards an answer (interleaved retrieval and thought, IRCoT).
struct ThoughtTask
{
    QString question;
    QList<Passage> passages; // found so far
    QStringList thoughts;    // so far, in order
};

struct Thought
{
    QString sentence;   // what is searched for next; empty: nothing further comes to mind
    bool final = false; // the answer is reached
    QString prompt;
    QString raw;
    Cost cost;
};

// A question that may lean on the one before it.
struct FollowUpTask
{
    QString question;
    QString questionBefore; // which stands by itself
    QString answerBefore;
};

class Writer
{
public:
    virtual ~Writer() = default;

    virtual QString name() const = 0;
    virtual Result<Answer> answer(const AnswerTask &task, const TokenSink &heard, std::stop_token stop) = 0;
    virtual Result<Rewriting> rewrite(const RewriteTask &task, std::stop_token stop) = 0;
    virtual Result<Thought> think(const ThoughtTask &task, std::stop_token stop) = 0;
    // The question in words that stand by themselves; an empty query: it does so already, or nobody can tell.
    virtual Result<Rewriting> condense(const FollowUpTask &, std::stop_token) { return Rewriting(); }
    // How many of these passages, the first, are worth giving along with those of the task.
    virtual int roomBeside(const AnswerTask &, const QList<Passage> &) const { return 0; }
    virtual bool canAnswerClosedBook() const { return true; } // else an answer from memory is always empty
};

} // namespace core
