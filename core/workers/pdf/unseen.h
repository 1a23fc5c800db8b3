// Finds the letters of a page that are invisible, so that they can be left out of its text.
#pragma once

#include "core/pdf/pdfprotocol.h"
#include "core/workers/pdf/glyphs.h"

#include <optional>
#include <vector>

namespace core {

// The area of a piece on the page as displayed.
Area areaOf(const Piece &piece, float width, float height);

// Why each piece is invisible; nullopt for visible pieces, and for text over or under a scan.
std::vector<std::optional<protocol::Remark>> unseenPieces(const PageGlyphs &glyphs, float width, float height);

} // namespace core
