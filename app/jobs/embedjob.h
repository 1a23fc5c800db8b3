// Derives search data from a library's text: the semantic space, and vectors from the settings' embedder. Blocks.
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

// Sets the library's embedder from the settings; none if they name none or it is unavailable. Errors: Unavailable,
// Invalid.
core::Result<void> useEmbedder(core::Library &library, const core::Settings &settings, const Servers &servers,
                               std::stop_token stop);

// Fits the semantic space. Too little text is not an error: searches then use words only. Errors: Storage,
// Cancelled.
core::Result<void> fitSpace(core::Library &library, core::Parallel &parallel, std::stop_token stop);

// The name under which vectors from the user's model file are stored: a different file with the same name gets another
// name, and a copy gets the same one.
QString nameOfLocal(const QString &file);

// Sets the settings' embedder and makes the missing vectors; `note` receives the progress. Does nothing without an
// embedder. Errors: those of useEmbedder() and of core::LibraryEmbedder::embed().
core::Result<void> embedMissing(core::Library &library, const core::Settings &settings, const Servers &servers,
                                const std::function<void(const QString &)> &note, core::Parallel &parallel,
                                std::stop_token stop);

// Whether the settings' vectors, if any, are made by the program itself, without a server.
bool makesVectorsItself(const core::Settings &settings);

// Whether embed() has anything to do.
bool wantsEmbedding(core::Library &library);

} // namespace app
