// What attest-cli knows of servers: keys, abilities, and a llama-server of its own.
#pragma once

#include "app/jobs/localserver.h"
#include "core/base/settings.h"
#include "core/ports/connections.h"

namespace app {

// The keys of the services that the settings name, from the environment and the keychain, which is asked for a moment
// only; and what is remembered of models.
core::Connections connectionsFor(const core::Settings &settings);

struct CliLocalServer // tells on stderr what happens
{
    CliLocalServer();

    LocalServer server;
};

} // namespace app
