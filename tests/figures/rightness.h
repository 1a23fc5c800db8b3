// Whether a computed answer agrees with the one that is known.
#pragma once

#include "core/values/computed.h"

#include <optional>

namespace figures {

// By yes or no, or by number, within 1 % or the known answer's own rounding. Nothing where the known answer has
// neither.
std::optional<bool> isRight(const QString &question, const core::Computed &computed, const QString &known);

} // namespace figures
