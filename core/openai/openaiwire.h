// The OpenAI protocol as bytes: requests written, replies and errors read. Servers differ in all of it, so what is read
// is read leniently. No network here.
#pragma once

#include "core/ports/languagemodel.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace core::openai {

// Parameters that a server may refuse; a set of them is a sum.
enum Parameter : unsigned {
    None = 0,
    ManyLogprobs = 1, // more than five alternatives
    Logprobs = 2,
    Schema = 4,
    Choices = 8,
    NoThinking = 16,
    Temperature = 32,
    Seed = 64,
    MaxTokens = 128, // in favour of max_completion_tokens
    StreamOptions = 256,
    SystemRole = 512, // its words go before those of the user then
};

QStringList namesOf(unsigned parameters); // as they are remembered
unsigned parametersNamed(const QStringList &names);

enum class Kind { Unknown, LlamaServer, Vllm, Ollama, LmStudio, OpenAi };

QString nameOf(Kind kind); // "llama-server"; "" for Unknown
Kind kindNamed(const QString &name);

struct Offer // what a server says of one of its models
{
    QString id;
    Kind server = Kind::Unknown;
    int context = 0;     // tokens; 0: it does not say
    bool thinks = false; // as was seen: before it says a word
    // What tells it from another model that had its name before, as far as the server says. For comparing.
    QString version = {};
    bool mayThink = false; // unless it is told not to
    bool embeds = false;   // it only makes vectors
    qint64 bytes = 0;      // of its file; 0: it does not say
    QString form = {};     // "8.0B, Q4_K_M": its parameters and how they are kept
};

struct ServerError
{
    QString message;
    QString type;
    QString param;
    int context = 0;      // tokens it takes, where it says so,
    int promptTokens = 0; // and how many there were
    int wait = -1;        // seconds until it may be asked again; -1: it does not say
};

bool isOverflow(const ServerError &error);    // of the context
bool isOutOfMemory(const ServerError &error); // of the machine of the server
bool isQuotaUsedUp(const ServerError &error); // or its credit: waiting is of no use

QByteArray chatRequest(const Offer &model, const Prompt &prompt, unsigned refused, bool stream);
unsigned parametersOf(const Offer &model, const Prompt &prompt, unsigned refused, bool stream);
// Which of the parameters sent the server did not like, by its own words or else by guessing; None: another matter.
Parameter refusedBy(const ServerError &error, unsigned sent);
bool namesSystemRole(const ServerError &error, unsigned sent); // as what it did not like

// Nothing, where the bytes are no reply. The cost has tokens only.
std::optional<Reply> readChat(const QByteArray &body);
std::optional<ServerError> readError(const QByteArray &body);
bool isBegun(const QByteArray &body); // the beginning of an object, without its end
std::optional<QList<Offer>> readModels(const QByteArray &body);

QByteArray embeddingsRequest(const QString &model, const QStringList &texts);
// In the order of the texts, each with numbers in it; nothing, where there are not as many.
std::optional<std::vector<std::vector<float>>> readEmbeddings(const QByteArray &body, int count);

} // namespace core::openai
