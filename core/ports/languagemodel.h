// Prompt to words, on any server that speaks the OpenAI protocol. Safe from several threads.
#pragma once

#include "core/base/result.h"
#include "core/ports/writer.h"

#include <QList>
#include <QString>

#include <optional>
#include <stop_token>

namespace core {

struct Prompt
{
    QString system;
    QString user;
    double temperature = 0;
    int seed = 7;
    int maxTokens = 1024; // a model that thinks first is given more, for its thoughts
    bool isShort = false; // thoughts count too: no model is given more
    int logprobs = 0;     // alternatives wanted for each token; 0: none
    QStringList choices;  // the reply must be one of these, where the server can see to it
    QByteArray schema;    // a JSON schema for the reply, where the server can see to it
};

struct Token
{
    QString text;
    double logprob = 0; // natural logarithm
    QList<std::pair<QString, double>> alternatives;
};

// Why a reply has no text.
enum class EmptyCause { None, Unknown, Refused, Filtered, ToolCall, ThoughtOnly };

struct Reply
{
    QString text;         // without what the model thought aloud
    QList<Token> tokens;  // where log-probabilities were asked for and given
    bool thought = false; // aloud, or beside the reply, before it
    bool cut = false;     // ended by maxTokens or by a filter of the server, not by the model
    Cost cost;            // its calls are the requests that were made
    EmptyCause emptyCause = EmptyCause::None;
    QString refusal = {}; // what the model said beside it, where it refused; not longer than one reads
};

// What is read and kept of a reply, in characters. A server may send megabytes where some sentences were asked for; the
// rest counts as cut off.
inline constexpr int longestReply = 20'000;
Reply bounded(Reply reply);

// What a server may see to beyond words. A reply to a Prompt that asks for more than the server can is a reply in
// words.
enum class Ability { Logprobs, Choices, Schema };

class LanguageModel
{
public:
    virtual ~LanguageModel() = default;

    virtual QString name() const = 0;
    // As far as is known by now: a server is believed until it refuses.
    virtual bool can(Ability ability) const = 0;
    virtual int context() const { return 0; }        // tokens, of the prompt and the reply together; 0: not known
    virtual int tokensIn(const QString &text) const; // about: rather too many than too few
    // Errors: Unavailable (unreachable, timed out, truncated, refused; the message says what to do), Cancelled.
    virtual Result<Reply> reply(const Prompt &prompt, const TokenSink &heard, std::stop_token stop) = 0;
};

} // namespace core
