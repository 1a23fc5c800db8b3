// What of ranked evidence is shown: one span first, and a second only for a reason: that it may as well be the answer.
// Where none probably is, the nearest few are shown, for the reader to choose from.
#pragma once

#include "core/extractive/quoting/quotation.h"
#include "core/extractive/ranking/evidenceranker.h"
#include "core/question/questionanalysis.h"

namespace core {

// An item's lead-in comes before it; a list is quoted whole where several things are asked for; of a question with
// several parts the best span of each. Empty where no span has anything of the question.
Result<QList<Quotation>> evidenceFor(const QString &question, const QuestionAnalysis &asked,
                                     const QList<Passage> &passages, const EvidenceRanker &ranker,
                                     const Quoting &quoting, const std::stop_token &stop);

} // namespace core
