// Servers in attest-cli: keys, abilities, and its own llama-server.
#pragma once

#include "app/jobs/localserver.h"
#include "app/settings/modelservers.h"
#include "core/base/settings.h"
#include "core/ports/connections.h"

#include <functional>
#include <stop_token>

namespace app {

// The keys of the services in the settings, from the environment and the keychain, which is waited for only briefly;
// and the stored profiles of models.
core::Connections connectionsFor(const core::Settings &settings);

struct ModelCheck // of a model in the settings
{
    QString model; // its name there
    bool answers = false;
    QString sentence; // what it is, or why it does not answer and what to do
};

// Asks the server of each model used in a role, once; the built-in model and this machine's own need no server.
QList<ModelCheck> checkModels(const core::Settings &settings, std::stop_token stop);

// Reports a model's download from time to time: a line, or JSON on stderr.
std::function<void(const PullTold &)> tellsOfModel(bool json);

struct CliLocalServer // reports on stderr what happens
{
    CliLocalServer();

    LocalServer server;
};

} // namespace app
