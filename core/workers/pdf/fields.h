// Forms whose small labels stand above their values, several side by side: each label is read with its value.
#pragma once

#include "core/workers/pdf/rows.h"

namespace core {

// The part as it is, or cut into what stands above, the fields, and what stands below them.
std::vector<Part> apartFromFields(const Part &part, const std::vector<PlacedWord> &words);

} // namespace core
