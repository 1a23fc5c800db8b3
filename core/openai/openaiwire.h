// OpenAI's protocol as bytes: writes requests, reads replies and errors. Servers differ in many details, so parsing is
// lenient. No network access here.
#pragma once

#include "core/ports/languagemodel.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace core::openai {

// Parameters that a server may refuse, as bit flags.
enum Parameter : unsigned {
    None = 0,
    ManyLogprobs = 1, // more than five alternatives
    Logprobs = 2,
    Schema = 4,
    Choices = 8,
    NoThinking = 16,
    Temperature = 32,
    Seed = 64,
    MaxTokens = 128, // refused in favour of max_completion_tokens
    StreamOptions = 256,
    SystemRole = 512, // if refused, the system text is put before the user's
};

QStringList namesOf(unsigned parameters); // the names they are stored under
unsigned parametersNamed(const QStringList &names);

enum class Kind { Unknown, LlamaServer, Vllm, Ollama, LmStudio, OpenAi };

QString nameOf(Kind kind); // "llama-server"; empty for Unknown
Kind kindNamed(const QString &name);

struct Offer // a model as its server describes it
{
    QString id;
    Kind server = Kind::Unknown;
    int context = 0;     // tokens; 0: not given
    bool thinks = false; // observed to think before replying
    // Distinguishes the model from an earlier one with the same name, if the server reports it. Used only for
    // comparison.
    QString version = {};
    bool mayThink = false; // thinks unless told not to
    bool embeds = false;   // the model only makes embeddings
    qint64 bytes = 0;      // file size; 0: not given
    QString form = {};     // "8.0B, Q4_K_M": its parameters and quantisation
};

struct ServerError
{
    QString message;
    QString type;
    QString param;
    int context = 0;      // the number of tokens it accepts, if given
    int promptTokens = 0; // the number of tokens sent, if given
    int wait = -1;        // seconds until the next attempt is allowed; -1: not given
};

bool isOverflow(const ServerError &error);    // whether the prompt is too long for the context
bool isOutOfMemory(const ServerError &error); // whether the server ran out of memory
bool isQuotaUsedUp(const ServerError &error); // whether the quota or credit is exhausted, so that waiting does not help

QByteArray chatRequest(const Offer &model, const Prompt &prompt, unsigned refused, bool stream);
unsigned parametersOf(const Offer &model, const Prompt &prompt, unsigned refused, bool stream);
// Which of the sent parameters the server rejected, according to its message or else as a guess; None: it rejected
// something else.
Parameter refusedBy(const ServerError &error, unsigned sent);
bool namesSystemRole(const ServerError &error, unsigned sent); // whether the server rejected the system role

// nullopt if the bytes are not a reply. The cost counts tokens only.
std::optional<Reply> readChat(const QByteArray &body);
std::optional<ServerError> readError(const QByteArray &body);
bool isBegun(const QByteArray &body); // whether the bytes are a truncated object
std::optional<QList<Offer>> readModels(const QByteArray &body);

QByteArray embeddingsRequest(const QString &model, const QStringList &texts);
// One non-empty vector per text, in order. nullopt if the reply is malformed or has a different number of vectors.
std::optional<std::vector<std::vector<float>>> readEmbeddings(const QByteArray &body, int count);

} // namespace core::openai
