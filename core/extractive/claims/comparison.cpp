// Measures a claim against a source: first coverage weighted by IDF, then what coverage cannot show.
#include "core/extractive/claims/comparison.h"

#include "core/language/synonyms.h"
#include "core/language/opposites.h"
#include "core/language/units.h"
#include "core/language/textmatch.h"

#include <QSet>

namespace core {
namespace {

constexpr double similar = 0.6;      // credit for another form of a word, or a synonym
constexpr double standingOver = 0.7; // credit for the year above a column
constexpr double holding = 0.1;      // bonus for a sentence with the kind of answer wanted
constexpr double agreeing = 0.05;    // bonus for a sentence that is negated like the claim
constexpr int near = 4;              // most words between two that belong together
constexpr int fewestVerbatim = 3;    // content words needed for a quotation
constexpr int denialReach = 4;       // words affected by a "not"

class Measure
{
public:
    Measure(const Claim &claim, const TokenizedText &source) : m_claim(claim), m_source(source) {}

    Comparison take()
    {
        if (m_claim.terms.isEmpty() || m_claim.weight <= 0)
            return m_result;
        findWordings();
        findTerms();
        findWindow();
        findPairs();
        findOrder();
        findWeakestClause();
        findNumbers();
        findContradictions();
        m_result.alignment = align(m_claim.reading, m_source, firstTerm(), lastTerm());
        // All words can be found in a row only if each of them is found.
        m_result.verbatim = m_result.coverage > 1 - 1e-9 && m_claim.terms.size() >= fewestVerbatim &&
                            !standingIn(m_source.text, m_claim.reading.text).isEmpty();
        return m_result;
    }

private:
    // Where a term of the claim is found, and the credit for its form there.
    struct Hit
    {
        QList<int> places;
        double credit = 0;
    };

    Hit hitFor(const ClaimTerm &term) const
    {
        if (const auto exact = m_source.places.constFind(term.key); exact != m_source.places.constEnd())
            return {*exact, 1};
        if (term.number)
            return {};
        const int family = term.name ? 0 : synonymGroup(term.key);
        // "It fell" answers "Did it rise?" as well as "It rose" does.
        const int opposed = term.name || m_claim.analysis.kind != AnswerKind::YesNo ? 0 : -core::antonymSide(term.key);
        Hit hit;
        for (auto it = m_source.places.constBegin(); it != m_source.places.constEnd(); ++it) {
            if (isOfSameStem(term.key, it.key()) || (family != 0 && synonymGroup(it.key()) == family) ||
                (opposed != 0 && core::antonymSide(it.key()) == opposed))
                hit.places += *it;
        }
        std::sort(hit.places.begin(), hit.places.end()); // a hash has no order
        hit.credit = hit.places.isEmpty() ? 0 : similar;
        return hit;
    }

    // Finds sentences in which other wordings of the claim's terms occur together.
    void findWordings()
    {
        m_wordings.resize(m_claim.terms.size());
        for (const ClaimExpansion &wording : m_claim.expansions) {
            for (const QStringList &keys : wording.others) {
                const QHash<int, QList<int>> places = placesTogether(keys);
                for (const int term : wording.terms) {
                    for (auto sentence = places.cbegin(); sentence != places.cend(); ++sentence)
                        m_wordings[term][sentence.key()] += *sentence;
                }
            }
        }
    }

    // Places by sentence, for sentences that have all of these keys.
    QHash<int, QList<int>> placesTogether(const QStringList &keys) const
    {
        QHash<int, QList<int>> together;
        for (qsizetype i = 0; i < keys.size(); ++i) {
            QHash<int, QList<int>> own;
            for (const int place : m_source.places.value(keys[i]))
                own[m_source.terms[place].sentence].append(place);
            for (auto sentence = own.begin(); sentence != own.end(); ++sentence)
                *sentence = together.value(sentence.key()) + *sentence;
            if (i > 0)
                own.removeIf([&](const auto &sentence) { return !together.contains(sentence.key()); });
            together = own;
        }
        return together;
    }

