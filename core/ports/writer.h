// Writes answers from passages, and better queries. Thread-safe.
#pragma once

#include "core/base/result.h"
#include "core/values/answer.h"

#include <functional>
#include <stop_token>

namespace core {

using TokenSink = std::function<void(const QString &words)>; // the growing answer; on the caller's thread

struct AnswerTask
{
    QString question;
    QList<Passage> passages; // all that may be used; they are exactly the answer's sources
    int attempt = 1;         // a later one must not repeat an earlier one
    QString criticism;       // what was wrong with the attempt before
    QString rejected;        // the text of the attempt before
    bool quoteOnly = false;  // only sentences from the passages
    bool fromMemory = false; // there are no passages: answer from the Writer's own knowledge, without citations
};

struct Answer
{
    QString text; // without citation marks; empty: nothing in the passages answers
    QList<AnswerSentence> sentences;
    QList<Citation> citations; // numbered from 1 in the order of the answer; without places
    QString prompt;            // the prompt, and
    QString raw;               // the model's reply; empty if no model was asked
    Cost cost;
    int read = -1;     // number of the task's passages it was given, from the first; -1: all
    bool cut = false;  // a limit ended it early
    QString note = {}; // a sentence on how it was written, if the user should know; else empty
    // Why the model returned nothing at all, and what to do, in a sentence; empty: it replied, if only to decline.
    QString whyEmpty = {};
};

struct RewriteTask
{
    QString question;          // the user's, never changed
    QStringList tried;         // queries so far, including the question; the new one must differ from all of them
    QList<Passage> nearMisses; // found by them and refused by the Critic
    bool forWeb = false;       // a few keywords for a web search
};

struct Rewriting
{
    QString query;  // empty: there is nothing new to try
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
    QString sentence;   // the next query; empty: no further thought
    bool final = false; // the answer is reached
    QString prompt;
    QString raw;
    Cost cost;
};

// A question that may depend on the one before it.
struct FollowUpTask
{
    QString question;
    QString questionBefore; // is self-contained
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
    // The question as a self-contained one; an empty query: it is already, or it cannot be determined.
    virtual Result<Rewriting> condense(const FollowUpTask &, std::stop_token) { return Rewriting(); }
    // How many of these passages, from the first, are worth adding to those of the task.
    virtual int roomBeside(const AnswerTask &, const QList<Passage> &) const { return 0; }
    virtual bool canAnswerClosedBook() const { return true; } // if not, an answer from memory is always empty
};

} // namespace core
