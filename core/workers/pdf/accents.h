// Combines letters with accents that are separate glyphs above or below them, as TeX draws them with fonts that have no
// accented letters.
#pragma once

namespace core {

// For a glyph that is an accent, spacing ("´") or combining, its combining character; 0 for any other glyph.
char32_t combiningOf(char32_t c);

// The precomposed character; 0 if there is none.
char32_t withAccent(char32_t letter, char32_t combining);

} // namespace core