    // If the term itself is found nowhere, another wording counts as the source's form of it; otherwise it only helps
    // the sentences that have it.
    void meetByWording(const ClaimTerm &term, Hit &hit)
    {
        const QHash<int, QList<int>> &others = m_wordings[&term - m_claim.terms.constData()];
        const bool isNowhere = hit.places.isEmpty();
        QList<int> places;
        for (auto other = others.cbegin(); other != others.cend(); ++other) {
            if (!isNowhere && standsIn(hit, other.key(), other.key() + 1))
                continue;
            if (other.key() < m_result.sentences.size())
                meet(term, other.key(), similar);
            places += *other;
        }
        if (isNowhere && !places.isEmpty()) {
            std::sort(places.begin(), places.end());
            hit = {places, similar};
        }
    }

    void findTerms()
    {
        m_result.sentences.fill(0, m_source.sentences.size());
        m_result.matches.fill({}, m_source.sentences.size());
        double covered = 0;
        double missingNames = 0;
        double heaviest = 0;
        double run = 0;
        double heaviestRun = 0;
        for (const ClaimTerm &term : m_claim.terms) {
            Hit hit = hitFor(term);
            int before = -1;
            for (const int place : hit.places) {
                const int sentence = m_source.terms[place].sentence;
                if (sentence != before && sentence < m_result.sentences.size())
                    meet(term, sentence, hit.credit);
                before = sentence;
            }
            meetByWording(term, hit);
            if (isYear(term.key) && !hit.places.isEmpty())
                meetInRows(term, hit);
            covered += hit.credit * term.weight;
            m_result.found.append(hit.credit > 0);
            run = hit.credit > 0 ? 0 : run + term.weight;
            heaviestRun = std::max(heaviestRun, run);
            if (hit.credit == 0) {
                heaviest = std::max(heaviest, term.weight);
                missingNames += term.name ? term.weight : 0;
            }
            m_hits.append(hit);
        }
        m_result.coverage = covered / m_claim.weight;
        m_result.namesMissing = missingNames / m_claim.weight;
        m_result.heaviestMissing = heaviest / m_claim.weight;
        m_result.longestMissingRun = heaviestRun / m_claim.weight;
    }

    void meet(const ClaimTerm &term, int sentence, double credit)
    {
        const double share = credit * term.weight / m_claim.weight;
        m_result.sentences[sentence] += share;
        m_result.matches[sentence].append({int(&term - m_claim.terms.constData()), share});
    }

    // The years above a table's columns apply to the numbers in every row below.
    void meetInRows(const ClaimTerm &term, const Hit &hit)
    {
        for (int i = m_source.terms[hit.places.first()].sentence + 1; i < m_result.sentences.size(); ++i) {
            if (!standsIn(hit, i, i + 1) && isRow(m_source, i))
                meet(term, i, standingOver);
        }
    }

    bool standsIn(const Hit &hit, int first, int last) const
    {
        return std::any_of(hit.places.begin(), hit.places.end(), [&](int place) {
            return m_source.terms[place].sentence >= first && m_source.terms[place].sentence < last;
        });
    }

    double covers(int first, int last) const
    {
        double weight = 0;
        for (qsizetype i = 0; i < m_hits.size(); ++i)
            weight += standsIn(m_hits[i], first, last) ? m_hits[i].credit * m_claim.terms[i].weight : 0;
        return weight / m_claim.weight;
    }

    // "Maria Lindt" counts as one missing thing if neither word is found.
    bool goesOnWithAName(qsizetype i) const
    {
        if (i == 0 || !m_claim.terms[i].name || !m_claim.terms[i - 1].name)
            return false;
        return m_claim.terms[i].index == m_claim.terms[i - 1].index + 1 &&
               !standsIn(m_hits[i - 1], m_result.first, m_result.last);
    }

