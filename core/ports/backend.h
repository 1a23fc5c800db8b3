// A provider of models that write and judge: the built-in default, or a model server. Each has a file in core/models.
#pragma once

#include "core/base/settings.h"
#include "core/ports/connections.h"
#include "core/ports/critic.h"
#include "core/ports/embedder.h"
#include "core/ports/reflector.h"
#include "core/ports/writer.h"

#include <memory>

namespace core {

class Library;
class EvidenceRanker;

struct ModelSet // thread-safe; belongs to one run
{
    std::unique_ptr<Writer> writer;
    std::unique_ptr<Critic> critic;
    std::unique_ptr<Reflector> reflector; // null: make one from the Writer and the Critic
    int atOnce = 1;                       // how many calls to make in parallel
    bool quotes = false;                  // the Writer is the built-in one, which only quotes
    // Ranks evidence if the model is the built-in one; else null.
    std::shared_ptr<const EvidenceRanker> evidence = {};
};

enum class ModelRole { Chat, Vectors }; // Chat writes and judges; Vectors makes embeddings

struct Backend
{
    std::string_view id; // "builtin"; "openai"; "static"
    const char *title;
    // Whether this is the backend for Settings::model or, for Vectors, Settings::embedder.
    bool (*handles)(const QString &model, ModelRole role);
    // Blocks. Errors: Unavailable (the server does not respond), Invalid (no such model). The library supplies word
    // frequencies and must outlive the ModelSet. A null pointer means that the backend only makes embeddings.
    Result<ModelSet> (*open)(const Settings &settings, const Connections &connections, const Library &library,
                             std::stop_token stop);
    // Lists the possible values of Settings::model. Blocks while a server is asked.
    Result<QStringList> (*models)(const Settings &settings, const Connections &connections, std::stop_token stop);
    // For Settings::embedder; a null pointer if the backend has no embedder. Returns null if it is not installed.
    Result<std::unique_ptr<Embedder>> (*embedder)(const Settings &settings, const Connections &connections,
                                                  std::stop_token stop) = nullptr;
};

// Null if no backend handles the model. If several do, "builtin" comes first, then the one that was registered first.
const Backend *backendFor(const QString &model, ModelRole role = ModelRole::Chat);

} // namespace core
