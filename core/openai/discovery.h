// Finds the model servers on this machine, and their models. Contacts only the usual ports on this machine and the
// addresses that the user has entered.
#pragma once

#include "core/base/parallel.h"
#include "core/ports/connections.h"

namespace core {

struct FoundModel // a model as its server reports it
{
    QString name;
    qint64 bytes = 0;    // file size; 0: unknown
    QString form;        // "8.0B, Q4_K_M"; empty: unknown
    bool embeds = false; // the model only makes embeddings
};

QString inWords(const FoundModel &model); // "8.0B, Q4_K_M, 4.9 GB"; empty if nothing is known

struct FoundServer
{
    QString kind;    // "Ollama", "llama-server", "LM Studio", "vLLM", "OpenAI", or "OpenAI protocol" if unknown
    QString address; // value for Settings::serverUrl, or to append to a model's name: http://localhost:8080/v1
    QStringList models;
    QList<FoundModel> details = {}; // one per model, in the same order
};

// Returns the configured server first, then the others by port. Omits servers that do not answer promptly.
QList<FoundServer> findServers(const Settings &settings, const Connections &connections, Parallel &parallel,
                               std::stop_token stop);

} // namespace core
