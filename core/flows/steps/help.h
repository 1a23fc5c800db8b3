// What is said to a greeting, to thanks, and to questions about the program or the library itself: an answer that
// helps, without a search and without sources.
#pragma once

#include "core/library/library.h"
#include "core/question/smalltalk.h"

namespace core {

QString helpFor(SmallTalk talk, const QList<Document> &documents);

} // namespace core
