// Summarises with central sentences, which are similar to most of the others (LexRank: Erkan and Radev 2004), without
// repeats and in the order of the documents. A pure function.
#pragma once

#include "core/extractive/quoting/quotation.h"

namespace core {

// The total length is limited to a fixed number of words, regardless of quoting.most. Rejected text is skipped.
QList<Quotation> digest(const QList<Passage> &passages, const Quoting &quoting);

} // namespace core
