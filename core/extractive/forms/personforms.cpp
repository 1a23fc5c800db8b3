#include "core/extractive/forms/personforms.h"

#include "core/extractive/forms/termruns.h"
#include "core/language/lexicon.h"

#include <algorithm>

namespace core {
namespace {

// A word that parts a name from an office: none of an office, of a date or of "was appointed".
bool isBetween(const TokenizedText &text, int term)
{
    const ReadTerm &between = text.terms[term];
    return !between.stop && !between.number && !isMonth(between.key) && !isAny(text, term, "office-words") &&
           !isAny(text, term, "taking-office");
}

// "eBay", "OpenText"
bool hasCapital(const TokenizedText &text, int term)
{
    const QStringView word = wordOf(text, term);
    return std::any_of(word.begin(), word.end(), [](QChar c) { return c.isUpper(); });
}

// "Chief Executive Officer of McAfee", where another company is asked about.
bool isHeldElsewhere(const Claim &question, const TokenizedText &text, int end)
{
    static const QSet<QString> &belonging = lexicon().terms("belonging");
    static const QSet<QString> &offices = lexicon().terms("office-words");
    if (end + 1 >= text.terms.size() || !belonging.contains(text.terms[end].text) ||
        std::none_of(question.terms.begin(), question.terms.end(), [](const ClaimTerm &term) { return term.name; }))
        return false;
    int at = end + 1;
    while (at < text.terms.size() && text.terms[at].stop)
        ++at;
    return at < text.terms.size() && hasCapital(text, at) && !offices.contains(text.terms[at].text) &&
           !question.reading.places.contains(text.terms[at].key);
}

// "he served as Chairman and Chief Executive Officer", "was the Chief Executive Officer"; not "has served as", "was
// appointed".
bool wasHeld(const TokenizedText &text, int office)
{
    static const QSet<QString> &service = lexicon().words("past-service");
    constexpr int farthest = 9; // terms before it
    for (int at = office - 1; at >= std::max(0, office - farthest) && !isParted(text, at, at + 1); --at) {
        if (service.contains(wordOf(text, at).toString()))
            return !isAny(text, at - 1, "until-now");
        if (!text.terms[at].stop && !isAny(text, at, "office-words"))
            return false;
    }
    return false;
}

// "Retired Chairman and Chief Executive Officer"
bool isOfThePast(const TokenizedText &text, int office)
{
    constexpr int near = 4; // terms before it
    for (int at = office; at > std::max(0, office - near) && !isParted(text, at - 1, at); --at) {
        if (isAny(text, at - 1, "past-offices"))
            return true;
    }
    return wasHeld(text, office);
}

// "Chief Executive Officer, Tallow Tools & Boxes", where Tallow is asked about: of a part of it, by another name.
bool isOfAPart(const Claim &question, const TokenizedText &text, int end)
{
    if (end >= text.terms.size())
        return false;
    int asked = 0;
    int others = 0;
    const int first = text.terms[end].stop ? end + 1 : end;
    for (int at = first; at < text.terms.size() && isCapital(text, at) && !text.terms[at].stop; ++at) {
        if (at > first && text.terms[at].from != text.terms[at - 1].to + 1) // behind a comma another begins
            break;
        const bool isAsked = question.reading.places.contains(text.terms[at].key);
        asked += isAsked;
        others += !isAsked && !isAny(text, at, "firm-suffixes");
    }
    return asked > 0 && others > 0;
}

// Nothing but the end of a line between them, or words of one sentence.
bool isOfOneSentence(const TokenizedText &text, int a, int b)
{
    const int first = std::min(a, b);
    const int last = std::max(a, b);
    for (int sentence = text.terms[first].sentence; sentence < text.terms[last].sentence; ++sentence) {
        const int end = text.sentences.value(sentence).to;
        if (characterAt(text.text, end - 1) == u'.')
            return false;
    }
    return true;
}

// "Selznick died at age 63", where another person is asked about: a name before the number, and none of the question's.
bool isOfAnother(const Claim &question, const TokenizedText &text, int number)
{
    bool named = false;
    for (int i = text.firstTerms.value(text.terms[number].sentence); i < number; ++i) {
        if (question.reading.places.contains(text.terms[i].key) && text.terms[i].name)
            return false;
        const bool opens = i == text.firstTerms.value(text.terms[number].sentence);
        named = named || (isOfAName(text, i) && (text.terms[i].name || opens) && !text.terms[i].stop);
    }
    return named;
}

// "Tookes" of "Hansel E. Tookes II".
QString surnameOf(const TokenizedText &text, TermRun name)
{
    int last = name.last - 1;
    while (last > name.first && isAny(text, last, "name-endings"))
        --last;
    return text.terms[last].text;
}

// "Marta Lindqvist 55 Chairman", in a table with a column for ages: behind a name of the question, before a capital.
bool isInColumnOfAges(const Claim &question, const TokenizedText &text, int number)
{
    if (number == 0 || number + 1 >= text.terms.size() || !isCapital(text, number + 1))
        return false;
    const ReadTerm &before = text.terms[number - 1];
    if (!question.reading.places.contains(before.key) || !isOfAName(text, number - 1))
        return false;
    for (int at = number - 2; at >= 0; --at) {
        if (isAny(text, at, "age-words") && isCapital(text, at))
            return true;
    }
    return false;
}

} // namespace

void findOffices(const Claim &question, const AskedForm &asked, const TokenizedText &text, QList<FoundAnswer> &found)
{
    constexpr int farthest = 12; // terms between the name and the office
    constexpr double sure = 0.95;
    constexpr double surname = 0.8; // "Mr. Nadella"
    constexpr double single = 0.45; // one word with a capital
    constexpr double between = 0.2; // a word between that is none of an office
    constexpr double elsewhere = 0.4;
    constexpr double ofThePast = 0.4;
    constexpr double ofAPart = 0.75;
    constexpr double ofOneself = 0.85; // "I, Marta Lindqvist, Chief Executive Officer, certify"
    for (int i = 0; i < text.terms.size(); ++i) {
        for (const QStringList &phrase : asked.phrases) {
            const int end = endOfPhrase(text, i, phrase);
            if (end < 0 || (i > 0 && isAny(text, i - 1, "lesser-offices") && !isParted(text, i - 1, i)))
                continue;
            const double held = (isHeldElsewhere(question, text, end) ? elsewhere : 1) *
                                (isOfAPart(question, text, end) ? ofAPart : 1) * (isOfThePast(text, i) ? ofThePast : 1);
            const auto offer = [&](TermRun name, int words) {
                const bool titled = name.first > 0 && isAny(text, name.first - 1, "name-titles");
                const int length = name.last - name.first;
                const bool isAsked =
                    std::any_of(text.terms.begin() + name.first, text.terms.begin() + name.last,
                                [&](const ReadTerm &term) { return question.reading.places.contains(term.key); });
                static const QSet<QString> &belonging = lexicon().terms("belonging");
                const bool isPlace = name.first > 0 && belonging.contains(text.terms[name.first - 1].text);
                const bool firm = name.last < text.terms.size() && isAny(text, name.last, "firm-suffixes");
                const double base = length >= 2 || firm ? sure : titled ? surname : single;
                const bool speaks = name.first > 0 && isAny(text, name.first - 1, "of-oneself");
                const double strength = held * (speaks ? ofOneself : 1) * (base - between * words);
                if (isAsked || isPlace || strength <= 0 ||
                    !isOfOneSentence(text, i, name.first < i ? name.last - 1 : name.first))
                    return;
                FoundAnswer answer = stretchOf(text, {std::min(name.first, i), std::max(name.last, end)}, strength);
                answer.who = surnameOf(text, name);
                found.append(answer);
            };
            int words = 0;
            for (int at = i; at > 0 && i - at < farthest && !isParted(text, at - 1, at); --at) {
                const bool isPast = isAny(text, at - 1, "past-offices");
                if (const auto name = isPast ? std::nullopt : nameEndingAt(text, at, 0)) {
                    offer(*name, words);
                    break;
                }
                words += !isPast && isBetween(text, at - 1);
            }
            words = 0;
            static const QSet<QString> &where = lexicon().terms("office-held-at");
            if (end < text.terms.size() && where.contains(text.terms[end].text))
                continue; // what follows is where the office is held
            for (int at = end; at < text.terms.size() && at - end < farthest && !isParted(text, at - 1, at); ++at) {
                if (const auto name = nameBeginningAt(text, at)) {
                    offer(*name, words);
                    break;
                }
                words += isBetween(text, at);
            }
        }
    }
}

void findAges(const Claim &question, const TokenizedText &text, QList<FoundAnswer> &found)
{
    constexpr int oldest = 125;
    constexpr int near = 3; // terms
    constexpr double sure = 0.9;
    for (int i = 0; i < text.terms.size(); ++i) {
        bool number = false;
        const int age = text.terms[i].key.toInt(&number);
        if (!number || age < 1 || age > oldest || text.terms[i].to - text.terms[i].from > 3)
            continue;
        if (isInColumnOfAges(question, text, i)) {
            found.append(stretchOf(text, {i - 1, i + 1}, sure));
            continue;
        }
        for (int at = std::max(0, i - near); at < std::min(int(text.terms.size()), i + near + 1); ++at) {
            if (at != i && text.terms[at].sentence == text.terms[i].sentence && isAny(text, at, "age-words")) {
                const bool ofOther = at == i + 2 && at + 1 < text.terms.size() && !text.terms[at + 1].stop &&
                                     characterAt(text.text, text.terms[at].to) != u','; // "22-year-old daughter"
                const double share = ofOther || isOfAnother(question, text, i) ? sure / 2 : sure;
                found.append(stretchOf(text, {i, i + 1}, share));
                break;
            }
        }
    }
}

// "Marta Lindqvist 53 Chief Executive Officer", "Marta Lindqvist, age 53, Chairman and Chief Executive Officer": one
// number that may be an age stands between the name and the office. Two may be those of two people.
void findAgesOfOffices(const Claim &question, const AskedForm &asked, const TokenizedText &text,
                       QList<FoundAnswer> &found)
{
    constexpr int youngest = 18;
    constexpr int oldest = 100;
    QList<FoundAnswer> holders;
    findOffices(question, asked, text, holders);
    for (const FoundAnswer &holder : std::as_const(holders)) {
        int ages = 0;
        for (int i = 1; i + 1 < text.terms.size(); ++i) {
            const ReadTerm &term = text.terms[i];
            if (!term.number || term.from < holder.from || term.to > holder.to)
                continue;
            bool isNumber = false;
            const int age = term.key.toInt(&isNumber);
            const bool isBare = isNumber && term.to - term.from == 2 && age >= youngest && age <= oldest;
            const bool isBehindName = isOfAName(text, i - 1) || isAny(text, i - 1, "age-words");
            ages += isBare && isBehindName && !isMonth(text.terms[i - 1].key);
        }
        if (ages == 1)
            found.append(holder);
    }
}

} // namespace core
