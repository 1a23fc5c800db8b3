// Separates watermarks from the text, so that they are read last: large words over or under lines of text, parallel to
// them.
#pragma once

#include "core/workers/pdf/glyphs.h"

namespace core {

void setWatermarksApart(PageGlyphs &glyphs);

} // namespace core
