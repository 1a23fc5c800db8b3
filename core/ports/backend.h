// What can write and judge: the embedded default, or a model server. Each lives in one file of core/models.
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

struct ModelSet // safe from several threads; belongs to one run
{
    std::unique_ptr<Writer> writer;
    std::unique_ptr<Critic> critic;
    std::unique_ptr<Reflector> reflector; // null: one is made of the Writer and the Critic
    int atOnce = 1;                       // calls that are worth making at the same time
    bool quotes = false;                  // the Writer is the built-in one, which only quotes
    // Of the built-in one; else null.
    std::shared_ptr<const EvidenceRanker> evidence = {};
};

enum class ModelRole { Chat, Vectors }; // writes and judges; makes vectors

struct Backend
{
    std::string_view id; // "builtin"; "openai"; "static"
    const char *title;
    // Whether this is the backend for Settings::model or, for Vectors, Settings::embedder.
    bool (*handles)(const QString &model, ModelRole role);
    // Blocks; Errors: Unavailable (the server does not answer), Invalid (no such model). The library tells how rare a
    // word is, and outlives the ModelSet. Null: it makes vectors alone.
    Result<ModelSet> (*open)(const Settings &settings, const Connections &connections, const Library &library,
                             std::stop_token stop);
    // What can be chosen now: values for Settings::model. Blocks while a server is asked.
    Result<QStringList> (*models)(const Settings &settings, const Connections &connections, std::stop_token stop);
    // For Settings::embedder; null where the backend has none. Gives null where the one it has is not installed.
    Result<std::unique_ptr<Embedder>> (*embedder)(const Settings &settings, const Connections &connections,
                                                  std::stop_token stop) = nullptr;
};

// Of several that handle the model the first offered, and "builtin" before all.
const Backend *backendFor(const QString &model, ModelRole role = ModelRole::Chat);

} // namespace core
