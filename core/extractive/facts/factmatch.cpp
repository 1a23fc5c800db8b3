#include "core/extractive/facts/factmatch.h"

#include "core/extractive/claims/strength.h"
#include "core/language/opposites.h"

#include <algorithm>
#include <limits>

namespace core {
namespace {

constexpr double most = 0.6;      // share of a claim's terms that a sentence on the same subject has
constexpr double nearlyAll = 0.7; // share from which a difference in one place contradicts the claim
constexpr int nowhere = -1;
constexpr int around = -2; // not in the sentence, but in what it refers to

QString quoted(const QString &text, const FactTerm &term)
{
    return QStringLiteral("“%1”").arg(text.mid(term.from, term.to - term.from).simplified());
}

// Order in which ambiguous terms are assigned: next to the claim's previous term, or to the next one.
enum class From { Front, Back };

class Matching
{
public:
    Matching(const Statement &claim, const QString &claimText, const Statement &source, const QString &sourceText,
             const FactContext &context, From from)
        : m_claim(claim),
          m_claimText(claimText),
          m_source(source),
          m_sourceText(sourceText),
          m_context(context),
          m_at(claim.terms.size(), nowhere),
          m_taken(source.terms.size(), false)
    {
        assign(from);
        for (const int at : std::as_const(m_at)) {
            m_direct += at >= 0;
            m_there += at != nowhere;
        }
    }

    Matched take()
    {
        const double all = double(m_claim.terms.size());
        m_result.coverage = all > 0 ? m_there / all : 0;
        if (m_direct == 0 || m_direct * 2 < m_there || m_result.coverage < most / 1.2)
            return m_result;
        m_result.result = FactCheck::Full;
        checkTyped();
        checkNamesAround();
        checkManner();
        checkBelonging();
        checkMarkers();
        checkOrder();
        checkWords();
        if (m_result.result == FactCheck::Open && m_result.coverage < most)
            m_result.result = FactCheck::Nowhere;
        return m_result;
    }

private:
    const FactTerm &said(int i) const { return m_claim.terms[i]; }
    const FactTerm &stands(int j) const { return m_source.terms[j]; }
    int saidCount() const { return int(m_claim.terms.size()); }
    int count() const { return int(m_source.terms.size()); }

    void found(FactCheck::Result result, const QString &why)
    {
        if (result > m_result.result || (result == m_result.result && !m_result.why.isEmpty()))
            return;
        m_result.result = result;
        m_result.why = why;
    }

    void assign(From from)
    {
        const bool front = from == From::Front;
        int last = front ? -1 : count();
        for (int k = 0; k < saidCount(); ++k) {
            const int i = front ? k : saidCount() - 1 - k;
            const int wanted = front ? last + 1 : last - 1;
            int best = nowhere;
            for (int j = 0; j < count(); ++j) {
                const bool nearer = best < 0 || std::abs(j - wanted) < std::abs(best - wanted);
                if (!m_taken[j] && nearer && isSameTerm(said(i), stands(j)))
                    best = j;
            }
            m_at[i] = best >= 0 ? best : isAround(said(i)) ? around : nowhere;
            if (best >= 0) {
                m_taken[best] = true;
                last = best;
            }
        }
    }

    bool isAround(const FactTerm &term) const
    {
        if (term.kind == FactTerm::Amount || term.kind == FactTerm::When)
            return false;
        return m_context.over.contains(term.key) || (m_source.refersBack && m_context.before.contains(term.key));
    }

    bool runIsTaken(int run) const
    {
        for (int j = 0; j < count(); ++j) {
            if (m_taken[j] && stands(j).kind == FactTerm::Name && stands(j).run == run)
                return true;
        }
        return false;
    }

    // Unmatched terms of the source that might replace this one.
    bool isRival(int j, const FactTerm &term) const
    {
        return !m_taken[j] && areOfOneKind(term, stands(j)) &&
               (term.kind != FactTerm::Name || !runIsTaken(stands(j).run));
    }

