// Follow-up questions after an answer or a refusal, about text near the passages used; and starter questions, made from
// titles and headings.
#pragma once

#include "core/library/library.h"
#include "core/session/session.h"

namespace core {

// Returns at most three, made without a model. If the question combined several questions and the answer was not
// verified, those come first. For an answer, questions about nearby topics follow. For each topic, a search found a
// passage that contains all its words and that this answer does not use.
QStringList followUpsOf(const Turn &turn, const Library &library, const std::stop_token &stop);

// Returns at most six questions about headings in the most recently added documents. For each, a search found a passage
// with all the words of the heading. Empty if there are only generic headings.
QStringList startersOf(const Library &library, const std::stop_token &stop);

} // namespace core
