// Turns comparisons into feature vectors, from which the built-in Critic judges support.
#pragma once

#include "core/extractive/claims/comparison.h"

#include <span>

namespace core {

using Row = QList<double>; // one value per feature, in the order of the feature names

// The features for judging whether a source supports a claim. `asked` is the question that the claim answers, if any.
std::span<const char *const> supportNames();
Row supportRow(const Claim &claim, const TokenizedText &source, const Comparison &comparison, const Claim &asked,
               const Comparison &askedInSource);

} // namespace core
