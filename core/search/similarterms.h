// Terms that are built alike: "inhibit" and "inhibitor", "Treibhausgas" and "Treibhausgasemissionen". Told by the
// letter n-grams they share (Adamson and Boreham 1974), which needs neither a list of words nor the language's stemmer.
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
    explicit SimilarTerms(const QStringList &terms); // as terms() gives them

    // Those of the terms, by their index, that another one is similar to, with their Dice coefficient: 0.5 ... 1. Short
    // terms and those with digits are similar to none.
    using Take = std::function<void(size_t index, double similarity)>;
    void forEachSimilar(QStringView other, const Take &take) const;

private:
    std::vector<std::vector<quint64>> m_ngrams; // of each term, sorted
    std::bitset<4096> m_hashed;                 // of all terms: a glance tells that most others are like none
};

} // namespace core
