// Whether an answer is right, as far as its set can tell: one definition for all figures.
#pragma once

#include "core/base/json.h"

#include <QString>

#include <optional>

namespace core {

// For a row of measure(). An answer is right if it has a known answer, or its numbers (within 1 %, or as rounded), or,
// if each known answer is longer than 30 words, cites a right page; if no answer is known, if it cites a right page.
// Every answer to an unanswerable question is wrong. Nothing if there is no answer, or if the set does not tell.
std::optional<bool> isRight(const Json &row);

// Why a right answer is right, in a sentence.
QString whyRight(const Json &row);

} // namespace core
