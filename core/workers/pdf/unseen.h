// Which letters of a page nobody can see: they are no part of its text.
#pragma once

#include "core/pdf/pdfprotocol.h"
#include "core/workers/pdf/glyphs.h"

#include <optional>
#include <vector>

namespace core {

// Where a piece stands on the page as displayed.
Area areaOf(const Piece &piece, float width, float height);

// Why nobody sees it, for each piece; none for those that are seen, and for text over or under the picture of a scan.
std::vector<std::optional<protocol::Remark>> unseenPieces(const PageGlyphs &glyphs, float width, float height);

} // namespace core
