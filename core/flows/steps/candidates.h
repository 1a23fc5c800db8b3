// Steps of flows that answer from each passage separately and keep the best of these answers.
#pragma once

#include "core/flows/steps/answerstate.h"

namespace core {

// Writes an answer from each of a.passages in parallel, and judges it on that passage alone. Once an answer is fully
// supported and as useful as possible, later ones can no longer win and are cancelled. An answer that failed is left
// out with a note, unless all of them failed. Outcomes: answered, empty, exhausted
Result<Decision> answerEach(AnswerState &a, AnswerTools &tools);
// Selects the best answer by support, then by utility, then by the order of the passages. If no answer is fully
// supported, relevance is compared before the order. The selected answer becomes the only attempt. Outcomes: selected,
// nothing
Result<Decision> selectBest(AnswerState &a, AnswerTools &tools);

} // namespace core
