// Pages into overlapping passages on sentence boundaries. Running heads and page numbers are left out, line-end hyphens
// joined; no word loses the page it stands on. A passage that begins inside a table has the lines over its columns
// before it, so that its numbers can be found and understood.
#pragma once

#include "core/values/document.h"

#include <stop_token>

namespace core {

struct ChunkerSettings
{
    int length = 1000; // characters a passage has at most, as far as its sentences let it
    int overlap = 200; // characters it repeats of the one before, whole sentences, on the same topic
};

// After a stop none of them; it comes within some pages.
QList<Passage> chunk(const QList<Page> &pages, const QList<OutlineItem> &outline, const ChunkerSettings &settings,
                     const std::stop_token &stop = {});

// Where characters [from, to) of a passage stand: a box a line, by page. Empty where they cannot be placed. `pages` are
// those the passage's spans name, in any order.
QList<PlaceOnPage> placesOf(const Passage &passage, int from, int to, const QList<Page> &pages);

} // namespace core
