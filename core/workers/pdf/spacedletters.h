// Words with spaces between their letters, for emphasis or in headings: joined if the spacing is even.
#pragma once

#include "core/workers/pdf/layout.h"

namespace core {

// For each piece of a line, from left to right: whether it continues the previous piece's word.
std::vector<bool> letterSpaced(const std::vector<Piece> &line, const std::u32string &characters);

} // namespace core
