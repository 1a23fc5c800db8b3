// Explains in one line why the built-in Critic decided as it did: its observations, the heaviest first.
#pragma once

#include "core/extractive/claims/comparison.h"
#include "core/extractive/claims/weights.h"

namespace core {

// `names` are the row's features; `favourable`: whether the verdict was positive.
QString reasonFor(const Claim &claim, const Comparison &comparison, std::span<const char *const> names,
                  const Weights &weights, const QList<double> &row, bool favourable);

} // namespace core
