// Collects the characters that a page draws and where it draws them, without drawing.
#pragma once

#include "core/workers/pdf/layout.h"
#include "core/workers/pdf/surface.h"

class PDFDoc;

namespace core {

struct GlyphCounts
{
    std::size_t mapped = 0;   // with a character
    std::size_t unmapped = 0; // without one, or with one that has no meaning outside its font; a row of one counts once
    std::size_t hidden = 0;   // that are not drawn, as above the picture of a scan
};

struct PageGlyphs
{
    GlyphCounts counts;
    std::vector<Piece> pieces;
    std::u32string characters;
    std::vector<std::uint32_t> looks; // of each piece: which of these
    std::vector<bool> goesOn;         // each piece, with the one before, in another look
    std::vector<Look> kindsOfLook;
    Surface surface; // what else is on the page
};

// At most that many characters. The size is that of the page as displayed, in points.
PageGlyphs collectGlyphs(PDFDoc &document, int page, float width, float height, std::size_t most);

// Whether there is anything on it that could be the picture of a text.
bool hasPictures(PDFDoc &document, int page);

} // namespace core
