#include "core/models/openaimodel.h"

#include <QElapsedTimer>
#include <QHostAddress>

#include <algorithm>

namespace core::openai {
namespace {

constexpr int mostRepeats = 3;
constexpr int longestPause = 30; // seconds, whatever the server asks for

// A key for OpenAI must not cross a network unencrypted because a local address was mistyped.
bool isPrivate(const QUrl &url)
{
    return url.scheme() == QLatin1String("https") || url.host() == QLatin1String("localhost") ||
           QHostAddress(url.host()).isLoopback();
}

// What a server says is shown in one line, not longer than one reads.
QString quoted(QString words, const QByteArray &key)
{
    if (!key.isEmpty())
        words.replace(QString::fromUtf8(key), QStringLiteral("…"));
    words = words.simplified();
    return QStringLiteral("“%1”").arg(words.size() > 200 ? words.left(199) + u'…' : words);
}

bool isPassing(int status)
{
    static constexpr int passing[] = {408, 429, 500, 502, 503, 504};
    return std::find(std::begin(passing), std::end(passing), status) != std::end(passing);
}

bool isOverflow(const ServerError &error)
{
    const QString words = error.type + u' ' + error.message;
    for (const char *sign : {"exceed_context_size", "context_length_exceeded", "maximum context length", "context size",
                             "exceeds the available context"}) {
        if (words.contains(QLatin1String(sign), Qt::CaseInsensitive))
            return true;
    }
    return false;
}

// Never more than there are: four letters a token is usual, six make sure that nothing is refused that would fit.
int leastTokens(const Prompt &prompt)
{
    return int((prompt.system.size() + prompt.user.size()) / 6);
}

} // namespace

Server Server::from(const Settings &settings, const Connections &connections)
{
    Server server;
    server.deadline = std::chrono::steady_clock::now() + std::chrono::seconds(settings.maxSeconds);
    server.url = settings.serverUrl.trimmed();
    while (server.url.endsWith(u'/'))
        server.url.chop(1);
    server.key = connections.keys.value(server.url);
    if (server.key.isEmpty())
        server.key = qgetenv("ATTEST_API_KEY");
    if (server.key.isEmpty() && isPrivate(QUrl(server.url)))
        server.key = qgetenv("OPENAI_API_KEY");
    return server;
}

HttpRequest Server::request(const QString &path, const QByteArray &body) const
{
    HttpRequest request;
    request.url = QUrl(url + path);
    request.body = body;
    request.server = shown(QUrl(url));
    request.remedy = QStringLiteral("start the server or choose another model in Settings");
    request.limits = limits;
    if (deadline != std::chrono::steady_clock::time_point::max()) {
        const auto left = std::chrono::ceil<std::chrono::seconds>(deadline - std::chrono::steady_clock::now());
        request.limits.totalSeconds = std::clamp(int(left.count()), 1, limits.totalSeconds);
    }
    if (!key.isEmpty())
        request.headers.append({"Authorization", "Bearer " + key});
    return request;
}

Error Server::unavailable(const char *sentence, const QString &said, const QString &model) const
{
    QString whole = QString::fromUtf8(sentence);
    whole.replace(QStringLiteral("{server}"), shown(QUrl(url)));
    whole.replace(QStringLiteral("{model}"), model);
    whole.replace(QStringLiteral("{said}"), said); // last: it may say anything
    return {Error::Unavailable, whole, {}};
}

Error Server::refusal(int status, const ServerError &error, const QString &model) const
{
    const QString said = error.message.isEmpty() ? QStringLiteral("HTTP %1").arg(status) : quoted(error.message, key);
    if (isOverflow(error))
        return tooLong(model, said);
    if (status == 401 || status == 403)
        return unavailable("{server} wants a key it knows (it says {said}); set ATTEST_API_KEY to it and start Attest "
                           "again.",
                           said);
    if (status == 404 && !error.message.isEmpty() && !model.isEmpty())
        return unavailable("{server} does not serve the model “{model}” (it says {said}); choose another one in "
                           "Settings.",
                           said, model);
    if (status == 404)
        return unavailable("There is no model server at {server}; correct the address in Settings, most end in /v1.");
    if (status >= 300 && status < 400)
        return unavailable("{server} has moved (it says {said}); correct the address in Settings.", said);
    if (isPassing(status))
        return unavailable("{server} cannot answer now (it says {said}); wait a little and ask again.", said);
    return unavailable("{server} refused the request (it says {said}); choose another model in Settings.", said);
}

Error Server::tooLong(const QString &model, const QString &said) const
{
    return unavailable(
        "The passages are too long for the model “{model}” (it says {said}); use fewer passages, or start "
        "the server with a larger context.",
        said, model);
}

Result<QList<Offer>> modelsOf(const Server &server, std::stop_token stop)
{
    HttpRequest request = server.request(QStringLiteral("/models"));
    request.limits.silenceSeconds = std::min(request.limits.silenceSeconds, server.listing.silenceSeconds);
    request.limits.totalSeconds = std::min(request.limits.totalSeconds, server.listing.totalSeconds);
    const Result<HttpReply> reply = send(request, stop);
    if (!reply)
        return reply.error();
    if (reply->status != 200)
        return server.refusal(reply->status, readError(reply->body).value_or(ServerError()));
    const std::optional<QList<Offer>> offers = readModels(reply->body);
    if (!offers)
        return server.unavailable(
            "What answers at {server} is not a model server; correct the address in Settings, most "
            "end in /v1.");
    return *offers;
}

// One reply: the request as it stands, what was given up for it, and how it ended.
struct Model::Attempt
{
    unsigned refused = None;
    int calls = 0;
    int repeats = 0;
    bool heard = false; // words that were shown cannot be taken back
    int retryAfter = -1;
    int status = 0;
    ServerError said;
    std::optional<Reply> reply;
    std::optional<Error> error;
};

Model::Model(const Server &server, const Offer &offer, int callsAtOnce)
    : m_server(server),
      m_offer(offer),
      m_free(std::max(callsAtOnce, 1))
{
}

bool Model::can(Ability ability) const
{
    const unsigned refused = m_refused;
    switch (ability) {
    case Ability::Logprobs:
        return !(refused & Logprobs);
    case Ability::Choices:
        return !(refused & Choices) && (m_offer.server == Kind::LlamaServer || m_offer.server == Kind::Vllm);
    case Ability::Schema:
        return !(refused & Schema);
    }
    return false;
}

Result<Reply> Model::reply(const Prompt &prompt, const Heard &heard, std::stop_token stop)
{
    if (m_offer.context > 0 && leastTokens(prompt) > m_offer.context)
        return m_server.tooLong(m_offer.id, QStringLiteral("it takes %1 tokens").arg(m_offer.context));
    std::unique_lock lock(m_lock);
    if (!m_freed.wait(lock, stop, [this] { return m_free > 0; }))
        return Error::cancelled();
    --m_free;
    lock.unlock();
    QElapsedTimer clock;
    clock.start();
    Result<Reply> result = ask(prompt, heard, stop);
    if (result)
        result->cost.seconds = double(clock.nsecsElapsed()) / 1e9;
    lock.lock();
    ++m_free;
    m_freed.notify_one();
    return result;
}

// Posts until there is a reply: without what the server refuses, and again while its trouble is passing.
Result<Reply> Model::ask(const Prompt &prompt, const Heard &heard, const std::stop_token &stop)
{
    Attempt attempt;
    attempt.refused = m_refused;
    for (;;) {
        if (post(attempt, prompt, heard, stop)) {
            m_refused |= attempt.refused; // only now it is known that they were the reason
            attempt.reply->cost.calls = attempt.calls;
            return *attempt.reply;
        }
        if (attempt.error)
            return *attempt.error;
        const bool isPicky = attempt.status == 400 || attempt.status == 422 || attempt.status == 501;
        const unsigned sent = parametersOf(m_offer, prompt, attempt.refused, bool(heard));
        const Parameter culprit = isPicky && !isOverflow(attempt.said) ? refusedBy(attempt.said, sent) : None;
        attempt.refused |= culprit;
        if (!culprit && !mayRepeat(attempt, stop))
            return stop.stop_requested() ? Error::cancelled()
                                         : m_server.refusal(attempt.status, attempt.said, m_offer.id);
    }
}

// Whether there is a reply; else the attempt has an error, or a status and what the server said to it.
bool Model::post(Attempt &attempt, const Prompt &prompt, const Heard &heard, const std::stop_token &stop) const
{
    const HttpRequest request = m_server.request(QStringLiteral("/chat/completions"),
                                                 chatRequest(m_offer, prompt, attempt.refused, bool(heard)));
    ChatStream stream([&](const QString &words) {
        attempt.heard = true;
        heard(words);
    });
    const HttpHeard pieces = [&stream](const QByteArray &piece) { return stream.feed(piece); };
    const Result<HttpReply> http = send(request, stop, heard ? pieces : HttpHeard());
    ++attempt.calls;
    if (stop.stop_requested())
        attempt.error = Error::cancelled();
    else if (!http && !stream.whole())
        attempt.error = http.error();
    if (attempt.error)
        return false;
    attempt.status = http ? http->status : 200;
    attempt.retryAfter = http ? http->retryAfter : -1;
    if (attempt.status != 200) {
        attempt.said = readError(http->body).value_or(ServerError());
        if (!http->redirectedTo.isEmpty())
            attempt.said.message = http->redirectedTo;
        return false;
    }
    if (heard) {
        stream.end();
        attempt.reply = stream.whole() && stream.readable() ? std::optional(stream.reply()) : std::nullopt;
    } else {
        attempt.reply = readChat(http->body);
    }
    const std::optional<ServerError> error = heard ? stream.error() : readError(http->body);
    const bool begun = heard ? stream.readable() && !stream.whole() : isBegun(http->body);
    if (error)
        attempt.error = m_server.refusal(500, *error, m_offer.id);
    else if (begun)
        attempt.error = m_server.unavailable("{server} stopped in mid-sentence: the answer was cut off; look into the "
                                             "log of the server, and ask again.");
    else if (!attempt.reply)
        attempt.error = m_server.unavailable("What {server} sent is not a reply of a model; correct the address in "
                                             "Settings, most end in /v1.");
    return !attempt.error;
}

bool Model::mayRepeat(Attempt &attempt, const std::stop_token &stop) const
{
    if (!isPassing(attempt.status) || attempt.heard || m_server.late())
        return false;
    if (attempt.status == 503 && attempt.said.message.contains(QLatin1String("loading"), Qt::CaseInsensitive) &&
        attempt.retryAfter < 0)
        return waitUntilLoaded(attempt, stop);
    if (attempt.repeats == mostRepeats)
        return false;
    const auto asked = std::chrono::seconds(std::min(attempt.retryAfter, longestPause));
    const auto own = m_server.firstPause * (1 << attempt.repeats++);
    return pause(attempt.retryAfter >= 0 ? asked : own, stop);
}

// A server that loads its model says when it is ready, beside its interface; one that does not is asked again.
bool Model::waitUntilLoaded(Attempt &attempt, const std::stop_token &stop) const
{
    HttpRequest health = m_server.request({});
    health.url.setPath(QStringLiteral("/health"));
    QElapsedTimer clock;
    clock.start();
    while (std::chrono::milliseconds(clock.elapsed()) < m_server.longestLoading && !m_server.late()) {
        if (!pause(m_server.loadingPause, stop))
            return false;
        const Result<HttpReply> reply = send(health, stop);
        if (!reply)
            return false;
        if (reply->status != 503)
            return reply->status == 200 || ++attempt.repeats <= mostRepeats;
    }
    return false;
}

} // namespace core::openai
