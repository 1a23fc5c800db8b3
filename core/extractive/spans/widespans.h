// Extends spans by the surrounding text, for when one sentence has only half of the answer. Pure. Any thread.
#pragma once

#include "core/extractive/spans/spans.h"

namespace core {

constexpr int longestWide = 700; // characters

// Returns the span extended by the next sentence or item, by the next two, and by the previous one as well, but not the
// span itself. Each stays in its paragraph or list, can be read at a glance, and has no cut sentences. A sentence in an
// item is extended to the whole item. Lists, rows and fields are already whole.
QList<EvidenceSpan> widened(const EvidenceSpan &span, const QList<Passage> &passages, const TablesBeside &tables);

} // namespace core
