// Derives search data from a library's text: the semantic space, and vectors from the configured embedder. Blocks.
#pragma once

#include "app/jobs/localserver.h"
#include "core/base/settings.h"
#include "core/library/library.h"
#include "core/ports/connections.h"

#include <functional>

namespace app {

struct Servers // needed to reach an embedder
{
    const core::Connections &connections;
    LocalServer &local;
};

// Sets the library's embedder as configured, or none if none is configured or it is unavailable. Errors: Unavailable,
// Invalid.
core::Result<void> useEmbedder(core::Library &library, const core::Settings &settings, const Servers &servers,
                               std::stop_token stop);

// Fits the semantic space. Too little text is not an error: searches are then lexical only. Errors: Storage, Cancelled.
core::Result<void> fitSpace(core::Library &library, core::Parallel &parallel, std::stop_token stop);

// The name under which vectors from the user's model file are stored. Different files with the same name get different
// names; copies of a file share one.
QString nameOfLocal(const QString &file);

// Sets the configured embedder and makes the missing vectors. `note` receives progress messages. Does nothing if there
// is no embedder. Errors: those of useEmbedder() and of core::LibraryEmbedder::embed().
core::Result<void> embedMissing(core::Library &library, const core::Settings &settings, const Servers &servers,
                                const std::function<void(const QString &)> &note, core::Parallel &parallel,
                                std::stop_token stop);

// Whether Attest itself, without a server, makes the vectors under these settings (if any).
bool makesVectorsItself(const core::Settings &settings);

// Whether LibraryEmbedder::embed() has anything to do.
bool wantsEmbedding(core::Library &library);

} // namespace app
