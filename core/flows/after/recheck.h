// Checks whether the library in its current state still supports an earlier answer. Only judges support; writes no new
// answer.
#pragma once

#include "core/library/library.h"
#include "core/ports/critic.h"

namespace core {

struct RecheckTools // everything must outlive the call
{
    const Library &library;
    Critic &critic;                  // judges the answer as a whole
    Critic *secondOpinion = nullptr; // judges each sentence; null: `critic` does
    std::stop_token stop = {};
};

// The passages on which the answer would now be based: its sources that still exist; for changed documents, the
// passages nearest to the cited words; for web pages, the stored text. Errors: those of a search.
Result<QList<Passage>> evidenceNow(const Turn &turn, const Library &library, const std::stop_token &stop);

// Rechecks an answer. A computed answer is computed again from the cells, without a Critic. Errors: those of a search
// and of a Critic, Cancelled; Invalid (there is no answer to check).
Result<Recheck> recheck(const Turn &turn, const RecheckTools &tools);

} // namespace core
