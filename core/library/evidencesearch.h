// Ranks passages for a question by the span that answers it best, in the same way for `ask`, `search`, other assistants
// and desktop search. Thread-safe.
#pragma once

#include "core/extractive/ranking/evidenceranker.h"
#include "core/library/library.h"

#include <chrono>
#include <optional>

namespace core {

struct FoundPassage
{
    Passage passage;                  // `passage.page` is the page of the span
    std::optional<EvidenceSpan> best; // its offsets are into the passage's text; nullopt: no span matches the question
    double probability = 0;           // probability that the span answers the question, 0 ... 1

    QString snippet() const; // the whole span in one line, or the beginning of the passage
};

// How many passages to search for if `count` are wanted, so that the order is the same for every caller.
int searchedFor(int count, const EvidenceRanker &ranker);

// `passages`: search results, best first. Passages without a span come last, in the order of the search. If a passage's
// page changes to that of its span, its page label is still the old one, and the caller must replace it.
Result<QList<FoundPassage>> orderedByEvidence(const QString &question, const QList<Passage> &passages, int count,
                                              const EvidenceRanker &ranker, Parallel &parallel,
                                              const std::stop_token &stop);

// Searches a library and orders the results by evidence. Errors: as for Library::search(); Cancelled.
Result<QList<FoundPassage>> searchByEvidence(const Query &query, const Library &library, const EvidenceRanker &ranker,
                                             Parallel &parallel, const std::stop_token &stop,
                                             SearchRemarks *remarks = nullptr);

// Like searchByEvidence(), for a query that differs from the question, for example after a rewrite. With the evidence
// model, the results are ranked against the question, because most of its scores are already known; without the model,
// against the query.
Result<QList<FoundPassage>> searchToAnswer(const QString &question, const Query &query, const Library &library,
                                           const EvidenceRanker &ranker, Parallel &parallel,
                                           const std::stop_token &stop, SearchRemarks *remarks = nullptr);

// Like searchByEvidence(), with a time limit: if the model takes longer than `most`, `words` ranks the results instead.
Result<QList<FoundPassage>> searchInTime(const Query &query, const Library &library, const EvidenceRanker &ranker,
                                         const EvidenceRanker &words, std::chrono::milliseconds most,
                                         Parallel &parallel, const std::stop_token &stop);

} // namespace core
