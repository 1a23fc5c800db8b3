// Servers in attest-cli: keys, what models can do, and the program's own llama-server.
#pragma once

#include "app/jobs/localserver.h"
#include "app/settings/modelservers.h"
#include "core/base/settings.h"
#include "core/ports/connections.h"

#include <functional>
#include <stop_token>

namespace app {

// Returns the keys of the services in the settings and the stored profiles of models. Keys come from the environment
// and the keychain; it waits only briefly for the latter.
core::Connections connectionsFor(const core::Settings &settings);

struct ModelCheck // checks a model named in the settings
{
    QString model; // name in the settings
    bool answers = false;
    QString sentence; // what the model is, or why it does not answer and what to do
};

// Asks the server of each model used in a role, once; the built-in model and this machine's own server are not asked.
QList<ModelCheck> checkModels(const core::Settings &settings, std::stop_token stop);

// Reports a model's download at intervals: as a line, or as JSON on stderr.
std::function<void(const PullTold &)> tellsOfModel(bool json);

struct CliLocalServer // reports on stderr what it is doing
{
    CliLocalServer();

    LocalServer server;
};

} // namespace app
