// Information about servers beyond the settings: keys and observed abilities. Each run gets a copy.
#pragma once

#include "core/base/json.h"
#include "core/base/settings.h"

#include <QByteArray>
#include <QHash>
#include <QStringList>

#include <optional>

namespace core {

// The abilities of a server with one of its models, as observed or reported. Each is unknown until it has been tried.
struct ModelProfile
{
    QString server;  // server address, as in the settings: http://localhost:11434/v1
    QString model;   // the server's name for the model
    QString kind;    // "Ollama", "llama-server", "LM Studio", "vLLM", "OpenAI"; empty: unknown
    int context = 0; // tokens; 0: not given
    // The number of requests it handles at once, as reported, or as measured with up to Settings::concurrentCalls
    // requests. 0: unknown, so the settings alone set the limit.
    int atOnce = 0;
    std::optional<bool> chat; // false: embeddings only
    std::optional<bool> logprobs;
    int alternatives = 0;        // log-probabilities available per token
    std::optional<bool> choices; // enforces a choice of words, rather than accepting and ignoring it
    std::optional<bool> schema;  // enforces a JSON schema, rather than accepting and ignoring it
    std::optional<bool> thinks;  // even if asked not to: its first word is not a verdict
    std::optional<bool> embeddings;
    int dimension = 0;                    // dimension of its embeddings
    std::optional<bool> reflectionTokens; // each is a single token: a Self-RAG checkpoint
    QStringList refused;                  // unsupported parameters: "temperature", "max_tokens", ...
    qint64 probed = 0;                    // time in milliseconds since 1970; 0: never
    QString whyNoChat = {};               // the server's explanation, one sentence; not stored
};

// The form in which a profile is stored. A field that is missing or has the wrong type is unknown; nullopt if server or
// model is missing.
Json toJson(const ModelProfile &profile);
std::optional<ModelProfile> modelProfileFrom(const Json &json);

struct Connections
{
    QHash<QString, QByteArray> keys; // keyed by server address, or by the id of a web search. Never written to disk
    QList<ModelProfile> profiles;
    QByteArray prices = {}; // the user's own price list as JSON: core/openai/prices.h
    // Ports searched for servers on this machine: Ollama, llama-server, LM Studio, vLLM, Jan, KoboldCpp,
    // text-generation-webui, GPT4All.
    QList<int> ports = {11434, 8080, 1234, 8000, 1337, 5001, 5000, 4891};
    QStringList places = {}; // further server addresses to try that are not in the settings

    const ModelProfile *profileOf(const QString &server, const QString &model) const; // null: never probed
};

// A model as named in the settings: "llama3.2" on Settings::serverUrl, "llama3.2@http://localhost:8080/v1" elsewhere.
struct ModelName
{
    QString model;
    QString server; // address without a trailing slash

    static ModelName from(const QString &name, const Settings &settings);
    QString written(const Settings &settings) const;
};

QString withoutSlash(const QString &address);

} // namespace core
