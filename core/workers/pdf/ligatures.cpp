#include "core/workers/pdf/ligatures.h"

#include <algorithm>

namespace core {
namespace {

bool isSmallLetter(Unicode c)
{
    return c >= 'a' && c <= 'z';
}

// A Latin letter with its two bytes swapped: no font has a glyph for two characters that all end in a zero byte.
bool isTurned(Unicode c)
{
    return (c & 0xff) == 0 && c >= 'A' << 8 && c <= 0xff00;
}

} // namespace

std::vector<Unicode> mendedLigature(std::span<const Unicode> glyph)
{
    if (glyph.size() < 2 || !std::all_of(glyph.begin(), glyph.end(), isTurned))
        return {};
    std::vector<Unicode> letters(glyph.begin(), glyph.end());
    for (Unicode &letter : letters)
        letter >>= 8;
    const Unicode first = letters.front();
    const Unicode third = letters.back() - first; // in "ffi" and "tti" the second letter repeats the first
    if (letters.size() == 2 && isSmallLetter(first) && letters.back() > 'z' && isSmallLetter(third))
        return {first, first, third};
    return letters;
}

} // namespace core
