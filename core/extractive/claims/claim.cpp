// Weighs the words of a claim: by their IDF, and in a question by whether they name what is looked for.
#include "core/extractive/claims/claim.h"

#include "core/language/bilingual.h"
#include "core/language/expansions.h"
#include "core/language/lexicon.h"
#include "core/language/terms.h"

#include <algorithm>

namespace core {
namespace {

constexpr double asking = 0.4;       // factor for a word that only asks
constexpr double beside = 0.15;      // factor for a word outside the sentence that asks
constexpr double otherwisePut = 0.5; // factor for the IDF of a common word found nowhere
constexpr double everyWord = 1.5;    // weight of any word, added to its IDF

// Of several sentences, the one with the question mark asks; others say how to answer.
bool isBesideTheQuestion(const TokenizedText &question, qsizetype term)
{
    const auto isAsked = [&](const Sentence &sentence) {
        return QStringView(question.text).mid(sentence.from, sentence.to - sentence.from).endsWith(u'?');
    };
    return std::any_of(question.sentences.begin(), question.sentences.end(), isAsked) &&
           !isAsked(question.sentences.value(question.terms[term].sentence));
}

// True for "kind", "purpose", and "high" in "How high is ...?"
bool asks(const TokenizedText &question, qsizetype i)
{
    return isAskingTerm(question.terms[i].text) ||
           (i > 0 && asksForMeasure(question.terms[i - 1].text, question.terms[i].text));
}

// Words found everywhere in the library still carry meaning; a year's spelling does not make it rare.
double weightOf(const TokenizedText &reading, qsizetype i, double rare, bool question, bool besideIt)
{
    const double weight = everyWord + rare;
    if (!question || reading.terms[i].name)
        return weight;
    return weight * (besideIt ? beside : asks(reading, i) ? asking : 1);
}

QStringList termsOf(const Claim &claim)
{
    QStringList asked;
    for (const ReadTerm &term : claim.reading.terms)
        asked.append(term.text);
    return asked;
}

// Terms that occur at positions [first, last).
QList<int> termsAt(const Claim &claim, int first, int last)
{
    QList<int> found;
    for (int i = 0; i < int(claim.terms.size()); ++i) {
        const QList<int> places = claim.reading.places.value(claim.terms[i].key);
        if (std::any_of(places.begin(), places.end(), [&](int place) { return place >= first && place < last; }))
            found.append(i);
    }
    return found;
}

// Words asked about, translated into the library's other language.
QList<ClaimExpansion> translationsOf(const Claim &question, const Idf &idf)
{
    const bool isGerman = question.analysis.isGerman;
    const QString other = isGerman ? QStringLiteral("en") : QStringLiteral("de");
    const BilingualDictionary &dictionary = BilingualDictionary::installed(isGerman);
    QList<ClaimExpansion> all;
    const double mostRare = idf(QStringLiteral("\u0001"));
    if (!dictionary.isThere() || mostRare <= 0 || !hasTextsIn(other, idf))
        return all;
    for (const Translation &each : dictionary.translations(termsOf(question))) {
        QStringList keys;
        bool areThere = true;
        for (const ReadTerm &term : readText(each.words.join(u' ')).terms) {
            areThere = areThere && idf(term.text) < mostRare - 1e-9;
            keys.append(term.key);
        }
        if (areThere && !keys.isEmpty())
            all.append({termsAt(question, each.first, each.last), {keys}});
    }
    return all;
}

QList<ClaimExpansion> wordingsOf(const Claim &claim)
{
    QList<ClaimExpansion> all;
    for (const Expansion &wording : expansionsIn(termsOf(claim))) {
        ClaimExpansion found;
        found.terms = termsAt(claim, wording.first, wording.last);
        for (const QString &other : wording.others) {
            QStringList keys;
            for (const ReadTerm &term : readText(other).terms) {
                if (!term.stop)
                    keys.append(term.key);
            }
            found.others.append(keys);
        }
        all.append(found);
    }
    return all;
}

// For each term, whether it is ignored because it says nothing about what is claimed or asked. If that is true of all,
// none is ignored. `asked`: null unless it is a question.
QList<bool> leftOut(const TokenizedText &reading, const QuestionAnalysis *asked)
{
    QList<bool> stops;
    static const QSet<QString> &small = lexicon().terms("small-words", "de");
    const bool german = asked ? asked->isGerman : isGerman(reading);
    const auto isSmall = [&](const ReadTerm &term) { return term.stop || (german && small.contains(term.text)); };
    // The weights were fitted with German function words included. In a short text they would dominate.
    constexpr int few = 3;
    const bool isShort =
        reading.terms.size() - std::count_if(reading.terms.begin(), reading.terms.end(), isSmall) <= few;
    for (const ReadTerm &term : reading.terms)
        stops.append(isShort ? isSmall(term) : term.stop);
    const auto areAll = [](const QList<bool> &left) { return !left.contains(false); };
    QList<bool> left = stops;
    for (qsizetype i = 0; asked && i < left.size(); ++i)
        left[i] = left[i] || asked->roles[i] == TermRole::Instruction;
    return !areAll(left) ? left : !areAll(stops) ? stops : QList<bool>(stops.size(), false);
}

Claim measured(const QString &text, const Idf &idf, bool question)
{
    Claim claim;
    if (question)
        claim.analysis = analyseQuestion(text);
    claim.reading = question ? claim.analysis.reading : readText(text);
    const QList<bool> left = leftOut(claim.reading, question ? &claim.analysis : nullptr);
    const double mostRare = idf(QStringLiteral("\u0001"));
    QHash<QString, qsizetype> known;
    for (qsizetype i = 0; i < claim.reading.terms.size(); ++i) {
        const ReadTerm &term = claim.reading.terms[i];
        const bool besideIt = question && isBesideTheQuestion(claim.reading, i);
        claim.denies = claim.denies || (term.denies && !besideIt);
        if (left[i])
            continue;
        // An empty library has no IDF.
        double rare = mostRare > 0 ? idf(isYear(term.key) ? term.key : term.text) : 1;
        bool outOfVocabulary = mostRare > 0 && rare > mostRare - 1e-9;
        // That a word only asks says nothing about the library, and a common word may be expressed differently there; a
        // name or a number found nowhere is what the question is about.
        if (outOfVocabulary && question && asks(claim.reading, i)) {
            outOfVocabulary = false;
            rare = 0;
        } else if (outOfVocabulary && question && !term.name && !term.number) {
            rare *= otherwisePut;
        }
        const double weight = weightOf(claim.reading, i, rare, question, besideIt);
        if (const auto before = known.constFind(term.key); before != known.constEnd()) {
            ClaimTerm &same = claim.terms[*before];
            same.name |= term.name;
            claim.weight += std::max(0.0, weight - same.weight);
            same.weight = std::max(weight, same.weight);
            continue;
        }
        known.insert(term.key, claim.terms.size());
        claim.terms.append({term.key, withoutPossessive(text.mid(term.from, term.to - term.from)), int(i), weight,
                            term.name, term.number, outOfVocabulary, question && !term.name && asks(claim.reading, i)});
        claim.weight += weight;
    }
    return claim;
}

} // namespace

Claim claimOf(const QString &text, const Idf &idf)
{
    return measured(text, idf, false);
}

Claim questionOf(const QString &text, const Idf &idf)
{
    Claim question = measured(text, idf, true);
    question.expansions = wordingsOf(question) + translationsOf(question, idf);
    return question;
}

} // namespace core
