// Web search, for questions that the library cannot answer. Off until the user turns it on. Each engine has a file in
// core/web.
#pragma once

#include "core/base/result.h"
#include "core/base/settings.h"
#include "core/ports/connections.h"
#include "core/values/document.h"

#include <memory>
#include <stop_token>

namespace core {

class WebSearch // thread-safe; belongs to one run
{
public:
    virtual ~WebSearch() = default;

    virtual QString name() const = 0; // includes the server: "SearXNG at http://localhost:8888"
    // Passages from at most `count` of the pages found, best first, with address, title and text. Their ids are
    // negative; the same address and text always get the same id. Ends within Settings::maxSeconds of being opened,
    // with the results so far. Errors: Unavailable (the message says what to do), Cancelled.
    virtual Result<QList<Passage>> search(const QString &query, int count, std::stop_token stop) = 0;
};

struct WebEngine
{
    std::string_view id; // the value of Settings::webSearch: "searxng", "tavily"
    const char *title;
    const char *leaves; // which data leaves the machine and who receives it: one sentence for the user who turns it on
    // Errors: Invalid (no address, no key; the message says what to do).
    Result<std::unique_ptr<WebSearch>> (*open)(const Settings &settings, const Connections &connections);
};

// The engine chosen in the settings; null if web search is off.
const WebEngine *webEngine(const Settings &settings);

// Null if web search is off. If it cannot be opened, the returned object fails every search with the reason, so only
// flows that need the web are affected.
std::unique_ptr<WebSearch> openWeb(const Settings &settings, const Connections &connections);

} // namespace core
