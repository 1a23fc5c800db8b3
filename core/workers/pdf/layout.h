// Turns the pieces of text of a page, in any order, into its text in reading order: columns one after the other, the
// cells of a table row on one line. Knows only geometry, not PDF.
#pragma once

#include "core/pdf/pdfprotocol.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace core {

inline constexpr std::uint8_t Diagonal = 4; // a stamp across the page: read last, as it is

// The role of a piece in its line.
enum class Role : std::uint8_t {
    Text,
    Raised,  // smaller digits above the line
    Lowered, // and below it
    Over,    // the upper part of a fraction
    Under,   // and the lower part, after it
    Group    // three more digits of the number before it
};

// Characters drawn together without a gap. Coordinates are on the page turned so that the text runs from left to right:
// see turned().
struct Piece
{
    float left = 0;
    float top = 0;
    float right = 0;
    float bottom = 0;
    float base = 0;         // y of the base line
    float size = 0;         // of the font
    std::uint32_t from = 0; // index of the first character in the page's characters, ordered by x
    std::uint32_t length = 0;
    std::uint8_t turns = 0;   // clockwise quarter turns of the text, or Diagonal
    bool blankBefore = false; // a blank was drawn to the left of it
    bool blankAfter = false;  // and to the right
    bool thinAfter = false;   // the blank does not separate words: it is narrow or non-breaking
    Role role = Role::Text;
    bool bold = false;
};

// Appends a piece that is next to it and follows it in the page's characters.
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

// Boxes are on the page as displayed, width by height points. At most that many UTF-16 units are kept.
PageText layOut(std::vector<Piece> pieces, const std::u32string &characters, float width, float height,
                std::size_t most);

// Maps a point of the displayed page to the page turned for text with that many quarter turns.
void turned(int turns, float width, float height, float &x, float &y);

} // namespace core
