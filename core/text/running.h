// A document's pages as one running text: heads, feet and page numbers left out, words at line ends joined, headings
// known, and for each character the place on its page.
#pragma once

#include "core/text/document.h"

namespace core {

struct Heading
{
    int at = 0; // where it begins in the text
    QString title;
};

struct RunningText
{
    QString text;
    QList<Span> spans; // of the whole text, in order
    QList<Heading> headings;
};

RunningText runningText(const QList<Page> &pages, const QList<OutlineItem> &outline);

} // namespace core
