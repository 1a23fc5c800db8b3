#include "app/localmodel.h"

#include <algorithm>
#include <array>

namespace app {
namespace {

constexpr std::array roles = {&core::Settings::model,         &core::Settings::writerModel,
                              &core::Settings::rewriterModel, &core::Settings::relevanceModel,
                              &core::Settings::supportModel,  &core::Settings::utilityModel,
                              &core::Settings::routerModel,   &core::Settings::embedder};

QString local()
{
    return QStringLiteral("local");
}

} // namespace

QStringList servicesOf(const core::Settings &settings)
{
    QStringList services{core::withoutSlash(settings.serverUrl)};
    for (const auto role : roles)
        services.append(core::ModelName::from(settings.*role, settings).server);
    if (settings.webSearch != QLatin1String("off"))
        services.append(settings.webSearch);
    services.removeDuplicates();
    return services;
}

bool usesLocalModel(const core::Settings &settings)
{
    return std::any_of(roles.begin(), roles.end(), [&](auto role) { return settings.*role == local(); });
}

core::Result<void> placeLocalModel(core::Settings &settings, core::Connections &connections, LocalServer &server,
                                   std::stop_token stop)
{
    if (!usesLocalModel(settings))
        return {};
    server.want(settings.localModel, settings.concurrentCalls);
    const core::Result<LocalServer::Address> address = server.address(stop);
    if (!address)
        return address.error();
    connections.keys[address->url] = address->key;
    if (const core::ModelProfile *known = connections.profileOf(local(), settings.localModel)) {
        core::ModelProfile present = *known;
        present.server = address->url;
        present.model = address->model;
        present.atOnce = settings.concurrentCalls; // as it was started
        connections.profiles.append(present);
    }
    for (const auto role : roles) {
        if (settings.*role == local())
            settings.*role = address->model + u'@' + address->url;
    }
    return {};
}

core::ModelProfile remembered(core::ModelProfile profile, const core::Settings &settings, const LocalServer &server)
{
    if (!profile.server.isEmpty() && profile.server == server.state().address) {
        profile.server = local();
        profile.model = settings.localModel;
    }
    return profile;
}

bool isLocal(const core::ModelProfile &remembered)
{
    return remembered.server == local();
}

core::Turn askAlsoLocally(const core::Asked &asked, core::Settings settings, core::Connections connections,
                          LocalServer &server, const Ask &ask, std::stop_token stop)
{
    if (!usesLocalModel(settings))
        return ask(settings, connections);
    const core::Result<void> placed = placeLocalModel(settings, connections, server, stop);
    if (!placed)
        return failedTurn(asked, settings, placed.error());
    core::Turn turn = ask(settings, connections);
    turn.model.remove(u'@' + server.state().address); // the address of today means nothing tomorrow
    return turn;
}

} // namespace app
