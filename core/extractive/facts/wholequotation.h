// Recognises a text that consists entirely of word-for-word quotations from passages, and so need not be checked. A
// pure function.
#pragma once

#include "core/values/document.h"

namespace core {

// True for at most three pieces of passages, each from the start of a sentence, item, row or heading to the end of one.
// If there are several, each has at least four words, so that cells and labels do not pass for a sentence. Also true if
// this holds for each line of the text separately.
bool isMadeOfQuotations(const QString &text, const QList<Passage> &passages);

} // namespace core
