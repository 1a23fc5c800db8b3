// What is said to a question about documents as a whole: how they begin, word for word.
#pragma once

#include "core/extractive/quoting/quotation.h"

namespace core {

// The first sentences that can be quoted: of one document so many, of several one each, at least. In the order of the
// passages; what was rejected is left out.
QList<Quotation> firstSentences(const QList<Passage> &passages, const Quoting &quoting);

} // namespace core
