// The column of text that some words of a page stand in.
#pragma once

#include "core/values/document.h"

namespace ui {

struct TextColumn // points
{
    float left = 0;
    float top = 0;
    float right = 0;
    float bottom = 0;
    float size = 0; // of most of its letters; 0: not known

    float width() const { return right - left; }
};

// Of the blocks of text that have words in one of the boxes, and of those above and below that begin and end as they
// do. Without any word there: of the boxes themselves.
TextColumn columnAround(const core::Page &page, const QList<core::Box> &boxes);

} // namespace ui
