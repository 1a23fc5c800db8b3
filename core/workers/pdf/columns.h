// Finds the columns of a page and sorts its rows into reading order.
#pragma once

#include "core/workers/pdf/rows.h"

#include <string>

namespace core {

// Returns one column after the other, followed by the footnotes of the columns.
std::vector<Part> inReadingOrder(const Rows &rows, const std::u32string &characters);

float median(std::vector<float> values); // 0 for an empty list

} // namespace core
