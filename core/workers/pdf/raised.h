// Digits above or below the baseline of the surrounding text: exponents, footnote markers, indices, fractions.
#pragma once

#include "core/workers/pdf/layout.h"

#include <string>
#include <vector>

namespace core {

// Sets the role of each piece of a line, sorted from left to right; puts the upper part of a fraction first.
void findRaised(std::vector<Piece> &line, const std::u32string &characters);

// Whether the piece consists of digits and other characters used in indices.
bool isIndex(const Piece &piece, const std::u32string &characters);

// The characters of a piece, adapted to its role: "³" for a raised "3", "/23" for the lower part of a fraction.
std::u32string asItStands(const Piece &piece, const std::u32string &characters);

} // namespace core
