// What is known of servers beside the settings: their keys, and what they were found to be able to do. Values: a run
// gets a copy.
#pragma once

#include "core/base/json.h"
#include "core/base/settings.h"

#include <QByteArray>
#include <QHash>
#include <QStringList>

#include <optional>

namespace core {

// What a server was found to do with one of its models, or promised; an ability is unknown until it was tried.
struct ModelProfile
{
    QString server;  // its address, as in the settings: http://localhost:11434/v1
    QString model;   // as the server names it
    QString kind;    // "Ollama", "llama-server", "LM Studio", "vLLM", "OpenAI"; empty: unknown
    int context = 0; // tokens; 0: it does not say
    // Requests it works on at once, as it says or as was seen when Settings::concurrentCalls of them were tried; 0:
    // unknown, and then as many are made as the settings allow.
    int atOnce = 0;
    std::optional<bool> chat; // else it only makes vectors
    std::optional<bool> logprobs;
    int alternatives = 0;        // to each token, with log-probabilities
    std::optional<bool> choices; // of words (a grammar): not only accepted but kept to
    std::optional<bool> schema;  // a JSON schema is not only accepted but kept to
    std::optional<bool> thinks;  // though told not to: its first word is no verdict
    std::optional<bool> embeddings;
    int dimension = 0;                    // of its embeddings
    std::optional<bool> reflectionTokens; // each is one token: a Self-RAG checkpoint
    QStringList refused;                  // parameters it does not take: "temperature", "max_tokens", ...
    qint64 probed = 0;                    // milliseconds since 1970; 0: never
    QString whyNoChat = {};               // one sentence of its server; not remembered
};

// As it is remembered. What is missing or of another type is unknown; nothing where server or model is missing.
Json toJson(const ModelProfile &profile);
std::optional<ModelProfile> modelProfileFrom(const Json &json);

struct Connections
{
    QHash<QString, QByteArray> keys; // by address of a server, or by the id of a web search. Never written to anything
    QList<ModelProfile> profiles;
    QByteArray prices = {}; // the user's own, as JSON: core/openai/prices.h
    // Of this machine, where servers are looked for: Ollama, llama-server, LM Studio, vLLM, Jan, KoboldCpp,
    // text-generation-webui, GPT4All.
    QList<int> ports = {11434, 8080, 1234, 8000, 1337, 5001, 5000, 4891};
    QStringList places = {}; // where else: addresses the settings do not hold (yet)

    const ModelProfile *profileOf(const QString &server, const QString &model) const; // null: never probed
};

// A model as the settings name it: "llama3.2" on Settings::serverUrl, "llama3.2@http://localhost:8080/v1" elsewhere.
struct ModelName
{
    QString model;
    QString server; // its address, without a slash at its end

    static ModelName from(const QString &name, const Settings &settings);
    QString written(const Settings &settings) const;
};

QString withoutSlash(const QString &address);

} // namespace core