    int nearestRival(int i) const
    {
        int near = nowhere; // position of its neighbours
        for (int k = i - 1; k >= 0 && near < 0; --k)
            near = m_at[k];
        for (int k = i + 1; k < saidCount() && near < 0; ++k)
            near = m_at[k];
        int best = nowhere;
        for (int j = 0; j < count(); ++j) {
            if (isRival(j, said(i)) && (best < 0 || std::abs(j - near) < std::abs(best - near)))
                best = j;
        }
        return best;
    }

    // Names, amounts and dates must be found.
    void checkTyped()
    {
        for (int i = 0; i < saidCount(); ++i) {
            if (m_at[i] != nowhere || !said(i).isTyped())
                continue;
            const int rival = nearestRival(i);
            const double others = saidCount() > 1 ? double(m_there) / (saidCount() - 1) : 0;
            if (rival >= 0)
                found(others >= nearlyAll ? FactCheck::Contradicted : FactCheck::Unproven,
                      QStringLiteral("the source says %1, not %2")
                          .arg(quoted(m_sourceText, stands(rival)), quoted(m_claimText, said(i))));
            else
                found(FactCheck::Unproven, QStringLiteral("%1 isn't in the source").arg(quoted(m_claimText, said(i))));
        }
        for (int i = 0; i < saidCount(); ++i) {
            if (m_at[i] >= 0 && said(i).kind == FactTerm::Amount && said(i).bound != stands(m_at[i]).bound)
                found(FactCheck::Contradicted,
                      QStringLiteral("%1 has a different bound in the source").arg(quoted(m_claimText, said(i))));
        }
    }

    QSet<int> touchedClauses() const
    {
        QSet<int> touched;
        for (const int at : m_at) {
            if (at >= 0)
                touched.insert(stands(at).clause);
        }
        return touched;
    }

    // "must" implies "is", and "is" implies "may", not the reverse. The second line of the list is "must".
    void checkModality(const QSet<int> &here, const QSet<int> &there)
    {
        constexpr int must = 1;
        const QSet<int> more = here - there;
        const QSet<int> less = there - here;
        if (more.isEmpty() && less.isEmpty())
            return;
        constexpr int will = 3;
        const QSet<int> both = more + less;
        if (both == QSet<int>{will})
            return found(FactCheck::Open, QStringLiteral("only one of the two is about the future"));
        const bool stronger = more.contains(must) || !(less - QSet<int>{must}).isEmpty();
        found(stronger || (!more.isEmpty() && !less.isEmpty()) ? FactCheck::Contradicted : FactCheck::Open,
              QStringLiteral("only one of the two says “may” or “must”"));
    }

    // "A has more than B" equals "B has fewer than A".
    void checkComparison(bool opposed)
    {
        bool kept = false;
        bool crossed = false;
        for (int i = 0; i < saidCount(); ++i) {
            if (m_at[i] < 0 || !said(i).isTyped() || said(i).kind == FactTerm::When)
                continue;
            const bool same = (i < m_claim.than) == (m_at[i] < m_source.than);
            kept = kept || same;
            crossed = crossed || !same;
        }
        for (int i = 0; i < saidCount() && !opposed; ++i) {
            const int other = m_at[i] == nowhere ? inPlaceOf(i) : nowhere;
            const int side = other >= 0 ? antonymSide(said(i).key) : 0;
            opposed = side != 0 && antonymSide(stands(other).key) == -side;
        }
        m_compared = kept != crossed && crossed == opposed;
        if (!m_compared)
            found(FactCheck::Contradicted, QStringLiteral("the comparison is the other way round"));
    }

    // "for" and "against", "before" and "after".
    static bool opposes(const QSet<int> &here, const QSet<int> &there)
    {
        const auto missing = [](const QSet<int> &one, const QSet<int> &other) {
            return std::any_of(one.begin(), one.end(), [&](int side) {
                return !other.contains(side) && other.contains(-side) && !one.contains(-side);
            });
        };
        const auto rare = [](const QSet<int> &one, const QSet<int> &other) { // "for" occurs in many contexts
            return std::any_of(one.begin(), one.end(),
                               [&](int side) { return side < 0 && !other.contains(side) && other.contains(-side); });
        };
        return missing(here, there) || missing(there, here) || rare(here, there) || rare(there, here);
    }

