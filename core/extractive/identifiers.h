// What tells one of several alike from the others: years, numbers of versions, parts and clauses, model names. Pure.
#pragma once

#include "core/extractive/claims/claim.h"
#include "core/ports/writer.h"

namespace core {

// Of the sources those that the answer cites.
QList<Passage> citedBy(const Answer &answer, const QList<Passage> &sources);

// A year, the number of a version, part or clause that the question names in digits, and that neither a cited passage
// nor the name of its document has: what stands there is of another one. As the question writes it; empty: none.
QString identifierMissing(const Claim &question, const QList<Passage> &cited);

} // namespace core
