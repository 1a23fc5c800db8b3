// Ligatures whose letters a program has written wrongly into its file.
#pragma once

#include <poppler/CharTypes.h>

#include <span>
#include <vector>

namespace core {

// What one glyph stands for, put right: Ghostscript turns round the bytes of each character of a ligature and adds a
// third to the second, so that "ffi" becomes an ideograph and a syllable. Empty where nothing is wrong with it.
std::vector<Unicode> mendedLigature(std::span<const Unicode> glyph);

} // namespace core
