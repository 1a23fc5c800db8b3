// Ranking by words alone, all of which are alike: for what is not about ranking.
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
