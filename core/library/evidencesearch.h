// The one order in which passages are found for a question, by whatever door: `ask`, `search`, other assistants and the
// desktop. What is found is looked through for spans that may answer; the passage whose best span answers best comes
// first. Safe from several threads.
#pragma once

#include "core/extractive/ranking/evidenceranker.h"
#include "core/library/library.h"

#include <optional>

namespace core {

struct FoundPassage
{
    Passage passage;                  // shown at the page of the span
    std::optional<EvidenceSpan> best; // characters of the passage's text; none: it has nothing of the question
    double probability = 0;           // that the span answers, 0 ... 1

    QString snippet() const; // the span in one line, or how the passage begins; as long as it is
};

// Passages without a span come behind all others, as the library's search ranks them.
// Errors: as Library::search(); Cancelled.
Result<QList<FoundPassage>> searchByEvidence(const Query &query, const Library &library, const EvidenceRanker &ranker,
                                             Parallel &parallel, const std::stop_token &stop,
                                             QString *remark = nullptr);

} // namespace core
