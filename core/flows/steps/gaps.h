// Unread parts of the documents in a question's scope, as far as they could matter to it. Every flow reports them.
#pragma once

#include "core/flows/steps/answerstate.h"

namespace core {

// Without an answer: of all documents in scope; damaged ones, which cannot be fixed here, only if the question names
// them or no other has text. With an answer: of the documents it rests on or that were considered for it. Always of
// documents chosen by the user. Those nearest to the results come first.
Gaps gapsOf(const AnswerState &a, const Library &library, const std::stop_token &stop);

} // namespace core
