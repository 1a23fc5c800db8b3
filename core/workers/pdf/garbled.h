// Whether the text of a page is not what the page shows: letters without a meaning, with a wrong one, or read badly
// from a scan.
#pragma once

#include "core/workers/pdf/glyphs.h"

namespace core {

bool isGarbled(const PageText &text, const GlyphCounts &counts);

} // namespace core
