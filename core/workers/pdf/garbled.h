// Whether the text of a page differs from what it shows: glyphs that map to no character or a wrong one, or letters
// badly recognised in a scan.
#pragma once

#include "core/workers/pdf/glyphs.h"

namespace core {

bool isGarbled(const PageText &text, const GlyphCounts &counts);

} // namespace core
