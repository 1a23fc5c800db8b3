// Combines a page's own text (its text layer) with its recognised text (OCR), for scans to which a stamp, number or
// header was later added as text.
#pragma once

#include "core/values/document.h"

namespace core {

// Reason stored for such a page if only its own text was found.
inline constexpr char NothingElseReason[] = "with a picture in which no other text was recognised";

// Returns the page with its recognised text, but with its own text where the two overlap.
Page withBothTexts(const Page &own, const Page &recognised);

} // namespace core
