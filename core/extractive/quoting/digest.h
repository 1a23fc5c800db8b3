// Summarises with central sentences, which are similar to most of the others (LexRank: Erkan and Radev 2004), without
// repeats and in the order of the documents. Pure.
#pragma once

#include "core/extractive/quoting/quotation.h"

namespace core {

// Returns at most a fixed number of words, whatever quoting.most is; rejected text is skipped.
QList<Quotation> digest(const QList<Passage> &passages, const Quoting &quoting);

} // namespace core
