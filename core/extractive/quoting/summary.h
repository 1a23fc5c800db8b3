// Quotations that sum up documents or a section: no single span answers that.
#pragma once

#include "core/extractive/quoting/quotation.h"
#include "core/question/questionanalysis.h"

namespace core {

// From one document or section the sentences that most of the others resemble; from several documents the beginning of
// each. In the order of the documents; rejected text is left out.
QList<Quotation> summaryOf(const QuestionAnalysis &asked, const QList<Passage> &passages, const Quoting &quoting);

} // namespace core
