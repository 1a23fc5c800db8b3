// How much of a claim or a question is in the library's vocabulary. Pure. Any thread.
#pragma once

#include "core/extractive/claims/claim.h"

namespace core {

// Share of the weight of its terms, 0 ... 1; 0 if it has none.
double shareInLibrary(const Claim &claim);

} // namespace core
