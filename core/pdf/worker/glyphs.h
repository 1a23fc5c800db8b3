// Collects the characters that a page draws and where it draws them, without drawing.
#pragma once

#include "core/pdf/worker/layout.h"

class PDFDoc;

namespace core {

struct PageGlyphs
{
    std::vector<Piece> pieces;
    std::u32string characters;
};

// At most that many characters. The size is that of the page as displayed, in points.
PageGlyphs collectGlyphs(PDFDoc &document, int page, float width, float height, std::size_t most);

// Whether there is anything on it that could be the picture of a text.
bool hasPictures(PDFDoc &document, int page);

} // namespace core
