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

// Parses results in the format of SearXNG and Tavily, the best first: skips invalid and disallowed addresses, and
// repeated ones.
QList<FoundPage> findingsIn(const Json &results, const Outside &outside);

// Makes passages from at most `count` pages: from each, the few parts that share the most words with the query, the
// best one first. With Settings::webReading off, and for unreadable pages, uses the search engine's snippet. Errors:
// Cancelled.
Result<QList<Passage>> passagesOf(const QList<FoundPage> &findings, const QString &query, int count,
                                  const Settings &settings, const Outside &outside, std::stop_token stop);

// The query as sent: on one line, and within the length that search engines accept.
QString sentQuery(const QString &query);

} // namespace core
