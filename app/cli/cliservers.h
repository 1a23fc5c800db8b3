// Servers used by attest-cli: their keys, what their models can do, and the llama-server that Attest runs itself.
#pragma once

#include "app/jobs/localserver.h"
#include "app/settings/modelservers.h"
#include "core/base/settings.h"
#include "core/ports/connections.h"

#include <functional>
#include <stop_token>

namespace app {

// Returns the keys of the services in the settings and the stored profiles of models. Keys come from the environment
// and the keychain; the function waits only briefly for the keychain.
core::Connections connectionsFor(const core::Settings &settings);

struct ModelCheck // the result of checking a model named in the settings
{
    QString model; // name in the settings
    bool answers = false;
    QString sentence; // describes the model, or says why it does not answer and what to do
};

// Queries the server of each model that has a role, once per model. Skips the built-in model and this machine's own
// server.
QList<ModelCheck> checkModels(const core::Settings &settings, std::stop_token stop);

// Reports the progress of a model's download at intervals: as a line of text, or as JSON on stderr.
std::function<void(const PullTold &)> tellsOfModel(bool json);

struct CliLocalServer // reports on stderr what the local server is doing
{
    CliLocalServer();

    LocalServer server;
};

} // namespace app
