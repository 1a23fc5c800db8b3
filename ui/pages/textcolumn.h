// Finds the text column that contains given words on a page.
#pragma once

#include "core/values/document.h"

namespace ui {

struct TextColumn // in points
{
    float left = 0;
    float top = 0;
    float right = 0;
    float bottom = 0;
    float size = 0; // font size of most letters; 0: unknown

    float width() const { return right - left; }
};

// Uses the text blocks that have words in one of the boxes, and the blocks above and below that have the same edges. If
// there are no words, uses the boxes themselves.
TextColumn columnAround(const core::Page &page, const QList<core::Box> &boxes);

} // namespace ui
