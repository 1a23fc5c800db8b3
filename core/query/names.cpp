#include "core/query/names.h"

#include "core/language/germanstem.h"
#include "core/language/lexicon.h"
#include "core/language/terms.h"
#include "core/language/tokenizedtext.h"
#include "core/query/typedtable.h"

#include <algorithm>
#include <bit>

namespace core {
namespace {

constexpr qsizetype leastOfForms = 5; // shortest word that may have an ending
constexpr qsizetype longestEnding = 2;
constexpr int mostBetween = 3; // words allowed between those of a name

// "revenue1", where 1 is a footnote marker.
QString withoutNoteMark(const QString &term)
{
    qsizetype end = term.size();
    while (end > 0 && term[end - 1].isDigit())
        --end;
    return end >= 3 && end < term.size() ? term.first(end) : term;
}

bool differByEnding(const QString &a, const QString &b)
{
    const QString &shorter = a.size() < b.size() ? a : b;
    const QString &longer = a.size() < b.size() ? b : a;
    return shorter.size() >= leastOfForms && longer.size() - shorter.size() <= longestEnding &&
           longer.startsWith(shorter);
}

} // namespace

WordBits NameMatch::same(const QString &written) const
{
    const auto known = m_known.constFind(written);
    if (known != m_known.cend())
        return *known;
    const QString term = withoutNoteMark(written);
    const QString stem = m_asked.language == u"en" ? QString() : germanStem(term);
    WordBits exact = 0;
    WordBits near = 0;
    for (qsizetype i = 0; i < m_asked.words.size(); ++i) {
        const AskedWord &word = m_asked.words[i];
        const WordBits bit = WordBits(1) << i;
        if (word.term == term || word.term == written)
            exact |= bit;
        else if ((!stem.isEmpty() && stem == word.stem) || differByEnding(word.term, term))
            near |= bit;
    }
    const WordBits words = exact != 0 ? exact : near;
    m_known.insert(written, words);
    return words;
}

// Whether only a few words separate the first from the last; a word that occurs twice counts where it is nearest.
bool NameMatch::areJoined(const QList<WordBits> &parts) const
{
    if (parts.size() < 2)
        return true;
    const int longest = int(parts.size()) + mostBetween;
    for (int first = 0; first < m_asked.words.size(); ++first) {
        const WordBits window = (longest >= 64 ? ~WordBits(0) : ((WordBits(1) << longest) - 1)) << first;
        if (std::all_of(parts.begin(), parts.end(), [window](WordBits part) { return (part & window) != 0; }))
            return true;
    }
    return false;
}

Cover NameMatch::cover(const QString &name, const QSet<QString> &free) const
{
    Cover cover;
    QList<WordBits> parts;
    const bool hasBrackets = name.contains(u'(');
    const QString outside = hasBrackets ? withoutBrackets(name) : QString();
    forEachTerm(name, [&](QStringView view, int from, int length) {
        const QString term = view.toString();
        const WordBits words = same(term);
        if (hasBrackets && !outside.contains(QStringView(name).mid(from, length))) {
            cover.aside |= words;
            return;
        }
        static const QSet<QString> &denials = lexicon().terms("ask-not");
        if (words == 0 && term.size() > 2 && denials.contains(term)) // "Not completed" is a denial; "No." is a number
            ++cover.extra;
        if (isStopTerm(term) && words == 0)
            return;
        ++cover.terms;
        if (words != 0) {
            cover.words |= words;
            parts.append(words);
        } else if (isSoftTerm(term) || isMonth(term) || lexicon().terms("firm-suffixes").contains(term)) {
            ++cover.soft;
        } else if (!free.contains(term)) {
            ++cover.extra;
        }
    });
    cover.isJoined = areJoined(parts);
    return cover;
}

WordBits NameMatch::wordsOf(const QString &text) const
{
    WordBits words = 0;
    forEachTerm(text, [&](QStringView term, int, int) { words |= same(term.toString()); });
    return words;
}

WordBits NameMatch::operatorsNamedBy(const QString &text) const
{
    WordBits operators = 0;
    for (const OperatorUse &use : m_asked.operators)
        operators |= use.which == Operator::Filler || use.which == Operator::Which ? 0 : use.words;
    if (operators == 0)
        return 0;
    WordBits named = 0;
    WordBits before = 0; // bits of the previous term in the question
    forEachTerm(text, [&](QStringView view, int, int) {
        const QString term = view.toString();
        const WordBits words = same(term);
        if (isStopTerm(term) && (words & operators) == 0)
            return;
        // adjacent in both except for small words, in the same order, one of them an operator word
        const bool isDenial = m_asked.language != u"en" && ((before | words) & m_asked.denials) != 0; // either order
        const WordBits pair = neighbours(before, words) | (isDenial ? neighbours(words, before) : 0);
        if ((pair & operators) != 0 && (pair & m_asked.content) != 0)
            named |= pair & operators;
        before = words;
    });
    return named;
}

WordBits NameMatch::phrasesOf(const QString &text) const
{
    WordBits phrases = 0;
    WordBits before = 0;
    forEachTerm(text, [&](QStringView view, int, int) {
        const QString term = view.toString();
        const WordBits words = same(term) & m_asked.content;
        if (isStopTerm(term) && words == 0)
            return;
        phrases |= neighbours(before, words);
        before = words;
    });
    return phrases & m_asked.content;
}

// Words of `first` directly followed by one of `second`, together with these.
WordBits NameMatch::neighbours(WordBits first, WordBits second) const
{
    const auto isIn = [](WordBits words, qsizetype at) { return (words >> at & 1) != 0; };
    WordBits both = 0;
    for (qsizetype i = 0; i + 1 < m_asked.words.size(); ++i) {
        if (!isIn(first, i))
            continue;
        qsizetype next = i + 1;
        while (next + 1 < m_asked.words.size() && !isIn(second, next) && isStopTerm(m_asked.words[next].term))
            ++next;
        if (isIn(second, next))
            both |= WordBits(1) << i | WordBits(1) << next;
    }
    return both;
}

AskedQuestion withNames(const AskedQuestion &asked, const QStringList &names)
{
    const NameMatch match(asked);
    WordBits named = 0;
    for (const QString &each : names)
        named |= match.operatorsNamedBy(each);
    for (const Operator kept : {Operator::Total, Operator::Together, Operator::HowMany, Operator::Or}) {
        for (const OperatorUse &use : asked.operators)
            named &= use.which == kept ? ~use.words : ~WordBits(0);
    }
    return asked.withNames(named);
}

QSet<QString> termsOf(const QString &text)
{
    QSet<QString> all;
    forEachTerm(text, [&](QStringView term, int, int) { all.insert(term.toString()); });
    return all;
}

} // namespace core
