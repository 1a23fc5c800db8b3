// The citation of words of a passage. Pure.
#pragma once

#include "core/values/document.h"

#include <optional>

namespace core {

// Characters [from, to) of the passage, with the page on which they begin. The file and the places are not known here.
Citation citationOf(const Passage &passage, int from, int to, int number);

// Where characters [from, from + length) of a page stand in the passage; nothing: not all of them are in it.
std::optional<int> offsetIn(const Passage &passage, int page, int from, int length);

} // namespace core
