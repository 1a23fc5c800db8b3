// Combines letters with accents that are separate glyphs above or below them. TeX draws accented letters like this if
// the font has none.
#pragma once

namespace core {

// The combining character for a glyph that is an accent, whether spacing ("´") or combining; 0 for any other glyph.
char32_t combiningOf(char32_t c);

// The precomposed character; 0 if there is none.
char32_t withAccent(char32_t letter, char32_t combining);

} // namespace core
