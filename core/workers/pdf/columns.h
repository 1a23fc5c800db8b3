// Finds the columns of a page and puts its rows into the order of reading.
#pragma once

#include "core/workers/pdf/rows.h"

#include <string>

namespace core {

// Column after column, the notes at the foot of columns behind the last of them.
std::vector<Part> inReadingOrder(const Rows &rows, const std::u32string &characters);

float median(std::vector<float> values); // 0 of none

} // namespace core
