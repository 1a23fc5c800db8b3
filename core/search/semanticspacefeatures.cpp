// Features are counted in parts, by the first bits of their hashes: a page's hashes are sorted, so that each part is a
// contiguous range of the page.
#include "core/search/semanticspacefeatures.h"

#include "core/search/termhash.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace core {
namespace {

constexpr size_t mostFeatures = 40'000;
constexpr size_t mostPairs = 15'000; // pairs among the features
constexpr int partBits = 4;
constexpr int parts = 1 << partBits;
constexpr size_t guessed = 1 << 18; // counters per part

struct Counted
{
    quint64 feature = 0;
    int pages = 0;
};

using Sorted = std::span<const quint64>;

Sorted termsOf(const PageFeatures &page)
{
    return Sorted(page.hashes).first(page.terms);
}

Sorted pairsOf(const PageFeatures &page)
{
    return Sorted(page.hashes).subspan(page.terms);
}

Sorted partOf(Sorted hashes, int part)
{
    const auto isBefore = [](quint64 hash, int wanted) { return int(hash >> (64 - partBits)) < wanted; };
    const auto from = std::lower_bound(hashes.begin(), hashes.end(), part, isBefore);
    return {from, std::lower_bound(from, hashes.end(), part + 1, isBefore)};
}

std::vector<Counted> counted(const std::vector<PageFeatures> &pages, Sorted (*hashesOf)(const PageFeatures &), int part)
{
    const auto forEach = [&](const auto &take) {
        for (const PageFeatures &page : pages) {
            const Sorted hashes = partOf(hashesOf(page), part);
            forEachRun(hashes.data(), hashes.data() + hashes.size(), take);
        }
    };
    // Most pairs are on a single page: a small table of counters filters them before sorting.
    std::vector<quint8> seen(guessed, 0);
    forEach([&](quint64 feature, int) {
        quint8 &count = seen[feature % guessed];
        count = quint8(std::min(2, count + 1));
    });
    std::vector<quint64> all;
    forEach([&](quint64 feature, int) {
        if (seen[feature % guessed] > 1)
            all.push_back(feature);
    });
    std::sort(all.begin(), all.end());
    std::vector<Counted> found;
    forEachRun(all.data(), all.data() + all.size(), [&](quint64 feature, int count) {
        if (count >= 2 && count <= int(pages.size()) / 2)
            found.push_back({feature, count});
    });
    return found;
}

void keepMost(std::vector<Counted> &counted, size_t most)
{
    if (counted.size() <= most)
        return;
    std::nth_element(counted.begin(), counted.begin() + qsizetype(most), counted.end(),
                     [](const Counted &a, const Counted &b) {
                         return a.pages != b.pages ? a.pages > b.pages : a.feature < b.feature;
                     });
    counted.resize(most);
}

std::vector<Counted> joined(std::vector<std::vector<Counted>>::const_iterator from)
{
    std::vector<Counted> all;
    for (auto part = from; part != from + parts; ++part)
        all.insert(all.end(), part->begin(), part->end());
    return all;
}

} // namespace

PageFeatures::PageFeatures(QStringView text) : PageFeatures(termHashes(text)) {}

PageFeatures::PageFeatures(const std::vector<quint64> &all)
{
    std::vector<quint64> pairs;
    hashes.reserve(2 * all.size());
    pairs.reserve(all.size());
    quint64 before = 0;
    for (const quint64 term : all) {
        if (isStopHash(term))
            continue;
        hashes.push_back(term);
        if (before != 0)
            pairs.push_back(pairHash(before, term));
        before = term;
    }
    terms = hashes.size();
    std::sort(hashes.begin(), hashes.end());
    std::sort(pairs.begin(), pairs.end());
    hashes.insert(hashes.end(), pairs.begin(), pairs.end());
    hashes.shrink_to_fit(); // some thousand pages are in memory at once
}

ChosenFeatures chosenFeatures(const std::vector<PageFeatures> &pages, Parallel &parallel, const std::stop_token &stop)
{
    std::vector<std::vector<Counted>> found(2 * parts);
    const auto count = [&](int i) { found[size_t(i)] = counted(pages, i < parts ? termsOf : pairsOf, i % parts); };
    parallel.forEach(2 * parts, count, stop);
    if (stop.stop_requested())
        return {};
    std::vector<Counted> all = joined(found.cbegin());
    std::vector<Counted> pairs = joined(found.cbegin() + parts);
    keepMost(pairs, mostPairs);
    keepMost(all, mostFeatures - pairs.size());
    all.insert(all.end(), pairs.begin(), pairs.end());
    std::sort(all.begin(), all.end(), [](const Counted &a, const Counted &b) { return a.feature < b.feature; });
    ChosenFeatures chosen;
    for (const Counted &each : all) {
        chosen.hashes.push_back(each.feature);
        chosen.idf.push_back(1.f + std::log((1.f + float(pages.size())) / (1.f + float(each.pages))));
    }
    return chosen;
}

} // namespace core
