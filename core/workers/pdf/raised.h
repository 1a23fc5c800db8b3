// Digits above or below their text's base line: exponents, footnote markers, indices, fractions.
#pragma once

#include "core/workers/pdf/layout.h"

#include <string>
#include <vector>

namespace core {

// Sets the role of each piece of a line, which is sorted from left to right. The upper part of a fraction comes first.
void findRaised(std::vector<Piece> &line, const std::u32string &characters);

// Whether it consists of digits and other characters of an index.
bool isIndex(const Piece &piece, const std::u32string &characters);

// A piece's characters according to its role: "³" for a raised "3", "/23" for the lower part of a fraction.
std::u32string asItStands(const Piece &piece, const std::u32string &characters);

} // namespace core
