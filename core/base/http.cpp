#include "core/base/http.h"

#include "core/base/httpclient.h"
#include "core/base/publicaddress.h"

#include <condition_variable>
#include <mutex>
#include <unistd.h>

namespace core {
namespace {

bool isMainThread()
{
    return ::gettid() == ::getpid();
}

} // namespace

Result<HttpReply> send(const HttpRequest &request, std::stop_token stop, const ByteSink &heard)
{
    if (stop.stop_requested())
        return Error::cancelled();
    const QString scheme = request.url.scheme();
    const bool known = scheme == QLatin1String("http") || scheme == QLatin1String("https");
    if (!request.url.isValid() || request.url.host().isEmpty() || !known)
        return Error{Error::Invalid,
                     QStringLiteral("“%1” is not the address of a server; correct it in Settings, for example "
                                    "http://localhost:11434/v1.")
                         .arg(request.server.isEmpty() ? shown(request.url) : request.server),
                     request.url.errorString()};
    thread_local std::unique_ptr<HttpClient> kept;
    // Taken out while in use, because a listener may send a request, too.
    std::unique_ptr<HttpClient> client = std::move(kept);
    if (!client)
        client = std::make_unique<HttpClient>();
    Result<HttpReply> reply = client->send(request, stop, heard);
    if (!isMainThread())
        kept = std::move(client);
    return reply;
}

bool pause(std::chrono::milliseconds length, std::stop_token stop)
{
    std::mutex lock;
    std::condition_variable_any stopped;
    std::unique_lock waiting(lock);
    return !stopped.wait_for(waiting, stop, length, [] { return false; }) && !stop.stop_requested();
}

bool namesInside(const QUrl &url)
{
    QString host = url.host();
    if (const std::optional<IpAddress> address = addressOf(host))
        return !isPublicAddress(*address);
    while (host.endsWith(u'.'))
        host.chop(1);
    static const QStringList kept{QStringLiteral("localhost"), QStringLiteral("local"), QStringLiteral("internal"),
                                  QStringLiteral("lan"),       QStringLiteral("home"),  QStringLiteral("arpa")};
    return !host.contains(u'.') || kept.contains(host.section(u'.', -1));
}

bool isThisMachine(const QUrl &url)
{
    const std::optional<IpAddress> address = addressOf(url.host());
    return url.host() == QLatin1String("localhost") || (address && isLoopback(*address));
}

bool isPrivate(const QUrl &url)
{
    return url.scheme() == QLatin1String("https") || isThisMachine(url);
}

QString shown(const QUrl &url)
{
    return url.toString(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment);
}

} // namespace core
