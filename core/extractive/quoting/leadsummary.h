// Answers a question about documents as a whole: quotes how they begin, word for word.
#pragma once

#include "core/extractive/quoting/quotation.h"

namespace core {

// The first sentences that can be quoted: that many from a single document, at least one from each of several. In the
// order of the passages; rejected text is skipped.
QList<Quotation> firstSentences(const QList<Passage> &passages, const Quoting &quoting);

} // namespace core