    static bool hasDenial(const Statement &statement, int clause)
    {
        return std::any_of(statement.terms.begin(), statement.terms.end(),
                           [clause](const FactTerm &term) { return term.clause == clause && term.denied; });
    }

    // A word is negated in only one of the two, and its clause has no counterpart.
    bool isDeniedElsewhere() const
    {
        for (int i = 0; i < saidCount(); ++i) {
            const bool free = said(i).kind == FactTerm::When; // may precede the clause: "In 2019, nobody ..."
            if (m_at[i] < 0 || free || said(i).denied == stands(m_at[i]).denied)
                continue;
            if (said(i).denied ? !hasDenial(m_source, stands(m_at[i]).clause) : !hasDenial(m_claim, said(i).clause))
                return true;
        }
        return false;
    }

    // Compares negation, possibility, obligation, extent and conditions.
    void checkManner()
    {
        bool saidDenied = false;
        bool standsDenied = false;
        bool together = false;
        for (int i = 0; i < saidCount(); ++i) {
            saidDenied = saidDenied || said(i).denied;
            standsDenied = standsDenied || (m_at[i] >= 0 && stands(m_at[i]).denied);
            together = together || (m_at[i] >= 0 && said(i).denied && stands(m_at[i]).denied);
        }
        if (saidDenied != standsDenied || saidDenied != together || isDeniedElsewhere())
            found(FactCheck::Contradicted, QStringLiteral("only one of the two says “not”"));
        FactClause there;
        for (const int clause : touchedClauses()) {
            there.modalities.unite(m_source.clauses[clause].modalities);
            there.extents.unite(m_source.clauses[clause].extents);
            there.sides.unite(m_source.clauses[clause].sides);
        }
        FactClause here;
        for (const FactClause &clause : m_claim.clauses) {
            here.modalities.unite(clause.modalities);
            here.extents.unite(clause.extents);
            here.sides.unite(clause.sides);
            here.condition = here.condition || clause.condition;
        }
        checkModality(here.modalities, there.modalities);
        if (m_claim.than >= 0 && m_source.than >= 0)
            checkComparison(opposes(here.sides, there.sides));
        else if (opposes(here.sides, there.sides))
            found(FactCheck::Contradicted, QStringLiteral("the source says it the other way round"));
        if (here.extents != there.extents)
            found(FactCheck::Contradicted, QStringLiteral("the two differ in how many are meant"));
        if (m_source.asks && !m_claim.asks)
            found(FactCheck::Unproven, QStringLiteral("the source may only ask about it"));
        const bool conditional = std::any_of(m_source.clauses.begin(), m_source.clauses.end(),
                                             [](const FactClause &clause) { return clause.condition; });
        if (conditional != here.condition)
            found(FactCheck::Unproven, QStringLiteral("only one of the two depends on a condition"));
    }

    // The rank of a term among terms of its kind; for names, among the names.
    int ordinal(int j) const
    {
        int place = 0;
        int run = 0;
        for (int k = 0; k < j; ++k) {
            if (stands(k).kind != stands(j).kind || (stands(k).run == stands(j).run && stands(j).run > 0) ||
                (stands(k).run > 0 && stands(k).run == run))
                continue;
            run = stands(k).run;
            ++place;
        }
        return place;
    }

    int countOf(FactTerm::Kind kind) const
    {
        if (kind == FactTerm::Name)
            return m_source.namesCount();
        return int(std::count_if(m_source.terms.begin(), m_source.terms.end(),
                                 [&](const FactTerm &term) { return term.kind == kind; }));
    }

