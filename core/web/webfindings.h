// What a search says it has found, and the passages that come of it.
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
    QString words; // what the search says of the page
};

// Results as SearXNG and Tavily write them, the best first: without those whose address is none, or leads nowhere one
// should go, and each address once.
QList<FoundPage> findingsIn(const Json &results, const Outside &outside);

// At most `count` pages; of each the few parts that share most with the query, the best part of every page first. With
// Settings::webReading off, and of pages that cannot be read, what the search says of them. Errors: Cancelled.
Result<QList<Passage>> passagesOf(const QList<FoundPage> &findings, const QString &query, int count,
                                  const Settings &settings, const Outside &outside, std::stop_token stop);

// A query as it is sent: in one line, and not longer than searches take.
QString sentQuery(const QString &query);

} // namespace core
