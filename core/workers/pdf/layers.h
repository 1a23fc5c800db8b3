// Recognised text may cover a picture twice, or cover typeset text: keeps one layer.
#pragma once

#include "core/workers/pdf/glyphs.h"

#include <vector>

namespace core {

// For each piece, whether it repeats another one in the same place. The better recognition stays; typeset text is
// preferred to recognised text.
std::vector<bool> repeatedPieces(const PageGlyphs &glyphs, float width, float height);

} // namespace core
