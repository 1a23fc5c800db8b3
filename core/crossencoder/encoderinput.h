// Prepares an encoder's input: splits texts into tokens, and groups token sequences into batches. Pure functions.
#pragma once

#include "core/crossencoder/encoderpass.h"

#include <vector>

namespace core {

// The first `most` tokens of a text, without special tokens.
std::vector<int> tokensOf(const Encoder &encoder, const QString &text, int most);

// The index of the first sequence in each batch, followed by the total number of sequences. Batches are small enough
// for a layer to stay in the cache.
std::vector<size_t> batchesOf(const std::vector<TokenSequence> &sequences);

} // namespace core
