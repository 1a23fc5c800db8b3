// The titles of documents for deciding where to search; used in prompts.
#pragma once

#include "core/values/document.h"

namespace core {

// Those with passages, the largest first; not all of many, and long ones shortened.
QStringList titlesFor(QList<Document> documents);

} // namespace core
