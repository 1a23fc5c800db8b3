// Shows a citation's words highlighted on a picture of their page, with a few lines around them.
#pragma once

#include "core/pdf/pdfreader.h"
#include "core/session/exportcontent.h"

namespace core {

inline constexpr double snippetScale = 2; // pixels per point

// `page`: a picture of the whole page at this scale. The snippet has no picture if no box is on the page.
Snippet snippetOf(const PageImage &page, const QList<Box> &boxes, double scale = snippetScale);

} // namespace core
