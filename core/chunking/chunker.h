// Cuts pages into overlapping passages at sentence boundaries. Page headers, footers and page numbers are left out,
// words hyphenated at line ends are rejoined, and every word can be traced to its page. A passage that begins inside a
// table starts with the column headings, so that its numbers can be found and understood.
#pragma once

#include "core/values/document.h"

#include <stop_token>

namespace core {

struct ChunkerSettings
{
    int length = 1000; // maximum characters of a passage; longer sentences are split
    int overlap = 200; // characters repeated from the previous passage: whole sentences on the same topic
};

// Returns an empty list if stopped. A stop takes effect within a few pages.
QList<Passage> chunk(const QList<Page> &pages, const QList<OutlineItem> &outline, const ChunkerSettings &settings,
                     const std::stop_token &stop = {});

// Locates characters [from, to) of a passage on its pages: one box per line, grouped by page. Empty if they cannot be
// located. `pages`: the pages in the passage's spans, in any order.
QList<PlaceOnPage> placesOf(const Passage &passage, int from, int to, const QList<Page> &pages);

} // namespace core
