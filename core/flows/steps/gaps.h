// Finds unread parts of the documents in a question's scope that could matter to the answer. Used by every flow.
#pragma once

#include "core/flows/steps/answerstate.h"

namespace core {

// Without an answer, reports all documents in scope; damaged ones, which cannot be fixed here, only if the question
// names them or no other has text. With an answer, reports those that it cites or that were found for it. Always
// reports documents chosen by the user. The nearest to the results come first.
Gaps gapsOf(const AnswerState &a, const Library &library, const std::stop_token &stop);

} // namespace core
