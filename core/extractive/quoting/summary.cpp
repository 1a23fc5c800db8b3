#include "core/extractive/quoting/summary.h"

#include "core/extractive/quoting/digest.h"
#include "core/extractive/quoting/leadsummary.h"

#include <algorithm>

namespace core {

QList<Quotation> summaryOf(const QuestionAnalysis &asked, const QList<Passage> &passages, const Quoting &quoting)
{
    const auto ofFirst = [&](const Passage &passage) { return passage.document == passages.first().document; };
    const bool isOfOne = std::all_of(passages.begin(), passages.end(), ofFirst);
    return asked.summary && (isOfOne || !asked.isOfTheWhole) ? digest(passages, quoting)
                                                             : firstSentences(passages, quoting);
}

} // namespace core
