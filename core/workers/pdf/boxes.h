// Boxes of two lines beside a column: too short to be columns, and no part of the lines they stand next to.
#pragma once

#include "core/workers/pdf/rows.h"

namespace core {

// The part without the boxes to the right of its column, and behind it the boxes; the part alone where there are none.
std::vector<Part> apartFromBoxes(const Part &part, const std::vector<PlacedWord> &words);

} // namespace core
