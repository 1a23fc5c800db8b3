// Line numbers in a margin, as in manuscripts and court transcripts: they are not part of the lines.
#pragma once

#include "core/workers/pdf/rows.h"

namespace core {

// In the left margin, the right one, or both.
void leaveLineNumbersOut(Rows &rows, const std::u32string &characters);

} // namespace core
