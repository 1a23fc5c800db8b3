// What was not read of the documents a question was asked of, as far as that could matter to it: the same in every
// flow.
#pragma once

#include "core/flows/steps/answerstate.h"

namespace core {

// Of a question without an answer: of all documents in its scope; of those that are damaged, so that nothing can be
// done about them here, only where the question names them or no other has text. Of one with an answer: of the
// documents that it rests on or that were considered for it. In any case of those the user chose. The nearest to what
// was found first.
Gaps gapsOf(const AnswerState &a, const Library &library, const std::stop_token &stop);

} // namespace core
