// Whether a turn answers a question as it should.
#pragma once

#include "core/session/outcome.h"
#include "tests/generated/cases.h"

namespace generated {

enum class Mark { Right, Wrong, Unanswered };

// Right: the value or the name of the truth, and no other. Unanswerable questions are never answered right.
Mark markOf(const core::Turn &turn, const Truth &truth);

} // namespace generated
