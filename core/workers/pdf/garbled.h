// Whether the text of a page differs from what it shows: letters that have no meaning, a wrong one, or were badly
// recognised in a scan.
#pragma once

#include "core/workers/pdf/glyphs.h"

namespace core {

bool isGarbled(const PageText &text, const GlyphCounts &counts);

} // namespace core
