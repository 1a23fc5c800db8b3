// The passages of a section that is to be summarised, by its heading, or of a document as a whole. For the folders
// behind Library alone.
#pragma once

#include "core/question/summaryrequest.h"
#include "core/retrieval/query.h"
#include "core/store/store.h"

namespace core {

// In reading order, query.count at most; none where no heading is what was asked for. Errors: Storage.
// Where it is a document that is asked for by its name, passages from its beginning to its end.
Result<QList<Passage>> sectionAsked(const SummaryRequest &request, const Query &query, Store &store);

// Passages from the beginning of a document to its end, at even distances, those first that open a section.
Result<QList<Passage>> acrossDocument(DocumentId document, const Query &query, Store &store);

} // namespace core
