// How far a source covers a claim, a question or an answer, by several measures.
#pragma once

#include "core/extractive/claims/alignment.h"
#include "core/extractive/claims/clauses.h"

namespace core {

struct Comparison // shares are of the claim's weight, 0 ... 1
{
    double coverage = 0; // by the whole source
    double window = 0;   // by its best sentence, or two in a row
    int missing = 0;     // number of the claim's terms that it lacks; consecutive names count as one
    int first = 0;       // that window: sentences [first, last)
    int last = 0;
    double pairs = 0;             // neighbours in the claim that are close to each other in the source
    double order = 1;             // share of the words in the window that are in the claim's order
    double heaviestMissing = 0;   // the heaviest word that is missing
    double longestMissingRun = 0; // the heaviest run of missing words: a missing clause
    double namesMissing = 0;
    double namesElsewhere = 0;   // names found only outside the window
    double numbersMissing = 0;   // share of the numbers
    double numbersElsewhere = 0; // share of the numbers found only outside the window
    double units = 0;            // share of the numbers that have another unit or month
    QList<QList<int>> clauses;   // the claim's clauses, as indexes into its terms
    int weakest = 0;             // the clause with the least coverage
    double clause = 0;           // that clause's coverage by its best sentence
    double negation = 0;         // 1: only one of the two says "not"
    double opposites = 0;        // words whose opposite is in the window instead
    bool verbatim = false;
    Alignment alignment;             // with the window
    QList<bool> found;               // for each of the claim's terms: whether the source has it
    QList<double> sentences;         // coverage by each sentence
    QList<QList<TermMatch>> matches; // the claim's terms in each sentence
};

Comparison compare(const Claim &claim, const TokenizedText &source);

} // namespace core
