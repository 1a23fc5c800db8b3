// Finds the heaviest common subsequence of two texts, then compares the words in between.
#include "core/extractive/claims/alignment.h"

#include "core/extractive/claims/strength.h"
#include "core/language/opposites.h"
#include "core/language/synonyms.h"

#include <QSet>

#include <algorithm>
#include <vector>

namespace core {
namespace {

constexpr int mostClaim = 120; // terms of the claim that are compared
constexpr int mostSource = 200;
constexpr int widest = 5;        // most terms between two equal words for one to replace another
constexpr int tight = 2;         // most terms in between for which the rest of the sentence counts as context
constexpr int fewestTelling = 2; // equal content words needed for that
constexpr int telling = 4;       // weight of a content word relative to a function word

struct Anchor // a term of the claim and the equal term of the source; also the positions before and after both
{
    int claim = 0;
    int source = 0;
};

class Aligning
{
public:
    Aligning(const TokenizedText &claim, const TokenizedText &source, int first, int last)
        : m_claim(claim),
          m_source(source),
          m_first(first),
          m_rows(std::min<int>(int(claim.terms.size()), mostClaim)),
          m_columns(std::clamp(last - first, 0, mostSource))
    {
    }

    Alignment take()
    {
        findAnchors();
        for (size_t i = 0; i + 1 < m_anchors.size(); ++i)
            lookBetween(m_anchors[i], m_anchors[i + 1]);
        m_result.denied = m_result.denied && saysNot(true) != saysNot(false);
        m_result.exchanged = isExchanged();
        m_result.overstated = isOfTheSame() && isStrongerThan();
        return m_result;
    }

private:
    const ReadTerm &claimed(int i) const { return m_claim.terms[i]; }
    const ReadTerm &stands(int j) const { return m_source.terms[m_first + j]; }

    static bool areSame(const ReadTerm &a, const ReadTerm &b)
    {
        if (a.key == b.key || (a.denies && b.denies))
            return true;
        if (a.stop || b.stop || a.number || b.number || a.name || b.name)
            return false;
        const int family = synonymGroup(a.key);
        return family != 0 && family == synonymGroup(b.key);
    }

    static int weightOf(const ReadTerm &term) { return term.stop && !term.denies ? 1 : telling; }

    void findAnchors()
    {
        const int width = m_columns + 1;
        std::vector<int> best(size_t((m_rows + 1) * width), 0); // best for claim terms from i, source terms from j on
        const auto at = [&](int i, int j) -> int & { return best[size_t(i * width + j)]; };
        for (int i = m_rows - 1; i >= 0; --i) {
            for (int j = m_columns - 1; j >= 0; --j) {
                at(i, j) = std::max(at(i + 1, j), at(i, j + 1));
                if (areSame(claimed(i), stands(j)))
                    at(i, j) = std::max(at(i, j), at(i + 1, j + 1) + weightOf(claimed(i)));
            }
        }
        m_anchors.push_back({-1, -1});
        int i = 0;
        int j = 0;
        while (i < m_rows && j < m_columns) {
            if (areSame(claimed(i), stands(j)) && at(i, j) == at(i + 1, j + 1) + weightOf(claimed(i)))
                m_anchors.push_back({i++, j++});
            else if (at(i + 1, j) >= at(i, j + 1))
                ++i;
            else
                ++j;
        }
        m_telling = int(std::count_if(m_anchors.begin() + 1, m_anchors.end(),
                                      [&](const Anchor &anchor) { return !claimed(anchor.claim).stop; }));
        m_anchors.push_back({m_rows, m_columns});
    }

    bool isBorder(const Anchor &anchor) const { return anchor.claim < 0 || anchor.claim == m_rows; }

    // Whether the words in between have the same context: equal words on both sides, with a content word near.
    bool isHeld(const Anchor &before, const Anchor &behind) const
    {
        const bool borders = isBorder(before) || isBorder(behind);
        const int between = std::max(behind.claim - before.claim, behind.source - before.source) - 1;
        if (isBorder(before) && isBorder(behind))
            return false;
        const bool tells = tellsNear(before) || tellsNear(behind) || (between <= tight && m_telling >= fewestTelling);
        return between <= (borders ? widest - 2 : widest) && tells;
    }

    bool tellsNear(const Anchor &anchor) const
    {
        constexpr int reach = 2;
        return std::any_of(m_anchors.begin(), m_anchors.end(), [&](const Anchor &other) {
            return !isBorder(other) && std::abs(other.claim - anchor.claim) <= reach &&
                   std::abs(other.source - anchor.source) <= reach + 1 && !claimed(other.claim).stop;
        });
    }

    void lookBetween(const Anchor &before, const Anchor &behind)
    {
        lookForDenials(before, behind);
        if (!isHeld(before, behind))
            return;
        for (int i = before.claim + 1; i < behind.claim; ++i) {
            const ReadTerm &said = claimed(i);
            for (int j = before.source + 1; j < behind.source; ++j)
                m_result.opposed = m_result.opposed || areOpposed(said, stands(j));
            if (said.stop)
                continue;
            for (int j = before.source + 1; j < behind.source; ++j) {
                if (takesThePlace(said, stands(j)))
                    break;
            }
        }
    }

