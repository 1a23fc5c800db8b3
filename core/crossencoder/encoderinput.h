// Prepares an encoder's input: cuts texts into tokens and joins several texts. Pure.
#pragma once

#include "core/crossencoder/encoderpass.h"

#include <vector>

namespace core {

// The first `most` tokens of a text, without special tokens.
std::vector<int> tokensOf(const Encoder &encoder, const QString &text, int most);

// The start of each batch, followed by the end. Batches are small enough for a layer to stay in the processor's cache.
std::vector<size_t> batchesOf(const std::vector<TokenSequence> &sequences);

} // namespace core
