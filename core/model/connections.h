// What is known of servers beside the settings: their keys, and what they were found to be able to do. Values: a run
// gets a copy.
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>

#include <optional>

namespace core {

// What a server was found to do with one of its models, or promised; an ability is unknown until it was tried.
struct ModelProfile
{
    QString server; // its address, as in the settings: http://localhost:11434/v1
    QString model;
    QString kind;    // "Ollama", "llama-server", "LM Studio", "vLLM", "OpenAI"; empty: unknown
    int context = 0; // tokens; 0: it does not say
    int atOnce = 0;  // requests it works on at once; 0: unknown
    std::optional<bool> logprobs;
    std::optional<bool> choices; // of words (a grammar)
    std::optional<bool> schema;  // a JSON schema is not only accepted but kept to
    std::optional<bool> embeddings;
    int dimension = 0;                    // of its embeddings
    std::optional<bool> reflectionTokens; // each is one token: a Self-RAG checkpoint
    qint64 probed = 0;                    // milliseconds since 1970; 0: never
};

struct Connections
{
    QHash<QString, QByteArray> keys; // by address of a server, or by the id of a web search. Never written to anything
    QList<ModelProfile> profiles;
};

} // namespace core
