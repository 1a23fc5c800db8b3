// Terms with similar spelling: "inhibit" and "inhibitor", "Treibhausgas" and "Treibhausgasemissionen". Compares their
// letter n-grams (Adamson and Boreham 1974), which requires neither a word list nor a stemmer.
#pragma once

#include <QStringList>

#include <bitset>
#include <functional>
#include <vector>

namespace core {

class SimilarTerms
{
public:
    SimilarTerms() = default;
    explicit SimilarTerms(const QStringList &terms); // `terms`: as returned by terms()

    // Receives the index of each term similar to `other`, and their Dice coefficient: 0.5 ... 1. Short terms and terms
    // with digits are not similar to any other.
    using Take = std::function<void(size_t index, double similarity)>;
    void forEachSimilar(QStringView other, const Take &take) const;

private:
    std::vector<std::vector<quint64>> m_ngrams; // per term, sorted
    // Hashes of all n-grams; they quickly rule out words that share nothing with any term.
    std::bitset<4096> m_hashed;
};

} // namespace core
