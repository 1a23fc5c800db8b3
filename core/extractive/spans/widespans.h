// Spans with what stands around them, where one sentence says only half of what is asked. Pure. Any thread.
#pragma once

#include "core/extractive/spans/spans.h"

namespace core {

constexpr int longestWide = 700; // characters

// The span with the sentence or item behind it, with two, and with one before it as well; no more than its paragraph or
// its list has, nor than can be taken in at a glance, and no sentence of which there is only a part. A sentence of an
// item with the whole item. Lists, rows and fields are whole as they are. Each once; the span itself is not among them.
QList<EvidenceSpan> widened(const EvidenceSpan &span, const QList<Passage> &passages, const TablesBeside &tables);

} // namespace core
