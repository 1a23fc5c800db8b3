// Finds the passages of a section to be summarised, by its heading, or of a document as a whole. Internal to Library's
// implementation.
#pragma once

#include "core/question/summaryrequest.h"
#include "core/retrieval/query.h"
#include "core/store/store.h"

namespace core {

// The passages of the section, in reading order, at most query.count; empty if no heading matches. If a document is
// requested by name: passages from its beginning to its end. Errors: Storage.
Result<QList<Passage>> sectionAsked(const SummaryRequest &request, const Query &query, Store &store);

// Evenly spaced passages from the beginning of a document to its end, preferring those that open a section.
Result<QList<Passage>> acrossDocument(DocumentId document, const Query &query, Store &store);

} // namespace core
