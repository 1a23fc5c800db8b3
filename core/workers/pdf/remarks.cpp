#include "core/workers/pdf/remarks.h"

#include "core/workers/pdf/layers.h"
#include "core/workers/pdf/unseen.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string_view>
#include <utility>

namespace core {

using namespace protocol;

namespace {

constexpr std::size_t StampLength = 300; // longest text stamped on a scan: a number, an envelope's id
constexpr float StampShare = 0.06F;      // largest share of the pictures' area
constexpr float SomePicture = 0.25F;     // share of the page: it may be a scan
constexpr float LargePicture = 0.03F;    // share of the page: more than a logo

std::u16string shortLine(const PageText &page)
{
    std::u16string line;
    for (const char16_t c : page.text) {
        const bool isHalf = (c & 0xf800) == 0xd800; // half of a surrogate pair, which must not be split
        if (!isHalf && line.size() < MaxRemark)
            line += c == u'\n' ? u' ' : c;
    }
    return line;
}

// Whether the same letters are visible in the same place: it is their halo or shadow.
bool isSeenAgain(const PageGlyphs &glyphs, const std::vector<std::optional<Remark>> &reasons, std::size_t unseen)
{
    const Piece &piece = glyphs.pieces[unseen];
    const std::u32string_view characters = glyphs.characters;
    for (std::size_t i = 0; i < glyphs.pieces.size(); ++i) {
        const Piece &other = glyphs.pieces[i];
        if (!reasons[i] && other.length == piece.length && other.turns == piece.turns &&
            std::abs(other.left - piece.left) < 0.5F * piece.size &&
            std::abs(other.base - piece.base) < 0.5F * piece.size &&
            characters.substr(other.from, other.length) == characters.substr(piece.from, piece.length))
            return true;
    }
    return false;
}

} // namespace

void keepOnly(PageGlyphs &glyphs, const std::vector<bool> &leftOut)
{
    std::size_t kept = 0;
    for (std::size_t i = 0; i < glyphs.pieces.size(); ++i) {
        if (leftOut[i])
            continue;
        if (glyphs.goesOn[i] && i > 0 && !leftOut[i - 1]) {
            extend(glyphs.pieces[kept - 1], glyphs.pieces[i]);
            continue;
        }
        glyphs.goesOn[kept] = false;
        glyphs.pieces[kept] = glyphs.pieces[i];
        glyphs.looks[kept++] = glyphs.looks[i];
    }
    glyphs.pieces.resize(kept);
    glyphs.looks.resize(kept);
    glyphs.goesOn.resize(kept);
}

Remarks takeOutUnseen(PageGlyphs &glyphs, float width, float height)
{
    Remarks remarks;
    const std::vector<std::optional<Remark>> reasons = unseenPieces(glyphs, width, height);
    std::vector<bool> leftOut(reasons.size());
    for (const Remark reason :
         {Remark::Unpainted, Remark::Transparent, Remark::Tiny, Remark::Clipped, Remark::Covered, Remark::SameColour}) {
        std::vector<Piece> pieces;
        for (std::size_t i = 0; i < reasons.size(); ++i) {
            if (reasons[i] != reason)
                continue;
            leftOut[i] = true;
            if (pieces.size() < MaxRemark && !isSeenAgain(glyphs, reasons, i))
                pieces.push_back(glyphs.pieces[i]);
        }
        if (pieces.empty())
            continue;
        const std::size_t most = 4 * MaxRemark;
        std::u16string text = shortLine(layOut(std::move(pieces), glyphs.characters, width, height, most));
        if (!text.empty())
            remarks.list.push_back({reason, std::move(text)});
    }
    keepOnly(glyphs, leftOut);
    const std::vector<bool> repeated = repeatedPieces(glyphs, width, height);
    if (std::find(repeated.begin(), repeated.end(), true) != repeated.end())
        keepOnly(glyphs, repeated);
    return remarks;
}

PicturesBeside picturesBeside(const PageGlyphs &glyphs, float width, float height)
{
    const float pictures = glyphs.surface.pictures();
    float letters = 0;
    std::size_t characters = 0;
    bool isRecognised = false;
    for (std::size_t i = 0; i < glyphs.pieces.size(); ++i) {
        const Area area = areaOf(glyphs.pieces[i], width, height);
        const Look &look = glyphs.kindsOfLook[glyphs.looks[i]];
        letters += sizeOf(area);
        characters += glyphs.pieces[i].length;
        isRecognised = isRecognised || !look.isPainted || glyphs.surface.isBelowPicture(area, look.before);
    }
    const float page = std::max(width * height, 1.0F);
    if (!isRecognised && pictures > SomePicture && characters < StampLength && letters < StampShare * pictures * page)
        return PicturesBeside::Most;
    return !isRecognised && glyphs.surface.largestPicture() > LargePicture ? PicturesBeside::Some
                                                                           : PicturesBeside::None;
}

} // namespace core
