#include "core/library/questionterms.h"

#include "core/search/termhash.h"
#include "core/text/asking.h"
#include "core/text/terms.h"
#include "core/text/wordings.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr int mostTerms = 40;        // the rarest; a pasted page is a question too
constexpr double asked = 0.3;        // what a word that only says how to answer counts
constexpr double otherWording = 0.4; // what another wording counts beside the question's own

QStringList allTerms(const QString &question)
{
    QStringList all;
    for (const Term &term : terms(question))
        all.append(term.text);
    return all;
}

// Terms that say how to answer wherever they stand in the question.
QSet<QString> onlyAsked(const QStringList &all)
{
    const QList<Asking> asks = saysHowToAnswer(all);
    QSet<QString> found;
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (asks[i] != Asking::No)
            found.insert(all[i]);
    }
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (asks[i] == Asking::No)
            found.remove(all[i]);
    }
    return found;
}

class Reader
{
public:
    Reader(Store &store, const Indexes &indexes) : m_store(store), m_indexes(indexes) {}

    QueryTerm weighed(const QString &text, double share) const
    {
        const double all = m_indexes.counts().passages();
        QueryTerm term{text, termHash(text), 0, 0, text.front().isDigit()};
        term.passages = m_indexes.counts().count(term.hash);
        if (term.passages == 0 && m_indexes.counts().isPartial())
            term.passages = m_store.termCount(text);
        term.rarity = share * std::log(1 + (all - term.passages + 0.5) / (term.passages + 0.5));
        return term;
    }

    // The question's place, a little towards that of its other wordings.
    std::vector<float> placed(const QString &question, const QStringList &others) const
    {
        if (!m_indexes.space())
            return {};
        std::vector<float> vector = m_indexes.space()->place(question);
        if (!others.isEmpty()) {
            const std::vector<float> other = m_indexes.space()->place(others.join(u' '));
            double squares = 0;
            for (size_t i = 0; i < vector.size(); ++i) {
                vector[i] += float(otherWording) * other[i];
                squares += double(vector[i]) * vector[i];
            }
            for (float &x : vector)
                x /= float(std::max(1e-9, std::sqrt(squares)));
        }
        if (std::all_of(vector.begin(), vector.end(), [](float x) { return x == 0; }))
            vector.clear();
        return vector;
    }

private:
    Store &m_store;
    const Indexes &m_indexes;
};

} // namespace

QuestionTerms readQuestion(const QString &question, bool nearest, Store &store, const Indexes &indexes)
{
    const Reader reader(store, indexes);
    const QStringList all = allTerms(question);
    const QSet<QString> asking = onlyAsked(all);
    QStringList own = nearest ? all : queryTerms(question);
    own.removeDuplicates();
    const QStringList others = nearest ? QStringList() : otherTerms(all);
    QuestionTerms read;
    for (const QString &text : std::as_const(own))
        read.terms.append(reader.weighed(text, asking.contains(text) ? asked : 1));
    for (const QString &text : others) {
        QueryTerm term = reader.weighed(text, otherWording);
        term.isBeside = true;
        if (term.passages > 0)
            read.terms.append(term);
    }
    // What stands nowhere is last: it counts against what is found, and must not crowd out what can be found.
    const auto order = [](const QueryTerm &term) { return std::pair(term.passages == 0, term.passages); };
    std::stable_sort(read.terms.begin(), read.terms.end(),
                     [&](const QueryTerm &a, const QueryTerm &b) { return order(a) < order(b); });
    if (read.terms.size() > mostTerms)
        read.terms.resize(mostTerms);
    for (const QueryTerm &term : std::as_const(read.terms))
        read.rarity += term.isBeside ? 0 : term.rarity;
    read.vector = reader.placed(question, others);
    return read;
}

} // namespace core
