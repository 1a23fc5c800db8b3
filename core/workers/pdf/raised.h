// Digits that stand higher or lower than the text they belong to: powers, marks of notes, indices, fractions.
#pragma once

#include "core/workers/pdf/layout.h"

#include <string>
#include <vector>

namespace core {

// Says of each piece of a line, which is sorted from left to right, what it is beside the others. Of a fraction the
// upper part comes first.
void findRaised(std::vector<Piece> &line, const std::u32string &characters);

// Whether it consists of digits and what stands among them in an index.
bool isIndex(const Piece &piece, const std::u32string &characters);

// The characters of a piece as its role asks for: "³" of a raised "3", "/23" of the lower part of a fraction.
std::u32string asItStands(const Piece &piece, const std::u32string &characters);

} // namespace core
