// Puts together what is one row of a table though its cells stand on different base lines.
#pragma once

#include "core/workers/pdf/rows.h"

namespace core {

struct Edges // base lines of the first and of the last row of the page
{
    float top = 0;
    float bottom = 0;
};

// A label of two lines with its number between them becomes one row, cell after cell.
Part joinCells(const Part &part, const Edges &edges, const std::vector<PlacedWord> &words);

} // namespace core
