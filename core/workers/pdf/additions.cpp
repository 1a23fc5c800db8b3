#include "core/workers/pdf/additions.h"

#include "core/workers/pdf/characters.h"
#include "core/workers/pdf/remarks.h"
#include "core/workers/pdf/unseen.h"

#include <algorithm>
#include <iterator>
#include <string>

namespace core {
namespace {

void addWords(PageText &page, const Comment &comment)
{
    page.text += page.text.empty() ? u"" : u"\n\n";
    for (std::size_t at = 0; at < comment.text.size();) {
        const std::size_t end = std::min(comment.text.find(u' ', at), comment.text.size());
        const Area &area = comment.area;
        page.words.push_back({static_cast<std::int32_t>(page.text.size()), static_cast<std::int32_t>(end - at),
                              area.left, area.top, area.right, area.bottom, 0, 0});
        page.text.append(comment.text, at, end - at);
        page.text += end < comment.text.size() ? u" " : u"";
        at = end + 1;
    }
}

} // namespace

void addTickBoxes(PageGlyphs &glyphs, const std::vector<TickBox> &boxes, float width, float height)
{
    if (boxes.empty())
        return;
    std::vector<bool> leftOut(glyphs.pieces.size());
    for (std::size_t i = 0; i < glyphs.pieces.size(); ++i) {
        const Area area = areaOf(glyphs.pieces[i], width, height);
        leftOut[i] = std::any_of(boxes.begin(), boxes.end(), [&](const TickBox &box) {
            return sizeOf(common(area, box.area)) > 0.5F * sizeOf(area);
        });
    }
    keepOnly(glyphs, leftOut);
    for (const TickBox &box : boxes) {
        Piece piece;
        piece.left = box.area.left;
        piece.top = box.area.top;
        piece.right = box.area.right;
        piece.bottom = box.area.bottom;
        piece.size = box.area.bottom - box.area.top;
        piece.base = box.area.bottom - 0.2F * piece.size;
        piece.from = static_cast<std::uint32_t>(glyphs.characters.size());
        piece.length = 1;
        piece.blankBefore = piece.blankAfter = true;
        glyphs.characters += box.isTicked ? U'\u2611' : U'\u2610';
        glyphs.pieces.push_back(piece);
        glyphs.looks.push_back(0);
        glyphs.goesOn.push_back(false);
    }
}

void addComments(PageText &page, const std::vector<Comment> &comments, std::size_t most)
{
    const auto letters = [](std::u16string_view text) {
        std::u16string kept;
        std::copy_if(text.begin(), text.end(), std::back_inserter(kept), [](char16_t c) { return !isBlank(c); });
        return kept;
    };
    // A comment that only repeats words of the page is not added.
    const std::u16string known = comments.empty() ? std::u16string() : letters(page.text);
    for (const Comment &comment : comments) {
        const std::u16string_view said = std::u16string_view(comment.text).substr(comment.begin);
        if (known.find(letters(said)) == known.npos && page.text.size() + comment.text.size() + 2 < most)
            addWords(page, comment);
    }
}

} // namespace core
