// The words of a citation on a picture of their page: cut out with some lines around them, and marked.
#pragma once

#include "core/pdf/pdfreader.h"
#include "core/session/exportcontent.h"

namespace core {

inline constexpr double snippetScale = 2; // pixels a point

// page: a picture of the whole page in this scale. Without a picture where the boxes stand on none of it.
Snippet snippetOf(const PageImage &page, const QList<Box> &boxes, double scale = snippetScale);

} // namespace core
