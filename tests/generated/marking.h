// Decides whether a turn answers a question correctly.
#pragma once

#include "core/session/outcome.h"
#include "tests/generated/cases.h"

namespace generated {

enum class Mark { Right, Wrong, Unanswered };

// Right: the true value or name and no other. An answer to an unanswerable question is never right.
Mark markOf(const core::Turn &turn, const Truth &truth);

} // namespace generated
