// What attest-cli knows of servers: keys, abilities, and a llama-server of its own.
#pragma once

#include "app/jobs/localserver.h"
#include "app/settings/modelservers.h"
#include "core/base/settings.h"
#include "core/ports/connections.h"

#include <functional>
#include <stop_token>

namespace app {

// The keys of the services that the settings name, from the environment and the keychain, which is asked for a moment
// only; and what is remembered of models.
core::Connections connectionsFor(const core::Settings &settings);

struct ModelCheck // of a model that the settings name
{
    QString model; // as they name it
    bool answers = false;
    QString sentence; // what it is, or why it does not answer and what to do
};

// Asks the server of each model that plays a role, once; the built-in one and that of this machine need no server.
QList<ModelCheck> checkModels(const core::Settings &settings, std::stop_token stop);

// How far a model that is being brought is, now and then: a line, or JSON on stderr.
std::function<void(const PullTold &)> tellsOfModel(bool json);

struct CliLocalServer // tells on stderr what happens
{
    CliLocalServer();

    LocalServer server;
};

} // namespace app
