// Comparisons as rows of numbers, one kind of row for each thing the built-in Writer and Critic decide.
#pragma once

#include "core/model/comparison.h"
#include "core/text/document.h"

#include <span>

namespace core {

using Row = QList<double>; // in the order of the names

// Does a passage help with a question?
std::span<const char *const> relevanceNames();
Row relevanceRow(const Claim &question, const Passage &passage, const Reading &source, const Comparison &comparison);

// Does a source bear a claim out? `asked` is what was asked where the claim is an answer to it.
std::span<const char *const> supportNames();
Row supportRow(const Claim &claim, const Comparison &comparison, const Claim &asked, const Comparison &askedInSource);

// Does an answer resolve a question?
std::span<const char *const> utilityNames();
Row utilityRow(const Claim &question, const Reading &answer, const Comparison &comparison);

// Is a sentence of a passage an answer to a question? The comparison is with the whole passage.
std::span<const char *const> quotationNames();
Row quotationRow(const Claim &question, const Reading &source, const Comparison &comparison, int sentence, int rank);

} // namespace core
