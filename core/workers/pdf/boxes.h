// Boxes of two lines beside a column: too short to be columns, and separate from the adjacent lines.
#pragma once

#include "core/workers/pdf/rows.h"

namespace core {

// The part without the boxes to the right of its column, followed by the boxes. Without boxes, only the part.
std::vector<Part> apartFromBoxes(const Part &part, const std::vector<PlacedWord> &words);

} // namespace core
