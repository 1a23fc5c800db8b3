// Measures how much of a claim or a question is in the library's vocabulary. Pure and thread-safe.
#pragma once

#include "core/extractive/claims/claim.h"

namespace core {

// The share of the claim's terms that the library contains, by weight, 0 ... 1; 0 if the claim has no terms.
double shareInLibrary(const Claim &claim);

} // namespace core
