// The data for fitting a semantic space: each page's words and pairs of adjacent words, as numbers and without the
// text; and which of them become features.
#pragma once

#include "core/base/parallel.h"

#include <QStringView>

#include <vector>

namespace core {

struct PageFeatures
{
    PageFeatures() = default;
    explicit PageFeatures(QStringView text);
    explicit PageFeatures(const std::vector<quint64> &all); // as termHashes() returns them

    std::vector<quint64> hashes; // of its terms except stop words, sorted, with repetitions; then of its pairs
    size_t terms = 0;            // number of term hashes; the others are pairs
};

// The distinct numbers of a sorted range, each with its number of occurrences.
template <class Take>
void forEachRun(const quint64 *from, const quint64 *end, const Take &take)
{
    for (const quint64 *to = from; from != end; from = to) {
        while (to != end && *to == *from)
            ++to;
        take(*from, int(to - from));
    }
}

struct ChosenFeatures
{
    std::vector<quint64> hashes; // sorted
    std::vector<float> idf;
};

// Those on at least two pages, the most common first, but none on more than half of the pages. The result does not
// depend on the number of threads; empty after a stop.
ChosenFeatures chosenFeatures(const std::vector<PageFeatures> &pages, Parallel &parallel, const std::stop_token &stop);

} // namespace core
