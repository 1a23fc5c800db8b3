// Recognised text over a picture may be there twice, or over typeset text: one layer is kept.
#pragma once

#include "core/workers/pdf/glyphs.h"

#include <vector>

namespace core {

// For each piece, whether it repeats another one at its place. The better recognition stays; typeset text stays rather
// than recognised text.
std::vector<bool> repeatedPieces(const PageGlyphs &glyphs, float width, float height);

} // namespace core
