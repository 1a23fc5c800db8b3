// Adds to a page's text what is on the page but not in its content: comments, and the state of tick boxes.
#pragma once

#include "core/workers/pdf/annotations.h"
#include "core/workers/pdf/glyphs.h"

#include <cstddef>
#include <vector>

namespace core {

// Replaces what is drawn for the state of a box, which may be any glyph or none.
void addTickBoxes(PageGlyphs &glyphs, const std::vector<TickBox> &boxes, float width, float height);

// Appended while the text has at most that many units.
void addComments(PageText &page, const std::vector<Comment> &comments, std::size_t most);

} // namespace core
