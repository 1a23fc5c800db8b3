#include "core/workers/pdf/unseen.h"

#include <algorithm>

namespace core {
namespace {

using protocol::Remark;

constexpr float FaintestSeen = 0.05F; // opacity
constexpr float SmallestSeen = 1;     // in points
constexpr float Narrowest = 0.1F;     // points per letter, for several letters
constexpr float BesideCore = 0.2F;    // share of the height, above and below, that letters may leave empty
constexpr float LeftByClip = 0.1F;    // largest share of a piece left by clipping that still counts as invisible

// Excludes the margins that letters may leave empty or that neighbours may overlap.
Area coreOf(Area area)
{
    const float height = BesideCore * (area.bottom - area.top);
    const float width = std::min(height, 0.25F * (area.right - area.left));
    return {area.left + width, area.top + height, area.right - width, area.bottom - height};
}

bool isTiny(const Piece &piece)
{
    const float width = piece.right - piece.left;
    const auto letters = static_cast<float>(piece.length);
    return (piece.size < SmallestSeen && width < SmallestSeen * letters) ||
           (piece.length >= 3 && width > 0 && width < Narrowest * letters);
}

std::optional<Remark> unseen(const Piece &piece, const Look &look, const Surface &surface, const Area &area)
{
    const Area core = coreOf(area);
    if (!look.isPainted || look.opacity < FaintestSeen) {
        const Remark why = look.isPainted ? Remark::Transparent : Remark::Unpainted;
        return surface.isScan() || surface.isDrawn(area) ? std::nullopt : std::optional(why);
    }
    if (isTiny(piece))
        return Remark::Tiny;
    if (sizeOf(core) <= 0) // a mark above the previous letter
        return std::nullopt;
    if (sizeOf(common(look.clip, core)) <= LeftByClip * sizeOf(core))
        return Remark::Clipped;
    if (look.isStencil)
        return look.hasColour || surface.isTouched(area, look.before) ? std::nullopt : std::optional(Remark::Unpainted);
    if (surface.isCovered(core, look.before))
        return Remark::Covered;
    if (look.hasColour && surface.isPaper(core, look.before, look.colour))
        return Remark::SameColour;
    return std::nullopt;
}

} // namespace

Area areaOf(const Piece &piece, float width, float height)
{
    Area area = {piece.left, piece.top, piece.right, piece.bottom};
    if (piece.turns == 0 || piece.turns == Diagonal)
        return area;
    if (piece.turns % 2 != 0)
        std::swap(width, height);
    turned(4 - piece.turns, width, height, area.left, area.top);
    turned(4 - piece.turns, width, height, area.right, area.bottom);
    if (area.left > area.right)
        std::swap(area.left, area.right);
    if (area.top > area.bottom)
        std::swap(area.top, area.bottom);
    return area;
}

std::vector<std::optional<Remark>> unseenPieces(const PageGlyphs &glyphs, float width, float height)
{
    std::vector<std::optional<Remark>> reasons;
    reasons.reserve(glyphs.pieces.size());
    for (std::size_t i = 0; i < glyphs.pieces.size(); ++i) {
        const Piece &piece = glyphs.pieces[i];
        reasons.push_back(
            unseen(piece, glyphs.kindsOfLook[glyphs.looks[i]], glyphs.surface, areaOf(piece, width, height)));
    }
    return reasons;
}

} // namespace core
