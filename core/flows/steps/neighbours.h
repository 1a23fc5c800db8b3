// Text around the passages found, for a Writer that has room for more.
#pragma once

#include "core/flows/steps/answerstate.h"

namespace core {

// The passages before and after those of the task, the nearest to the best first, as many as the Writer takes. None
// that were refused or left out; none at all if the user chose the passages, or if they were cut to what matters.
QList<Passage> neighboursFor(const AnswerTask &task, const AnswerState &a, const AnswerTools &tools);

} // namespace core
