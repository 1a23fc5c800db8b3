// Whether the library, as it is now, still supports an earlier answer: only its support is judged, nothing is written.
#pragma once

#include "core/library/library.h"
#include "core/ports/critic.h"

namespace core {

struct RecheckTools // everything must outlive the call
{
    const Library &library;
    Critic &critic;                  // for the answer as a whole
    Critic *secondOpinion = nullptr; // for each sentence; null: that Critic
    std::stop_token stop = {};
};

// The passages an answer would rest on today: its sources that still exist; for documents that have changed, the
// passages nearest to the cited words; for the web, the text that was kept. Errors: those of a search.
Result<QList<Passage>> evidenceNow(const Turn &turn, const Library &library, const std::stop_token &stop);

// A computed answer has its cells read and computed again, without a Critic. Errors: those of a search and of a Critic,
// Cancelled; Invalid (there is no answer to check).
Result<Recheck> recheck(const Turn &turn, const RecheckTools &tools);

} // namespace core
