// Separates watermarks from the text, so that they are read last. A watermark consists of large words over or under
// lines of text and parallel to them.
#pragma once

#include "core/workers/pdf/glyphs.h"

namespace core {

void setWatermarksApart(PageGlyphs &glyphs);

} // namespace core
