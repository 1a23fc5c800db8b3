// The one order of passages for a question, however it is asked: `ask`, `search`, other assistants and the desktop.
// Search results are examined for spans that may answer; the passage with the best span comes first. Thread-safe.
#pragma once

#include "core/extractive/ranking/evidenceranker.h"
#include "core/library/library.h"

#include <chrono>
#include <optional>

namespace core {

struct FoundPassage
{
    Passage passage;                  // shown at the page of the span
    std::optional<EvidenceSpan> best; // characters of the passage's text; none: it has nothing of the question
    double probability = 0;           // that the span answers, 0 ... 1

    QString snippet() const; // the whole span in one line, or the beginning of the passage
};

// How many passages to search for if that many are wanted, so that the order is the same for every caller.
int searchedFor(int count, const EvidenceRanker &ranker);

// For search results, the best first. Passages without a span come last, in their order. A passage whose page is now a
// later one keeps its earlier label.
Result<QList<FoundPassage>> orderedByEvidence(const QString &question, const QList<Passage> &passages, int count,
                                              const EvidenceRanker &ranker, Parallel &parallel,
                                              const std::stop_token &stop);

// Searches a library in that order. Errors: as Library::search(); Cancelled.
Result<QList<FoundPassage>> searchByEvidence(const Query &query, const Library &library, const EvidenceRanker &ranker,
                                             Parallel &parallel, const std::stop_token &stop,
                                             SearchRemarks *remarks = nullptr);

// The same for a question that is searched with other words: results are ranked against the question itself, for which
// a model knows most of them already; words alone rank by the query.
Result<QList<FoundPassage>> searchToAnswer(const QString &question, const Query &query, const Library &library,
                                           const EvidenceRanker &ranker, Parallel &parallel,
                                           const std::stop_token &stop, SearchRemarks *remarks = nullptr);

// searchByEvidence() within a time limit: ranks by words if the model takes longer.
Result<QList<FoundPassage>> searchInTime(const Query &query, const Library &library, const EvidenceRanker &ranker,
                                         const EvidenceRanker &words, std::chrono::milliseconds most,
                                         Parallel &parallel, const std::stop_token &stop);

} // namespace core
