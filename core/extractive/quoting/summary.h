// What is quoted where documents, or a section of one, are to be summed up: there is no one span that answers.
#pragma once

#include "core/extractive/quoting/quotation.h"
#include "core/question/questionanalysis.h"

namespace core {

// Of one document or one section the sentences that most of the others resemble, of several documents how each begins.
// In the order of the documents; what was rejected is left out.
QList<Quotation> summaryOf(const QuestionAnalysis &asked, const QList<Passage> &passages, const Quoting &quoting);

} // namespace core
