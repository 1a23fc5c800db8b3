// Splits pages into lines and finds headers and footers: lines repeated at the top or bottom of pages, which are not
// part of the text. Used to build the running text; private to this folder.
#pragma once

#include "core/values/document.h"

#include <stop_token>

namespace core {

struct TextLine
{
    int from = 0;
    int to = 0;
    float top = -1;    // top of its first word; negative if there are no boxes
    float size = 0;    // size of its largest word
    bool bold = false; // true if all of its words are bold
    bool endsBlock = false;
    bool isHead = false;       // a header or footer, which is left out of the text
    bool beginsRecord = false; // first line of its page, the same on other pages except for a number: "Invoice 1004"
};

// Returns one list of lines per page; some are missing if the call was stopped.
QList<QList<TextLine>> linesOf(const QList<Page> &pages, const std::stop_token &stop);

} // namespace core
