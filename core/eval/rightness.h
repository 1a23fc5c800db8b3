// Decides whether an answer is right, if its question set gives enough information. All figures use this definition.
#pragma once

#include "core/base/json.h"

#include <QString>

#include <optional>

namespace core {

// `row`: a row of measure(). An answer is right if it matches a known answer or its numbers (within 1 %, or as
// rounded). If all known answers are longer than 30 words, or none is known, it is also right if it cites a right page.
// Every answer to an unanswerable question is wrong. Returns nullopt if there is no answer, or if the set does not say
// which answers are right.
std::optional<bool> isRight(const Json &row);

// One sentence explaining why a right answer is right.
QString whyRight(const Json &row);

} // namespace core