    // A sentence's value as evidence: its coverage, and whether it has what is asked for.
    double worth(int sentence) const
    {
        const bool isFact = m_claim.analysis.kind == AnswerKind::Date || m_claim.analysis.kind == AnswerKind::Number ||
                            m_claim.analysis.kind == AnswerKind::Name || m_claim.analysis.kind == AnswerKind::Place;
        const double denies = m_claim.denies && isDenied(sentence) ? agreeing : 0;
        const double holds =
            isFact && m_result.sentences[sentence] > 0
                ? holding * kindFound(m_claim.analysis, m_source, firstTermOf(sentence), firstTermOf(sentence + 1))
                : 0;
        return m_result.sentences[sentence] + holds + denies;
    }

    bool isDenied(int sentence) const
    {
        const auto terms = m_source.terms.begin();
        return std::any_of(terms + firstTermOf(sentence), terms + firstTermOf(sentence + 1),
                           [](const ReadTerm &term) { return term.denies; });
    }

    // Two sentences must cover clearly more than one to be the better evidence.
    void findWindow()
    {
        constexpr double clearly = 0.12;
        double best = -1;
        const int count = int(m_source.sentences.size());
        for (int i = 0; i < count; ++i) {
            if (const double own = worth(i); own > best) {
                best = own;
                m_result.first = i;
                m_result.last = i + 1;
            }
        }
        for (int i = 0; i + 1 < count; ++i) {
            if (m_result.sentences[i] + m_result.sentences[i + 1] < best + clearly)
                continue;
            if (const double both = covers(i, i + 2); both > best + clearly) {
                best = both - clearly;
                m_result.first = i;
                m_result.last = i + 2;
            }
        }
        m_result.window = covers(m_result.first, m_result.last);
        for (qsizetype i = 0; i < m_hits.size(); ++i) {
            const bool stands = standsIn(m_hits[i], m_result.first, m_result.last);
            m_result.missing += !stands && !goesOnWithAName(i) ? 1 : 0;
            if (m_claim.terms[i].name && m_hits[i].credit > 0 && !stands)
                m_result.namesElsewhere += m_claim.terms[i].weight / m_claim.weight;
        }
    }

    // Whether both occur close together in one sentence.
    bool standTogether(const Hit &a, const Hit &b) const
    {
        qsizetype j = 0;
        for (const int place : a.places) {
            while (j + 1 < b.places.size() && b.places[j] < place - near)
                ++j;
            for (qsizetype k = j; k < b.places.size() && b.places[k] <= place + near; ++k) {
                const int sentence = m_source.terms[place].sentence;
                if (b.places[k] >= place - near && m_source.terms[b.places[k]].sentence == sentence)
                    return true;
            }
        }
        return false;
    }

    void findPairs()
    {
        double all = 0;
        double found = 0;
        for (qsizetype i = 0; i + 1 < m_claim.terms.size(); ++i) {
            const ClaimTerm &a = m_claim.terms[i];
            const ClaimTerm &b = m_claim.terms[i + 1];
            if (b.index - a.index > near)
                continue;
            const double weight = std::min(a.weight, b.weight);
            all += weight;
            found += standTogether(m_hits[i], m_hits[i + 1]) ? weight : 0;
        }
        m_result.pairs = all > 0 ? found / all : m_result.window;
    }

    // The longest common subsequence of the claim's words and those in the window.
    void findOrder()
    {
        QList<int> inClaim; // positions in the claim, in the window's order
        QHash<QString, int> order;
        for (qsizetype i = 0; i < m_claim.terms.size(); ++i)
            order.insert(m_claim.terms[i].key, int(i));
        for (int i = firstTerm(); i < lastTerm(); ++i) {
            if (const auto at = order.constFind(m_source.terms[i].key); at != order.constEnd())
                inClaim.append(*at);
        }
        const QSet<int> distinct(inClaim.begin(), inClaim.end());
        if (distinct.size() < 2)
            return;
        QList<int> longest(inClaim.size(), 1); // longest increasing run that ends here
        int best = 1;
        for (qsizetype i = 0; i < inClaim.size(); ++i) {
            for (qsizetype j = 0; j < i; ++j) {
                if (inClaim[j] < inClaim[i])
                    longest[i] = std::max(longest[i], longest[j] + 1);
            }
            best = std::max(best, longest[i]);
        }
        m_result.order = double(best) / double(distinct.size());
    }

