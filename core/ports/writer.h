// Writes answers from passages, and improved queries. Thread-safe.
#pragma once

#include "core/base/result.h"
#include "core/values/answer.h"

#include <functional>
#include <stop_token>

namespace core {

using TokenSink = std::function<void(const QString &words)>; // new words of the answer; on the caller's thread

struct AnswerTask
{
    QString question;
    QList<Passage> passages; // the answer's only permitted sources
    int attempt = 1;         // 1-based; a later attempt must not repeat an earlier one
    QString criticism;       // what was wrong with the previous attempt
    QString rejected;        // text of the rejected attempt
    bool quoteOnly = false;  // use only sentences from the passages
    bool fromMemory = false; // there are no passages: answer from the Writer's own knowledge, without citations
};

struct Answer
{
    QString text; // without citation marks; empty: the passages contain no answer
    QList<AnswerSentence> sentences;
    QList<Citation> citations; // numbered from 1 in the order of the answer; their places are not set
    QString prompt;            // the prompt; empty if no model was asked
    QString raw;               // the model's reply; empty if no model was asked
    Cost cost;
    int read = -1;     // how many of the task's passages the model received, counted from the first; -1: all
    bool cut = false;  // a limit ended it early
    QString note = {}; // a sentence on how it was written, if the user should know; else empty
    // Why the model returned nothing at all and what to do about it, in one sentence; empty: it replied, even if only
    // to decline.
    QString whyEmpty = {};
};

struct RewriteTask
{
    QString question;          // the user's question, never changed
    QStringList tried;         // queries so far, including the question; the new query must differ from all of them
    QList<Passage> nearMisses; // found by these queries but rejected by the Critic
    bool forWeb = false;       // make a few keywords for a web search
};

struct Rewriting
{
    QString query;  // empty: nothing new to try
    QString reason; // describes the words dropped and added
    QString prompt;
    QString raw;
    Cost cost;
};

// One of several steps towards an answer (interleaved retrieval and thought, IRCoT).
struct ThoughtTask
{
    QString question;
    QList<Passage> passages; // all passages found so far
    QStringList thoughts;    // all thoughts so far, in order
};

struct Thought
{
    QString sentence;   // the next query; empty: no further thought
    bool final = false; // the answer has been reached
    QString prompt;
    QString raw;
    Cost cost;
};

// A question that may depend on the previous one.
struct FollowUpTask
{
    QString question;
    QString questionBefore; // self-contained
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
    // Rewrites the question to be self-contained. An empty query means that it already is, or that this cannot be
    // determined.
    virtual Result<Rewriting> condense(const FollowUpTask &, std::stop_token) { return Rewriting(); }
    // How many of the given passages, counted from the first, should be added to those of the task.
    virtual int roomBeside(const AnswerTask &, const QList<Passage> &) const { return 0; }
    virtual bool canAnswerClosedBook() const { return true; } // false: an answer from memory is always empty
};

} // namespace core
