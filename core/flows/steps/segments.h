// The writing steps of Reflection RAG, which write short answers and sentences in parallel and choose among them.
#pragma once

#include "core/flows/steps/answerstate.h"

namespace core {

// Returns the model's own Reflector, or one made from the Writer and the Critic.
Reflector &reflectorOf(AnswerState &a, const AnswerTools &tools);

// Finds passages for the question and, in the long form, for each path whose last sentence asks for more. Outcomes:
// found, next (long form), nothing, exhausted
Result<Decision> look(AnswerState &a, AnswerTools &tools);
Result<Decision> answerAll(AnswerState &a, AnswerTools &tools); // outcome: answered, as far as the budget allowed
Result<Decision> expand(AnswerState &a, AnswerTools &tools);    // outcome: expanded, as far as the budget allowed
Result<Decision> prune(AnswerState &a, AnswerTools &tools);     // outcomes: open, done
Result<Decision> choose(AnswerState &a, AnswerTools &tools);    // outcomes: selected, nothing

// Makes this path's answer the one that is shown. Its verdicts decide the ending.
void keepAnswer(AnswerState &a, AnswerTools &tools, const AnswerPath &path);

} // namespace core
