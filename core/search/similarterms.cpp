#include "core/search/similarterms.h"

#include <algorithm>

namespace core {
namespace {

constexpr qsizetype n = 4; // letters in an n-gram, packed into 64 bits
constexpr qsizetype leastLetters = 4;
constexpr double leastSimilarity = 0.5;

using Ngrams = std::vector<quint64>;

size_t hashOf(quint64 ngram)
{
    return size_t(ngram * 0x9e3779b97f4a7c15ull >> 52); // 12 bits
}

bool isCompared(QStringView term)
{
    return term.size() >= leastLetters && std::none_of(term.begin(), term.end(), [](QChar c) { return c.isDigit(); });
}

// A term is padded with spaces, so that its beginning and end count like letters.
template <class Take>
void forEachNgram(QStringView term, const Take &take)
{
    quint64 ngram = u' ';
    for (qsizetype i = 0; i <= term.size(); ++i) {
        ngram = ngram << 16 | (i < term.size() ? term[i].unicode() : u' ');
        if (i + 2 >= n)
            take(ngram);
    }
}

void cut(QStringView term, Ngrams &ngrams)
{
    ngrams.clear();
    forEachNgram(term, [&](quint64 ngram) { ngrams.push_back(ngram); });
    std::sort(ngrams.begin(), ngrams.end());
    ngrams.erase(std::unique(ngrams.begin(), ngrams.end()), ngrams.end());
}

double diceCoefficient(const Ngrams &a, const Ngrams &b)
{
    size_t shared = 0;
    for (auto i = a.cbegin(), j = b.cbegin(); i != a.cend() && j != b.cend();) {
        if (*i == *j) {
            ++shared;
            ++i;
            ++j;
        } else {
            *i < *j ? ++i : ++j;
        }
    }
    return 2.0 * double(shared) / double(a.size() + b.size());
}

} // namespace

SimilarTerms::SimilarTerms(const QStringList &terms)
{
    for (const QString &term : terms) {
        Ngrams ngrams;
        if (isCompared(term))
            cut(term, ngrams);
        for (const quint64 ngram : ngrams)
            m_hashed.set(hashOf(ngram));
        m_ngrams.push_back(std::move(ngrams));
    }
}

void SimilarTerms::forEachSimilar(QStringView other, const Take &take) const
{
    if (other.size() < leastLetters)
        return;
    qsizetype known = 0;
    forEachNgram(other, [&](quint64 ngram) { known += m_hashed[hashOf(ngram)]; });
    // A similarity of one half requires a fourth of both terms' n-grams.
    if (known * 4 <= other.size() + 3 - n || !isCompared(other))
        return;
    thread_local Ngrams ngrams;
    cut(other, ngrams);
    for (size_t i = 0; i < m_ngrams.size(); ++i) {
        const double similarity = m_ngrams[i].empty() ? 0 : diceCoefficient(m_ngrams[i], ngrams);
        if (similarity >= leastSimilarity)
            take(i, similarity);
    }
}

} // namespace core
