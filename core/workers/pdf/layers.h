// Keeps only one of two text layers if recognised text covers a picture twice or covers typeset text.
#pragma once

#include "core/workers/pdf/glyphs.h"

#include <vector>

namespace core {

// For each piece, whether it repeats another one in the same position. The better recognition is kept, and typeset text
// is preferred to recognised text.
std::vector<bool> repeatedPieces(const PageGlyphs &glyphs, float width, float height);

} // namespace core
