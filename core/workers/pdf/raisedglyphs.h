// Raised digits that are glyphs of their own in the font of the text, with its size and on its base line: only their
// width tells them from its other digits.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace core {

class RaisedGlyphs
{
public:
    // Of a digit of the page: its number among the page's characters, and that of the piece which it is in.
    void add(int font, std::size_t at, std::size_t piece, char32_t digit, float width);

    // Writes those that are raised as such.
    void mark(std::u32string &characters) const;

private:
    struct Digit
    {
        std::size_t at;
        std::size_t piece;
        int font;
        int value;
        float width; // share of the size
    };
    using Widths = std::array<float, 10>; // 0: not seen

    std::vector<Digit> m_digits;
    std::map<int, Widths> m_widest; // by font

    bool isNarrow(const Digit &digit) const;
    std::size_t raisedFrom(std::size_t run, std::size_t end) const;
};

} // namespace core
