// Finds the text column around words of a page.
#pragma once

#include "core/values/document.h"

namespace ui {

struct TextColumn // points
{
    float left = 0;
    float top = 0;
    float right = 0;
    float bottom = 0;
    float size = 0; // of most of its letters; 0: unknown

    float width() const { return right - left; }
};

// From the text blocks with words in one of the boxes, and those above and below with the same edges. If there are no
// words: from the boxes themselves.
TextColumn columnAround(const core::Page &page, const QList<core::Box> &boxes);

} // namespace ui
