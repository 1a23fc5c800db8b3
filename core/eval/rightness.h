// Whether an answer is right, as far as its set can tell: one meaning for all figures.
#pragma once

#include "core/base/json.h"

#include <QString>

#include <optional>

namespace core {

// Of a row of measure(). Right is what holds a known answer, or its numbers (within 1 %, or as rounded), or, where each
// known answer is longer than 30 words, cites a right page; where no answer is known, what cites a right page. Wrong is
// every answer to what cannot be answered. Nothing where there is no answer, or the set does not tell.
std::optional<bool> isRight(const Json &row);

// Of a right one: what makes it so, in a sentence.
QString whyRight(const Json &row);

} // namespace core
