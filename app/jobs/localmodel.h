// The model named "local" in the settings: a file served by Attest's own llama-server. For a run, its name is replaced
// by the server's address.
#pragma once

#include "app/jobs/answerjob.h"
#include "app/jobs/localserver.h"
#include "core/ports/connections.h"

namespace app {

inline QString localModel()
{
    return QStringLiteral("local");
}

// The services whose keys are needed for a run with these settings: server addresses, and the web search. Empty for the
// built-in model.
QStringList servicesUsed(const core::Settings &settings);
// The same services, plus the configured server, even if none of its models has been chosen yet.
QStringList servicesOf(const core::Settings &settings);

// Whether a role in the settings uses "local".
bool usesLocalModel(const core::Settings &settings);
LocalServer::ServerConfig localConfig(const core::Settings &settings); // the llama-server needed for these settings

// Waits until the model is being served, and puts its name and address into the settings and connections of a run. Does
// nothing if no role uses the model.
core::Result<void> placeLocalModel(core::Settings &settings, core::Connections &connections, LocalServer &server,
                                   std::stop_token stop);

// The model's profile as it is stored: under its file name, because the server's address changes each time.
core::ModelProfile remembered(core::ModelProfile profile, const core::Settings &settings, const LocalServer &server);

// For a question in which a role may use "local": calls `ask` with the resolved settings and connections.
using Ask = std::function<core::Turn(const core::Settings &settings, const core::Connections &connections)>;
core::Turn askAlsoLocally(const core::Asked &asked, core::Settings settings, core::Connections connections,
                          LocalServer &server, const Ask &ask, std::stop_token stop);

} // namespace app
