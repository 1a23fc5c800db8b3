// The data that a semantic space is fitted to: each page's words and pairs of adjacent words, as numbers without the
// text; and the features chosen from them.
#pragma once

#include "core/base/parallel.h"

#include <QStringView>

#include <vector>

namespace core {

struct PageFeatures
{
    PageFeatures() = default;
    explicit PageFeatures(QStringView text);
    explicit PageFeatures(const std::vector<quint64> &all); // `all`: as returned by termHashes()

    std::vector<quint64> hashes; // hashes of terms without stop words, sorted, with repetitions; then those of pairs
    size_t terms = 0;            // number of term hashes; the rest are pairs
};

// Calls `take` with each distinct number of a sorted range and its number of occurrences.
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

// Hashes that are on at least two pages but on no more than half of them, most common first. The result does not depend
// on the number of threads; empty if stopped.
ChosenFeatures chosenFeatures(const std::vector<PageFeatures> &pages, Parallel &parallel, const std::stop_token &stop);

} // namespace core
