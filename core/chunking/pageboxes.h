// Where characters of a page stand. Pure.
#pragma once

#include "core/values/document.h"

namespace core {

bool onOneLine(const Box &line, const Box &word);

// Of the words that have one of the characters [from, to) of the page's text: one box a line, in the order of the text.
QList<Box> boxesOf(const Page &page, int from, int to);

} // namespace core
