// A few sequences of tokens through an encoder's layers, one below the other in the same matrices and each by itself
// where its tokens look at each other. What a sequence is scored does not depend on the others.
#pragma once

#include "core/crossencoder/encoder.h"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace core {

struct TokenSequence
{
    std::vector<int> tokens; // all in the vocabulary; at least one, at most as many as there are positions
    int second = 0;          // from there on the tokens are of type 1

    int size() const { return int(tokens.size()); }
};

// A score for each. None: stopped.
std::optional<std::vector<float>> scoresOf(const Encoder &encoder, const LayerLoops &loops,
                                           std::span<const TokenSequence> sequences, int depth,
                                           const std::stop_token &stop);

// Of each the mean of its tokens behind the last layer, of unit length. None: stopped.
std::optional<std::vector<std::vector<float>>> meansOf(const Encoder &encoder, const LayerLoops &loops,
                                                       std::span<const TokenSequence> sequences,
                                                       const std::stop_token &stop);

} // namespace core
