// The one order in which passages are found for a question, by whatever door: `ask`, `search`, other assistants and the
// desktop. What is found is looked through for spans that may answer; the passage whose best span answers best comes
// first. Safe from several threads.
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

    QString snippet() const; // the span in one line, or how the passage begins; as long as it is
};

// Of so many that are wanted, how many are to be searched for, so that the order is the same whoever asks.
int searchedFor(int count, const EvidenceRanker &ranker);

// Of what a search found, the best first. Passages without a span come behind all others, in their order. Whose page is
// now a later one still has the label of the one before.
Result<QList<FoundPassage>> orderedByEvidence(const QString &question, const QList<Passage> &passages, int count,
                                              const EvidenceRanker &ranker, Parallel &parallel,
                                              const std::stop_token &stop);

// What a library has of it, in that order. Errors: as Library::search(); Cancelled.
Result<QList<FoundPassage>> searchByEvidence(const Query &query, const Library &library, const EvidenceRanker &ranker,
                                             Parallel &parallel, const std::stop_token &stop,
                                             QString *remark = nullptr);

// The same for a question that is searched for in other words: what is found is ranked by the question itself, for
// which a model knows most of it already; words alone rank by the words that were searched for.
Result<QList<FoundPassage>> searchToAnswer(const QString &question, const Query &query, const Library &library,
                                           const EvidenceRanker &ranker, Parallel &parallel,
                                           const std::stop_token &stop, QString *remark = nullptr);

// searchByEvidence() where nobody can wait longer than that: by words, should the model take longer.
Result<QList<FoundPassage>> searchInTime(const Query &query, const Library &library, const EvidenceRanker &ranker,
                                         const EvidenceRanker &words, std::chrono::milliseconds most,
                                         Parallel &parallel, const std::stop_token &stop);

} // namespace core
