// The unread parts of the documents in a question's scope, as far as they could matter to it: the same in every flow.
#pragma once

#include "core/flows/steps/answerstate.h"

namespace core {

// For a question without an answer: of all documents in its scope; damaged ones, which cannot be fixed here, only if
// the question names them or no other has text. With an answer: of the documents that it rests on or that were
// considered for it. Always of those the user chose. The nearest to what was found first.
Gaps gapsOf(const AnswerState &a, const Library &library, const std::stop_token &stop);

} // namespace core
