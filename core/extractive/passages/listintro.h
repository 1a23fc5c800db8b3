// What the items of a list are items of: the line that introduces it, or the heading right above it.
#pragma once

#include "core/extractive/passages/tablecolumns.h"

namespace core {

// The sentences before the list in which an item stands; empty for what is no item, and where the list begins before
// the text does. "These include:" comes with the sentence that names them.
SentenceRange leadInOf(const TokenizedText &text, int item);

} // namespace core
