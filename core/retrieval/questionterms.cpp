#include "core/retrieval/questionterms.h"

#include "core/search/termhash.h"
#include "core/chunking/headings.h"
#include "core/language/terms.h"
#include "core/language/expansions.h"
#include "core/store/fulltextrepository.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr int mostTerms = 40;        // only the rarest, because a pasted page is a question, too
constexpr int mostExpansions = 60;   // in addition to these
constexpr double asked = 0.3;        // weight of a word that only says how to answer
constexpr double otherWording = 0.4; // weight of another wording, relative to the question's own
constexpr double inflected = 0.9;    // weight of an inflected German form
constexpr double inCompound = 0.4;   // weight of a compound that begins with the word
constexpr double ofCompound = 0.5;   // weight of a part of a compound
constexpr double builtAlike = 0.6;   // weight of a term of similar spelling, multiplied by the similarity
constexpr double together = 0.15;    // bonus for two adjacent words, relative to the less rare one

QStringList allTerms(const QuestionAnalysis &question)
{
    QStringList all;
    for (const ReadTerm &term : question.reading.terms)
        all.append(term.text);
    return all;
}

// Terms that say how to answer everywhere they occur in the question.
QSet<QString> onlyAsked(const QuestionAnalysis &question)
{
    const QList<ReadTerm> &all = question.reading.terms;
    QSet<QString> found;
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (question.roles[i] != TermRole::Content)
            found.insert(all[i].text);
    }
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (question.roles[i] == TermRole::Content)
            found.remove(all[i].text);
    }
    return found;
}

// Whether a term is in lower case, and so not a name, which would be what the question is about.
bool isCommon(const QString &term, const TokenizedText &question)
{
    for (const ReadTerm &each : question.terms) {
        if (each.text == term)
            return question.text[each.from].isLower();
    }
    return false;
}

QStringView writtenAs(const QString &term, const TokenizedText &question)
{
    for (const ReadTerm &each : question.terms) {
        if (each.text == term)
            return QStringView(question.text).mid(each.from, each.to - each.from);
    }
    return term;
}

// Stop words do not separate a pair, as in the semantic space.
template <class Take>
void forEachPair(const std::vector<quint64> &terms, const Take &take)
{
    quint64 before = 0;
    for (const quint64 term : terms) {
        if (isStopHash(term))
            continue;
        if (before != 0)
            take(before, term);
        before = term;
    }
}

class Reader
{
public:
    Reader(const TermCounts &counts, const std::function<int(const QString &)> &uncounted)
        : m_counts(counts),
          m_uncounted(uncounted)
    {
    }

    QueryTerm weighed(const QString &text, double share) const
    {
        const double all = m_counts.passages();
        QueryTerm term{text, termHash(text), 0, share, 0, text.front().isDigit()};
        term.passages = m_counts.count(term.hash);
        if (term.passages == 0 && m_counts.isPartial() && m_uncounted)
            term.passages = m_uncounted(text);
        term.idf = share * Bm25::idf(all, term.passages);
        return term;
    }

    // For a word and its forms: all inflections together are as rare as the word.
    QList<QueryTerm> forms(QueryTerm &own, const QList<GermanForm> &forms) const
    {
        const double all = m_counts.passages();
        double inflections = own.passages;
        for (const GermanForm &form : forms)
            inflections += form.kind == GermanForm::Inflection ? form.passages : 0;
        const double idf = Bm25::idf(all, int(std::min(all, inflections)));
        if (inflections > own.passages)
            own.idf = own.share * idf;
        QList<QueryTerm> weighed;
        for (const GermanForm &form : forms) {
            const double share = form.kind == GermanForm::Inflection ? inflected
                                 : form.kind == GermanForm::Compound ? inCompound
                                                                     : ofCompound;
            QueryTerm term{form.term, termHash(form.term), form.passages, own.share * share, 0, false, true, own.hash};
            const double its = Bm25::idf(all, form.passages);
            term.idf = term.share * (form.kind == GermanForm::Inflection ? idf
                                     : inflections > 0                   ? std::min(its, idf)
                                                                         : its);
            weighed.append(term);
        }
        return weighed;
    }

