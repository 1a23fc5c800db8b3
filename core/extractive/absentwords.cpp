#include "core/extractive/absentwords.h"

#include "core/extractive/claims/claim.h"
#include "core/language/lexicon.h"

#include <algorithm>

namespace core {
namespace {

// "average", "more", "list": what is done, which no document has to say.
bool isOperator(const QString &term)
{
    static const char *const lists[] = {
        "ask-highest",     "ask-lowest",      "ask-rise",        "ask-fall",    "share-words", "ask-total",
        "ask-together",    "ask-mean",        "ask-less",        "ask-more",    "ask-change",  "ask-filler",
        "ask-time",        "ask-above",       "ask-below",       "ask-quarter", "ask-list",    "ask-growth",
        "computing-asked", "comparing-asked", "more-than-quoted"};
    return std::any_of(std::begin(lists), std::end(lists),
                       [&term](const char *list) { return lexicon().terms(list).contains(term); });
}

// A word with other vowels in place of its own ("came" of "come", "Häuser" of "Hauser").
QStringList withOtherVowels(const QString &word)
{
    static const QString vowels = QStringLiteral("aeiouäöü");
    QStringList forms;
    for (qsizetype from = 0; from < word.size(); ++from) {
        if (!vowels.contains(word[from]))
            continue;
        qsizetype to = from;
        while (to < word.size() && vowels.contains(word[to]))
            ++to;
        for (const QChar vowel : vowels)
            forms.append(word.first(from) + vowel + word.sliced(to));
        from = to;
    }
    return forms;
}

// With other endings: "Mieten", "Mieter" of "Miete", "kept" of "keep".
QStringList withOtherEndings(const QString &word)
{
    constexpr qsizetype shortest = 3; // letters before the ending
    static const QStringList endings{QString(),
                                     QStringLiteral("e"),
                                     QStringLiteral("en"),
                                     QStringLiteral("n"),
                                     QStringLiteral("er"),
                                     QStringLiteral("es"),
                                     QStringLiteral("s"),
                                     QStringLiteral("t"),
                                     QStringLiteral("d"),
                                     QStringLiteral("ed"),
                                     QStringLiteral("ing"),
                                     QStringLiteral("st")};
    QStringList forms;
    for (const QString &own : endings) {
        if (!word.endsWith(own) || word.size() - own.size() < shortest)
            continue;
        for (const QString &other : endings)
            forms.append(word.chopped(own.size()) + other);
    }
    return forms;
}

bool hasOtherForm(const QString &word, const Idf &idf)
{
    const double mostRare = idf(QStringLiteral("\u0001"));
    QStringList forms = withOtherEndings(word.toLower());
    for (const QString &each : withOtherVowels(word.toLower()))
        forms += withOtherEndings(each);
    forms.removeDuplicates();
    return std::any_of(forms.begin(), forms.end(), [&](const QString &form) {
        const QList<Term> read = terms(form);
        return read.size() == 1 && (idf(read.first().text) < mostRare - 1e-9 || idf(form) < mostRare - 1e-9);
    });
}

} // namespace

QStringList absentWords(const QString &question, const Idf &idf, qsizetype most)
{
    constexpr qsizetype telling = 6; // letters of a word that is no name: shorter ones have forms of another stem
    const Claim asked = questionOf(question, idf);
    QSet<int> hasOtherWords;
    for (const ClaimExpansion &wording : asked.expansions)
        hasOtherWords.unite({wording.terms.begin(), wording.terms.end()});
    QStringList words;
    for (int i = 0; i < int(asked.terms.size()) && words.size() < most; ++i) {
        const ClaimTerm &term = asked.terms[i];
        const bool tells = !term.number && (term.name || term.shown.size() >= telling) && !isOperator(term.key);
        if (term.outOfVocabulary && tells && !hasOtherWords.contains(i) && !hasOtherForm(term.shown, idf))
            words.append(term.shown);
    }
    return words;
}

} // namespace core
