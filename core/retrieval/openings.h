// Where documents begin, for a question that names nothing and asks what they are about. For the folders behind Library
// alone.
#pragma once

#include "core/retrieval/query.h"
#include "core/store/store.h"

namespace core {

// Of each document the first passages, those of its introduction or summary where it begins with one; query.count in
// all, each document as many. Of more documents than that only some, of a whole library the largest. Errors: Storage.
Result<QList<Passage>> openings(const Query &query, Store &store);

// Passages that are asked for as they stand, in the order of the ids: each fits fully. Errors: Storage, also of what
// was asked of the store before.
Result<QList<Passage>> fullyFitting(const QList<PassageId> &ids, Store &store);

} // namespace core