    // Adds translations of the question's terms: a term is as rare as in both languages together.
    void addForeign(const QList<TranslatedTerm> &translated, const QStringList &asked, QList<QueryTerm> &terms) const
    {
        const double all = m_counts.passages();
        const qsizetype count = terms.size();
        for (qsizetype i = 0; i < count; ++i) {
            if (terms[i].isExpansion)
                continue;
            QList<QueryTerm> foreign;
            int passages = terms[i].passages;
            for (const TranslatedTerm &each : translated) {
                const bool isOfIt = std::find(asked.begin() + each.first, asked.begin() + each.last, terms[i].text) !=
                                    asked.begin() + each.last;
                if (!isOfIt || asked.contains(each.term))
                    continue;
                passages = std::max(passages, each.passages);
                const double share = terms[i].share * each.share;
                const bool isNew = std::none_of(terms.begin() + count, terms.end(), [&](const QueryTerm &other) {
                    return other.isForeign && other.text == each.term;
                });
                foreign.append({each.term, termHash(each.term), each.passages, share,
                                isNew ? share * Bm25::idf(all, each.passages) : 0, false, true, terms[i].hash, true});
            }
            if (!foreign.isEmpty() && terms[i].passages == 0)
                terms[i].idf = std::min(terms[i].idf, terms[i].share * Bm25::idf(all, passages));
            terms += foreign;
        }
    }

private:
    const TermCounts &m_counts;
    const std::function<int(const QString &)> &m_uncounted;
};

// Keeps the rarest of the question's own terms, and of all others.
void keepRarest(QList<QueryTerm> &terms)
{
    int own = 0;
    int others = 0;
    terms.removeIf(
        [&](const QueryTerm &term) { return term.isExpansion ? ++others > mostExpansions : ++own > mostTerms; });
}

} // namespace

QuestionPairs::QuestionPairs(const std::vector<quint64> &question, const QList<QueryTerm> &terms)
{
    QHash<quint64, double> rarities;
    for (const QueryTerm &term : terms) {
        if (!term.isExpansion)
            rarities.insert(term.hash, term.idf);
    }
    forEachPair(question, [&](quint64 first, quint64 second) {
        if (rarities.contains(first) && rarities.contains(second))
            m_weights.insert(pairHash(first, second), together * std::min(rarities[first], rarities[second]));
    });
    for (auto term = rarities.keyBegin(); term != rarities.keyEnd() && !m_weights.isEmpty(); ++term)
        m_terms.insert(*term);
}

double QuestionPairs::weightIn(const std::vector<quint64> &terms, const Bm25 &bm25) const
{
    if (m_weights.isEmpty())
        return 0;
    QHash<quint64, int> hits;
    forEachPair(terms, [&](quint64 first, quint64 second) {
        if (!m_terms.contains(first) || !m_terms.contains(second))
            return;
        if (const quint64 pair = pairHash(first, second); m_weights.contains(pair))
            ++hits[pair];
    });
    double weight = 0;
    for (auto pair = hits.cbegin(); pair != hits.cend(); ++pair)
        weight += m_weights[pair.key()] * bm25.gain(pair.value());
    return weight;
}

PassageTerms QuestionTerms::read(const QString &text, const QString &heading, const TermCounts &counts) const
{
    PassageTerms read;
    read.hashes.reserve(size_t(text.size()) / 5 + 1);
    read.alike.resize(size_t(terms.size()));
    const auto take = [&](QStringView term, int, int) {
        const quint64 hash = read.hashes.emplace_back(termHash(term));
        similar.forEachSimilar(term, [&](size_t index, double similarity) {
            // "Plan" is everywhere, and says little about a "planner".
            const double idf = Bm25::idf(counts.passages(), counts.count(hash));
            const double worth = builtAlike * similarity * std::min(idf, terms[qsizetype(index)].idf);
            read.alike[index] = std::max(read.alike[index], worth);
        });
    };
    forEachTerm(text, take);
    forEachTerm(heading, take);
    return read;
}

