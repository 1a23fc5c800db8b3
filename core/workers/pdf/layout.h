// From the pieces of text of a page, in any order, to its text in reading order: columns one after the other, the cells
// of a table's row on one line. Knows geometry and nothing of PDFs.
#pragma once

#include "core/pdf/pdfprotocol.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace core {

inline constexpr std::uint8_t Diagonal = 4; // a stamp across the page: read last, as it stands

// What a piece is beside those next to it.
enum class Role : std::uint8_t {
    Text,
    Raised,  // digits over the line, smaller
    Lowered, // and under it
    Over,    // the upper part of a fraction
    Under,   // and the lower one, behind it
    Group    // three more digits of the number before it
};

// Characters set in one go without a gap. Coordinates are those of a reader who has turned the page so that the text
// runs from left to right: see turned().
struct Piece
{
    float left = 0;
    float top = 0;
    float right = 0;
    float bottom = 0;
    float base = 0;         // y of the base line
    float size = 0;         // of the font
    std::uint32_t from = 0; // first character in the page's characters, in the order of x
    std::uint32_t length = 0;
    std::uint8_t turns = 0;   // quarter turns clockwise of the text, or Diagonal
    bool blankBefore = false; // a blank was set to the left of it
    bool blankAfter = false;  // and to the right
    bool thinAfter = false;   // it is one that parts no words: narrower, or one at which no line may end
    Role role = Role::Text;
    bool bold = false;
};

// With what is set next to it, and follows it in the page's characters.
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

// Boxes come back on the page as displayed, which is width points wide and height points high. At most that many UTF-16
// units are kept.
PageText layOut(std::vector<Piece> pieces, const std::u32string &characters, float width, float height,
                std::size_t most);

// A point of the page as displayed, for a reader who has turned it for text of so many quarter turns.
void turned(int turns, float width, float height, float &x, float &y);

} // namespace core
