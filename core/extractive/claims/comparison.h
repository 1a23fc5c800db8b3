// Measures in several ways how well a source covers a claim, a question or an answer.
#pragma once

#include "core/extractive/claims/alignment.h"
#include "core/extractive/claims/clauses.h"

namespace core {

struct Comparison // shares are 0 ... 1 of the claim's weight
{
    double coverage = 0; // share found in the whole source
    double window = 0;   // share found in the source's best sentence, or in its best two consecutive sentences
    int missing = 0;     // number of the claim's terms missing from the source; consecutive names count as one
    int first = 0;       // the best window is sentences [first, last)
    int last = 0;
    // Weighted share of adjacent word pairs in the claim that occur close together in one sentence of the source.
    double pairs = 0;
    double order = 1;             // share of the words in the window that are in the claim's order
    double heaviestMissing = 0;   // weight of the heaviest missing word
    double longestMissingRun = 0; // weight of the heaviest run of missing words: a missing clause
    double namesMissing = 0;
    double namesElsewhere = 0;   // share of names found only outside the window
    double numbersMissing = 0;   // share of numbers that are missing
    double numbersElsewhere = 0; // share of numbers found only outside the window
    double units = 0;            // share of numbers that have another unit or month
    QList<QList<int>> clauses;   // the claim's clauses, as indexes into its terms
    int weakest = 0;             // index of the clause with the least coverage
    double clause = 0;           // that clause's coverage by its best sentence
    double negation = 0;         // 1: only the claim or only the window contains a "not"
    double opposites = 0;        // share of words whose opposite is in the window instead
    bool verbatim = false;
    Alignment alignment;             // alignment of the claim with the window
    QList<bool> found;               // for each of the claim's terms, whether the source contains it
    QList<double> sentences;         // share of the claim found in each sentence of the source
    QList<QList<TermMatch>> matches; // the claim's terms in each sentence
};

Comparison compare(const Claim &claim, const TokenizedText &source);

} // namespace core