    bool takesThePlace(const ReadTerm &said, const ReadTerm &there)
    {
        if (there.stop || said.number != there.number || isYear(said) != isYear(there))
            return false;
        if (m_claim.places.contains(there.key) || isThere(said.key) || m_taken.contains(there.from))
            return false;
        m_taken.insert(there.from);
        const auto kind = said.number ? Replaced::Number : said.name && there.name ? Replaced::Name : Replaced::Word;
        m_result.replaced.append({kind, m_claim.text.mid(said.from, said.to - said.from),
                                  m_source.text.mid(there.from, there.to - there.from)});
        return true;
    }

    // The names next to a word, on one side of it.
    template <class At>
    static QSet<QString> namesBeside(At at, int count, int word, int step)
    {
        QSet<QString> names;
        for (int i = word + step, away = 1; i >= 0 && i < count && away <= widest; i += step, ++away) {
            if (at(i).name)
                names.insert(at(i).key);
            else if (!names.isEmpty())
                break;
        }
        return names;
    }

    // Whether the names on both sides of a common word are swapped. "by" reverses the sides.
    bool isExchanged() const
    {
        const auto by = [](const TokenizedText &text) { return text.places.contains(QStringLiteral("by")); };
        if (by(m_claim) != by(m_source))
            return false;
        const auto ofClaim = [this](int i) -> const ReadTerm & { return claimed(i); };
        const auto ofSource = [this](int j) -> const ReadTerm & { return stands(j); };
        for (int i = 0; i < m_rows; ++i) {
            const ReadTerm &word = claimed(i);
            for (int j = 0; j < m_columns && !word.stop && !word.name && !word.number; ++j) {
                if (!areSame(word, stands(j)))
                    continue;
                const auto before = namesBeside(ofClaim, m_rows, i, -1);
                const auto behind = namesBeside(ofClaim, m_rows, i, 1);
                const auto beforeThere = namesBeside(ofSource, m_columns, j, -1);
                const auto behindThere = namesBeside(ofSource, m_columns, j, 1);
                const bool changed = before.intersects(behindThere) && behind.intersects(beforeThere);
                if (changed && !before.intersects(beforeThere) && !behind.intersects(behindThere))
                    return true;
            }
        }
        return false;
    }

    bool saysNot(bool claim) const
    {
        const int count = claim ? m_rows : m_columns;
        for (int i = 0; i < count; ++i) {
            if ((claim ? claimed(i) : stands(i)).denies)
                return true;
        }
        return false;
    }

    bool isThere(const QString &key) const
    {
        for (int j = 0; j < m_columns; ++j) {
            if (stands(j).key == key)
                return true;
        }
        return false;
    }

    // A negation without a counterpart, next to equal words. After the last of these, a source may negate something
    // else.
    void lookForDenials(const Anchor &before, const Anchor &behind)
    {
        constexpr int reach = 4;
        const auto near = [&](int at, int from, int to) {
            return (!isBorder(before) && at - from <= reach && tellsNear(before)) ||
                   (!isBorder(behind) && to - at <= reach && tellsNear(behind));
        };
        for (int i = before.claim + 1; i < behind.claim; ++i)
            m_result.denied = m_result.denied || (claimed(i).denies && near(i, before.claim, behind.claim));
        for (int j = before.source + 1; j < behind.source && !isBorder(behind); ++j)
            m_result.denied = m_result.denied || (stands(j).denies && near(j, before.source, behind.source));
    }

    static bool areOpposed(const ReadTerm &a, const ReadTerm &b)
    {
        const int side = antonymSide(a.text);
        return side != 0 && antonymSide(b.text) == -side;
    }

    // Whether most of the claim is found there in its order.
    bool isOfTheSame() const
    {
        const auto all = std::count_if(m_claim.terms.begin(), m_claim.terms.begin() + m_rows,
                                       [](const ReadTerm &term) { return !term.stop; });
        return m_telling * 2 >= all;
    }

    bool isStrongerThan() const
    {
        for (const Strength kind : {Strength::Extent, Strength::Cause}) {
            bool strong = false;
            bool backed = false;
            bool weaker = false;
            for (int i = 0; i < m_rows; ++i)
                strong = strong || strengthOf(claimed(i).text, kind) > 0;
            for (int j = 0; j < m_columns; ++j) {
                const int strength = strengthOf(stands(j).text, kind);
                backed = backed || strength > 0;
                weaker = weaker || strength < 0;
            }
            if (strong && weaker && !backed)
                return true;
        }
        return false;
    }

    const TokenizedText &m_claim;
    const TokenizedText &m_source;
    int m_first;
    int m_rows;
    int m_columns;
    std::vector<Anchor> m_anchors;
    int m_telling = 0; // number of anchors that are content words
    QSet<int> m_taken; // positions in the source already used as replacements
    Alignment m_result;
};

} // namespace

Alignment align(const TokenizedText &claim, const TokenizedText &source, int first, int last)
{
    return Aligning(claim, source, first, last).take();
}

} // namespace core