    // If two kinds occur equally often, the first belongs to the first, and the second to the second.
    std::optional<bool> belongsByPlace(int i) const
    {
        for (int k = 0; k < saidCount(); ++k) {
            if (m_at[k] < 0 || !said(k).isTyped() || said(k).kind == said(i).kind)
                continue;
            const int n = countOf(said(k).kind);
            if (n >= 2 && n == countOf(said(i).kind))
                return ordinal(m_at[k]) == ordinal(m_at[i]);
        }
        return {};
    }

    int wordsOf(int clause) const // number of the claim's words found in it
    {
        int words = 0;
        for (int i = 0; i < saidCount(); ++i)
            words += m_at[i] >= 0 && !said(i).isTyped() && stands(m_at[i]).clause == clause;
        return words;
    }

    // A date belongs to the clause of its event.
    std::optional<bool> belongsByClause(int i) const
    {
        const int rival = nearestRival(i);
        const int own = stands(m_at[i]).clause;
        const int other = stands(rival).clause;
        if (said(i).kind != FactTerm::When || own == other || wordsOf(own) == wordsOf(other))
            return {};
        return wordsOf(own) > wordsOf(other);
    }

    static constexpr double far = std::numeric_limits<double>::max() / 4;

    // Distance of a term from the place of its neighbour, on the same side as in the claim.
    double distance(int j, int neighbour, bool behind) const
    {
        const int away = j - neighbour;
        return (away > 0) == behind ? std::abs(away) : far + std::abs(away);
    }

    // Whether a neighbour in the claim is nearer to this term in the source than to any possible replacement.
    bool isNearest(int i, int neighbour) const
    {
        if (neighbour < 0 || neighbour >= saidCount() || m_at[neighbour] < 0)
            return false;
        const int place = m_at[neighbour];
        const bool turned = said(i).kind == FactTerm::Name && isTurnedAt(neighbour);
        const bool behind = (i > neighbour) != turned;
        const double own = distance(m_at[i], place, behind);
        for (int j = 0; j < count(); ++j) {
            if (isRival(j, said(i)) && distance(j, place, behind) <= own)
                return false;
        }
        return true;
    }

    // Neighbours in the claim; other words of a name do not count, and the agent of an action is next to the verb.
    std::pair<int, int> neighboursOf(int i) const
    {
        int before = i - 1;
        int behind = i + 1;
        if (said(i).kind == FactTerm::Name) {
            while (before >= 0 && said(before).kind == FactTerm::Name && said(before).run == said(i).run)
                --before;
            while (behind < saidCount() && said(behind).kind == FactTerm::Name && said(behind).run == said(i).run)
                ++behind;
        }
        while (said(i).kind == FactTerm::Name && said(i).isDoer && before >= 0 && !said(before).passive)
            --before;
        return {before, behind};
    }

    // The unmatched term next to a neighbour in the source, where the claim has this name.
    int inPlaceBeside(int i, int neighbour) const
    {
        if (neighbour < 0 || neighbour >= saidCount() || m_at[neighbour] < 0)
            return nowhere;
        const bool behind = (i > neighbour) != isTurnedAt(neighbour);
        const int j = m_at[neighbour] + (behind ? 1 : -1);
        if (j < 0 || j >= count() || m_taken[j] || (stands(j).kind == FactTerm::Name && runIsTaken(stands(j).run)))
            return nowhere;
        return j;
    }

    // "It" and a title stand for a name only if the sentence has no other name in its place.
    void checkNamesAround()
    {
        for (int i = 0; i < saidCount(); ++i) {
            if (m_at[i] != around || said(i).kind != FactTerm::Name)
                continue;
            const auto [before, behind] = neighboursOf(i);
            for (const int neighbour : {before, behind}) {
                const int other = inPlaceBeside(i, neighbour);
                if (other < 0)
                    continue;
                const bool meant = m_source.refersBack && m_context.before.contains(said(i).key);
                if (stands(other).kind == FactTerm::Name || (stands(other).kind == FactTerm::Word && !meant))
                    found(stands(other).kind == FactTerm::Name ? FactCheck::Unproven : FactCheck::Open,
                          QStringLiteral("the source says %1, not %2")
                              .arg(quoted(m_sourceText, stands(other)), quoted(m_claimText, said(i))));
            }
        }
    }

