// Makes a new query, without a model, for a question whose earlier queries found nothing relevant.
#pragma once

#include "core/language/tokenizedtext.h"
#include "core/ports/writer.h"

namespace core {

// Drops words that appear nowhere in the library; adds rare words from the nearest passages, and synonyms. Never
// repeats a query: the result is empty if there is no new one.
Rewriting requery(const RewriteTask &task, const Idf &idf);

} // namespace core
