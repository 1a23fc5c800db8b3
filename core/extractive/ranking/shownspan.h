// How much of the best span is shown: a whole list where one is asked for or announced, else no more than can be taken
// in at a glance. Pure.
#pragma once

#include "core/extractive/ranking/evidenceranker.h"
#include "core/question/questionanalysis.h"

namespace core {

constexpr int mostShownWords = 120; // of what is no list and no row

int shownWords(const EvidenceSpan &span, const QList<Passage> &passages); // as it is quoted

struct ShownAmong
{
    const QList<RankedEvidence> &evidence; // of all passages, the best first
    const QList<EvidenceSpan> &spans;      // all of the passage that the best one is in
    const QList<Passage> &passages;
};

RankedEvidence shownOf(const RankedEvidence &best, const QuestionAnalysis &asked, const ShownAmong &among);

} // namespace core
