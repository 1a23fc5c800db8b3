// Fetches an untrusted web page and reads it as text.
#pragma once

#include "core/base/result.h"
#include "core/web/pagetext.h"

#include <QUrl>

#include <chrono>

namespace core {

// Addresses and limits for web requests. Only tests change the defaults.
struct Outside
{
    QUrl tavily{QStringLiteral("https://api.tavily.com/search")};
    QString alsoReached; // "host:port" whose pages may be read even though it is not public
    // No request runs past this time.
    std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();
};

// Whether pages may be read from an address at all: http or https, a usual port, no user name, and not in this
// computer's own network, as far as can be determined without a DNS lookup.
bool mayBeRead(const QUrl &address, const Outside &outside);

// Follows a few redirects. Errors: Cancelled, Invalid (the address, or one it redirects to, is malformed or in this
// computer's own network), Unavailable (the message says why the page cannot be read).
Result<PageText> readPage(const QUrl &address, const Outside &outside, int seconds, std::stop_token stop);

} // namespace core
