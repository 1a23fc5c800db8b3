// The model "local" of the settings: the file served by our own llama-server. In a run it is replaced by its address.
#pragma once

#include "app/jobs/answerjob.h"
#include "app/jobs/localserver.h"
#include "core/ports/connections.h"

namespace app {

inline QString localModel()
{
    return QStringLiteral("local");
}

// The services whose keys a run with these settings needs: server addresses, and the web search. None with the built-in
// model.
QStringList servicesUsed(const core::Settings &settings);
// The same, plus the settings' server, even if none of its models is chosen yet.
QStringList servicesOf(const core::Settings &settings);

// Whether a role in the settings uses it.
bool usesLocalModel(const core::Settings &settings);
LocalServer::ServerConfig localConfig(const core::Settings &settings); // the llama-server that such settings need

// Waits until it is served, and puts its own name and address into a run's settings and connections. Does nothing if no
// role uses it.
core::Result<void> placeLocalModel(core::Settings &settings, core::Connections &connections, LocalServer &server,
                                   std::stop_token stop);

// Its profile in stored form: its server has another address each time, its file does not.
core::ModelProfile remembered(core::ModelProfile profile, const core::Settings &settings, const LocalServer &server);

// A question for which any role may use "local": calls `ask` with the resolved settings and connections.
using Ask = std::function<core::Turn(const core::Settings &settings, const core::Connections &connections)>;
core::Turn askAlsoLocally(const core::Asked &asked, core::Settings settings, core::Connections connections,
                          LocalServer &server, const Ask &ask, std::stop_token stop);

} // namespace app
