// Quotes the best span with the text around it: the answer often stands a sentence or a row away from the span that
// ranks best. Pure.
#pragma once

#include "core/extractive/quoting/quotation.h"
#include "core/extractive/spans/spans.h"

namespace core {

// Adds whole spans of its passage before and after the quotation, as long as it has at most `mostWords` words; more of
// them after it. Stops where text that is in no span is longer than a heading. `spans`: all of the passage.
Quotation withSurroundings(const Quotation &quotation, int mostWords, const QList<EvidenceSpan> &spans,
                           const QList<Passage> &passages);

int countWords(QStringView text);

} // namespace core
