// The clauses of a claim: what it says one by one. Told by commas and connecting words, not by grammar.
#pragma once

#include "core/extractive/claims/claim.h"

namespace core {

// Each is a list of indexes among the claim's terms, two at least where the claim has as many. A word counts where it
// first stands.
QList<QList<int>> clausesOf(const Claim &claim);

struct TermMatch // a term of a claim in a sentence
{
    int term = 0;     // index among the claim's
    double share = 0; // of the claim's weight
};

// How much of a clause the sentence has that has most of it, 0 ... 1. `met`: the claim's terms in each sentence.
double coverageOf(const QList<int> &clause, const Claim &claim, const QList<QList<TermMatch>> &met);

} // namespace core
