// Whether a computed answer agrees with the one that is known.
#pragma once

#include "core/values/computed.h"

#include <optional>

namespace figures {

// By yes or no, by the name of an extreme, or by its amounts, as core/eval/amounts.h compares them, within 1 %. Nothing
// where the known answer has neither.
std::optional<bool> isRight(const QString &question, const core::Computed &computed, const QString &known);

} // namespace figures
