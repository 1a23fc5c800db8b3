// Handles forms with small labels above their values, several side by side: puts each label next to its value.
#pragma once

#include "core/workers/pdf/rows.h"

namespace core {

// Returns the part unchanged, or split into the text above the fields, the fields, and the text below them.
std::vector<Part> apartFromFields(const Part &part, const std::vector<PlacedWord> &words);

} // namespace core
