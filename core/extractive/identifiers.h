// Identifiers that tell similar things apart: years, version, part and clause numbers, model names. Pure.
#pragma once

#include "core/extractive/claims/claim.h"
#include "core/ports/writer.h"

namespace core {

// The sources that the answer cites.
QList<Passage> citedBy(const Answer &answer, const QList<Passage> &sources);

// A year or a version, part or clause number that the question gives in digits and that neither a cited passage nor the
// name of its document has: those passages are about another one. As the question writes it; empty: none.
QString identifierMissing(const Claim &question, const QList<Passage> &cited);

} // namespace core
