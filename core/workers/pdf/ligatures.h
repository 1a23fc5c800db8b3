// Corrects ligatures whose characters are wrong because of a bug in the program that wrote the file.
#pragma once

#include <poppler/CharTypes.h>

#include <span>
#include <vector>

namespace core {

// The corrected characters of a glyph. Ghostscript swaps the bytes of each character in a ligature and adds a third
// character to the second, which turns "ffi" into an ideograph and a syllable. Empty if nothing is wrong.
std::vector<Unicode> mendedLigature(std::span<const Unicode> glyph);

} // namespace core
