// Follow-up questions after an answer or a refusal, about text near the passages used; and starter questions, made from
// titles and headings.
#pragma once

#include "core/library/library.h"
#include "core/session/session.h"

namespace core {

// Returns at most three, made without a model. If the question combined several questions and the answer was not
// verified, those come first. Then, for an answer, nearby topics. Each was searched for: the library has a passage with
// all its words that this answer does not use.
QStringList followUpsOf(const Turn &turn, const Library &library, const std::stop_token &stop);

// Returns at most six, about headings of the documents added last, one per document. Each was searched for: a passage
// has all its words. Empty if there are only generic headings.
QStringList startersOf(const Library &library, const std::stop_token &stop);

} // namespace core
