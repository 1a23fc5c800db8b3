// The beginnings of documents, for a question that asks what documents are about without naming any. Internal to
// Library's implementation.
#pragma once

#include "core/retrieval/query.h"
#include "core/store/store.h"

namespace core {

// The first passages of each document, or the first passages of its introduction or summary if it begins with one.
// Returns query.count passages in total, the same number per document. If there are more documents than that, only some
// are used; in a whole library, the largest ones. Errors: Storage.
Result<QList<Passage>> openings(const Query &query, Store &store);

// Reads the passages with these ids, in this order; all get the score 1. Errors: Storage, including errors from earlier
// reads of the store.
Result<QList<Passage>> fullyFitting(const QList<PassageId> &ids, Store &store);

} // namespace core
