// What stands beside the passages that were found, for a Writer that has room for more.
#pragma once

#include "core/flows/steps/answerstate.h"

namespace core {

// The passages before and behind those of the task, the nearest of the best first, as many as the Writer takes. None
// that was refused or left out, and none where the passages are the user's choice, or were cut to what matters.
QList<Passage> neighboursFor(const AnswerTask &task, const AnswerState &a, const AnswerTools &tools);

} // namespace core
