#include "core/workers/pdf/watermarks.h"

#include "core/workers/pdf/characters.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr float Large = 1.6F;            // relative to the text
constexpr float CapitalHeight = 0.65F;   // share of the size that capitals certainly fill
constexpr float SmallHeight = 0.45F;     // share of the size that the text's letters certainly fill
constexpr float Within = 0.8F;           // share of the text's height that lies within the large letters
constexpr std::uint32_t SomeLetters = 3; // a drop cap has one
constexpr std::uint32_t SomeCovered = 4; // letters of the text
constexpr float SameLine = 0.02F;

// The size of most letters.
float usualSize(const std::vector<Piece> &pieces)
{
    std::vector<std::pair<float, std::uint32_t>> sizes;
    std::uint64_t all = 0;
    for (const Piece &piece : pieces) {
        sizes.emplace_back(piece.size, piece.length);
        all += piece.length;
    }
    std::sort(sizes.begin(), sizes.end());
    std::uint64_t seen = 0;
    for (const auto &[size, length] : sizes) {
        seen += length;
        if (2 * seen >= all)
            return size;
    }
    return 0;
}

class Watermarks
{
public:
    explicit Watermarks(PageGlyphs &glyphs) : m_glyphs(glyphs), m_least(Large * usualSize(glyphs.pieces)) {}

    void setApart()
    {
        std::vector<Piece> found; // one per line of large words
        for (const Piece &piece : m_glyphs.pieces)
            if (isLarge(piece) && piece.length >= SomeLetters && liesOnText(piece))
                found.push_back(piece);
        for (Piece &piece : m_glyphs.pieces)
            if (std::any_of(found.begin(), found.end(), [&](const Piece &each) { return isOnLine(piece, each); }))
                piece.turns = Diagonal;
    }

private:
    PageGlyphs &m_glyphs;
    float m_least;

    bool isLarge(const Piece &piece) const { return piece.size >= m_least && piece.turns != Diagonal; }

    static bool isOnLine(const Piece &piece, const Piece &large)
    {
        return piece.turns == large.turns && std::abs(piece.size - large.size) < SameLine * large.size &&
               std::abs(piece.base - large.base) < SameLine * large.size;
    }

    // Compares where the letters are drawn, rather than the full height of their lines.
    bool liesOnText(const Piece &large) const
    {
        std::uint32_t covered = 0;
        for (const Piece &piece : m_glyphs.pieces) {
            if (piece.turns != large.turns || Large * piece.size > large.size)
                continue;
            const float top = std::max(piece.base - SmallHeight * piece.size, large.base - CapitalHeight * large.size);
            const float height = std::min(piece.base, large.base) - top;
            const float width = std::min(piece.right, large.right) - std::max(piece.left, large.left);
            if (height < Within * SmallHeight * piece.size || width <= 0)
                continue;
            const float share = width / std::max(piece.right - piece.left, 1.0F);
            covered += static_cast<std::uint32_t>(std::lround(share * static_cast<float>(piece.length)));
        }
        return covered >= SomeCovered;
    }
};

} // namespace

void setWatermarksApart(PageGlyphs &glyphs)
{
    if (!glyphs.surface.isScan()) // text recognised in a picture can have any size
        Watermarks(glyphs).setApart();
}

} // namespace core
