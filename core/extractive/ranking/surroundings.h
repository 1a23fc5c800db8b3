// Quotes the best span with the text around it, because the answer is often a sentence or a row away from the span that
// ranks best. Pure functions.
#pragma once

#include "core/extractive/quoting/quotation.h"
#include "core/extractive/spans/spans.h"

namespace core {

// Adds whole spans of the passage before the quotation and, if there is still room, after it, up to `mostWords` words
// in total. Stops at headings. `spans`: all spans of the passage.
Quotation withSurroundings(const Quotation &quotation, int mostWords, const QList<EvidenceSpan> &spans,
                           const QList<Passage> &passages);

// The rows above and below a quoted row, up to a gap or a heading; only the quotation if these exceed `mostWords`
// words.
Quotation withRowsAround(const Quotation &quotation, int mostWords, const QList<EvidenceSpan> &spans,
                         const QList<Passage> &passages);

int countWords(QStringView text);

} // namespace core
