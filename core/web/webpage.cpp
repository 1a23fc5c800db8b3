#include "core/web/webpage.h"

#include "core/base/http.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace core {
namespace {

constexpr int mostRedirections = 3;
constexpr qsizetype mostBytes = 2 << 20; // per page; the rest is not read
constexpr int longestAddress = 2000;

using Clock = std::chrono::steady_clock;

HttpRequest requestFor(const QUrl &address, const Outside &outside, Clock::time_point deadline)
{
    HttpRequest request;
    request.url = address;
    request.server = address.host();
    request.remedy = QStringLiteral("the page was not read");
    request.types = {"text/html", "application/xhtml+xml", "text/plain"};
    request.reach = Reach::Public;
    request.alsoReached = outside.alsoReached;
    const std::chrono::duration<double> left = deadline - Clock::now();
    request.limits.totalSeconds = std::max(0.1, std::round(10 * left.count()) / 10); // as shown in messages
    request.limits.connectSeconds = std::min(6.0, request.limits.totalSeconds);
    request.limits.silenceSeconds = request.limits.totalSeconds;
    request.limits.bytes = 2 * mostBytes; // some more arrives between the limit and the end
    return request;
}

Error unreadable(const QString &why)
{
    return {Error::Unavailable, why, {}};
}

Result<PageText> textOf(const HttpReply &reply, const QByteArray &body, std::stop_token stop)
{
    if (reply.status != 200)
        return unreadable(QStringLiteral("the site answers with HTTP %1").arg(reply.status));
    if (body.isEmpty() && !reply.contentType.isEmpty() && !reply.contentType.startsWith("text/"))
        return unreadable(QStringLiteral("it is not a text page but “%1”")
                              .arg(QString::fromLatin1(reply.contentType.split(';').first().left(60))));
    PageText page = pageText(body, reply.contentType, stop);
    if (stop.stop_requested())
        return Error::cancelled();
    if (page.paragraphs.isEmpty())
        return unreadable(QStringLiteral("there is no text on it"));
    return page;
}

} // namespace

bool mayBeRead(const QUrl &address, const Outside &outside)
{
    const bool safe = address.scheme() == QLatin1String("https");
    if (!address.isValid() || (!safe && address.scheme() != QLatin1String("http")) || address.host().isEmpty() ||
        !address.userInfo().isEmpty() || address.toString().size() > longestAddress)
        return false;
    const int usual = safe ? 443 : 80;
    const int port = address.port(usual);
    if (QStringLiteral("%1:%2").arg(address.host(), QString::number(port)) == outside.alsoReached)
        return true;
    return (port == usual || port >= 1024) && !namesInside(address);
}

Result<PageText> readPage(const QUrl &address, const Outside &outside, int seconds, std::stop_token stop)
{
    const Clock::time_point deadline = Clock::now() + std::chrono::seconds(seconds);
    QUrl at = address;
    for (int redirections = 0; redirections <= mostRedirections; ++redirections) {
        if (!mayBeRead(at, outside))
            return Error{Error::Invalid, QStringLiteral("it is not on the public web"), {}};
        if (Clock::now() >= deadline)
            return unreadable(QStringLiteral("it takes too long"));
        QByteArray body;
        const Result<HttpReply> reply = send(requestFor(at, outside, deadline), stop, [&body](const QByteArray &piece) {
            body += piece.left(mostBytes - body.size());
            return body.size() < mostBytes ? StreamControl::Continue : StreamControl::Stop;
        });
        if (!reply)
            return reply.error();
        if (reply->status < 300 || reply->status >= 400 || reply->location.isEmpty())
            return textOf(*reply, body, stop);
        at = reply->location;
    }
    return unreadable(QStringLiteral("it redirects too many times"));
}

} // namespace core
