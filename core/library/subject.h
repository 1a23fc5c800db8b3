// The titles of documents for those who decide where to look; prompts hold them.
#pragma once

#include "core/values/document.h"

namespace core {

// Of those with passages, the largest first; not all of many, and none that is long in full.
QStringList titlesFor(QList<Document> documents);

} // namespace core
