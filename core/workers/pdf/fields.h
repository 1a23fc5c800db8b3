// Forms with small labels above their values, several side by side: reads each label with its value.
#pragma once

#include "core/workers/pdf/rows.h"

namespace core {

// The unchanged part, or the part split into the text above, the fields, and the text below them.
std::vector<Part> apartFromFields(const Part &part, const std::vector<PlacedWord> &words);

} // namespace core
