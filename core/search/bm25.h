// BM25 (Robertson and Zaragoza 2009), used for full-text proposals and for weighing passages once they have been read.
#pragma once

#include <algorithm>
#include <cmath>

namespace core {

class Bm25
{
public:
    Bm25(double length, double meanLength) // length of the passage, and the mean length, in terms
        : m_lengthNorm(k1 * (1 - b + b * length / std::max(1.0, meanLength)))
    {
    }

    // Weight of a term that occurs `hits` times: 1 for one occurrence in a passage of average length.
    double gain(double hits) const { return hits * (k1 + 1) / (hits + m_lengthNorm); }

    // Weight of a term found in `having` of `all` passages. Rare words count more than in plain BM25, because the
    // semantic search covers themes that many passages share but knows little about rare words.
    static double idf(double all, double having)
    {
        return std::pow(std::max(0.0, std::log(1 + (all - having + 0.5) / (having + 0.5))), idfExponent);
    }

private:
    static constexpr double k1 = 0.8; // low, because passages are short and repetition means little
    static constexpr double b = 0.75; // strength of the length normalisation
    static constexpr double idfExponent = 1.25;

    double m_lengthNorm = 0;
};

} // namespace core
