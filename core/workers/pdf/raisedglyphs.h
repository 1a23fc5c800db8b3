// Raised digits that are glyphs of the text's own font, at the same size and on the same baseline, so that only their
// width distinguishes them from ordinary digits.
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
    // Adds a digit of the page. `at`: its index among the page's characters; `piece`: index of the piece it is in.
    void add(int font, std::size_t at, std::size_t piece, char32_t digit, float width);

    // Replaces digits that turned out to be raised.
    void mark(std::u32string &characters) const;

private:
    struct Digit
    {
        std::size_t at;
        std::size_t piece;
        int font;
        int value;
        float width; // relative to the font size
    };
    using Widths = std::array<float, 10>; // 0: not seen yet

    std::vector<Digit> m_digits;
    std::map<int, Widths> m_widest; // keyed by font

    bool isNarrow(const Digit &digit) const;
    std::size_t raisedFrom(std::size_t run, std::size_t end) const;
};

} // namespace core
