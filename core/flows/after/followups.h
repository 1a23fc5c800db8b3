// Follow-up questions after an answer or a refusal, about text near the passages used; and starter questions, made from
// titles and headings.
#pragma once

#include "core/library/library.h"
#include "core/session/session.h"

namespace core {

// Returns at most three questions, made without a model. If the question combined several and the answer was not
// verified, each of them is first offered on its own. After an answer, questions about nearby topics follow. A topic is
// offered only if a search finds a passage that contains all its words and that the answer does not use.
QStringList followUpsOf(const Turn &turn, const Library &library, const std::stop_token &stop);

// Returns at most six questions about headings in the most recently added documents. A heading is used only if a search
// finds a passage that contains all its words. Empty if there are only generic headings.
QStringList startersOf(const Library &library, const std::stop_token &stop);

} // namespace core
