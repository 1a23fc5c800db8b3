// A document's pages as one running text: heads, feet and page numbers left out, words at line ends joined, headings
// known, and for each character the place on its page.
#pragma once

#include "core/chunking/headings.h"

#include <stop_token>

namespace core {

struct TableStretch // places in the text
{
    int header = 0;    // where the lines over its columns begin,
    int headerEnd = 0; // and end; the same where there are none
    int from = 0;
    int to = 0;
};

struct RunningText
{
    QString text;
    QList<Span> spans; // of the whole text, in order
    QList<Heading> headings;
    QList<TableStretch> tables; // in order
    QList<int> cuts; // where a passage has to begin: a page that is one of many alike; heads and feet; in order
};

// After a stop only a part of it.
RunningText runningText(const QList<Page> &pages, const QList<OutlineItem> &outline, const std::stop_token &stop = {});

} // namespace core
