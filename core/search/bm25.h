// BM25 (Robertson and Zaragoza 2009), as full text proposes passages by it and as they are weighed when they are read.
#pragma once

#include <algorithm>
#include <cmath>

namespace core {

class Bm25
{
public:
    Bm25(double length, double meanLength) // of a passage and of all of them, in terms
        : m_lengthNorm(k1 * (1 - b + b * length / std::max(1.0, meanLength)))
    {
    }

    // What a term counts that stands there so often: 1 for about once in a passage of usual length.
    double gain(double hits) const { return hits * (k1 + 1) / (hits + m_lengthNorm); }

    // What a term is worth that so many of all passages have. Meaning is found by what many passages share; of rare
    // words it knows little, so that they are to count more than in BM25 by itself.
    static double idf(double all, double having)
    {
        return std::pow(std::max(0.0, std::log(1 + (all - having + 0.5) / (having + 0.5))), idfExponent);
    }

private:
    static constexpr double k1 = 0.8; // k1; a passage is short, and says little by repeating a word
    static constexpr double b = 0.75; // b
    static constexpr double idfExponent = 1.25;

    double m_lengthNorm = 0;
};

} // namespace core
