// Completes prompts, on any server that speaks OpenAI's protocol. Thread-safe.
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
    int maxTokens = 1024; // a model that thinks first gets more for its thoughts
    bool isShort = false; // the limit includes thoughts: no model gets more
    int logprobs = 0;     // number of alternatives to request per token; 0: none
    QStringList choices;  // the reply must be one of these, if the server supports it
    QByteArray schema;    // a JSON schema for the reply, if the server supports it
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
    QString text;         // without the model's thoughts
    QList<Token> tokens;  // present if log-probabilities were requested and returned
    bool thought = false; // the model thought before the reply, in its text or in a separate field
    bool cut = false;     // ended by maxTokens or by one of the server's filters, not by the model
    Cost cost;            // counts the requests as calls
    EmptyCause emptyCause = EmptyCause::None;
    QString refusal = {}; // the model's explanation if it refused; length-limited
};

// Characters of a reply that are read and kept. A server may send megabytes where a few sentences were requested; the
// rest is cut off.
inline constexpr int longestReply = 20'000;
Reply bounded(Reply reply);

// Abilities a server may have beyond plain text. If a Prompt asks for something unsupported, the reply is plain
// text.
enum class Ability { Logprobs, Choices, Schema };

class LanguageModel
{
public:
    virtual ~LanguageModel() = default;

    virtual QString name() const = 0;
    // As far as known: true until the server refuses.
    virtual bool can(Ability ability) const = 0;
    virtual int context() const { return 0; }        // tokens of prompt and reply together; 0: unknown
    virtual int tokensIn(const QString &text) const; // estimated; errs on the high side
    // Errors: Unavailable (unreachable, timed out, truncated, refused; the message says what to do), Cancelled.
    virtual Result<Reply> reply(const Prompt &prompt, const TokenSink &heard, std::stop_token stop) = 0;
};

} // namespace core
