// Answers a question about documents as a whole by quoting their beginnings word for word.
#pragma once

#include "core/extractive/quoting/quotation.h"

namespace core {

// The first sentences that can be quoted: quoting.most of them from a single document, at least one from each of
// several. Quotations are in the order of the passages; rejected text is skipped.
QList<Quotation> firstSentences(const QList<Passage> &passages, const Quoting &quoting);

} // namespace core
