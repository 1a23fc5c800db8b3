// The beginnings of documents, for a question that asks what documents are about without naming one. Internal to
// Library's implementation.
#pragma once

#include "core/retrieval/query.h"
#include "core/store/store.h"

namespace core {

// The first passages of each document, or those of its introduction or summary if it begins with one; query.count in
// total, the same number per document. If there are more documents than query.count, only some are used; in a whole
// library, the largest. Errors: Storage.
Result<QList<Passage>> openings(const Query &query, Store &store);

// Reads the passages with these ids, in this order; all get the score 1. Errors: Storage, also from earlier reads of
// the store.
Result<QList<Passage>> fullyFitting(const QList<PassageId> &ids, Store &store);

} // namespace core
