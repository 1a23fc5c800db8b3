// Numbers of lines in a margin, as manuscripts and transcripts of courts have them: they are no part of the lines.
#pragma once

#include "core/workers/pdf/rows.h"

namespace core {

// In the left margin, the right one, or both.
void leaveLineNumbersOut(Rows &rows, const std::u32string &characters);

} // namespace core
