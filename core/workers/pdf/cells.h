// Joins cells of the same table row whose baselines differ.
#pragma once

#include "core/workers/pdf/rows.h"

namespace core {

struct Edges // baselines of the page's first and last row
{
    float top = 0;
    float bottom = 0;
};

// Turns a two-line label with a number between its lines into one row, cell by cell.
Part joinCells(const Part &part, const Edges &edges, const std::vector<PlacedWord> &words);

} // namespace core
