// What is known about servers besides the settings: their keys and their observed abilities. Values: a run gets a copy.
#pragma once

#include "core/base/json.h"
#include "core/base/settings.h"

#include <QByteArray>
#include <QHash>
#include <QStringList>

#include <optional>

namespace core {

// A server's observed or promised abilities with one of its models; an ability is unknown until it was tried.
struct ModelProfile
{
    QString server;  // its address, as in the settings: http://localhost:11434/v1
    QString model;   // the server's name for it
    QString kind;    // "Ollama", "llama-server", "LM Studio", "vLLM", "OpenAI"; empty: unknown
    int context = 0; // tokens; 0: not given
    // Number of requests it handles at once, as reported, or as observed when Settings::concurrentCalls of them were
    // tried; 0: unknown: as many are sent as the settings allow.
    int atOnce = 0;
    std::optional<bool> chat; // else it only makes vectors
    std::optional<bool> logprobs;
    int alternatives = 0;        // log-probabilities available per token
    std::optional<bool> choices; // a grammar of words: it is obeyed, not only accepted
    std::optional<bool> schema;  // a JSON schema is obeyed, not only accepted
    std::optional<bool> thinks;  // although asked not to: its first word is not a verdict
    std::optional<bool> embeddings;
    int dimension = 0;                    // of its embeddings
    std::optional<bool> reflectionTokens; // each is one token: a Self-RAG checkpoint
    QStringList refused;                  // unsupported parameters: "temperature", "max_tokens", ...
    qint64 probed = 0;                    // milliseconds since 1970; 0: never
    QString whyNoChat = {};               // one sentence from its server; not stored
};

// The stored form. A field that is missing or of another type is unknown; nothing if server or model is missing.
Json toJson(const ModelProfile &profile);
std::optional<ModelProfile> modelProfileFrom(const Json &json);

struct Connections
{
    QHash<QString, QByteArray> keys; // by server address, or by the id of a web search. Never written to disk
    QList<ModelProfile> profiles;
    QByteArray prices = {}; // the user's own, as JSON: core/openai/prices.h
    // Ports searched for servers on this machine: Ollama, llama-server, LM Studio, vLLM, Jan, KoboldCpp,
    // text-generation-webui, GPT4All.
    QList<int> ports = {11434, 8080, 1234, 8000, 1337, 5001, 5000, 4891};
    QStringList places = {}; // further places: addresses not (yet) in the settings

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
