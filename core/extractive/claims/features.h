// Comparisons as rows of numbers, one kind of row for each thing the built-in Writer and Critic decide.
#pragma once

#include "core/extractive/claims/comparison.h"
#include "core/values/document.h"

#include <span>

namespace core {

using Row = QList<double>; // in the order of the names

// Does a passage help with a question?
std::span<const char *const> relevanceNames();
Row relevanceRow(const Claim &question, const Passage &passage, const TokenizedText &source,
                 const Comparison &comparison);

// Does a source bear a claim out? `asked` is what was asked where the claim is an answer to it.
std::span<const char *const> supportNames();
Row supportRow(const Claim &claim, const TokenizedText &source, const Comparison &comparison, const Claim &asked,
               const Comparison &askedInSource);

// Does an answer resolve a question?
std::span<const char *const> utilityNames();
Row utilityRow(const Claim &question, const TokenizedText &answer, const Comparison &comparison);

struct QuotedStretch
{
    int first = 0; // sentences [first, last) of the passage; more than one where a list follows its introduction
    int last = 0;
    int rank = 0;           // of the passage
    bool cut = false;       // begins or ends amidst a sentence
    bool announces = false; // ends with a colon, and what it announces is not part of it
    double heading = 0;     // how much of the question its section's heading covers
};

// Is a stretch of a passage an answer to a question? The comparison is with the whole passage.
std::span<const char *const> quotationNames();
Row quotationRow(const Claim &question, const Passage &passage, const TokenizedText &source,
                 const Comparison &comparison, const QuotedStretch &stretch);

} // namespace core
