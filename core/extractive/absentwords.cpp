#include "core/extractive/absentwords.h"

#include "core/extractive/claims/claim.h"
#include "core/language/lexicon.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace core {
namespace {

// "average", "more", "list": an operation, which documents need not name.
bool isOperator(const QString &term)
{
    static const char *const lists[] = {
        "ask-highest",  "ask-lowest", "ask-rise",        "ask-fall",        "share-words",     "ask-total",
        "ask-together", "ask-mean",   "ask-less",        "ask-more",        "ask-change",      "ask-filler",
        "ask-time",     "ask-above",  "ask-below",       "ask-quarter",     "ask-list",        "ask-growth",
        "ask-which",    "ask-who",    "ask-how-many",    "ask-or-more",     "ask-or-less",     "dear",
        "cheapest",     "dearest",    "computing-asked", "comparing-asked", "more-than-quoted"};
    return std::any_of(std::begin(lists), std::end(lists),
                       [&term](const char *list) { return lexicon().terms(list).contains(term); });
}

// A word with other vowels in place of its own ("came" for "come", "Häuser" for "Hauser").
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

// In the other English spelling: "organisation", "kilometer".
QStringList inOtherSpelling(const QString &word)
{
    QStringList forms;
    for (const Lexicon::Line &line : lexicon().lines("spelling-pairs")) {
        for (const auto &[from, to] : {std::pair(line.words.value(0), line.others.value(0)),
                                       std::pair(line.others.value(0), line.words.value(0))}) {
            for (qsizetype at = word.indexOf(from, 1); at > 0; at = word.indexOf(from, at + 1))
                forms.append(word.first(at) + to + word.sliced(at + from.size()));
        }
    }
    return forms;
}

// With one more accent, or without any: "Jerónimo", "cafe".
QStringList withOtherAccents(const QString &word)
{
    static const QStringList accented{u"aáàâãå"_s, u"eéèêë"_s, u"iíìîï"_s, u"oóòôõø"_s, u"uúùû"_s, u"cçćč"_s,
                                      u"nñń"_s,    u"sšś"_s,   u"zžź"_s,   u"yý"_s,     u"lł"_s};
    QString plain = word.normalized(QString::NormalizationForm_D);
    plain.removeIf([](QChar c) { return c.isMark(); });
    QStringList forms{plain};
    for (qsizetype at = 0; at < plain.size(); ++at) {
        for (const QString &letters : accented) {
            for (const QChar letter : letters.startsWith(plain[at]) ? letters.sliced(1) : QString())
                forms.append(plain.first(at) + letter + plain.sliced(at + 1));
        }
    }
    return forms;
}

// With other endings: "Mieten", "Mieter" for "Miete", "kept" for "keep".
QStringList withOtherEndings(const QString &word)
{
    constexpr qsizetype shortest = 3; // letters before the ending
    static const QStringList endings =
        QString(u"/e/en/n/er/ern/em/es/s/t/te/ten/tet/d/ed/ing/st/ung/ungen"_s).split(u'/');
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
    const QString small = word.toLower();
    QStringList forms = withOtherEndings(small) + withOtherAccents(small);
    for (const QString &each : withOtherVowels(small) + inOtherSpelling(small))
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
    constexpr qsizetype telling = 6; // letters of a word that is not a name: shorter ones have forms with another stem
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
