// Spans with what stands around them, where one sentence says only half of what is asked. Pure. Any thread.
#pragma once

#include "core/extractive/spans/spans.h"

namespace core {

constexpr int longestWide = 700; // characters

// The span with the sentence, item or row behind it, with two, and with one before it as well; no more than there are
// until a heading, a running foot or the end of its passage parts them. Each once; the span itself is not among them.
QList<EvidenceSpan> widened(const EvidenceSpan &span, const QList<Passage> &passages, const TablesBeside &tables);

} // namespace core
