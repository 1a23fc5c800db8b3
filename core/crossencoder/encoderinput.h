// Texts as an encoder reads them: cut into tokens, and several together. Pure.
#pragma once

#include "core/crossencoder/encoderpass.h"

#include <vector>

namespace core {

// The first of a text, without special ones.
std::vector<int> tokensOf(const Encoder &encoder, const QString &text, int most);

// Where each batch begins, and the end: so many tokens that the numbers of a layer stay in the processor's cache.
std::vector<size_t> batchesOf(const std::vector<TokenSequence> &sequences);

} // namespace core
