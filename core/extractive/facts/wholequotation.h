// Whether a text was taken from passages word for word, and whole: what stands there need not be compared. Pure.
#pragma once

#include "core/values/document.h"

namespace core {

// At most three pieces of passages, each from where a sentence, item, row or heading begins to where one ends. Of
// several each has four words at least, so that cells and labels do not make a sentence.
bool isMadeOfQuotations(const QString &text, const QList<Passage> &passages);

} // namespace core
