// A scan with a stamp, a number or a head added later: it has both its own text and recognised text.
#pragma once

#include "core/values/document.h"

namespace core {

// The reason of such a page if only its own text was found.
inline constexpr char NothingElseReason[] = "with a picture in which no other text was recognised";

// The page with its recognised text, and with its own text replacing recognised text at the same place.
Page withBothTexts(const Page &own, const Page &recognised);

} // namespace core
