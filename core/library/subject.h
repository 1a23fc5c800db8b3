// The titles of documents, for prompts that decide where to search.
#pragma once

#include "core/values/document.h"

namespace core {

// The titles of documents with passages, the largest documents first. Long titles are shortened, and only some
// documents are named if there are many.
QStringList titlesFor(QList<Document> documents);

} // namespace core
