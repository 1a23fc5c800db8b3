// Extends spans by surrounding text, because one sentence may contain only half of the answer. Pure and thread-safe.
#pragma once

#include "core/extractive/spans/spans.h"

namespace core {

constexpr int longestWide = 700; // characters

// Returns extensions of the span: by the next sentence or item, by the next two, and by the previous one as well. The
// span itself is not among them. Each extension stays in its paragraph or list, can be read at a glance, and consists
// of whole sentences. A sentence in an item is extended to the whole item. Lists, rows and fields are already whole.
QList<EvidenceSpan> widened(const EvidenceSpan &span, const QList<Passage> &passages, const TablesBeside &tables);

} // namespace core
