// Explains the built-in Critic's decision in one line: the share of the claim that was found, then the features that
// favoured the decision, the most influential first.
#pragma once

#include "core/extractive/claims/comparison.h"
#include "core/extractive/claims/weights.h"

namespace core {

// `names` are the row's features; `favourable`: whether the verdict was positive.
QString reasonFor(const Claim &claim, const Comparison &comparison, std::span<const char *const> names,
                  const Weights &weights, const QList<double> &row, bool favourable);

} // namespace core
