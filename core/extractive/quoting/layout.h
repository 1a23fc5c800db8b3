// How a quotation is laid out as plain text. Words and their order are unchanged; only white space differs: every table
// row, list item, form field and short line is on a line of its own, the cells of a row are separated by tabs (a row
// whose first cell is empty begins with one), and running text is folded. Pure functions.
#pragma once

#include "core/extractive/quoting/quotation.h"
#include "core/extractive/spans/spans.h"
#include "core/language/textmatch.h"

namespace core {

// `spans`: all spans of the passage; `tables`: the tables on its pages.
QString laidOut(const Stretch &quoted, const QList<EvidenceSpan> &spans, const QList<Table> &tables,
                const Passage &passage);

// The line with the column headings for the quotation's first row, if it is above the quotation in the same passage;
// empty if there is none, or if the headings take several lines.
Stretch headAbove(const Stretch &quoted, const QList<Table> &tables, const Passage &passage);

} // namespace core
