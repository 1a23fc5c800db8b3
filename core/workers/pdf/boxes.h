// Finds two-line boxes beside a column. They are too short to be columns, but do not belong to the adjacent lines.
#pragma once

#include "core/workers/pdf/rows.h"

namespace core {

// Returns the part without the boxes to the right of its column, followed by the boxes. If there are none, returns only
// the part.
std::vector<Part> apartFromBoxes(const Part &part, const std::vector<PlacedWord> &words);

} // namespace core
