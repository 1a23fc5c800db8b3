// Whether the library, as it is now, still supports an answer that was given before: support alone is asked, nothing is
// written.
#pragma once

#include "core/library/library.h"
#include "core/ports/critic.h"

namespace core {

struct RecheckTools // all of it outlives the call
{
    const Library &library;
    Critic &critic;                  // of the answer as a whole
    Critic *secondOpinion = nullptr; // of each sentence; null: that Critic
    std::stop_token stop = {};
};

// The passages an answer would rest on today: those of its sources that are still there, and of documents that have
// changed, the passages nearest to what was cited of them; of the web what was kept of it. Errors: those of a search.
Result<QList<Passage>> evidenceNow(const Turn &turn, const Library &library, const std::stop_token &stop);

// Of an answer that was computed the cells are read and the computation is done again, and no Critic is asked. Errors:
// those of a search and of a Critic, Cancelled; Invalid (there is no answer to be checked).
Result<Recheck> recheck(const Turn &turn, const RecheckTools &tools);

} // namespace core
