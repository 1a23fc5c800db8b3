// A summary made of central sentences, similar to most of the others (LexRank: Erkan and Radev 2004), without repeats,
// in the order of the documents. Pure.
#pragma once

#include "core/extractive/quoting/quotation.h"

namespace core {

// About that many words in total; rejected text is skipped.
QList<Quotation> digest(const QList<Passage> &passages, const Quoting &quoting);

} // namespace core
