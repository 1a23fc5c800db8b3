#include "core/openai/discovery.h"

#include "core/base/http.h"
#include "core/openai/serverfacts.h"

#include <QUrl>

#include <algorithm>

namespace core {
namespace {

// A server on this machine answers at once. Nobody waits a second for nothing.
const HttpLimits near{0.2, 0.35, 0.45, 4 << 20};
const HttpLimits far{0.8, 0.8, 0.9, 4 << 20};

// The same place under another name.
bool isSamePlace(const QString &one, const QString &other)
{
    return one == other || (isThisMachine(QUrl(one)) && isThisMachine(QUrl(other)) &&
                            QUrl(one).port() == QUrl(other).port() && QUrl(one).scheme() == QUrl(other).scheme());
}

QStringList addressesOf(const Settings &settings, const Connections &connections)
{
    QStringList addresses;
    const auto add = [&addresses](const QString &address) {
        const auto same = [&address](const QString &known) { return isSamePlace(known, address); };
        if (!address.isEmpty() && std::none_of(addresses.begin(), addresses.end(), same))
            addresses.append(address);
    };
    add(withoutSlash(settings.serverUrl));
    for (const QString &name : {settings.model, settings.writerModel, settings.rewriterModel, settings.relevanceModel,
                                settings.supportModel, settings.utilityModel, settings.routerModel, settings.embedder})
        add(ModelName::from(name, settings).server);
    for (const QString &place : connections.places)
        add(withoutSlash(place));
    for (const int port : connections.ports)
        add(QStringLiteral("http://localhost:%1/v1").arg(port));
    return addresses;
}

FoundServer look(const QString &address, const Settings &settings, const Connections &connections,
                 const std::stop_token &stop)
{
    openai::Server server = openai::Server::at(address, settings, connections);
    server.limits = isThisMachine(QUrl(address)) ? near : far;
    const Result<QList<openai::Offer>> offers = openai::modelsOf(server, stop);
    if (!offers)
        return {};
    const QString kind = openai::nameOf(openai::kindOf(server, *offers, stop));
    FoundServer found{kind.isEmpty() ? QStringLiteral("OpenAI protocol") : kind, address, {}};
    for (const openai::Offer &offer : *offers)
        found.models.append(offer.id);
    return found;
}

} // namespace

QList<FoundServer> findServers(const Settings &settings, const Connections &connections, Parallel &parallel,
                               std::stop_token stop)
{
    const QStringList addresses = addressesOf(settings, connections);
    QList<FoundServer> looked(addresses.size());
    FoundServer *const places = looked.data(); // each written by one thread
    parallel.forEach(
        int(addresses.size()), [&](int i) { places[i] = look(addresses.at(i), settings, connections, stop); }, stop);
    looked.removeIf([](const FoundServer &server) { return server.address.isEmpty(); });
    return looked;
}

} // namespace core