    // A number, a date or a name with others of its kind beside it in the source must belong to the same neighbours.
    void checkBelonging()
    {
        for (int i = 0; i < saidCount(); ++i) {
            if (m_at[i] < 0 || !said(i).isTyped() || nearestRival(i) < 0)
                continue;
            const std::optional<bool> byPlace = belongsByPlace(i);
            const auto [before, behind] = neighboursOf(i);
            const std::optional<bool> byClause = byPlace ? byPlace : belongsByClause(i);
            const bool counted = said(i).kind == FactTerm::Amount && behind < saidCount() && m_at[behind] >= 0 &&
                                 said(behind).kind == FactTerm::Word && said(behind).clause == said(i).clause;
            const bool belongs = byClause  ? *byClause
                                 : counted ? isNearest(i, behind)
                                           : isNearest(i, before) || isNearest(i, behind);
            if (!belongs)
                found(FactCheck::Unproven,
                      QStringLiteral("%1 belongs to something else in the source, which also says %2")
                          .arg(quoted(m_claimText, said(i)), quoted(m_sourceText, stands(nearestRival(i)))));
        }
    }

    static bool isRising(const QList<int> &places) { return std::is_sorted(places.begin(), places.end()); }

    static bool isTurned(QList<int> places) // the first part was moved to the end, or the reverse
    {
        const auto least = std::min_element(places.begin(), places.end());
        std::rotate(places.begin(), least, places.end());
        return isRising(places);
    }

    // Positions of the claim's terms in the source. Dates can be anywhere, as can a single amount.
    QList<int> placesOf(std::optional<FactTerm::Kind> kind) const
    {
        QList<int> places;
        for (int i = 0; i < saidCount(); ++i) {
            const bool free =
                said(i).kind == FactTerm::When || (said(i).kind == FactTerm::Amount && countOf(FactTerm::Amount) == 1);
            const bool fronted = m_at[i] >= 0 && ((m_claim.isFronted && said(i).run == 1) ||
                                                  (m_source.isFronted && stands(m_at[i]).run == 1));
            if (m_at[i] >= 0 && (kind ? said(i).kind == *kind : !free && !fronted))
                places.append(m_at[i]);
        }
        return places;
    }

    QList<int> allPlaces() const
    {
        QList<int> places;
        std::copy_if(m_at.begin(), m_at.end(), std::back_inserter(places), [](int at) { return at >= 0; });
        return places;
    }

    // "thoroughly investigated", "investigated thoroughly": two adjacent words that are not names.
    bool isSwapped(QList<int> places) const
    {
        constexpr qsizetype fewest = 4; // with fewer terms, two of them are who and what
        for (qsizetype i = 0; i + 1 < places.size() && places.size() >= fewest; ++i) {
            if (places[i] < places[i + 1])
                continue;
            const bool near =
                places[i] - places[i + 1] == 1 && !stands(places[i]).isTyped() && !stands(places[i + 1]).isTyped();
            std::swap(places[i], places[i + 1]);
            return near && isRising(places);
        }
        return false;
    }

    // A clause of the source that the claim has in full may be elsewhere: "At the clinic, ...".
    bool isMoved(const QList<int> &places) const
    {
        for (int clause = 0; clause < int(m_source.clauses.size()); ++clause) {
            QList<int> block;
            QList<int> rest;
            for (const int place : places)
                (stands(place).clause == clause ? block : rest).append(place);
            const auto isLeft = [&](int j) { return stands(j).clause == clause && !m_taken[j]; };
            bool whole = !block.isEmpty() && isRising(block) && isRising(rest);
            for (int j = 0; j < count(); ++j)
                whole = whole && !isLeft(j);
            const qsizetype first = places.indexOf(block.value(0));
            if (whole && places.mid(first, block.size()) == block)
                return true;
        }
        return false;
    }

