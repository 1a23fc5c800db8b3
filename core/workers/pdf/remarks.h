// Remarks on a page: its invisible text, and whether its pictures may contain more text.
#pragma once

#include "core/pdf/pdfprotocol.h"
#include "core/workers/pdf/glyphs.h"

#include <string>
#include <vector>

namespace core {

struct SingleRemark
{
    protocol::Remark kind;
    std::u16string text;
};

struct Remarks // remarks on a page in addition to its text
{
    protocol::PicturesBeside pictures = protocol::PicturesBeside::None;
    std::vector<SingleRemark> list;
};

// Keeps only the pieces that are not `leftOut`. Text that was drawn together becomes one piece again, even if its parts
// look different.
void keepOnly(PageGlyphs &glyphs, const std::vector<bool> &leftOut);

// Removes invisible glyphs, and glyphs that come from a second recognition.
Remarks takeOutUnseen(PageGlyphs &glyphs, float width, float height);

// Whether pictures beside the text may contain more of it.
protocol::PicturesBeside picturesBeside(const PageGlyphs &glyphs, float width, float height);

} // namespace core
