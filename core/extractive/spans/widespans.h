// Spans extended by the surrounding text, for when one sentence has only half of the answer. Pure. Any thread.
#pragma once

#include "core/extractive/spans/spans.h"

namespace core {

constexpr int longestWide = 700; // characters

// Returns the span with the next sentence or item, with the next two, and with the previous one as well: within its
// paragraph or list, short enough to read at a glance, without cut sentences, each once. A sentence in an item gets the
// whole item. Lists, rows and fields are already whole. The span itself is not included.
QList<EvidenceSpan> widened(const EvidenceSpan &span, const QList<Passage> &passages, const TablesBeside &tables);

} // namespace core
