// Recognises a text that was copied from passages word for word and in full, and so need not be checked. Pure.
#pragma once

#include "core/values/document.h"

namespace core {

// True for at most three pieces of passages, each from the start of a sentence, item, row or heading to the end of one.
// If there are several, each has at least four words, so that cells and labels do not pass for a sentence.
bool isMadeOfQuotations(const QString &text, const QList<Passage> &passages);

} // namespace core
