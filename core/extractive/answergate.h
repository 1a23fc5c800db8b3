// What a quotation cannot be an answer to, and what it has to hold to be one: told by what is asked for, in English and
// German, before any word is weighed. All in words for the user; empty: nothing speaks against it.
#pragma once

#include "core/extractive/claims/claim.h"
#include "core/values/document.h"

namespace core {

struct Answer;

// No document answers it, whatever is in it: small talk, arithmetic.
QString noDocumentAnswers(const Claim &question);

// No quotation answers it: small talk, arithmetic, a task to compute, compare, rank or summarise.
QString objectionTo(const Claim &question);

// The quotation lacks what is asked for: a number with what is counted, a name, a date, two items, a yes or no. Or it
// is none: a heading, a certificate, a list of exhibits, a line of a table of contents. `cited`: the passages it is
// from.
QString objectionTo(const Claim &question, const Answer &answer, const QList<Passage> &cited);

} // namespace core
