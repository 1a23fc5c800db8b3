#include "core/openai/discovery.h"

#include "core/base/http.h"
#include "core/openai/chatprotocol.h"
#include "core/openai/serverfacts.h"

#include <QUrl>

#include <algorithm>

namespace core {
namespace {

// A server on this machine answers at once, so nobody waits a second in vain.
const HttpLimits near{0.2, 0.35, 0.45, 4 << 20};
const HttpLimits far{0.8, 0.8, 0.9, 4 << 20};

// Whether two addresses mean the same server.
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
    const openai::Kind kind = openai::kindOf(server, *offers, stop);
    const QString name = openai::nameOf(kind);
    FoundServer found{name.isEmpty() ? QStringLiteral("OpenAI protocol") : name, address, {}};
    const openai::OwnProtocol *own = openai::ownProtocolOf(kind);
    const auto told = own ? own->models(server, stop) : std::nullopt; // facts that OpenAI's protocol does not cover
    for (const openai::Offer &offer : told ? *told : *offers) {
        found.models.append(offer.id);
        found.details.append({offer.id, offer.bytes, offer.form, offer.embeds});
    }
    return found;
}

} // namespace

QString inWords(const FoundModel &model)
{
    QStringList words{model.form};
    if (model.bytes > 0)
        words.append(QStringLiteral("%1 GB").arg(double(model.bytes) / 1e9, 0, 'f', 1));
    if (model.embeds)
        words.append(QStringLiteral("only makes vectors"));
    words.removeAll(QString());
    return words.join(QStringLiteral(", "));
}

QList<FoundServer> findServers(const Settings &settings, const Connections &connections, Parallel &parallel,
                               std::stop_token stop)
{
    const QStringList addresses = addressesOf(settings, connections);
    QList<FoundServer> looked(addresses.size());
    FoundServer *const places = looked.data(); // each element is written by one thread
    parallel.forEach(
        int(addresses.size()), [&](int i) { places[i] = look(addresses.at(i), settings, connections, stop); }, stop);
    looked.removeIf([](const FoundServer &server) { return server.address.isEmpty(); });
    return looked;
}

} // namespace core