    bool isTurnedAt(int i) const // a common word is passive in one and active in the other
    {
        return m_at[i] >= 0 && said(i).kind == FactTerm::Word && said(i).passive != stands(m_at[i]).passive &&
               !said(i).eitherVoice && !stands(m_at[i]).eitherVoice;
    }

    bool isAnyTurned() const
    {
        for (int i = 0; i < saidCount(); ++i) {
            if (isTurnedAt(i))
                return true;
        }
        return false;
    }

    void checkOrder()
    {
        const bool turned = isAnyTurned();
        const auto other = [&] {
            found(FactCheck::Unproven, QStringLiteral("its words are in a different order in the source"));
        };
        // Two amounts or dates are swapped, unless what they belong to is swapped, too.
        const bool names = isRising(placesOf(FactTerm::Name)) && !isMoved(allPlaces());
        for (const FactTerm::Kind kind : {FactTerm::Amount, FactTerm::When}) {
            if (!isRising(placesOf(kind)) && (names || turned))
                return other();
        }
        const QList<int> places = placesOf({});
        if (places.size() < 2)
            return;
        if (turned) {
            if (!isOfBothSides())
                other();
            return;
        }
        if (m_compared || goTogether())
            return;
        if (!isTurned(places) && !isMoved(places) && !isSwapped(places))
            return other();
        checkClauses();
    }

    int beside(int i, int step) const // next term that is neither a date nor a number
    {
        int k = i + step;
        while (k >= 0 && k < saidCount() && (said(k).kind == FactTerm::When || said(k).kind == FactTerm::Amount))
            k += step;
        return k >= 0 && k < saidCount() ? m_at[k] : nowhere;
    }

    // If a verb's voice differs, what precedes it in the claim follows it in the source.
    bool isOfBothSides() const
    {
        for (int i = 0; i < saidCount(); ++i) {
            if (!isTurnedAt(i))
                continue;
            const int before = beside(i, -1);
            const int behind = beside(i, 1);
            if ((before >= 0 && before < m_at[i]) || (!said(i).passive && behind > m_at[i]))
                return false;
        }
        return true;
    }

    // Whether "it" or "which" in a clause means the term at `place`, from which on the claim has the whole clause.
    bool refersTo(int clause, int place) const
    {
        if (!m_source.clauses[clause].refersBack)
            return false;
        const bool relative = m_source.clauses[clause].isRelative;
        for (int j = place; relative && j < count() && stands(j).clause == stands(place).clause; ++j) {
            if (!m_taken[j])
                return false;
        }
        return true;
    }

    // The roles marked by "to", "from" and "by"; an agent may also be unmarked.
    void checkMarkers()
    {
        for (int i = 0; i < saidCount(); ++i) {
            if (m_at[i] < 0)
                continue;
            const auto part = [&](const FactTerm &term) {
                return term.kind == FactTerm::Name && term.isDoer ? QString() : term.marker;
            };
            const QString here = part(said(i));
            const QString there = part(stands(m_at[i]));
            const bool either = said(i).kind == FactTerm::Amount || said(i).kind == FactTerm::Word;
            const bool mayLack = either && (here.isEmpty() || there.isEmpty());
            if (here != there && !mayLack)
                found(FactCheck::Unproven,
                      QStringLiteral("%1 has a different role in the source").arg(quoted(m_claimText, said(i))));
        }
        for (int i = 0; i < saidCount(); ++i) { // "plans to open"
            const int at = m_at[i];
            if (at > 0 && stands(at).kind == FactTerm::Word && stands(at).isAim && !m_taken[at - 1] &&
                said(i).marker.isEmpty() && stands(at - 1).kind == FactTerm::Word)
                found(FactCheck::Unproven,
                      QStringLiteral("the source says %1 about it").arg(quoted(m_sourceText, stands(at - 1))));
        }
    }

    // "The flood coincided with the closing" also means the reverse.
    bool goTogether() const
    {
        for (int i = 0; i < saidCount(); ++i) {
            if (m_at[i] >= 0 && said(i).together && stands(m_at[i]).together &&
                strengthOf(said(i).key, Strength::Cause) < 0)
                return true;
        }
        return false;
    }

