// Finds invisible letters of a page: they are not part of its text.
#pragma once

#include "core/pdf/pdfprotocol.h"
#include "core/workers/pdf/glyphs.h"

#include <optional>
#include <vector>

namespace core {

// The place of a piece on the page as displayed.
Area areaOf(const Piece &piece, float width, float height);

// Why each piece is invisible; none for visible ones, and for text over or under the picture of a scan.
std::vector<std::optional<protocol::Remark>> unseenPieces(const PageGlyphs &glyphs, float width, float height);

} // namespace core
