// Removes line numbers from margins, as found in manuscripts and court transcripts.
#pragma once

#include "core/workers/pdf/rows.h"

namespace core {

// Handles the left margin, the right margin, or both.
void leaveLineNumbersOut(Rows &rows, const std::u32string &characters);

} // namespace core
