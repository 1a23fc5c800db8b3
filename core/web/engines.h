// Constructors of the web searches, for the files that implement them and for tests; all other code uses websearch.h.
#pragma once

#include "core/base/json.h"
#include "core/base/http.h"
#include "core/web/webpage.h"
#include "core/web/websearch.h"

namespace core {

// Errors: Invalid (no address, no key; the message says what to do).
Result<std::unique_ptr<WebSearch>> openSearxng(const Settings &settings, const Connections &connections,
                                               const Outside &outside);
Result<std::unique_ptr<WebSearch>> openTavily(const Settings &settings, const Connections &connections,
                                              const Outside &outside);

struct SearchReply
{
    int status = 0;
    Json json; // empty if the reply is not JSON
    int retryAfter = -1;
};

// Sets the deadline for a question, counted from now.
Outside untilLate(const Outside &outside, const Settings &settings);

// Sends one request to a search server, within the limits for searches. Errors: Cancelled, Unavailable (no reply, no
// time left, or a server that has moved or does not work; the message names `server` and says what to do).
Result<SearchReply> askSearch(HttpRequest request, const Outside &outside, std::stop_token stop);

// "wait 7 seconds", or "wait a little" if the server gives no time.
QString waitFor(int seconds);

} // namespace core
