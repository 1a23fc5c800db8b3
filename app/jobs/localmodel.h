// The model "local" of the settings: the file that a llama-server of our own serves. A run means it by its address.
#pragma once

#include "app/jobs/answerjob.h"
#include "app/jobs/localserver.h"
#include "core/ports/connections.h"

namespace app {

inline QString localModel()
{
    return QStringLiteral("local");
}

// Whose keys a run with these settings needs: addresses of servers, and the web search. None with the built-in model.
QStringList servicesUsed(const core::Settings &settings);
// And that of the server of the settings, though no model of it may be chosen yet.
QStringList servicesOf(const core::Settings &settings);

// Whether a role of the settings is played by it.
bool usesLocalModel(const core::Settings &settings);
LocalServer::ServerConfig localConfig(const core::Settings &settings); // what such settings want of a llama-server

// Waits until it is served, and has the settings and connections of a run mean it by its own name and address. Without
// such a role nothing happens.
core::Result<void> placeLocalModel(core::Settings &settings, core::Connections &connections, LocalServer &server,
                                   std::stop_token stop);

// What was found of it, as it is remembered: its server has another address each time, its file has not.
core::ModelProfile remembered(core::ModelProfile profile, const core::Settings &settings, const LocalServer &server);

// A question in which any role may be played by "local": ask is called with what it is to be asked with.
using Ask = std::function<core::Turn(const core::Settings &settings, const core::Connections &connections)>;
core::Turn askAlsoLocally(const core::Asked &asked, core::Settings settings, core::Connections connections,
                          LocalServer &server, const Ask &ask, std::stop_token stop);

} // namespace app
