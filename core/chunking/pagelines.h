// The lines of pages, and which of them are heads or feet: lines repeated at page edges are not part of the text. A
// part of running text, private to this folder.
#pragma once

#include "core/values/document.h"

#include <stop_token>

namespace core {

struct TextLine
{
    int from = 0;
    int to = 0;
    float top = -1;    // of its first word; negative if there are no boxes
    float size = 0;    // the largest of its words
    bool bold = false; // all of its words
    bool endsBlock = false;
    bool isHead = false;       // or foot: left out
    bool beginsRecord = false; // the first on its page, the same on others except for a number: "Invoice 1004"
};

// For each page; after a stop some are missing.
QList<QList<TextLine>> linesOf(const QList<Page> &pages, const std::stop_token &stop);

} // namespace core
