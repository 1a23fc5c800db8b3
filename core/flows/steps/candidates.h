// Steps of flows that answer from each passage by itself and keep the best of these answers.
#pragma once

#include "core/flows/steps/answerstate.h"

namespace core {

// Writes an answer from each of a.passages, and judges it on that passage alone: all side by side. Once one is fully
// supported and as useful as can be, those behind it cannot win any more and end. One that fails is left out, and said,
// unless none is left. answered, empty, exhausted
Result<Decision> answerEach(AnswerState &a, AnswerTools &tools);
// The best by support, then utility, then order; where none is fully supported relevance goes before order. It becomes
// the only attempt. selected, nothing
Result<Decision> selectBest(AnswerState &a, AnswerTools &tools);

} // namespace core
