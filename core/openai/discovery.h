// Which model servers run on this machine, and which models they have. Asks the usual ports of this machine and the
// addresses the user has set; nothing else.
#pragma once

#include "core/base/parallel.h"
#include "core/ports/connections.h"

namespace core {

struct FoundModel // as far as its server tells
{
    QString name;
    qint64 bytes = 0;    // of its file; 0: not known
    QString form;        // "8.0B, Q4_K_M"; empty: not known
    bool embeds = false; // it only makes vectors
};

QString inWords(const FoundModel &model); // "8.0B, Q4_K_M, 4.9 GB"; empty where nothing is known

struct FoundServer
{
    QString kind; // "Ollama", "llama-server", "LM Studio", "vLLM", "OpenAI", or "OpenAI protocol" where it is unknown
    QString address; // for Settings::serverUrl, or behind a model's name: http://localhost:8080/v1
    QStringList models;
    QList<FoundModel> details = {}; // in the same order
};

// The one of the settings first, then by port. What does not answer at once is not there.
QList<FoundServer> findServers(const Settings &settings, const Connections &connections, Parallel &parallel,
                               std::stop_token stop);

} // namespace core
