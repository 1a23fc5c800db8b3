// A document's pages as one running text: without heads, feet and page numbers, words at line ends joined, headings
// recognised, and each character's place on its page.
#pragma once

#include "core/chunking/headings.h"

#include <stop_token>

namespace core {

struct TableStretch // places in the text
{
    int header = 0;    // where its column heads begin,
    int headerEnd = 0; // and end; equal if there are none
    int from = 0;
    int to = 0;
};

struct RunningText
{
    QString text;
    QList<Span> spans; // of the whole text, in order
    QList<Heading> headings;
    QList<TableStretch> tables; // in order
    QList<int> cuts; // where a passage has to begin: pages that are one of many similar ones; heads and feet; in order
};

// After a stop only a part.
RunningText runningText(const QList<Page> &pages, const QList<OutlineItem> &outline, const std::stop_token &stop = {});

} // namespace core
