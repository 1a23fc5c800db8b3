// One page of the web, fetched from a stranger and read as text.
#pragma once

#include "core/base/result.h"
#include "core/web/pagetext.h"

#include <QUrl>

#include <chrono>

namespace core {

// What lies outside of this computer. Only tests say anything but this of the places; no setting leads there.
struct Outside
{
    QUrl tavily{QStringLiteral("https://api.tavily.com/search")};
    QString alsoReached; // "host:port" whose pages are read although they are not public
    // Nobody is asked for anything beyond it.
    std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();
};

// Whether pages are taken from an address at all: http or https, a usual port, no user, not of this computer's own
// network as far as its words say.
bool mayBeRead(const QUrl &address, const Outside &outside);

// Follows a few redirections. Errors: Cancelled, Invalid (it, or where it leads, lies in this computer's own network or
// is no address), Unavailable (why it cannot be read).
Result<PageText> readPage(const QUrl &address, const Outside &outside, int seconds, std::stop_token stop);

} // namespace core
