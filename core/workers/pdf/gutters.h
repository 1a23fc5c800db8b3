// Finds the gaps between the columns of a part of a page.
#pragma once

#include "core/workers/pdf/rows.h"

namespace core {

inline constexpr int MinColumnRows = 3;

struct Gutter // a gap not crossed by any word in a run of rows
{
    float x = 0;
    float width = 0; // minimum width
    int first = 0;   // first row
    int last = 0;
    int both = 0; // number of rows with words on both sides, or on a different side than the row before
};

// Ordered by how many rows they divide, then by width.
std::vector<Gutter> findGutters(const Part &part, const std::vector<PlacedWord> &words);

} // namespace core
