// Runs several token sequences through an encoder as one batch. They share the matrix products, but attention is
// computed for each separately, so no score depends on the other sequences.
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
    int second = 0;          // tokens from this index on are of type 1

    int size() const { return int(tokens.size()); }
};

// One score per sequence; nullopt if stopped.
std::optional<std::vector<float>> scoresOf(const Encoder &encoder, const LayerLoops &loops,
                                           std::span<const TokenSequence> sequences, int depth,
                                           const std::stop_token &stop);

// For each sequence, the mean of its tokens after the last layer, normalised to unit length; nullopt if stopped.
std::optional<std::vector<std::vector<float>>> meansOf(const Encoder &encoder, const LayerLoops &loops,
                                                       std::span<const TokenSequence> sequences,
                                                       const std::stop_token &stop);

} // namespace core
