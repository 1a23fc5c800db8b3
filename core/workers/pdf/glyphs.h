// Collects the characters that a page draws, and their places, without drawing.
#pragma once

#include "core/workers/pdf/layout.h"
#include "core/workers/pdf/surface.h"

class PDFDoc;

namespace core {

struct GlyphCounts
{
    std::size_t mapped = 0;   // with a character
    std::size_t unmapped = 0; // without one, or with a private-use one; a run of the same counts once
    std::size_t hidden = 0;   // not drawn, such as text over a scan
};

struct PageGlyphs
{
    GlyphCounts counts;
    std::vector<Piece> pieces;
    std::u32string characters;
    std::vector<std::uint32_t> looks; // per piece: an index into these
    std::vector<bool> goesOn;         // per piece: it continues the one before in another look
    std::vector<Look> kindsOfLook;
    Surface surface; // what else is on the page
};

// At most that many characters. The size is the page's, as displayed, in points.
PageGlyphs collectGlyphs(PDFDoc &document, int page, float width, float height, std::size_t most);

// Whether anything on it could be a picture of text.
bool hasPictures(PDFDoc &document, int page);

} // namespace core
