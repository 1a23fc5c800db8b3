// Ranks by words alone, all with equal weight, for tests that are not about ranking; or by one scripted model.
#pragma once

#include "core/extractive/ranking/evidenceranker.h"

inline core::EvidenceRanker wordRanking()
{
    return {[](const QString &) { return 1.0; }, core::TablesBeside()};
}

inline std::shared_ptr<const core::EvidenceRanker> wordRankingBy(const core::Idf &idf)
{
    return std::make_shared<const core::EvidenceRanker>(idf, core::TablesBeside());
}

inline core::ReaderFor always(const core::PairScores &scores)
{
    return [scores](const QString &, const QList<core::Passage> &) { return core::EvidenceReader{scores, {}}; };
}
