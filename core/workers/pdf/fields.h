// Forms with small labels above their values, several side by side: each label is read with its value.
#pragma once

#include "core/workers/pdf/rows.h"

namespace core {

// The part as it is, or split into the text above, the fields, and the text below them.
std::vector<Part> apartFromFields(const Part &part, const std::vector<PlacedWord> &words);

} // namespace core
