// An index in memory: simple, and the same for every set.
#include "tests/fit/corpus.h"

#include <algorithm>
#include <cmath>

namespace fit {

using namespace core;

namespace {

constexpr int passageLength = 1000;
constexpr int overlap = 200;
constexpr double k1 = 0.9;
constexpr double b = 0.4;

} // namespace

void Corpus::add(const QString &title, int page, const QString &text)
{
    Passage passage;
    passage.id = m_passages.size() + 1;
    if (!m_documents.contains(title))
        m_documents.insert(title, m_documents.size() + 1);
    passage.document = m_documents.value(title);
    passage.ordinal = int(m_passages.size());
    passage.text = text;
    passage.page = page;
    passage.title = title;
    const QList<Term> all = terms(text);
    QHash<QString, int> counts;
    for (const Term &term : all)
        ++counts[term.text];
    for (auto it = counts.constBegin(); it != counts.constEnd(); ++it)
        m_postings[it.key()].append({int(m_passages.size()), *it});
    m_lengths.append(int(all.size()));
    m_totalLength += all.size();
    m_passages.append(passage);
}

void Corpus::addChunked(const QString &title, int page, const QString &text)
{
    const QList<Sentence> parts = sentences(text);
    qsizetype first = 0;
    while (first < parts.size()) {
        qsizetype last = first;
        while (last + 1 < parts.size() && parts[last + 1].to - parts[first].from <= passageLength)
            ++last;
        add(title, page, text.mid(parts[first].from, parts[last].to - parts[first].from));
        if (last + 1 == parts.size())
            break;
        qsizetype next = last + 1;
        while (next - 1 > first && parts[last].to - parts[next - 1].from <= overlap)
            --next;
        first = next;
    }
}

Idf Corpus::idf() const
{
    return [this](const QString &term) {
        const auto with = m_postings.constFind(term);
        const double n = with == m_postings.constEnd() ? 0 : double(with->size());
        return std::log(1 + double(m_passages.size()) / (1 + n));
    };
}

QList<int> Corpus::search(const QString &question, int count) const
{
    QHash<int, double> scores;
    const double average = double(m_totalLength) / std::max<double>(1, double(m_passages.size()));
    for (const QString &term : queryTerms(question)) {
        const QList<Posting> postings = m_postings.value(term);
        const double n = double(postings.size());
        const double idf = std::log(1 + (double(m_passages.size()) - n + 0.5) / (n + 0.5));
        for (const Posting &posting : postings) {
            const double norm = k1 * (1 - b + b * m_lengths[posting.passage] / average);
            scores[posting.passage] += idf * posting.count * (k1 + 1) / (posting.count + norm);
        }
    }
    QList<int> best = scores.keys();
    std::sort(best.begin(), best.end(),
              [&](int x, int y) { return scores[x] != scores[y] ? scores[x] > scores[y] : x < y; });
    return best.mid(0, count);
}

QList<Passage> Corpus::found(const QString &question, int count) const
{
    QList<Passage> passages;
    for (const int i : search(question, count))
        passages.append(m_passages[i]);
    return passages;
}

} // namespace fit
