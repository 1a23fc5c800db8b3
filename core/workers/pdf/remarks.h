// What is told of a page beside its text: what nobody can see of it, and whether its pictures may hold more.
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

struct Remarks // what is told of a page beside its text
{
    protocol::PicturesBeside pictures = protocol::PicturesBeside::None;
    std::vector<SingleRemark> list;
};

// Of the pieces of a page those that are not left out. What was set in one go is one piece again, however it looks.
void keepOnly(PageGlyphs &glyphs, const std::vector<bool> &leftOut);

// Takes out of the glyphs what nobody can see, and what a second recognition says again.
Remarks takeOutUnseen(PageGlyphs &glyphs, float width, float height);

// Whether there are pictures beside the text that may hold more of it.
protocol::PicturesBeside picturesBeside(const PageGlyphs &glyphs, float width, float height);

} // namespace core
