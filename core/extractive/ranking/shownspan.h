// Decides how much of the best span is shown: a whole list if the question asks for one or the text announces one,
// otherwise no more than a reader can take in at a glance. Pure functions.
#pragma once

#include "core/extractive/ranking/evidenceranker.h"
#include "core/question/questionanalysis.h"

namespace core {

constexpr int mostShownWords = 120; // limit for spans that are neither lists nor rows

int shownWords(const EvidenceSpan &span, const QList<Passage> &passages); // number of words as quoted

struct ShownAmong
{
    const QList<RankedEvidence> &evidence; // for all passages, best first
    const QList<EvidenceSpan> &spans;      // all spans of the passage that has the best one
    const QList<Passage> &passages;
};

RankedEvidence shownOf(const RankedEvidence &best, const QuestionAnalysis &asked, const ShownAmong &among);

} // namespace core
