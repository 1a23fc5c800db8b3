#include "core/extractive/countform.h"

#include "core/extractive/termruns.h"
#include "core/language/lexicon.h"

#include <algorithm>

namespace core {
namespace {

// "has more than 9,000", "was approximately 156,000", "employed 40": the number is said of all there are.
bool isHad(const TokenizedText &text, int number)
{
    constexpr int near = 4; // terms before it
    for (int i = number - 1; i >= 0 && i >= number - near && text.terms[i].sentence == text.terms[number].sentence;
         --i) {
        if (isAny(text, i, "having") || isAny(text, i, "copulas"))
            return true;
    }
    return false;
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
    constexpr int behind = 4; // terms from the number to the noun: "9,000 retail locations"
    constexpr int before = 6; // from the noun to the number: "total workforce was approximately 156,000"
    constexpr double beside = 0.9;
    constexpr double away = 0.05; // each term between
    constexpr double wordNumber = 0.8;
    constexpr double inTotal = 0.05;
    static const QSet<QString> &totals = lexicon().terms("in-total");
    for (int i = 0; i < text.terms.size(); ++i) {
        const ReadTerm &number = text.terms[i];
        const bool written = number.number && !number.text.isEmpty() && !number.text[0].isDigit();
        if (!isFigure(text, i) && !(written && !isYear(number)))
            continue;
        const QChar sign = number.from > 0 ? text.text[number.from - 1] : QChar();
        const QString tail = text.text.mid(number.to, 2);
        if (sign.category() == QChar::Symbol_Currency || tail.startsWith(u'%') || tail == u" %" ||
            question.reading.places.contains(number.key))
            continue;
        double telling = isHad(text, i) ? 0 : 0.25;
        for (int at = std::max(0, i - before); at < std::min(int(text.terms.size()), i + behind); ++at) {
            if (totals.contains(text.terms[at].text) && text.terms[at].sentence == number.sentence && telling <= 0)
                telling = -inTotal;
        }
        for (const QStringList &phrase : asked.phrases) {
            double best = 0;
            for (int at = i + 1; at < text.terms.size() && at <= i + behind; ++at) {
                if (text.terms[at].sentence != number.sentence || text.terms[at].number)
                    break;
                const bool is =
                    phrase.size() == 1 ? isSame(phrase.first(), text.terms[at]) : endOfPhrase(text, at, phrase) > 0;
                if (is)
                    best = std::max(best, beside - telling - away * (at - i - 1));
            }
            for (int at = i - 1; at >= 0 && !countsOther(text, i) && at >= i - before; --at) {
                if (text.terms[at].sentence != number.sentence || text.terms[at].number)
                    break;
                const bool is =
                    phrase.size() == 1 ? isSame(phrase.first(), text.terms[at]) : endOfPhrase(text, at, phrase) > 0;
                if (is)
                    best = std::max(best, beside - telling - away * (i - at - 1));
            }
            if (best > 0)
                found.append(stretchOf(text, {i, i + 1}, written ? wordNumber * best : best));
        }
    }
}

} // namespace core
