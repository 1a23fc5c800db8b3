// The web searches as they are made, for their files and for tests; everybody else goes by websearch.h.
#pragma once

#include "core/base/json.h"
#include "core/base/http.h"
#include "core/web/webpage.h"
#include "core/web/websearch.h"

namespace core {

// Errors: Invalid (no address, no key: says what to do).
Result<std::unique_ptr<WebSearch>> openSearxng(const Settings &settings, const Connections &connections,
                                               const Outside &outside);
Result<std::unique_ptr<WebSearch>> openTavily(const Settings &settings, const Connections &connections,
                                              const Outside &outside);

struct SearchReply
{
    int status = 0;
    Json json; // empty where it is none
    int retryAfter = -1;
};

// With the deadline of a question that begins now.
Outside untilLate(const Outside &outside, const Settings &settings);

// Asks a search server once, within the limits of searches. Errors: Cancelled, Unavailable (no answer, no time left, or
// a moved or broken server: `server` and what to do).
Result<SearchReply> askSearch(HttpRequest request, const Outside &outside, std::stop_token stop);

// "wait 7 seconds", or "wait a little" where the server does not say how long.
QString waitFor(int seconds);

} // namespace core
