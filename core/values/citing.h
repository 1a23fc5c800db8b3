// The citation of words of a passage. Pure.
#pragma once

#include "core/values/document.h"

namespace core {

// Characters [from, to) of the passage, with the page on which they begin. The file and the places are not known here.
Citation citationOf(const Passage &passage, int from, int to, int number);

} // namespace core
