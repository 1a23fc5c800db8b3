// A document's pages as one running text: without heads, feet and page numbers, with words joined at line ends,
// headings recognised, and each character's place on its page.
#pragma once

#include "core/chunking/headings.h"

#include <stop_token>

namespace core {

struct TableStretch // offsets in the text
{
    int header = 0;    // start of its column heads
    int headerEnd = 0; // end of its column heads; equal to `header` if there are none
    int from = 0;
    int to = 0;
};

struct RunningText
{
    QString text;
    QList<Span> spans; // cover the whole text, in order
    QList<Heading> headings;
    QList<TableStretch> tables; // in order
    QList<int> cuts; // where a passage has to begin: at records ("Invoice 1004") and at the kept heads and feet
};

// Incomplete if stopped.
RunningText runningText(const QList<Page> &pages, const QList<OutlineItem> &outline, const std::stop_token &stop = {});

} // namespace core
