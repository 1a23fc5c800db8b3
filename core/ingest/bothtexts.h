// A scan with a stamp, a number or a head that was put on it later: it has a text of its own, and one that is
// recognised.
#pragma once

#include "core/values/document.h"

namespace core {

// The reason of such a page on which nothing but its own text was found.
inline constexpr char NothingElseReason[] = "with a picture in which no other text was recognised";

// The page with what was recognised on it, and with its own text in place of what was recognised where that stands.
Page withBothTexts(const Page &own, const Page &recognised);

} // namespace core
