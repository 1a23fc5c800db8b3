// Compares a computed answer with the known one.
#pragma once

#include "core/values/computed.h"

#include <optional>

namespace figures {

// Compares yes or no, the name of an extreme, or the amounts (as in core/eval/amounts.h, within 1 %). Empty if the
// known answer has none of these.
std::optional<bool> isRight(const QString &question, const core::Computed &computed, const QString &known);

} // namespace figures
