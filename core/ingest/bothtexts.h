// Pages with both their own and recognised text: scans with a stamp, a number or a head added later.
#pragma once

#include "core/values/document.h"

namespace core {

// Reason stored for such a page if only its own text was found.
inline constexpr char NothingElseReason[] = "with a picture in which no other text was recognised";

// The page with its recognised text, where its own text replaces recognised text at the same place.
Page withBothTexts(const Page &own, const Page &recognised);

} // namespace core
