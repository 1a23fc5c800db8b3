// Finds the gaps between the columns in a part of a page.
#pragma once

#include "core/workers/pdf/rows.h"

namespace core {

inline constexpr int MinColumnRows = 3;

struct Gutter // a gap that no word crosses in a run of rows
{
    float x = 0;
    float width = 0; // minimum width
    int first = 0;   // first row
    int last = 0;
    int both = 0; // number of rows with words on both sides, or on the opposite side from the previous row
};

// Ordered by how many rows they divide, then by width.
std::vector<Gutter> findGutters(const Part &part, const std::vector<PlacedWord> &words);

} // namespace core
