#include "app/jobs/localmodel.h"

#include "core/openai/openaiserver.h"
#include "core/embedding/staticembedder.h"

#include <algorithm>
#include <array>

namespace app {
namespace {

constexpr std::array roles = {&core::Settings::model,         &core::Settings::writerModel,
                              &core::Settings::rewriterModel, &core::Settings::relevanceModel,
                              &core::Settings::supportModel,  &core::Settings::utilityModel,
                              &core::Settings::routerModel,   &core::Settings::embedder};

// Includes its server, if it has one.
QString inFull(const QString &model, const core::Settings &settings)
{
    if (model.isEmpty() || model == QLatin1String("builtin"))
        return model;
    const core::ModelName name = core::ModelName::from(model, settings);
    return name.model + u'@' + name.server;
}

} // namespace

QStringList servicesUsed(const core::Settings &settings)
{
    QStringList services;
    for (const auto role : roles) {
        const QString &model = settings.*role;
        const bool isFolder = role == &core::Settings::embedder && core::namesStaticEmbedder(model);
        if (!model.isEmpty() && model != QLatin1String("builtin") && model != localModel() && !isFolder)
            services.append(core::ModelName::from(model, settings).server);
    }
    if (settings.webSearch == QLatin1String("searxng"))
        services.append(core::withoutSlash(settings.webUrl)); // may need a key like a model server
    else if (settings.webSearch != QLatin1String("off"))
        services.append(settings.webSearch);
    services.removeAll(QString());
    services.removeDuplicates();
    return services;
}

QStringList servicesOf(const core::Settings &settings)
{
    QStringList services{core::withoutSlash(settings.serverUrl)};
    services += servicesUsed(settings);
    services.removeDuplicates();
    return services;
}

bool usesLocalModel(const core::Settings &settings)
{
    return std::any_of(roles.begin(), roles.end(), [&](auto role) { return settings.*role == localModel(); });
}

LocalServer::ServerConfig localConfig(const core::Settings &settings)
{
    if (!usesLocalModel(settings))
        return {};
    return {settings.localModel, settings.concurrentCalls, settings.embedder == localModel()};
}

core::Result<void> placeLocalModel(core::Settings &settings, core::Connections &connections, LocalServer &server,
                                   std::stop_token stop)
{
    if (!usesLocalModel(settings))
        return {};
    server.configure(localConfig(settings));
    const core::Result<LocalServer::Address> address = server.address(stop);
    if (!address)
        return address.error();
    // The settings' server becomes the local one, so that its changing address is in no name; models on the previous
    // server get that address appended, and keep its key.
    const QString before = core::withoutSlash(settings.serverUrl);
    connections.keys[before] = core::openai::Server::at(before, settings, connections).key;
    connections.keys[address->url] = address->key;
    if (const core::ModelProfile *known = connections.profileOf(localModel(), settings.localModel)) {
        core::ModelProfile present = *known;
        present.server = address->url;
        present.model = address->model;
        present.atOnce = settings.concurrentCalls; // as configured when it was started
        connections.profiles.append(present);
    }
    for (const auto role : roles) {
        QString &model = settings.*role;
        if (model == localModel())
            model = address->model;
        else
            model = inFull(model, settings);
    }
    settings.serverUrl = address->url;
    return {};
}

core::ModelProfile remembered(core::ModelProfile profile, const core::Settings &settings, const LocalServer &server)
{
    if (!profile.server.isEmpty() && profile.server == server.state().address) {
        profile.server = localModel();
        profile.model = settings.localModel;
    }
    return profile;
}

core::Turn askAlsoLocally(const core::Asked &asked, core::Settings settings, core::Connections connections,
                          LocalServer &server, const Ask &ask, std::stop_token stop)
{
    if (!usesLocalModel(settings))
        return ask(settings, connections);
    const core::Result<void> placed = placeLocalModel(settings, connections, server, stop);
    if (!placed)
        return failedTurn(asked, settings, placed.error());
    return ask(settings, connections);
}

} // namespace app
