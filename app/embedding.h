// The embedder that the settings name, and a library that works with it. Blocks.
#pragma once

#include "app/localserver.h"
#include "core/base/settings.h"
#include "core/library/library.h"
#include "core/model/connections.h"

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

// What vectors of the user's model file are kept by: another file of the same name has another one, a copy has not.
QString nameOfLocal(const QString &file);

// Whether embed() would find something to do.
bool wantsEmbedding(const core::Library &library);

} // namespace app
