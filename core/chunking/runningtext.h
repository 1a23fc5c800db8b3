// The pages of a document as one text, without headers, footers and page numbers. Words hyphenated at line ends are
// rejoined, headings are recognised, and each character is mapped to its position on a page.
#pragma once

#include "core/chunking/headings.h"

#include <stop_token>

namespace core {

struct TableStretch // offsets in the text
{
    int header = 0;    // start of its column headings
    int headerEnd = 0; // end of its column headings; equal to `header` if there are none
    int from = 0;
    int to = 0;
};

struct RunningText
{
    QString text;
    QList<Span> spans; // cover the whole text, in order
    QList<Heading> headings;
    QList<TableStretch> tables; // in order
    QList<int> cuts; // where a passage must begin: at records ("Invoice 1004") and at facts from headers and footers
};

// The result is incomplete if the call was stopped.
RunningText runningText(const QList<Page> &pages, const QList<OutlineItem> &outline, const std::stop_token &stop = {});

} // namespace core
