// The titles of documents, for prompts that decide where to search.
#pragma once

#include "core/values/document.h"

namespace core {

// Documents with passages, the largest first. Long titles are shortened, and of many documents only some are named.
QStringList titlesFor(QList<Document> documents);

} // namespace core
