// Adds to a page's text the content that the page shows but its content stream lacks: comments and the state of tick
// boxes.
#pragma once

#include "core/workers/pdf/annotations.h"
#include "core/workers/pdf/glyphs.h"

#include <cstddef>
#include <vector>

namespace core {

// Replaces the glyph drawn for each box's state, which may be any glyph or none.
void addTickBoxes(PageGlyphs &glyphs, const std::vector<TickBox> &boxes, float width, float height);

// Appends comments that fit within `most` units of text.
void addComments(PageText &page, const std::vector<Comment> &comments, std::size_t most);

} // namespace core
