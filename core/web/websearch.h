// The web, asked for what the library does not hold. Off until the user turns it on. Each lives in one file of
// core/web.
#pragma once

#include "core/base/result.h"
#include "core/base/settings.h"
#include "core/ports/connections.h"
#include "core/values/document.h"

#include <memory>
#include <stop_token>

namespace core {

class WebSearch // safe from several threads; belongs to one run
{
public:
    virtual ~WebSearch() = default;

    virtual QString name() const = 0; // with the server: "SearXNG at http://localhost:8888"
    // Passages of the pages found, the best first: address, title, text; the id is below 0 and the same for the same
    // address and text. At most `count` pages. Ends within Settings::maxSeconds of when it was opened, with what it has
    // by then. Errors: Unavailable (says what to do), Cancelled.
    virtual Result<QList<Passage>> search(const QString &query, int count, std::stop_token stop) = 0;
};

struct WebEngine
{
    std::string_view id; // the value of Settings::webSearch: "searxng", "tavily"
    const char *title;
    const char *leaves; // what leaves the machine, and to whom: one sentence for the user who turns it on
    // Errors: Invalid (no address, no key: says what to do).
    Result<std::unique_ptr<WebSearch>> (*open)(const Settings &settings, const Connections &connections);
};

// The one the settings name; null where web search is off.
const WebEngine *webEngine(const Settings &settings);

// Null where web search is off. One that cannot be opened answers every search with the reason: only flows that need
// the web are to suffer from it.
std::unique_ptr<WebSearch> openWeb(const Settings &settings, const Connections &connections);

} // namespace core
