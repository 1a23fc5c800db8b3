// What a semantic space is fitted on: of each page its words and its pairs of neighbouring words, as numbers and
// without the text; and which of them the space is made of.
#pragma once

#include "core/base/parallel.h"

#include <QStringView>

#include <vector>

namespace core {

struct PageFeatures
{
    PageFeatures() = default;
    explicit PageFeatures(QStringView text);
    explicit PageFeatures(const std::vector<quint64> &all); // as termHashes() gives them

    std::vector<quint64> hashes; // of its terms but stop words, sorted, each as often as it occurs; then of its pairs
    size_t terms = 0;            // of the hashes: the others are pairs
};

// The numbers of a sorted stretch, each with how often it stands there.
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

// Those on at least two pages, the most common first, but none that is on more than half of the pages. The same
// whatever the number of threads; nothing after a stop.
ChosenFeatures chosenFeatures(const std::vector<PageFeatures> &pages, Parallel &parallel, const std::stop_token &stop);

} // namespace core
