// Orders the passages for a question, always in the same way: for `ask`, `search`, other assistants and the desktop.
// Examines search results for spans that may answer; the passage with the best span comes first. Thread-safe.
#pragma once

#include "core/extractive/ranking/evidenceranker.h"
#include "core/library/library.h"

#include <chrono>
#include <optional>

namespace core {

struct FoundPassage
{
    Passage passage;                  // its page is that of the span
    std::optional<EvidenceSpan> best; // characters of the passage's text; none: no span matches the question
    double probability = 0;           // that the span answers the question, 0 ... 1

    QString snippet() const; // the whole span in one line, or the beginning of the passage
};

// How many passages to search for if `count` are wanted, so that the order is the same for every caller.
int searchedFor(int count, const EvidenceRanker &ranker);

// `passages`: search results, the best first. Those without a span come last, in their order. If a passage gets a later
// page because of its span, its page label is still the old one; the caller replaces it.
Result<QList<FoundPassage>> orderedByEvidence(const QString &question, const QList<Passage> &passages, int count,
                                              const EvidenceRanker &ranker, Parallel &parallel,
                                              const std::stop_token &stop);

// Searches a library and orders the results that way. Errors: as for Library::search(); Cancelled.
Result<QList<FoundPassage>> searchByEvidence(const Query &query, const Library &library, const EvidenceRanker &ranker,
                                             Parallel &parallel, const std::stop_token &stop,
                                             SearchRemarks *remarks = nullptr);

// The same for a question whose search uses other words. A model ranks the results against the question itself, for
// which it already knows most scores; without a model they are ranked against the query.
Result<QList<FoundPassage>> searchToAnswer(const QString &question, const Query &query, const Library &library,
                                           const EvidenceRanker &ranker, Parallel &parallel,
                                           const std::stop_token &stop, SearchRemarks *remarks = nullptr);

// searchByEvidence() with a time limit: ranks by words if the model takes longer.
Result<QList<FoundPassage>> searchInTime(const Query &query, const Library &library, const EvidenceRanker &ranker,
                                         const EvidenceRanker &words, std::chrono::milliseconds most,
                                         Parallel &parallel, const std::stop_token &stop);

} // namespace core
