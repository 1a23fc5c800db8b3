// Whether rows are lines of running text, or those of a table, a form, a list of numbers.
#pragma once

#include "core/workers/pdf/rows.h"

#include <string>

namespace core {

bool isProse(const Part &side, const std::vector<PlacedWord> &words);

// Whether some lines of it are a paragraph beyond doubt: no cell of a table is as long and as full.
bool hasParagraph(const Part &side, const Rows &rows, const std::u32string &characters);

float widthOf(const Part &side, const std::vector<PlacedWord> &words);

} // namespace core
