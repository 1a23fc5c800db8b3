// Chooses which of the ranked evidence to show: an almost certain answer alone; otherwise two spans, each with the text
// around it, because the answer is often a sentence or a row away. The second span is the one that best answers what
// the first leaves open, because a span that only repeats a name from the question often ranks first. Without the
// evidence model, the second span is shown only if its score is nearly as good.
#pragma once

#include "core/extractive/quoting/quotation.h"
#include "core/extractive/ranking/evidenceranker.h"
#include "core/question/questionanalysis.h"

namespace core {

// An item is quoted with its lead-in; a list is quoted whole if the question asks for several things; a question with
// several parts gets the best span for each part. Empty if no span matches any word of the question.
Result<QList<Quotation>> evidenceFor(const QString &question, const QuestionAnalysis &asked,
                                     const QList<Passage> &passages, const EvidenceRanker &ranker,
                                     const Quoting &quoting, const std::stop_token &stop);

} // namespace core
