// Large words that lie over or under lines of text, level as these: a text of its own, read last.
#pragma once

#include "core/workers/pdf/glyphs.h"

namespace core {

void setWatermarksApart(PageGlyphs &glyphs);

} // namespace core
