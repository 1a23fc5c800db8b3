// The one order of passages for a question, whether asked through `ask`, `search`, other assistants or the desktop.
// Search results are examined for spans that may answer; the passage with the best span comes first. Thread-safe.
#pragma once

#include "core/extractive/ranking/evidenceranker.h"
#include "core/library/library.h"

#include <chrono>
#include <optional>

namespace core {

struct FoundPassage
{
    Passage passage;                  // labelled with the page of the span
    std::optional<EvidenceSpan> best; // characters of the passage's text; none: the passage has nothing of the question
    double probability = 0;           // that the span answers the question, 0 ... 1

    QString snippet() const; // the whole span in one line, or the beginning of the passage
};

// How many passages to search for if `count` are wanted, so that the order is the same for every caller.
int searchedFor(int count, const EvidenceRanker &ranker);

// `found`: search results, the best first. Passages without a span come last, in their order. A passage labelled with a
// later page because of its span keeps its earlier label.
Result<QList<FoundPassage>> orderedByEvidence(const QString &question, const QList<Passage> &passages, int count,
                                              const EvidenceRanker &ranker, Parallel &parallel,
                                              const std::stop_token &stop);

// Searches a library and orders the results that way. Errors: as for Library::search(); Cancelled.
Result<QList<FoundPassage>> searchByEvidence(const Query &query, const Library &library, const EvidenceRanker &ranker,
                                             Parallel &parallel, const std::stop_token &stop,
                                             SearchRemarks *remarks = nullptr);

// The same for a question that is searched with other words. A model ranks the results against the question itself, for
// which it knows most scores already; without a model they are ranked against the query.
Result<QList<FoundPassage>> searchToAnswer(const QString &question, const Query &query, const Library &library,
                                           const EvidenceRanker &ranker, Parallel &parallel,
                                           const std::stop_token &stop, SearchRemarks *remarks = nullptr);

// searchByEvidence() within a time limit: ranks by words if the model takes longer.
Result<QList<FoundPassage>> searchInTime(const Query &query, const Library &library, const EvidenceRanker &ranker,
                                         const EvidenceRanker &words, std::chrono::milliseconds most,
                                         Parallel &parallel, const std::stop_token &stop);

} // namespace core
