// Puts into a page's text what stands on the page and not in its content: comments, and whether boxes are ticked.
#pragma once

#include "core/workers/pdf/annotations.h"
#include "core/workers/pdf/glyphs.h"

#include <cstddef>
#include <vector>

namespace core {

// In place of what is drawn for the state of a box, which may be any glyph or none.
void addTickBoxes(PageGlyphs &glyphs, const std::vector<TickBox> &boxes, float width, float height);

// Behind the text, as long as it has at most that many units.
void addComments(PageText &page, const std::vector<Comment> &comments, std::size_t most);

} // namespace core
