// Quotations that summarise documents or a section, for questions that no single span answers.
#pragma once

#include "core/extractive/quoting/quotation.h"
#include "core/question/questionanalysis.h"

namespace core {

// From one document or section, the sentences similar to most of the others; from several documents, the beginning of
// each. Quotations are in the order of the documents; rejected text is skipped.
QList<Quotation> summaryOf(const QuestionAnalysis &asked, const QList<Passage> &passages, const Quoting &quoting);

} // namespace core
