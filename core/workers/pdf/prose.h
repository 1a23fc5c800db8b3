// Decides whether rows are running text, or belong to a table, a form or a list of numbers.
#pragma once

#include "core/workers/pdf/rows.h"

#include <string>

namespace core {

bool isProse(const Part &side, const std::vector<PlacedWord> &words);

// Whether some of its lines are clearly a paragraph: no table cell is that long and full.
bool hasParagraph(const Part &side, const Rows &rows, const std::u32string &characters);

float widthOf(const Part &side, const std::vector<PlacedWord> &words);

} // namespace core
