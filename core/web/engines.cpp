// What asking SearXNG and asking Tavily have in common.
#include "core/web/engines.h"

#include <QJsonDocument>

namespace core {

Result<SearchReply> askSearch(HttpRequest request, std::stop_token stop)
{
    request.limits = {10, 20, 30, 4 << 20};
    const Result<HttpReply> reply = send(request, stop);
    if (!reply)
        return reply.error();
    const auto unavailable = [&](const QString &sentence) { return Error{Error::Unavailable, sentence, {}}; };
    if (reply->status >= 300 && reply->status < 400)
        return unavailable(QStringLiteral("%1 has moved to %2; correct its address in Settings.")
                               .arg(request.server, reply->redirectedTo));
    if (reply->status >= 500)
        return unavailable(QStringLiteral("%1 has a problem of its own (HTTP %2); ask again later.")
                               .arg(request.server)
                               .arg(reply->status));
    return SearchReply{reply->status, QJsonDocument::fromJson(reply->body).object(), reply->retryAfter};
}

QString waitFor(int seconds)
{
    return seconds == 1  ? QStringLiteral("wait 1 second")
           : seconds > 0 ? QStringLiteral("wait %1 seconds").arg(seconds)
                         : QStringLiteral("wait a little");
}

} // namespace core
