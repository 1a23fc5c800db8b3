#include "core/extractive/forms/countform.h"

#include "core/extractive/forms/termruns.h"
#include "core/language/lexicon.h"
#include "core/language/synonyms.h"

#include <algorithm>

namespace core {
namespace {

// "has more than 9,000", "was approximately 156,000", "employed 40": the number is said of all there are.
bool isHad(const TokenizedText &text, int number)
{
    constexpr int near = 4;   // terms before it
    constexpr int beside = 2; // "was approximately", not "is occupied by approximately"
    for (int i = number - 1; i >= 0 && i >= number - near && text.terms[i].sentence == text.terms[number].sentence;
         --i) {
        if (isAny(text, i, "having") || (isAny(text, i, "copulas") && i >= number - beside))
            return true;
    }
    return false;
}

// "repurchased 20 million shares", where it is asked how many were repurchased.
bool isDone(const Claim &question, const AskedForm &asked, const TokenizedText &text, int number)
{
    constexpr int near = 4; // terms before it
    for (int i = number - 1; i >= std::max(0, number - near); --i) {
        if (text.terms[i].sentence != text.terms[number].sentence)
            return false;
        // "except for 2.4 million shares upon repurchase" does nothing.
        const QString word = wordOf(text, i).toString().toCaseFolded();
        const auto isAsked = [&](const ClaimTerm &term) {
            const bool isVerb = word.endsWith(u"ed") || word != term.shown.toCaseFolded();
            return isVerb && !term.name && !term.number && !term.asks && !asked.needed.contains(term.key) &&
                   isSame(term.key, text.terms[i]);
        };
        if (std::any_of(question.terms.begin(), question.terms.end(), isAsked))
            return true;
    }
    return false;
}

// "64 percent"
bool isPercentage(const TokenizedText &text, int number)
{
    return number + 1 < text.terms.size() && isAny(text, number + 1, "percent-words");
}

// "Section 9", "May 10".
bool isNumbering(const TokenizedText &text, int number)
{
    return number > 0 && (isAny(text, number - 1, "numbered-things") || isMonth(text.terms[number - 1].key));
}

// "In addition, we had 40 in Oslo": some more than those that were told before. "Of these, 40 were": some of them.
bool isOfSomeMore(const TokenizedText &text, int number)
{
    constexpr int opening = 2; // terms
    const int first = text.firstTerms.value(text.terms[number].sentence);
    for (int i = first; i < first + opening && i < number; ++i) {
        if (isAny(text, i, "adding-openings"))
            return true;
    }
    return isAny(text, first, "part-openings") && first < number;
}

// In these words or a synonym of them: "employment" counts no employees, and "40 patent applications" no patents.
bool isCounted(const QStringList &phrase, const TokenizedText &text, int at)
{
    if (phrase.size() > 1)
        return endOfPhrase(text, at, phrase) > 0;
    const int family = synonymGroup(phrase.first());
    const bool isBeforeANoun = at + 1 < text.terms.size() && !text.terms[at + 1].stop && !text.terms[at + 1].number &&
                               text.terms[at + 1].from == text.terms[at].to + 1;
    if (isBeforeANoun && isExactly(phrase.first(), text.terms[at]) && !wordOf(text, at).endsWith(u's') &&
        !isGerman(text))
        return false;
    return isExactly(phrase.first(), text.terms[at]) || (family != 0 && synonymGroup(text.terms[at].text) == family);
}

struct CountingVerb
{
    QStringList verbs;   // as written: "employment" counts nothing
    QSet<QString> nouns; // terms: what a number behind the verb counts, whatever stands behind it
};

QSet<QString> termsOf(const QStringList &words)
{
    QSet<QString> all;
    for (const QString &word : words)
        all.insert(terms(word).value(0).text);
    return all;
}

const QList<CountingVerb> &countingVerbs()
{
    static const QList<CountingVerb> verbs = [] {
        QList<CountingVerb> all;
        for (const Lexicon::Line &line : lexicon().lines("counting-verbs"))
            all.append({line.words, termsOf(line.others)});
        return all;
    }();
    return verbs;
}

// "employed approximately 221,000 people", where employees are asked for: the verb says what the number counts.
bool isCountedByVerb(const AskedForm::Keys &phrases, const TokenizedText &text, int number)
{
    constexpr int near = 4; // terms before it
    for (const CountingVerb &counting : countingVerbs()) {
        const bool isAsked = std::any_of(phrases.begin(), phrases.end(), [&](const QStringList &phrase) {
            return phrase.size() == 1 && counting.nouns.contains(phrase.first());
        });
        for (int at = number - 1; isAsked && at >= std::max(0, number - near); --at) {
            if (text.terms[at].sentence == text.terms[number].sentence &&
                counting.verbs.contains(wordOf(text, at).toString(), Qt::CaseInsensitive))
                return true;
        }
    }
    return false;
}

// "42,000 full-time and 5,000 part-time employees": the noun counts both.
bool isJoined(const TokenizedText &text, int number)
{
    static const QSet<QString> &joining = lexicon().terms("number-joints");
    return number > 0 && joining.contains(text.terms[number - 1].text);
}

// "5.8 million hours": behind the number stands what it counts.
bool countsOther(const TokenizedText &text, int number)
{
    static const QSet<QString> &scales = lexicon().terms("scale-units");
    int at = number + 1;
    while (at < text.terms.size() && scales.contains(text.terms[at].text))
        ++at;
    return at < text.terms.size() && text.terms[at].sentence == text.terms[number].sentence && !text.terms[at].stop &&
           !text.terms[at].number && !isParted(text, number, at) &&
           !QStringView(text.text)
                .mid(text.terms[at - 1].to, text.terms[at].from - text.terms[at - 1].to)
                .contains(u',');
}

} // namespace

void findCounts(const Claim &question, const AskedForm &asked, const TokenizedText &text, QList<FoundAnswer> &found)
{
    constexpr int behind = 8; // terms from the number to the noun: "9,200 total full-time and part-time employees"
    constexpr int near = 4;   // terms from the number to what says that it is of all
    constexpr int before = 6; // from the noun to the number: "total workforce was approximately 156,000"
    constexpr double beside = 0.9;
    constexpr double away = 0.03; // each term between
    constexpr double someMore = 0.35;
    constexpr double wordNumber = 0.8;
    constexpr double inTotal = 0.05;
    constexpr double ofARow = 0.2; // a sentence says what is counted, a row seldom
    static const QSet<QString> &totals = lexicon().terms("in-total");
    for (int i = 0; i < text.terms.size(); ++i) {
        const ReadTerm &number = text.terms[i];
        const bool written = number.number && !number.text.isEmpty() && !number.text[0].isDigit();
        if ((!isFigure(text, i) && !(written && !isYear(number))) || isNumbering(text, i))
            continue;
        const QChar sign = number.from > 0 ? text.text[number.from - 1] : QChar();
        const QString tail = text.text.mid(number.to, 2);
        if (sign.category() == QChar::Symbol_Currency || tail.startsWith(u'%') || tail == u" %" ||
            isPercentage(text, i) || question.reading.places.contains(number.key))
            continue;
        const bool done = isDone(question, asked, text, i);
        double telling = done ? -inTotal : isHad(text, i) ? 0 : 0.25;
        telling += isRow(text, number.sentence) ? ofARow : 0;
        for (int at = std::max(0, i - before); at < std::min(int(text.terms.size()), i + near); ++at) {
            if (totals.contains(text.terms[at].text) && text.terms[at].sentence == number.sentence && telling <= 0)
                telling = -inTotal;
        }
        telling += isOfSomeMore(text, i) ? someMore : 0;
        if (isCountedByVerb(asked.phrases, text, i))
            found.append(stretchOf(text, {i, i + 1}, beside - telling));
        for (const QStringList &phrase : asked.phrases) {
            double best = 0;
            for (int at = i + 1; at < text.terms.size() && at <= i + behind; ++at) {
                if (text.terms[at].sentence != number.sentence || (text.terms[at].number && !isJoined(text, at)))
                    break;
                if (isCounted(phrase, text, at))
                    best = std::max(best, beside - telling - away * (at - i - 1));
            }
            for (int at = i - 1; at >= 0 && !countsOther(text, i) && at >= i - before; --at) {
                if (text.terms[at].sentence != number.sentence || text.terms[at].number)
                    break;
                if (isCounted(phrase, text, at))
                    best = std::max(best, beside - telling - away * (i - at - 1));
            }
            if (best > 0)
                found.append(stretchOf(text, {i, i + 1}, written ? wordNumber * best : best));
        }
    }
}

} // namespace core
