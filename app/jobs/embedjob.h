// What a library learns from its own text: the semantic space, and vectors by the embedder that the settings name.
// Blocks.
#pragma once

#include "app/jobs/localserver.h"
#include "core/base/settings.h"
#include "core/library/library.h"
#include "core/ports/connections.h"

#include <functional>

namespace app {

struct Servers // what an embedder is reached by
{
    const core::Connections &connections;
    LocalServer &local;
};

// Gives the library the embedder that the settings name, or none where they name none or it cannot be had.
// Errors: Unavailable, Invalid.
core::Result<void> useEmbedder(core::Library &library, const core::Settings &settings, const Servers &servers,
                               std::stop_token stop);

// Fits the semantic space; too little text for one is no failure: words will do. Errors: Storage, Cancelled.
core::Result<void> fitSpace(core::Library &library, core::Parallel &parallel, std::stop_token stop);

// What vectors of the user's model file are kept by: another file of the same name has another one, a copy has not.
QString nameOfLocal(const QString &file);

// Uses the embedder that the settings name, and makes the vectors that are missing; `note` hears how far it is.
// Nothing where they name none. Errors: those of useEmbedder() and of core::LibraryEmbedder::embed().
core::Result<void> embedMissing(core::Library &library, const core::Settings &settings, const Servers &servers,
                                const std::function<void(const QString &)> &note, core::Parallel &parallel,
                                std::stop_token stop);

// Whether the program makes vectors itself, if any: no server is asked.
bool makesVectorsItself(const core::Settings &settings);

// Whether embed() would find something to do.
bool wantsEmbedding(core::Library &library);

} // namespace app
