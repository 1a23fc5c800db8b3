// Combining scores beats fusing ranks if one search is much better than another, as ranks do not show by how much.
#include "core/retrieval/fusion.h"

#include <algorithm>

namespace core {

QList<Ranked> fuse(const QList<Candidate> &candidates, const FusionWeights &weights)
{
    double best = 0;
    double nearest = 0;
    for (const Candidate &candidate : candidates) {
        best = std::max(best, candidate.scores.text);
        nearest = std::max(nearest, candidate.nearness.value_or(0));
    }
    const double others = weights.text + weights.vector + weights.page + weights.title + weights.heading;
    QList<Ranked> ranked;
    ranked.reserve(candidates.size());
    for (const Candidate &candidate : candidates) {
        const double cosine = std::max(candidate.scores.vector, candidate.scores.page);
        const bool isNear = candidate.nearness && *candidate.nearness >= weights.leastNearness;
        if (candidate.coverage < weights.leastCoverage && cosine < weights.leastCosine && !isNear)
            continue;
        Ranked each{candidate.id, 0, candidate.scores};
        each.scores.text = best > 0 ? candidate.scores.text / best : 0;
        double sum = weights.text * each.scores.text + weights.vector * std::max(0.0, each.scores.vector) +
                     weights.page * std::max(0.0, each.scores.page) + weights.title * candidate.title +
                     weights.heading * candidate.heading;
        double all = others;
        if (candidate.nearness) { // unmeasured parts are left out of the mean
            sum += nearest > 0 ? weights.embedding * *candidate.nearness / nearest : 0;
            all += weights.embedding;
        }
        each.score = all > 0 ? sum / all : 0;
        ranked.append(each);
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const Ranked &a, const Ranked &b) {
        return a.score != b.score ? a.score > b.score : a.id < b.id;
    });
    return ranked;
}

} // namespace core
