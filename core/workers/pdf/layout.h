// Sorts a page's pieces of text, given in any order, into text in reading order: one column after the other, with the
// cells of a table row on one line. Works on geometry alone and knows nothing about PDF.
#pragma once

#include "core/pdf/pdfprotocol.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace core {

inline constexpr std::uint8_t Diagonal = 4; // a stamp across the page: read last, unchanged

// The role of a piece in its line.
enum class Role : std::uint8_t {
    Text,
    Raised,  // smaller digits above the line
    Lowered, // smaller digits below the line
    Over,    // the upper part of a fraction
    Under,   // the lower part of a fraction, after the upper one
    Group    // three more digits of the preceding number
};

// Characters drawn together without a gap. Coordinates refer to the page turned so that the text runs from left to
// right; see turned().
struct Piece
{
    float left = 0;
    float top = 0;
    float right = 0;
    float bottom = 0;
    float base = 0;         // y of the baseline
    float size = 0;         // font size
    std::uint32_t from = 0; // index of its first character among the page's characters; its characters are ordered by x
    std::uint32_t length = 0;
    std::uint8_t turns = 0;   // clockwise quarter turns of the text, or Diagonal
    bool blankBefore = false; // a space was drawn to its left
    bool blankAfter = false;  // a space was drawn to its right
    bool thinAfter = false;   // that space is narrow or non-breaking, so it does not separate words
    Role role = Role::Text;
    bool bold = false;
};

// Appends the adjacent piece `next`, whose characters directly follow among the page's characters.
inline void extend(Piece &piece, const Piece &next)
{
    piece.left = std::min(piece.left, next.left);
    piece.top = std::min(piece.top, next.top);
    piece.right = std::max(piece.right, next.right);
    piece.bottom = std::max(piece.bottom, next.bottom);
    piece.length += next.length;
    piece.bold = piece.bold && next.bold;
    piece.blankBefore = piece.blankBefore || next.blankBefore;
    piece.blankAfter = next.blankAfter;
}

struct PageText
{
    std::u16string text;
    std::vector<protocol::Word> words;
};

// The boxes are on the page as displayed, width by height points. Keeps at most `most` UTF-16 units.
PageText layOut(std::vector<Piece> pieces, const std::u32string &characters, float width, float height,
                std::size_t most);

// Converts a point on the displayed page to coordinates on the page as rotated so that text with this many quarter
// turns reads upright.
void turned(int turns, float width, float height, float &x, float &y);

} // namespace core