double QuestionTerms::shareOf(const QString &heading, const TermCounts &counts) const
{
    double best = 0;
    const QStringList path = heading.split(headingSeparator, Qt::SkipEmptyParts);
    for (const QString &part : path) {
        std::vector<quint64> hashes = termHashes(part);
        std::erase_if(hashes, isStopHash);
        std::sort(hashes.begin(), hashes.end());
        hashes.erase(std::unique(hashes.begin(), hashes.end()), hashes.end());
        double all = 0;
        double met = 0;
        for (const quint64 hash : hashes) {
            const auto isIt = [&](const QueryTerm &term) { return term.hash == hash; };
            const auto term = std::find_if(terms.begin(), terms.end(), isIt);
            const double idf = Bm25::idf(counts.passages(), counts.count(hash));
            all += idf;
            met += term == terms.end() ? 0 : std::min(idf, term->idf);
        }
        if (all > 0)
            best = std::max(best, met / all * double(hashes.size()) / double(hashes.size() + 1));
    }
    return best;
}

std::vector<float> placedQuestion(const SemanticSpace &space, const QString &question, const QStringList &others)
{
    std::vector<float> vector = space.place(question);
    if (!others.isEmpty()) {
        const std::vector<float> other = space.place(others.join(u' '));
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

QuestionTerms readQuestion(const QuestionAnalysis &question, bool nearest, Store &store, const Indexes &indexes)
{
    return readQuestion(
        question, nearest, indexes.counts(), indexes.space(),
        [&](const QString &term) { return FullTextRepository(store).termCount(term); },
        [&](const QString &letters, int most) { return FullTextRepository(store).termsBeginning(letters, most); });
}

QuestionTerms readQuestion(const QuestionAnalysis &question, bool nearest, const TermCounts &counts,
                           const SemanticSpace *space, const std::function<int(const QString &)> &uncounted,
                           const TermsBeginning &beginning)
{
    const Reader reader(counts, uncounted);
    const QString &text = question.reading.text;
    const QStringList all = allTerms(question);
    const QSet<QString> asking = onlyAsked(question);
    QStringList own = nearest ? all : queryTerms(text);
    own.removeDuplicates();
    const QStringList others = nearest ? QStringList() : expansionTerms(all);
    QuestionTerms read;
    for (const QString &each : std::as_const(own)) {
        QueryTerm term = reader.weighed(each, asking.contains(each) ? asked : 1);
        QList<QueryTerm> forms;
        if (!nearest && beginning && question.isGerman && !term.isNumber)
            forms = reader.forms(term, germanForms(writtenAs(each, question.reading), each, beginning));
        if (!nearest && term.passages == 0 && forms.isEmpty() && isCommon(each, question.reading))
            term.idf = std::min(term.idf, asked * term.idf);
        read.terms.append(term);
        for (const QueryTerm &form : std::as_const(forms)) {
            if (!own.contains(form.text))
                read.terms.append(form);
        }
    }
    if (!nearest && beginning)
        reader.addForeign(translatedTerms(question, counts, beginning), all, read.terms);
    for (const QString &other : others) {
        QueryTerm term = reader.weighed(other, otherWording);
        term.isExpansion = true;
        if (term.passages > 0)
            read.terms.append(term);
    }
    // Terms found nowhere come last: they count against results, but must not displace terms that can be found.
    const auto order = [](const QueryTerm &term) { return std::pair(term.passages == 0, term.passages); };
    std::stable_sort(read.terms.begin(), read.terms.end(),
                     [&](const QueryTerm &a, const QueryTerm &b) { return order(a) < order(b); });
    keepRarest(read.terms);
    const auto isForeign = [](const QueryTerm &term) { return term.isForeign; };
    read.hasForeign = std::any_of(read.terms.begin(), read.terms.end(), isForeign);
    if (read.hasForeign)
        read.small = smallWordsBeside(question);
    for (const QueryTerm &term : std::as_const(read.terms))
        read.idf += term.isExpansion ? 0 : term.idf;
    QStringList texts;
    for (const QueryTerm &term : std::as_const(read.terms))
        texts.append(term.isExpansion ? QString() : term.text);
    read.similar = SimilarTerms(texts);
    if (space)
        read.vector = placedQuestion(*space, text, others);
    read.pairs = QuestionPairs(termHashes(text), read.terms);
    return read;
}

} // namespace core
