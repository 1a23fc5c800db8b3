// Finds where characters are on a page. Pure functions.
#pragma once

#include "core/values/document.h"

namespace core {

bool onOneLine(const Box &line, const Box &word);

// The boxes around all words that contain any of the characters [from, to) of the page's text: one per line, in text
// order.
QList<Box> boxesOf(const Page &page, int from, int to);

} // namespace core
