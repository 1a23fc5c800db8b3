#include "core/openai/openaiserver.h"

#include "core/base/catalogue.h"
#include "core/base/plural.h"
#include "core/openai/chatprotocol.h"

#include <algorithm>

namespace core::openai {
namespace {

constexpr int mostRepeats = 3;
constexpr int longestPause = 30; // seconds; a server that asks for a longer pause is not waited for

bool isOpenAi(const QUrl &url)
{
    return url.scheme() == QLatin1String("https") && url.host() == QLatin1String("api.openai.com");
}

// A server's message is shown on one line, at readable length.
QString quoted(QString words, const QByteArray &key)
{
    if (!key.isEmpty())
        words.replace(QString::fromUtf8(key), QStringLiteral("…"));
    words = words.simplified();
    return QStringLiteral("“%1”").arg(words.size() > 200 ? words.left(199) + u'…' : words);
}

bool isLoading(const ServerError &error)
{
    return error.message.contains(QLatin1String("loading"), Qt::CaseInsensitive);
}

bool isPassing(int status)
{
    static constexpr int passing[] = {408, 429, 500, 502, 503, 504};
    return std::find(std::begin(passing), std::end(passing), status) != std::end(passing);
}

} // namespace

Server Server::from(const Settings &settings, const Connections &connections)
{
    Server server = at(ModelName::from(settings.model, settings).server, settings, connections);
    server.deadline = std::chrono::steady_clock::now() + std::chrono::seconds(settings.maxSeconds);
    return server;
}

Server Server::at(const QString &address, const Settings &settings, const Connections &connections)
{
    Server server;
    server.url = withoutSlash(address);
    server.key = connections.keys.value(server.url);
    server.prices = connections.prices;
    // The key in the environment was meant for the settings' server, and must not be sent unencrypted because a local
    // address was mistyped.
    server.takesVariable = server.url == withoutSlash(settings.serverUrl) && isPrivate(QUrl(server.url));
    if (server.key.isEmpty() && server.takesVariable)
        server.key = qgetenv("ATTEST_API_KEY");
    if (server.key.isEmpty() && server.takesVariable && isOpenAi(QUrl(server.url)))
        server.key = qgetenv("OPENAI_API_KEY");
    return server;
}

HttpRequest Server::request(const QString &path, const QByteArray &body) const
{
    HttpRequest request;
    request.url = QUrl(url);
    request.url.setPath(request.url.path() + path); // before the query, such as Azure's version
    request.body = body;
    request.server = shown(QUrl(url));
    request.remedy = QStringLiteral("start the server or choose another model in Settings");
    request.limits = limits;
    if (deadline != std::chrono::steady_clock::time_point::max()) {
        const auto left = std::chrono::ceil<std::chrono::seconds>(deadline - std::chrono::steady_clock::now());
        request.limits.totalSeconds = std::clamp(double(left.count()), 1.0, std::max(limits.totalSeconds, 1.0));
    }
    if (!key.isEmpty())
        request.headers.append({"Authorization", "Bearer " + key});
    if (!key.isEmpty()) // for Azure
        request.headers.append({"api-key", key});
    return request;
}

HttpRequest Server::outside(const QString &path, const QByteArray &body) const
{
    HttpRequest asked = request({}, body);
    QString base = asked.url.path();
    if (base.endsWith(QLatin1String("/v1")))
        base.chop(3);
    asked.url.setPath(base + path);
    return asked;
}

HttpRequest Server::beside(const QString &path, const QByteArray &body) const
{
    HttpRequest asked = outside(path, body);
    asked.limits.silenceSeconds = std::min(limits.silenceSeconds, listing.silenceSeconds);
    asked.limits.totalSeconds = std::min(asked.limits.totalSeconds, listing.totalSeconds);
    return asked;
}

Error Server::unavailable(const char *sentence, const QString &said, const QString &model) const
{
    QString whole = QString::fromUtf8(sentence);
    whole.replace(QStringLiteral("{server}"), shown(QUrl(url)));
    whole.replace(QStringLiteral("{model}"), model);
    whole.replace(QStringLiteral("{said}"), said); // last, because it may contain anything
    return {Error::Unavailable, whole, {}};
}

Error Server::refusal(int status, const ServerError &error, const QString &model) const
{
    const QString said = error.message.isEmpty() ? QStringLiteral("HTTP %1").arg(status) : quoted(error.message, key);
    if (isOverflow(error))
        return tooLong(model, said);
    if (status == 401 || status == 403)
        return unavailable(takesVariable ? "{server} requires a valid key ({said}); enter the key in Settings, or "
                                           "set ATTEST_API_KEY to it and restart Attest."
                                         : "{server} requires a valid key ({said}); enter its address and the "
                                           "key in Settings, or save the key with “attest-cli key” and that address.",
                           said);
    if (isOutOfMemory(error))
        return unavailable("{server} has too little memory for the model “{model}” (it says {said}); choose a smaller "
                           "one in Settings, use fewer passages, or close other programs.",
                           said, model);
    if (status == 404 && !error.message.isEmpty() && !model.isEmpty())
        return unavailable("{server} does not serve the model “{model}” (it says {said}); choose another one in "
                           "Settings.",
                           said, model);
    if (status == 404)
        return unavailable("There is no model server at {server}; correct the address in Settings (most end in /v1).");
    if (status >= 300 && status < 400)
        return unavailable("{server} has moved (it says {said}); correct the address in Settings.", said);
    if (status == 402 || isQuotaUsedUp(error))
        return unavailable("The quota of the account at {server} is used up (it says {said}); add credit there, or "
                           "choose another model in Settings.",
                           said);
    if (status == 503 && isLoading(error))
        return unavailable("{server} is still loading its model; ask again when it is ready, or raise the time limit "
                           "in Settings.");
    if (isPassing(status) && error.wait > 0)
        return unavailable("{server} asks you to wait {said}; ask again then, or choose another model in Settings.",
                           QStringLiteral("%1 (it says %2)").arg(plural(error.wait, "second"), said));
    if (isPassing(status))
        return unavailable("{server} cannot answer now (it says {said}); wait a moment and ask again.", said);
    return unavailable("{server} refused the request (it says {said}); choose another model in Settings.", said);
}

Error Server::tooLong(const QString &model, const QString &said) const
{
    return unavailable(
        "The passages are too long for the model “{model}” (it says {said}); use fewer passages, or start "
        "the server with a larger context.",
        said, model);
}

namespace {

struct ModelList
{
    int status = 0;
    Result<QList<Offer>> offers;
};

ModelList askForModels(const Server &server, std::stop_token stop)
{
    HttpRequest request = server.request(QStringLiteral("/models"));
    request.limits.silenceSeconds = std::min(request.limits.silenceSeconds, server.listing.silenceSeconds);
    request.limits.totalSeconds = std::min(request.limits.totalSeconds, server.listing.totalSeconds);
    const Result<HttpReply> reply = send(request, stop);
    if (!reply)
        return {0, reply.error()};
    if (reply->status != 200) {
        ServerError said = readError(reply->body).value_or(ServerError());
        if (!reply->redirectedTo.isEmpty())
            said.message = reply->redirectedTo;
        return {reply->status, server.refusal(reply->status, said)};
    }
    const std::optional<QList<Offer>> offers = readModels(reply->body);
    if (!offers)
        return {
            reply->status,
            server.unavailable("{server} is not a model server; correct the address in Settings (most end in /v1).")};
    return {reply->status, *offers};
}

// Ollama's address may be given without the /v1 of OpenAI's protocol.
std::optional<QList<Offer>> ownListOf(const Server &server, const std::stop_token &stop)
{
    for (const OwnProtocol *own : offers<OwnProtocol>()) {
        if (std::optional<QList<Offer>> models = own->models(server, stop))
            return models;
    }
    return {};
}

bool listsNone(int status)
{
    return status == 403 || status == 404 || status == 405 || status == 501;
}

} // namespace

Result<QList<Offer>> modelsOf(const Server &server, std::stop_token stop)
{
    const auto [status, offers] = askForModels(server, stop);
    if (status == 404) {
        if (const std::optional<QList<Offer>> own = ownListOf(server, stop))
            return *own;
    }
    return offers;
}

Result<Offer> offerOf(const Server &server, const QString &wanted, std::stop_token stop)
{
    auto [status, offers] = askForModels(server, stop);
    if (status == 404) {
        if (const std::optional<QList<Offer>> own = ownListOf(server, stop))
            offers = *own;
    }
    if (!offers && listsNone(status) && !wanted.isEmpty())
        return Offer{wanted};
    if (!offers)
        return offers.error();
    for (const QString &name : {wanted, wanted + QStringLiteral(":latest")}) {
        for (const Offer &offer : *offers) {
            if (offer.id == name)
                return offer;
        }
    }
    const bool canPull = !offers->isEmpty() && offers->first().server == Kind::Ollama;
    Error error = server.unavailable(
        offers->isEmpty() ? "{server} has no model; load one there, or choose “builtin” in Settings."
        : canPull ? "{server} does not serve the model “{model}”; pull it in Settings or with “attest-cli models "
                    "pull {model}”, or choose another model."
                  : "{server} does not serve the model “{model}”; choose another one in Settings.",
        {}, wanted);
    error.code = Error::Invalid;
    return error;
}

bool RetryPolicy::again(int status, const ServerError &said, const std::stop_token &stop)
{
    if (!isPassing(status) || isQuotaUsedUp(said) || isOutOfMemory(said) || m_server.late())
        return false;
    if (status == 503 && isLoading(said) && said.wait < 0)
        return waitUntilLoaded(stop);
    if (m_repeats == mostRepeats || said.wait > longestPause)
        return false;
    const std::chrono::milliseconds asked = std::chrono::seconds(said.wait);
    const std::chrono::milliseconds own = m_server.firstPause * (1 << m_repeats++);
    const std::chrono::milliseconds length = said.wait >= 0 ? asked : own;
    if (length > m_server.deadline - std::chrono::steady_clock::now())
        return false; // it would be too late afterwards
    return pause(length, stop);
}

// Asks a server that loads its model, outside its interface, whether it is ready; if unsupported, asks again.
bool RetryPolicy::waitUntilLoaded(const std::stop_token &stop)
{
    // Gives up while there is time to say so; otherwise the message would be that time ran out.
    const auto now = [] { return std::chrono::steady_clock::now(); };
    const auto last = std::min(now() + m_server.longestLoading, m_server.deadline - std::chrono::seconds(2));
    while (now() < last) {
        if (!pause(m_server.loadingPause, stop))
            return false;
        const Result<HttpReply> reply = send(m_server.beside(QStringLiteral("/health")), stop);
        if (!reply)
            return false;
        if (reply->status != 503)
            return reply->status == 200 || ++m_repeats <= mostRepeats;
    }
    return false;
}

} // namespace core::openai
