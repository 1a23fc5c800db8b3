// Accents that are glyphs of their own, set over or under their letter, as TeX does without fonts that have both in
// one.
#pragma once

namespace core {

// Of a glyph that is an accent, alone ("´") or combining; 0 for any other.
char32_t combiningOf(char32_t c);

// The one character that both are; 0 where there is none.
char32_t withAccent(char32_t letter, char32_t combining);

} // namespace core
