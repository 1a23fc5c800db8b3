// The steps of the flow of reflection tokens that write: short answers and sentences, side by side, and which is kept.
#pragma once

#include "core/flows/steps/answerstate.h"

namespace core {

// The model's own, or one made of the Writer and the Critic.
Reflector &reflectorOf(AnswerState &a, const AnswerTools &tools);

// Passages for the question, and in the long form for each path whose last sentence asks for more. found, next (long
// form), nothing, exhausted
Result<Decision> look(AnswerState &a, AnswerTools &tools);
Result<Decision> answerAll(AnswerState &a, AnswerTools &tools); // answered: whatever could be afforded
Result<Decision> expand(AnswerState &a, AnswerTools &tools);    // expanded: whatever could be afforded
Result<Decision> prune(AnswerState &a, AnswerTools &tools);     // open, done
Result<Decision> choose(AnswerState &a, AnswerTools &tools);    // selected, nothing

// The answer of this path is the one to show; how it ends follows from its verdicts.
void keepAnswer(AnswerState &a, AnswerTools &tools, const AnswerPath &path);

} // namespace core
