// Makes another query, without a model, for a question whose queries so far found nothing relevant.
#pragma once

#include "core/language/tokenizedtext.h"
#include "core/ports/writer.h"

namespace core {

// Drops words that appear nowhere; adds rare words from the nearest passages, and synonyms. Never repeats a query. The
// result is empty if there is no new query.
Rewriting requery(const RewriteTask &task, const Idf &idf);

} // namespace core
