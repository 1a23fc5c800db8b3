// Finds the strips between the columns of a part of a page.
#pragma once

#include "core/workers/pdf/rows.h"

namespace core {

inline constexpr int MinColumnRows = 3;

struct Gutter // a strip that no word of a run of rows crosses
{
    float x = 0;
    float width = 0; // at least
    int first = 0;   // row
    int last = 0;
    int both = 0; // rows with words at both sides, or beside the row before, which is at the other side
};

// Those that divide most rows, and by most, come first.
std::vector<Gutter> findGutters(const Part &part, const std::vector<PlacedWord> &words);

} // namespace core
