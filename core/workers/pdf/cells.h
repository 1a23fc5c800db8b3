// Joins cells of a table row that have different baselines.
#pragma once

#include "core/workers/pdf/rows.h"

namespace core {

struct Edges // baselines of the page's first and last row
{
    float top = 0;
    float bottom = 0;
};

// A label of two lines with its number between them becomes one row, cell by cell.
Part joinCells(const Part &part, const Edges &edges, const std::vector<PlacedWord> &words);

} // namespace core
