// Whether the text of a page differs from what it shows: letters without a meaning, with a wrong one, or badly
// recognised from a scan.
#pragma once

#include "core/workers/pdf/glyphs.h"

namespace core {

bool isGarbled(const PageText &text, const GlyphCounts &counts);

} // namespace core
