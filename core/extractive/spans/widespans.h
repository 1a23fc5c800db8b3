// Spans extended by the text around them, for when one sentence has only half of the answer. Pure. Any thread.
#pragma once

#include "core/extractive/spans/spans.h"

namespace core {

constexpr int longestWide = 700; // characters

// The span with the sentence or item after it, with two, and with the one before as well; within its paragraph or list,
// no longer than can be taken in at a glance, and without cut sentences. A sentence in an item gets the whole item.
// Lists, rows and fields are whole already. Each once; the span itself is not included.
QList<EvidenceSpan> widened(const EvidenceSpan &span, const QList<Passage> &passages, const TablesBeside &tables);

} // namespace core