    // Two neighbours in the claim come from different clauses, the second of which has a subject of its own.
    void checkClauses()
    {
        for (int i = 1; i < saidCount(); ++i) {
            if (m_at[i] < 0 || m_at[i - 1] < 0)
                continue;
            const int clause = stands(m_at[i]).clause;
            const int other = stands(m_at[i - 1]).clause;
            if (clause == other || refersTo(other, m_at[i]))
                continue;
            for (int j = 0; j < m_at[i]; ++j) {
                if (!m_taken[j] && stands(j).clause == clause &&
                    !(stands(j).kind == FactTerm::Name && runIsTaken(stands(j).run)))
                    return found(FactCheck::Unproven,
                                 QStringLiteral("the source says %1 about %2")
                                     .arg(quoted(m_claimText, said(i)), quoted(m_sourceText, stands(j))));
            }
        }
    }

    // Words that are missing: another may have replaced them.
    void checkWords()
    {
        for (int i = 0; i < saidCount(); ++i) {
            if (m_at[i] != nowhere || said(i).isTyped())
                continue;
            const int other = inPlaceOf(i);
            if (other < 0) {
                const bool asked = m_context.asked.contains(said(i).key);
                found(FactCheck::Open,
                      asked ? QStringLiteral("the source only asks about %1").arg(quoted(m_claimText, said(i)))
                            : QStringLiteral("%1 isn't in the source").arg(quoted(m_claimText, said(i))));
                continue;
            }
            const int side = antonymSide(said(i).key);
            const bool opposed = side != 0 && antonymSide(stands(other).key) == -side;
            found(opposed ? FactCheck::Contradicted : FactCheck::Unproven,
                  QStringLiteral("the source says %1, not %2")
                      .arg(quoted(m_sourceText, stands(other)), quoted(m_claimText, said(i))));
        }
    }

    int opposite(const FactTerm &term) const // position of its opposite, anywhere
    {
        const int side = antonymSide(term.key);
        for (int j = 0; j < count() && side != 0; ++j) {
            if (!m_taken[j] && antonymSide(stands(j).key) == -side)
                return j;
        }
        return nowhere;
    }

    // The unmatched term between the places of its neighbours.
    int inPlaceOf(int i) const
    {
        constexpr int reach = 2;
        int before = nowhere;
        for (int k = i - 1; k >= 0 && before < 0; --k)
            before = m_at[k];
        int behind = nowhere;
        for (int k = i + 1; k < saidCount() && behind < 0; ++k)
            behind = m_at[k];
        int from = before >= 0 ? before + 1 : std::max(0, behind - reach);
        int to = behind >= 0 ? behind : std::min(count(), before + 1 + reach);
        if (before >= 0 && behind >= 0 && from > to) { // in reversed order
            from = behind + 1;
            to = before;
        }
        for (int j = from; j < to; ++j) {
            if (!m_taken[j] && !(stands(j).kind == FactTerm::Name && runIsTaken(stands(j).run)))
                return j;
        }
        return opposite(said(i));
    }

    const Statement &m_claim;
    const QString &m_claimText;
    const Statement &m_source;
    const QString &m_sourceText;
    const FactContext &m_context;
    QList<int> m_at;     // for each of the claim's terms: its position in the source
    QList<bool> m_taken; // for each of the source's terms
    int m_direct = 0;
    int m_there = 0;
    bool m_compared = false; // the comparison was found to be correct
    Matched m_result;
};

} // namespace

Matched matchFacts(const Statement &claim, const QString &claimText, const Statement &source, const QString &sourceText,
                   const FactContext &context)
{
    const auto from = [&](From side) { return Matching(claim, claimText, source, sourceText, context, side).take(); };
    const Matched front = from(From::Front);
    if (front.result == FactCheck::Full)
        return front;
    Matched back = from(From::Back);
    return back.result > front.result ? back : front;
}

} // namespace core
