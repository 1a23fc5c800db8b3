// Adds text around the passages found, for a Writer that has room for more.
#pragma once

#include "core/flows/steps/answerstate.h"

namespace core {

// The passages before and after those of the task, starting with those around the best passage, as many as the Writer
// has room for. Skips passages that were rejected or left out. Empty if the user chose the passages, or if they were
// reduced to excerpts.
QList<Passage> neighboursFor(const AnswerTask &task, const AnswerState &a, const AnswerTools &tools);

} // namespace core
