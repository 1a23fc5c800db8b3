// The titles of documents for deciding where to search; used in prompts.
#pragma once

#include "core/values/document.h"

namespace core {

// Documents with passages, the largest first. Long titles are shortened, and of many documents only some are named.
QStringList titlesFor(QList<Document> documents);

} // namespace core
