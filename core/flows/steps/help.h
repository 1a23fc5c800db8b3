// Replies to greetings, thanks and questions about the program or the library itself, without a search and without
// sources.
#pragma once

#include "core/library/library.h"
#include "core/question/smalltalk.h"

namespace core {

QString helpFor(SmallTalk talk, const QList<Document> &documents);

} // namespace core
