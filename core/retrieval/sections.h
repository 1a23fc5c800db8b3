// Finds the passages to summarise: those of a section, found by its heading, or of a whole document. Internal to
// Library's implementation.
#pragma once

#include "core/question/summaryrequest.h"
#include "core/retrieval/query.h"
#include "core/store/store.h"

namespace core {

// The passages of the section, in reading order, at most query.count; empty if no heading matches. If the request names
// a document: passages from its beginning to its end. Errors: Storage.
Result<QList<Passage>> sectionAsked(const SummaryRequest &request, const Query &query, Store &store);

// Evenly spaced passages from the beginning of a document to its end, preferably those that open a section.
Result<QList<Passage>> acrossDocument(DocumentId document, const Query &query, Store &store);

} // namespace core
