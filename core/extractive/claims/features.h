// Comparisons as rows of numbers, by which the built-in Critic judges support.
#pragma once

#include "core/extractive/claims/comparison.h"

#include <span>

namespace core {

using Row = QList<double>; // in the order of the names

// Does a source bear a claim out? `asked` is what was asked where the claim is an answer to it.
std::span<const char *const> supportNames();
Row supportRow(const Claim &claim, const TokenizedText &source, const Comparison &comparison, const Claim &asked,
               const Comparison &askedInSource);

} // namespace core
