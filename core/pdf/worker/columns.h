// Finds the columns of a page and puts its rows into the order of reading.
#pragma once

#include "core/pdf/worker/rows.h"

namespace core {

// A part of the page whose rows are read from top to bottom, each from side to side: a column, a table, a title.
using Part = std::vector<Row>;

std::vector<Part> inReadingOrder(const std::vector<Row> &rows, const std::vector<PlacedWord> &words);

float median(std::vector<float> values); // 0 of none

} // namespace core
