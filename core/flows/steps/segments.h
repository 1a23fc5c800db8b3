// The steps of the flow of reflection tokens that write: short answers and sentences, in parallel, and the choice among
// them.
#pragma once

#include "core/flows/steps/answerstate.h"

namespace core {

// The model's own, or one built from the Writer and the Critic.
Reflector &reflectorOf(AnswerState &a, const AnswerTools &tools);

// Passages for the question, and in the long form for each path whose last sentence asks for more. found, next (long
// form), nothing, exhausted
Result<Decision> look(AnswerState &a, AnswerTools &tools);
Result<Decision> answerAll(AnswerState &a, AnswerTools &tools); // answered: as many as the budget allowed
Result<Decision> expand(AnswerState &a, AnswerTools &tools);    // expanded: as many as the budget allowed
Result<Decision> prune(AnswerState &a, AnswerTools &tools);     // open, done
Result<Decision> choose(AnswerState &a, AnswerTools &tools);    // selected, nothing

// Keeps this path's answer as the one to show; its verdicts decide the ending.
void keepAnswer(AnswerState &a, AnswerTools &tools, const AnswerPath &path);

} // namespace core
