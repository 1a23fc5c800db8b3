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

// Parses results in the format of SearXNG and Tavily, best first. Skips invalid, disallowed and repeated addresses.
QList<FoundPage> findingsIn(const Json &results, const Outside &outside);

// Makes passages from at most `count` pages: from each page, the few parts that share the most words with the query,
// best part first. If Settings::webReading is off, or a page cannot be read, uses the search engine's snippet. Errors:
// Cancelled.
Result<QList<Passage>> passagesOf(const QList<FoundPage> &findings, const QString &query, int count,
                                  const Settings &settings, const Outside &outside, std::stop_token stop);

// The query as it is sent: on one line, and no longer than search engines accept.
QString sentQuery(const QString &query);

} // namespace core
