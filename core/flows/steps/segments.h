// The steps of the flow of reflection tokens that write: short answers and sentences, side by side, and which is kept.
#pragma once

#include "core/flows/steps/answering.h"

namespace core {

// The model's own, or one made of the Writer and the Critic.
Reflector &reflectorOf(Answering &a, const AnsweringTools &tools);

// Passages for the question, and in the long form for each path whose last sentence asks for more. found, next (long
// form), nothing, exhausted
Result<Decision> look(Answering &a, AnsweringTools &tools);
Result<Decision> answerAll(Answering &a, AnsweringTools &tools); // answered: whatever could be afforded
Result<Decision> expand(Answering &a, AnsweringTools &tools);    // expanded: whatever could be afforded
Result<Decision> prune(Answering &a, AnsweringTools &tools);     // open, done
Result<Decision> choose(Answering &a, AnsweringTools &tools);    // selected, nothing

// The answer of this path is the one to show; how it ends follows from its verdicts.
void keepAnswer(Answering &a, AnsweringTools &tools, const AnswerPath &path);

} // namespace core
