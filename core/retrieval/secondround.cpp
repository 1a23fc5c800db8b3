#include "core/retrieval/secondround.h"

#include "core/search/termhash.h"

#include <QMap>
#include <QStringBuilder>

#include <algorithm>

namespace core {
namespace {

constexpr double named = 2.5;     // weight of a word that names the document, in each of its passages
constexpr double sameText = 0.85; // share of common terms from which two passages count as repeats

// Takes sorted distinct terms. A much shorter passage cannot share enough, and is skipped.
bool saysTheSame(const std::vector<quint64> &a, const std::vector<quint64> &b)
{
    if (double(std::min(a.size(), b.size())) <= sameText * double(std::max(a.size(), b.size())))
        return false;
    size_t common = 0;
    for (auto i = a.begin(), j = b.begin(); i != a.end() && j != b.end();) {
        const quint64 one = *i;
        const quint64 other = *j;
        common += one == other;
        i += one <= other;
        j += other <= one;
    }
    return double(common) > sameText * double(a.size() + b.size() - common);
}

} // namespace

void SecondRound::weighName(Named &document)
{
    for (const QueryTerm &term : m_question.terms) {
        if (!std::binary_search(document.terms.begin(), document.terms.end(), term.hash))
            continue;
        document.share += m_question.idf > 0 ? term.idf / m_question.idf : 0;
        if (!term.isNumber) {
            document.weight += named * term.idf;
            m_names.insert(term.hash);
        }
    }
}

Candidate SecondRound::weighed(Candidate candidate, const Passage &passage, const Named &document)
{
    auto [hashes, alike] = m_question.read(passage.text, passage.heading, m_counts);
    const Bm25 bm25(double(hashes.size()), m_counts.meanLength());
    candidate.scores.text = document.weight + m_question.pairs.weightIn(hashes, bm25);
    std::sort(hashes.begin(), hashes.end());
    const bool isForeign = m_question.isForeign(hashes);
    double covered = 0;
    double all = m_question.idf;
    QHash<quint64, double> forms; // for terms of the question: the share credited to a form found here
    for (const QueryTerm &term : m_question.terms) {
        const bool counts = isForeign || !term.isForeign;
        if (counts && term.standsFor != 0 && std::binary_search(hashes.begin(), hashes.end(), term.hash))
            forms[term.standsFor] = std::max(forms.value(term.standsFor), term.share);
    }
    for (qsizetype i = 0; i < m_question.terms.size(); ++i) {
        const QueryTerm &term = m_question.terms[i];
        if (term.isForeign && !isForeign)
            continue;
        const bool isName = std::binary_search(document.terms.begin(), document.terms.end(), term.hash);
        const auto [from, to] = std::equal_range(hashes.begin(), hashes.end(), term.hash);
        if (auto hits = double(to - from); hits > 0) {
            if (isName && !term.isNumber)
                hits = 1; // repeating the name in a list does not make a passage more relevant
            else if (m_names.contains(term.hash))
                candidate.scores.text += named * term.idf; // it mentions a word that names another document
            candidate.scores.text += term.idf * bm25.gain(hits);
            covered += term.isExpansion ? 0 : term.idf;
        } else if (isName && !term.isExpansion) {
            all -= term.idf; // not repeating it is no disadvantage
        } else if (forms.contains(term.hash)) {
            covered += term.idf * forms.value(term.hash); // the form counts by itself
        } else {
            candidate.scores.text += alike[size_t(i)];
        }
    }
    candidate.coverage = all > 0 ? std::min(1.0, covered / all) : 0;
    candidate.title = document.share;
    candidate.heading = m_question.shareOf(passage.heading, m_counts);
    hashes.erase(std::unique(hashes.begin(), hashes.end()), hashes.end());
    m_termSets.insert(passage.id, hashes);
    return candidate;
}

bool SecondRound::repeats(PassageId id, const QList<Passage> &found) const
{
    const auto mine = m_termSets.constFind(id);
    return std::any_of(found.begin(), found.end(),
                       [&](const Passage &other) { return saysTheSame(*mine, *m_termSets.constFind(other.id)); });
}

int SecondRound::bestPageOf(const Passage &passage) const
{
    if (passage.page == passage.lastPage)
        return passage.page;
    QMap<int, QString> texts;
    for (const Span &span : passage.spans)
        texts[span.page] += QStringView(passage.text).mid(span.from, span.length) % QStringLiteral(" ");
    int best = passage.page;
    double most = 0;
    for (auto text = texts.constBegin(); text != texts.constEnd(); ++text) {
        const std::vector<quint64> hashes = termHashes(*text);
        double weight = 0;
        for (const QueryTerm &term : m_question.terms) {
            if (std::find(hashes.begin(), hashes.end(), term.hash) != hashes.end())
                weight += term.idf;
        }
        if (weight > most) {
            most = weight;
            best = text.key();
        }
    }
    return best;
}

} // namespace core
