// Identifiers that distinguish similar things: years, version, part and clause numbers, model names. Pure functions.
#pragma once

#include "core/extractive/claims/claim.h"
#include "core/ports/writer.h"

namespace core {

// The sources that the answer cites.
QList<Passage> citedBy(const Answer &answer, const QList<Passage> &sources);

// Returns a year or a version, part or clause number that the question gives in digits but neither a cited passage nor
// the name of its document contains; the passages are then about something else. Spelled as in the question; empty if
// there is no such identifier.
QString identifierMissing(const Claim &question, const QList<Passage> &cited);

} // namespace core
