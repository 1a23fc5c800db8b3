// Orders the passages for a question, in the same way for `ask`, `search`, other assistants and desktop search: the
// passage with the span that answers best comes first. Thread-safe.
#pragma once

#include "core/extractive/ranking/evidenceranker.h"
#include "core/library/library.h"

#include <chrono>
#include <optional>

namespace core {

struct FoundPassage
{
    Passage passage;                  // its page is that of the span
    std::optional<EvidenceSpan> best; // characters of the passage's text; nullopt: no span matches the question
    double probability = 0;           // probability that the span answers the question, 0 ... 1

    QString snippet() const; // the whole span in one line, or the beginning of the passage
};

// How many passages to search for if `count` are wanted, so that the order is the same for every caller.
int searchedFor(int count, const EvidenceRanker &ranker);

// `passages`: search results, the best first. Passages without a span come last, in the order of the search. If a
// passage gets a later page because of its span, its page label is still the old one; the caller replaces it.
Result<QList<FoundPassage>> orderedByEvidence(const QString &question, const QList<Passage> &passages, int count,
                                              const EvidenceRanker &ranker, Parallel &parallel,
                                              const std::stop_token &stop);

// Searches a library and orders the results by evidence. Errors: as for Library::search(); Cancelled.
Result<QList<FoundPassage>> searchByEvidence(const Query &query, const Library &library, const EvidenceRanker &ranker,
                                             Parallel &parallel, const std::stop_token &stop,
                                             SearchRemarks *remarks = nullptr);

// Like searchByEvidence(), if the query differs from the question, for example after a rewrite. With the evidence
// model, the results are ranked against the question, for which most scores are already known; without it, against the
// query.
Result<QList<FoundPassage>> searchToAnswer(const QString &question, const Query &query, const Library &library,
                                           const EvidenceRanker &ranker, Parallel &parallel,
                                           const std::stop_token &stop, SearchRemarks *remarks = nullptr);

// searchByEvidence() with a time limit: ranks by words if the model takes longer.
Result<QList<FoundPassage>> searchInTime(const Query &query, const Library &library, const EvidenceRanker &ranker,
                                         const EvidenceRanker &words, std::chrono::milliseconds most,
                                         Parallel &parallel, const std::stop_token &stop);

} // namespace core
