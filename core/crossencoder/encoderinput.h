// Prepares an encoder's input: cuts texts into tokens and joins several texts. Pure.
#pragma once

#include "core/crossencoder/encoderpass.h"

#include <vector>

namespace core {

// The first `most` tokens of a text, without special tokens.
std::vector<int> tokensOf(const Encoder &encoder, const QString &text, int most);

// Where each batch begins, and the end: batches small enough that a layer's numbers stay in the processor's cache.
std::vector<size_t> batchesOf(const std::vector<TokenSequence> &sequences);

} // namespace core
