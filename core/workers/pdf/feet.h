// Distinguishes the last paragraph of a column, which may be a single line, from text below the columns.
#pragma once

#include "core/workers/pdf/gutters.h"

#include <string>

namespace core {

// Whether a row that is some distance below another begins a paragraph in each column beside a gutter in which it has
// words. A page footer differs in position, size or distance, or is not a sentence.
bool beginsParagraph(const Part &part, const Gutter &gutter, int row, const Rows &rows,
                     const std::u32string &characters);

// The usual distance between lines on either side of a gutter, from baseline to baseline.
float usualDistance(const Part &part, const Gutter &gutter, const std::vector<PlacedWord> &words);

} // namespace core
