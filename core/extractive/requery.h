// Another query for a question whose queries so far found nothing relevant, made without a model.
#pragma once

#include "core/language/tokenizedtext.h"
#include "core/ports/writer.h"

namespace core {

// Words that stand nowhere are dropped, rare words of the nearest passages and synonyms are added. Never a query that
// was tried; empty when nothing new can be.
Rewriting requery(const RewriteTask &task, const Idf &idf);

} // namespace core
