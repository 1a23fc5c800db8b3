// Large words over or under lines of text and parallel to them: separated from the text and read last.
#pragma once

#include "core/workers/pdf/glyphs.h"

namespace core {

void setWatermarksApart(PageGlyphs &glyphs);

} // namespace core
