// Lists the titles of documents, for prompts that decide where to search.
#pragma once

#include "core/values/document.h"

namespace core {

// The titles of documents with passages, largest documents first. Long titles are shortened, and if there are many
// documents, only some are named.
QStringList titlesFor(QList<Document> documents);

} // namespace core
