// What of a claim or a question the library has words for at all. Pure. Any thread.
#pragma once

#include "core/extractive/claims/claim.h"

namespace core {

// Of the weight of its terms, 0 ... 1; 0 where it has none.
double shareInLibrary(const Claim &claim);

} // namespace core
