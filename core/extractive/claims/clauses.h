// Splits a claim at commas and connecting words, without parsing, into clauses that each make one statement.
#pragma once

#include "core/extractive/claims/claim.h"

namespace core {

// Each clause is a list of at least two indexes into the claim's terms, if the claim has that many. A word belongs to
// the clause of its first occurrence.
QList<QList<int>> clausesOf(const Claim &claim);

struct TermMatch // a term of a claim in a sentence
{
    int term = 0;     // index into the claim's terms
    double share = 0; // share of the claim's weight
};

// The share of a clause covered by its best sentence, 0 ... 1. `met`: the claim's terms in each sentence.
double coverageOf(const QList<int> &clause, const Claim &claim, const QList<QList<TermMatch>> &met);

} // namespace core
