// Shared by the searches with SearXNG and Tavily.
#include "core/web/engines.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

using Clock = std::chrono::steady_clock;

constexpr HttpLimits limits{10, 20, 30, 4 << 20};

// With less time, no request makes sense; timers may also end a request that much early.
constexpr double leastSeconds = 0.1;

} // namespace

Outside untilLate(const Outside &outside, const Settings &settings)
{
    Outside until = outside;
    until.deadline = std::min(outside.deadline, Clock::now() + std::chrono::seconds(settings.maxSeconds));
    return until;
}

Result<SearchReply> askSearch(HttpRequest request, const Outside &outside, std::stop_token stop)
{
    const double left = std::chrono::duration<double>(outside.deadline - Clock::now()).count();
    if (left < leastSeconds)
        return Error{Error::Unavailable,
                     QStringLiteral("There was no time left to ask %1; allow more seconds for a question in Settings.")
                         .arg(request.server),
                     {}};
    request.limits = limits;
    request.limits.totalSeconds =
        std::clamp(std::round(10 * left) / 10, leastSeconds, limits.totalSeconds); // as shown in messages
    const Result<HttpReply> reply = send(request, stop);
    if (!reply)
        return reply.error();
    const auto unavailable = [&](const QString &sentence) { return Error{Error::Unavailable, sentence, {}}; };
    if (reply->status >= 300 && reply->status < 400)
        return unavailable(QStringLiteral("%1 has moved to %2; correct its address in Settings.")
                               .arg(request.server, reply->redirectedTo));
    if (reply->status >= 500)
        return unavailable(QStringLiteral("%1 has an internal error (HTTP %2); ask again later.")
                               .arg(request.server, QString::number(reply->status)));
    return SearchReply{reply->status, Json::parse(reply->body), reply->retryAfter};
}

QString waitFor(int seconds)
{
    return seconds == 1  ? QStringLiteral("wait 1 second")
           : seconds > 0 ? QStringLiteral("wait %1 seconds").arg(seconds)
                         : QStringLiteral("wait a moment");
}

} // namespace core
