// Detects text that differs from what the page shows, because its glyphs map to no character or the wrong one, or
// because a scan was badly recognised.
#pragma once

#include "core/workers/pdf/glyphs.h"

namespace core {

bool isGarbled(const PageText &text, const GlyphCounts &counts);

} // namespace core
