// Judged by the form of a text alone: full stops, capitals, digits, bullets.
#include "core/extractive/passages/quotable.h"

#include "core/language/textmatch.h"

#include <algorithm>

namespace core {
namespace {

constexpr int fewestWords = 3; // words in a quotation

bool endsLikeASentence(QStringView text)
{
    qsizetype last = text.size() - 1;
    while (last > 0 && QStringView(u"\"')]\u201d\u2019\u00bb").contains(text[last]))
        --last;
    return last >= 0 && QStringView(u".!:;\u3002\uff01").contains(text[last]);
}

// "Scope ........ 12": a line in a table of contents.
bool hasLeaders(QStringView text)
{
    return text.contains(u"....") || text.contains(u". . .") || text.contains(u"\u2026\u2026");
}

// Whether a line ends in a word that needs a continuation: an article, a preposition.
bool goesOn(QStringView line)
{
    const QList<Term> all = terms(line);
    return !all.isEmpty() && isStopTerm(all.last().text);
}

// Has few words, or all content words are capitalised.
bool looksLikeATitle(QStringView line)
{
    constexpr int few = 3;
    int all = 0;
    int small = 0;
    for (const Term &term : terms(line)) {
        ++all;
        small += !isStopTerm(term.text) && line[term.from].isLower();
    }
    return small == 0 || all <= few;
}

// "ACME HOLDINGS, INC.", "Welcome to Acme!": ends like a sentence, but states nothing.
bool isName(QStringView text, int words)
{
    constexpr int few = 6;
    if (words > few)
        return false;
    const auto terms = core::terms(text);
    return std::all_of(text.begin(), text.end(), [](QChar c) { return !c.isLetter() || c.isUpper() || c.isLower(); }) &&
           std::all_of(terms.begin(), terms.end(), [&](const Term &term) {
               return isStopTerm(term.text) || text[term.from].isUpper() || text[term.from].isDigit();
           });
}

// A row ends with numbers; "Chapter 7: Wind" is a heading. A lone year counts as a number only after a short label:
// "Results of 2021 and outlook for 2022" is a title.
bool looksLikeARow(QStringView text, const TokenizedText &source, int first, int last)
{
    constexpr int shortLabel = 4;
    constexpr int shortRow = 12;
    const auto begin = source.terms.begin();
    const auto isNumber = [](const ReadTerm &term) { return term.number; };
    const auto numbers = std::count_if(begin + first, begin + last, isNumber);
    const auto years = std::count_if(begin + first, begin + last, [](const ReadTerm &term) { return isYear(term); });
    if (!std::any_of(begin + std::max(first, last - 2), begin + last, isNumber) || text.endsWith(u','))
        return false;
    if (numbers == years)
        return last - first - numbers <= shortLabel && numbers == 1;
    return numbers >= 2 || last - first <= shortRow;
}

// Whether a stretch begins with a heading that runs into a sentence: short, begins like a title, does not end like a
// sentence, and a new start follows: a longer line, or another heading. Returns the characters to skip.
int headingLength(QStringView view, const QString &heading, int more = 2)
{
    const qsizetype lineEnd = view.indexOf(u'\n');
    const QStringView line = view.first(std::max<qsizetype>(lineEnd, 0)).trimmed();
    qsizetype next = lineEnd + 1;
    while (next < view.size() && view[next].isSpace())
        ++next;
    if (line.isEmpty() || next >= view.size())
        return 0;
    const bool isKnown = !heading.isEmpty() && normalForm(heading).endsWith(normalForm(line));
    const qsizetype nextEnd = view.indexOf(u'\n', next);
    const qsizetype nextLength = (nextEnd < 0 ? view.size() : nextEnd) - next;
    const bool isShort =
        !goesOn(line) && looksLikeATitle(line) && line.size() <= 60 && line[0].isUpper() && view[next].isUpper() &&
        line[line.size() - 1].isLetterOrNumber() &&
        (line.size() * 3 < nextLength * 2 || (more > 0 && headingLength(view.mid(next), heading, more - 1) > 0));
    return isKnown || isShort ? int(next) : 0;
}

} // namespace

bool beginsWithBullet(QStringView text)
{
    if (text.isEmpty())
        return false;
    const bool mark = QStringView(u"\u2022\u25cf\u25aa\u25e6\u2023\u00b7\u25a0\uf0b7-*\u2013o").contains(text[0]);
    return beginsItem(text) || (mark && (text[0] != u'o' || (text.size() > 1 && text[1].isSpace())));
}

int behindHeadings(const QString &text, const Sentence &sentence, const QString &heading)
{
    int from = sentence.from;
    while (const int length = headingLength(QStringView(text).mid(from, sentence.to - from), heading))
        from += length;
    return from;
}

int firstTermFrom(const TokenizedText &source, int sentence, int from)
{
    const int last = source.firstTerms.value(sentence + 1);
    int first = source.firstTerms.value(sentence);
    while (first < last && source.terms[first].from < from)
        ++first;
    return first;
}

bool isQuotable(QStringView text, const TokenizedText &source, int first, int last)
{
    const bool bullet = beginsWithBullet(text) && !(text[0].isDigit() && looksLikeATitle(text)); // "2. Results"
    if (text.size() > longestQuotation || text.endsWith(u'?') || hasLeaders(text) || last == first ||
        text.contains(u"http:") || text.contains(u"https:") || (last - first < fewestWords && !bullet))
        return false;
    const auto letters = std::count_if(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
    const bool isRow = looksLikeARow(text, source, first, last);
    if (letters * 2 < text.size() && !isRow)
        return false;
    return isRow || bullet || (endsLikeASentence(text) && !isName(text, last - first)) ||
           (last - first > 14 && !looksLikeATitle(text));
}

bool isCut(QStringView text)
{
    return (text[0].isLetter() && text[0].isLower()) || QStringView(u",;)]").contains(text[0]) ||
           (!endsLikeASentence(text) && text[text.size() - 1] == u',') || text.endsWith(u'[') ||
           text.endsWith(u'\u2013');
}

// A short line followed by a new start.
} // namespace core
