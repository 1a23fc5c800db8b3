// Finds the gaps between the columns of a part of a page.
#pragma once

#include "core/workers/pdf/rows.h"

namespace core {

inline constexpr int MinColumnRows = 3;

struct Gutter // a gap that no word in a run of rows crosses
{
    float x = 0;
    float width = 0; // at least
    int first = 0;   // row
    int last = 0;
    int both = 0; // rows with words on both sides, or on the other side than the row before
};

// First those that divide the most rows, and are widest.
std::vector<Gutter> findGutters(const Part &part, const std::vector<PlacedWord> &words);

} // namespace core
