// Follow-up questions after an answer or a refusal, about text near the passages used; and starter questions, made from
// titles and headings.
#pragma once

#include "core/library/library.h"
#include "core/session/session.h"

namespace core {

// At most three, made without a model. If the question combined several and the answer was not verified: each of these;
// then, for an answer, the nearest ones. Each was searched for, and the library has a passage with all its words from
// which this answer was not written.
QStringList followUpsOf(const Turn &turn, const Library &library, const std::stop_token &stop);

// At most six, about headings of the documents added last, one per document. Each was searched for, and a passage has
// all its words. Empty if no heading names anything.
QStringList startersOf(const Library &library, const std::stop_token &stop);

} // namespace core
