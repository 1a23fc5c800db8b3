// Finds unread parts of the documents in a question's scope that may matter to the answer. Used by every flow.
#pragma once

#include "core/flows/steps/answerstate.h"

namespace core {

// Without an answer, covers all documents in scope, except that damaged documents, which cannot be repaired here, count
// only if the question names them or no other document has text. With an answer, covers the documents that it cites or
// that were found for it. Always covers documents chosen by the user. The unread parts nearest to the results come
// first.
Gaps gapsOf(const AnswerState &a, const Library &library, const std::stop_token &stop);

} // namespace core
