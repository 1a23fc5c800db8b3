// Combines a page's own text with its recognised text, for scans to which a stamp, a number or a header was added as
// text later.
#pragma once

#include "core/values/document.h"

namespace core {

// Reason stored for such a page if only its own text was found.
inline constexpr char NothingElseReason[] = "with a picture in which no other text was recognised";

// Returns the page with its recognised text, but with its own text wherever the two overlap.
Page withBothTexts(const Page &own, const Page &recognised);

} // namespace core
