// The results of a web search, and the passages made from them.
#pragma once

#include "core/base/json.h"
#include "core/base/settings.h"
#include "core/values/document.h"
#include "core/web/webpage.h"

namespace core {

struct FoundPage
{
    QUrl address;
    QString title;
    QString words; // the search engine's snippet
};

// Results in the format of SearXNG and Tavily, the best first: without invalid or disallowed addresses, and each
// address once.
QList<FoundPage> findingsIn(const Json &results, const Outside &outside);

// At most `count` pages; from each the few parts that share the most with the query, the best part of every page first.
// With Settings::webReading off, and for pages that cannot be read, the search engine's snippet. Errors: Cancelled.
Result<QList<Passage>> passagesOf(const QList<FoundPage> &findings, const QString &query, int count,
                                  const Settings &settings, const Outside &outside, std::stop_token stop);

// The query as sent: on one line, and no longer than search engines accept.
QString sentQuery(const QString &query);

} // namespace core
