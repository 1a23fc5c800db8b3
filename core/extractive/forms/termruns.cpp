#include "core/extractive/forms/termruns.h"

#include "core/language/lexicon.h"
#include "core/language/synonyms.h"

#include <algorithm>

namespace core {

QStringView wordOf(const TokenizedText &text, int term)
{
    return QStringView(text.text).mid(text.terms[term].from, text.terms[term].to - text.terms[term].from);
}

QChar characterAt(const QString &text, qsizetype at)
{
    return at >= 0 && at < text.size() ? text[at] : QChar();
}

bool isCapital(const TokenizedText &text, int term)
{
    const QStringView word = wordOf(text, term);
    return !word.isEmpty() && word[0].isUpper() && !text.terms[term].number;
}

bool isSame(const QString &asked, const ReadTerm &term)
{
    const int family = synonymGroup(asked);
    return term.text == asked || term.key == asked || isOfSameStem(asked, term.text) ||
           (family != 0 && synonymGroup(term.text) == family);
}

bool isExactly(const QString &asked, const ReadTerm &term)
{
    return term.text == asked || term.key == asked;
}

bool isMeant(const QString &asked, const TokenizedText &question, const TokenizedText &text, int at)
{
    const QList<int> places = question.places.value(asked);
    const bool isName = std::any_of(places.begin(), places.end(), [&](int place) {
        return place > 0 && question.text[question.terms[place].from].isUpper();
    });
    return isExactly(asked, text.terms[at]) && (!isName || text.text[text.terms[at].from].isUpper());
}

bool isParted(const TokenizedText &text, int a, int b)
{
    const int from = text.terms[std::min(a, b)].to;
    const int to = text.terms[std::max(a, b)].from;
    return QStringView(text.text).mid(from, to - from).contains(QStringLiteral("\n\n"));
}

int endOfPhrase(const TokenizedText &text, int at, const QStringList &phrase)
{
    int next = at;
    for (const QString &word : phrase) {
        if (word != phrase.first() && next < text.terms.size() && text.terms[next].stop &&
            !isExactly(word, text.terms[next]))
            ++next;
        if (next >= text.terms.size() || !isExactly(word, text.terms[next]))
            return -1;
        ++next;
    }
    return next;
}

bool isAny(const TokenizedText &text, int term, const char *list)
{
    return term >= 0 && term < text.terms.size() && lexicon().terms(list).contains(text.terms[term].text);
}

bool isOfAName(const TokenizedText &text, int term)
{
    const ReadTerm &word = text.terms[term];
    const QChar behind = characterAt(text.text, word.to); // "A.", "D'Amelio"
    const bool isOne = word.to - word.from == 1;
    const bool isInitial = isOne && behind == u'.'; // "Dennis A. Brandt": there "a" is no article
    const bool isLetter = isOne && !isInitial && behind != u'\'' && behind != u'\u2019';
    return isCapital(text, term) && (!word.stop || isInitial) && !isMonth(word.key) &&
           !isAny(text, term, "office-words") && !isAny(text, term, "past-offices") && !isLetter;
}

std::optional<TermRun> nameEndingAt(const TokenizedText &text, int last, int lowest)
{
    int first = last;
    while (first > lowest && isOfAName(text, first - 1) && !isParted(text, first - 1, first) && last - first < 5)
        --first;
    return first < last ? std::optional(TermRun{first, last}) : std::nullopt;
}

std::optional<TermRun> nameBeginningAt(const TokenizedText &text, int first)
{
    int last = first;
    while (last < text.terms.size() && isOfAName(text, last) && (last == first || !isParted(text, last - 1, last)) &&
           last - first < 5)
        ++last;
    return first < last ? std::optional(TermRun{first, last}) : std::nullopt;
}

FoundAnswer stretchOf(const TokenizedText &text, TermRun terms, double strength)
{
    const int firstSentence = text.terms[terms.first].sentence;
    const int lastSentence = text.terms[terms.last - 1].sentence;
    const Sentence &begin = text.sentences.value(firstSentence);
    const Sentence &end = text.sentences.value(lastSentence);
    int from = begin.from;
    const int blank = int(text.text.lastIndexOf(QStringLiteral("\n\n"), text.terms[terms.first].from));
    if (blank >= from)
        from = blank + 2;
    const bool isProse =
        text.text[end.to - 1] == u'.' && end.to - from <= longestFound && firstSentence == lastSentence;
    if (isProse)
        return {from, end.to, strength};
    from = int(text.text.lastIndexOf(u'\n', text.terms[terms.first].from)) + 1;
    int to = int(text.text.indexOf(u'\n', text.terms[terms.last - 1].to));
    if (to < 0)
        to = int(text.text.size());
    if (to - from > longestFound) {
        from = text.terms[terms.first].from;
        to = text.terms[terms.last - 1].to;
    }
    return {from, to, strength};
}

} // namespace core
