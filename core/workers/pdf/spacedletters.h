// Joins words whose letters are evenly spaced out, for emphasis or in headings.
#pragma once

#include "core/workers/pdf/layout.h"

namespace core {

// For each piece of a line, from left to right: whether it continues the word of the previous piece.
std::vector<bool> letterSpaced(const std::vector<Piece> &line, const std::u32string &characters);

} // namespace core
