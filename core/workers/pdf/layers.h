// Text that was recognised over a picture may lie there twice, or over text that is set: one layer of it is kept.
#pragma once

#include "core/workers/pdf/glyphs.h"

#include <vector>

namespace core {

// For each piece, whether it says again what another one says at its place. The better recognition stays; what is set
// stays rather than what was recognised.
std::vector<bool> repeatedPieces(const PageGlyphs &glyphs, float width, float height);

} // namespace core