    void findWeakestClause()
    {
        m_result.clauses = clausesOf(m_claim);
        QList<double> covered;
        for (const QList<int> &clause : std::as_const(m_result.clauses))
            covered.append(coverageOf(clause, m_claim, m_result.matches));
        m_result.weakest = int(std::min_element(covered.begin(), covered.end()) - covered.begin());
        m_result.clause = covered[m_result.weakest];
    }

    int firstTermOf(int sentence) const { return m_source.firstTerms.value(sentence, int(m_source.terms.size())); }
    int firstTerm() const { return firstTermOf(m_result.first); }
    int lastTerm() const { return firstTermOf(m_result.last); }

    bool carriesOtherUnit(const ClaimTerm &term, const Hit &hit) const
    {
        const QSet<QString> wanted = unitsAt(m_claim.reading, term.index);
        if (wanted.isEmpty() || hit.places.isEmpty())
            return false;
        return std::all_of(hit.places.begin(), hit.places.end(),
                           [&](int place) { return areOtherUnits(wanted, unitsAt(m_source, place)); });
    }

    void findNumbers()
    {
        int all = 0;
        int missing = 0;
        int elsewhere = 0;
        int units = 0;
        for (qsizetype i = 0; i < m_claim.terms.size(); ++i) {
            const ClaimTerm &term = m_claim.terms[i];
            if (!term.number)
                continue;
            ++all;
            missing += m_hits[i].credit == 0;
            elsewhere += m_hits[i].credit > 0 && !standsIn(m_hits[i], m_result.first, m_result.last);
            units += carriesOtherUnit(term, m_hits[i]);
        }
        if (all == 0)
            return;
        m_result.numbersMissing = double(missing) / all;
        m_result.numbersElsewhere = double(elsewhere) / all;
        m_result.units = double(units) / all;
    }

    // "not" applies to the words after it.
    bool isAboutTheClaim(int denial) const
    {
        const int end = std::min(lastTerm(), denial + 1 + denialReach);
        for (int i = denial + 1; i < end; ++i) {
            if (!m_source.terms[i].stop && m_claim.reading.places.contains(m_source.terms[i].key))
                return true;
        }
        return false;
    }

    static int antonymSide(const ReadTerm &term) { return term.name ? 0 : core::antonymSide(term.text); } // "Best Buy"

    void findContradictions()
    {
        bool denies = false;
        QSet<int> sides;
        for (int i = firstTerm(); i < lastTerm(); ++i) {
            denies = denies || (m_source.terms[i].denies && isAboutTheClaim(i));
            sides.insert(antonymSide(m_source.terms[i]));
        }
        m_result.negation = denies != m_claim.denies ? 1 : 0;
        QSet<int> claimed;
        for (const ReadTerm &term : m_claim.reading.terms)
            claimed.insert(antonymSide(term));
        QSet<int> opposed;
        for (const int side : std::as_const(claimed)) { // "Did they rise or fall?" has both
            if (side != 0 && !claimed.contains(-side) && sides.contains(-side) && !sides.contains(side))
                opposed.insert(side);
        }
        m_result.opposites = double(std::min<qsizetype>(opposed.size(), 2)) / 2;
    }

    const Claim &m_claim;
    const TokenizedText &m_source;
    QList<QHash<int, QList<int>>> m_wordings; // per term: sentences with other wordings for it, and their positions
    QList<Hit> m_hits;
    Comparison m_result;
};

} // namespace

Comparison compare(const Claim &claim, const TokenizedText &source)
{
    return Measure(claim, source).take();
}

} // namespace core
