// Creates a citation of words in a passage. Pure.
#pragma once

#include "core/values/document.h"

#include <optional>

namespace core {

// Cites characters [from, to) of the passage, on the page where they begin. The caller sets the file and the places on
// the page.
Citation citationOf(const Passage &passage, int from, int to, int number);

// The offset in the passage of characters [from, from + length) of a page; nullopt if the passage does not contain all
// of them.
std::optional<int> offsetIn(const Passage &passage, int page, int from, int length);

} // namespace core
