// A question against words, meaning and the meaning of whole pages: finds candidates with each, weighs the best of them
// exactly, and gives one ranking with the reasons. Private to this folder.
#pragma once

#include "core/library/indexes.h"
#include "core/library/library.h"

namespace core {

Result<QList<Passage>> retrieve(const Query &query, Store &store, const Indexes &indexes, std::stop_token stop);

} // namespace core
