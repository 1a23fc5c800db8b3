// How far a source covers what a claim, a question or an answer says, measured in several ways.
#pragma once

#include "core/extractive/claims/alignment.h"
#include "core/extractive/claims/clauses.h"

namespace core {

struct Comparison // shares are of the claim's weight, 0 ... 1
{
    double coverage = 0; // of the whole source
    double window = 0;   // of its best sentence, or two in a row
    int missing = 0;     // of the claim's terms, those it lacks; names in a row are one
    int first = 0;       // that window: sentences [first, last)
    int last = 0;
    double pairs = 0;             // neighbours in the claim that stand near each other in the source
    double order = 1;             // of the words in the window, how many stand in the claim's order
    double heaviestMissing = 0;   // the heaviest word that is missing
    double longestMissingRun = 0; // the heaviest run of missing words: a clause that is not there
    double namesMissing = 0;
    double namesElsewhere = 0;   // names that stand outside the window only
    double numbersMissing = 0;   // of the numbers
    double numbersElsewhere = 0; // of the numbers, those that stand outside the window only
    double units = 0;            // numbers that carry another unit or month, of the numbers
    QList<QList<int>> clauses;   // of the claim: what it says one by one, as indexes of its terms
    int weakest = 0;             // the clause that is covered least
    double clause = 0;           // coverage of that clause by the sentence that has most of it
    double negation = 0;         // 1: one of the two says "not"
    double opposites = 0;        // words whose opposite stands in the window instead
    bool verbatim = false;
    Alignment alignment;             // with the window
    QList<bool> found;               // each of the claim's terms: whether the source has it
    QList<double> sentences;         // coverage by each sentence
    QList<QList<TermMatch>> matches; // the claim's terms in each sentence
};

Comparison compare(const Claim &claim, const TokenizedText &source);

} // namespace core
