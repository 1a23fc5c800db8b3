// Collects the characters that a page draws, with their positions, without drawing the page.
#pragma once

#include "core/workers/pdf/layout.h"
#include "core/workers/pdf/surface.h"

class PDFDoc;

namespace core {

struct GlyphCounts
{
    std::size_t mapped = 0;   // glyphs with a character
    std::size_t unmapped = 0; // glyphs with no character or a private-use one; a run of identical glyphs counts once
    std::size_t hidden = 0;   // glyphs not drawn, such as text over a scan
};

struct PageGlyphs
{
    GlyphCounts counts;
    std::vector<Piece> pieces;
    std::u32string characters;
    std::vector<std::uint32_t> looks; // per piece: index into kindsOfLook
    std::vector<bool> goesOn;         // per piece: whether it continues the previous piece in another look
    std::vector<Look> kindsOfLook;
    Surface surface; // everything else on the page
};

// Collects at most `most` characters. `width` and `height`: the size of the page as displayed, in points.
PageGlyphs collectGlyphs(PDFDoc &document, int page, float width, float height, std::size_t most);

// Whether the page contains anything that could be a picture of text.
bool hasPictures(PDFDoc &document, int page);

} // namespace core
