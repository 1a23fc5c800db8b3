// Splits text into sentences at Unicode's boundaries, corrected for what these ignore: abbreviations, initials,
// enumerations, lines of tables and lists.
#include "core/language/terms.h"

#include "core/language/lexicon.h"
#include "core/language/scripts.h"

#include <QSet>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <iterator>

namespace core {
namespace {

using Words = QSet<QString>;

// A full stop after one of these never ends a sentence ...
const Words &alwaysGoingOn()
{
    static const Words &words = lexicon().words("abbreviations");
    return words;
}

// ... after one of these only if a word follows that begins sentences ...
const Words &mostlyGoingOn()
{
    static const Words &words = lexicon().words("ending-abbreviations");
    return words;
}

// ... and after one of these not if a number follows.
const Words &goingOnBeforeNumbers()
{
    static const Words &words = lexicon().words("abbreviations-before-numbers");
    return words;
}

const Words &beginners()
{
    static const Words &words = lexicon().words("sentence-openings");
    return words;
}

// A number with a full stop after one of these is an ordinal.
const Words &ordinalOpenings()
{
    static const Words &words = lexicon().words("ordinal-openings");
    return words;
}

const Words &months()
{
    static const Words &words = lexicon().words("months");
    return words;
}

// Words that precede a number inside a sentence: "in 2020".
const Words &smallWords()
{
    static const Words &words = lexicon().words("prepositions");
    return words;
}

const Words &articles()
{
    static const Words &words = lexicon().words("articles");
    return words;
}

bool isBlank(QChar c)
{
    return c.isSpace();
}

} // namespace

bool beginsItem(QStringView line)
{
    line = line.trimmed();
    if (line.size() < 2)
        return false;
    const char16_t c = line[0].unicode();
    const bool mark = c == 0x2022 || c == 0x25CF || c == 0x25AA || c == 0x25E6 || c == 0x2023 || c == 0x00B7 ||
                      c == 0x25A0 || c == 0xF0B7 || ((c == u'-' || c == u'*' || c == 0x2013) && line[1].isSpace());
    if (mark)
        return true;
    qsizetype i = line[0] == u'(' ? 1 : 0; // matches "(a) ", "1) ", "2. "
    const qsizetype from = i;
    while (i < line.size() && i - from < 3 && (line[i].isDigit() || (line[i].isLetter() && i == from)))
        ++i;
    return i > from && i + 1 < line.size() && (line[i] == u')' || (line[i] == u'.' && line[from].isDigit())) &&
           line[i + 1].isSpace();
}

namespace {

// A row has at least two numbers, one of them at the end: "Net revenues $ 5,020 (12) 4,500 %". "Rose from 8,900 in 1990
// to 14,200 in 2020", or anything ending like a sentence, is text.
bool isRow(QStringView line)
{
    int figures = 0;
    bool last = false;
    QStringView before; // the last number
    for (const QStringView word : line.tokenize(u' ', Qt::SkipEmptyParts)) {
        const bool figure = word[0].isDigit() || (word.size() > 1 && word[1].isDigit() && !word[0].isLetter());
        const bool sign = std::none_of(word.begin(), word.end(), [](QChar c) { return c.isLetterOrNumber(); });
        figures += figure;
        last = figure || (last && sign) || (sign && figures > 0);
        if (!figure && !sign)
            before = word;
    }
    return figures >= 2 && last && !line.trimmed().endsWith(u'.') &&
           (before.isEmpty() || !before[0].isLower() || !smallWords().contains(before.toString()));
}

// The word that ends just before `end`, in lower case, including inner full stops.
QString wordBefore(QStringView text, qsizetype end)
{
    qsizetype from = end;
    while (from > 0 && end - from < 12 && (text[from - 1].isLetter() || text[from - 1] == u'.'))
        --from;
    return text.mid(from, end - from).toString().toLower();
}

QString wordFrom(QStringView text, qsizetype from)
{
    qsizetype to = from;
    while (to < text.size() && to - from < 12 && text[to].isLetter())
        ++to;
    return text.mid(from, to - from).toString().toLower();
}

// "am 1. März", "3. Auflage" after "der": whether the number of at most two digits before `point` is an
// ordinal.
bool isOrdinal(QStringView text, qsizetype point, qsizetype next)
{
    qsizetype from = point;
    while (from > 0 && text[from - 1].isDigit())
        --from;
    if (from == point || point - from > 2 || (from > 0 && !isBlank(text[from - 1])))
        return false;
    if (months().contains(wordFrom(text, next)))
        return true;
    while (from > 0 && isBlank(text[from - 1]))
        --from;
    return text[next].isUpper() && ordinalOpenings().contains(wordBefore(text, from));
}

// Lower-case letters with a full stop each, at one of these: "z. B.", "d. h.", "i. d. R.".
bool isLetterAmongLetters(QStringView text, qsizetype point, qsizetype next)
{
    const bool goesOn = next + 1 < text.size() && text[next].isLetter() && text[next + 1] == u'.';
    qsizetype before = point - 1;
    while (before > 0 && isBlank(text[before - 1]))
        --before;
    const bool wentOn = before > 1 && text[before - 1] == u'.' && text[before - 2].isLower() &&
                        (before == 2 || !text[before - 3].isLetterOrNumber());
    return (goesOn && text[point - 1].isLower()) || (wentOn && !beginners().contains(wordFrom(text, next)));
}

// Whether a text contains a whole word after which `isWanted` holds.
template <class Wanted>
bool hasWord(QStringView text, QStringView word, Wanted isWanted)
{
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        const qsizetype behind = at + word.size();
        if ((at == 0 || !text[at - 1].isLetterOrNumber()) &&
            (behind == text.size() || !text[behind].isLetterOrNumber()) && isWanted(behind))
            return true;
    }
    return false;
}

// "In hall B. Filters are", "Halle A und Halle B. Filter": the letter names a thing and is not an initial. The text
// names others in the same way, or has the next word in lower case, or "in" or "the" shows that it is not a person.
bool namesAThing(QStringView text, qsizetype letter, qsizetype next)
{
    if (letter < 2 || text[letter - 1] != u' ' || !text[letter - 2].isLetter())
        return false;
    qsizetype from = letter - 1;
    while (from > 0 && text[from - 1].isLetter())
        --from;
    const QStringView thing = text.sliced(from, letter - 1 - from);
    if (thing.size() < 3 || alwaysGoingOn().contains(thing.toString().toLower()) ||
        (next + 1 < text.size() && text[next + 1] == u'.'))
        return false;
    constexpr qsizetype around = 2000; // characters searched on either side
    const QStringView near = text.mid(std::max<qsizetype>(0, letter - around), 2 * around);
    const auto isNamedOtherwise = [&](qsizetype behind) {
        const bool isOne = behind + 1 < near.size() && near[behind] == u' ' && near[behind + 1] != text[letter] &&
                           (near[behind + 1].isUpper() || near[behind + 1].isDigit());
        return isOne && (behind + 2 == near.size() || !near[behind + 2].isLetter());
    };
    if (hasWord(near, thing, isNamedOtherwise))
        return true;
    if (!thing.front().isLower() || smallWords().contains(thing.toString()) || articles().contains(thing.toString()))
        return false;
    const QString following = wordFrom(text, next);
    if (following.size() > 3 && hasWord(near, following, [](qsizetype) { return true; }))
        return true;
    static constexpr QStringView persons[] = {u"er", u"or", u"ist", u"ian", u"ent", u"ant", u"man", u"eur"};
    const QString before = from > 1 ? wordBefore(text, from - 1) : QString();
    return (smallWords().contains(before) || articles().contains(before)) && before != u"by" &&
           std::none_of(std::begin(persons), std::end(persons), [&](QStringView end) { return thing.endsWith(end); });
}

// Whether the sentence continues where Unicode ends it at `end`, which is after any white space.
bool goesOn(QStringView text, qsizetype begin, qsizetype end)
{
    qsizetype last = end;
    while (last > begin && isBlank(text[last - 1]))
        --last;
    if (last == begin || end >= text.size())
        return false;
    if (last - begin <= 5 && beginsItem(text.mid(begin, end - begin + 1))) // as in "1. Introduction"
        return true;
    if (text[last - 1] == u',') // as in "(Dunn et al., 2014)"
        return true;
    if (text[last - 1] != u'.')
        return false;
    const QString word = wordBefore(text, last - 1);
    if (word.isEmpty())
        return isOrdinal(text, last - 1, end);
    if (alwaysGoingOn().contains(word))
        return true;
    if (goingOnBeforeNumbers().contains(word))
        return text[end].isDigit();
    if (word.size() == 1 && isLetterAmongLetters(text, last - 1, end))
        return true;
    const bool initial = word.size() == 1 && text[last - 2].isUpper() && !namesAThing(text, last - 2, end);
    return (initial || mostlyGoingOn().contains(word)) && !beginners().contains(wordFrom(text, end));
}

// Unicode ends a sentence before the "2]" of "his films.[2][3] He": the end of the marks that begin at `open`; `open`
// if there are none.
qsizetype behindMarks(QStringView text, qsizetype open)
{
    constexpr qsizetype longest = 8; // characters per mark
    qsizetype end = open;
    while (end < text.size() && text[end] == u'[') {
        const qsizetype close = text.indexOf(u']', end);
        if (close < 0 || close - end > longest)
            break;
        end = close + 1;
    }
    while (end > open && end < text.size() && isBlank(text[end]))
        ++end;
    return end;
}

// The same for the mark in "his films.² He".
qsizetype behindRaised(QStringView text, qsizetype mark)
{
    qsizetype end = mark;
    while (end < text.size() && (isRaisedDigit(text[end].unicode()) || (end > mark && text[end] == u',')))
        ++end;
    while (end > mark && end < text.size() && isBlank(text[end]))
        ++end;
    return end;
}

class Splitter
{
public:
    explicit Splitter(QStringView text) : m_text(text), m_flat(text.toString())
    {
        // Unicode ends a sentence at every line feed, but PDFs break lines at the margin.
        m_flat.replace(u'\n', u' ').replace(u'\r', u' ').replace(QChar(QChar::ParagraphSeparator), u' ');
        m_flat.replace(QChar(QChar::LineSeparator), u' ').replace(u'\x0b', u' ').replace(u'\x0c', u' ');
        m_flat.replace(u'\x85', u' ');
    }

    QList<Sentence> split()
    {
        qsizetype line = 0;
        for (qsizetype at = m_text.indexOf(u'\n'); at >= 0; at = m_text.indexOf(u'\n', at + 1)) {
            if (endsBlock(line, at)) {
                splitBlock(m_block, at);
                m_block = at + 1;
            }
            line = at + 1;
        }
        splitBlock(m_block, m_text.size());
        return m_sentences;
    }

private:
    // Whether the line [from, to) ends its block.
    bool endsBlock(qsizetype from, qsizetype to) const
    {
        qsizetype next = m_text.indexOf(u'\n', to + 1);
        const QStringView following = m_text.mid(to + 1, (next < 0 ? m_text.size() : next) - to - 1);
        if (following.trimmed().isEmpty())
            return true;
        return beginsItem(following) || isRow(m_text.mid(from, to - from)) || isRow(following);
    }

    void splitBlock(qsizetype from, qsizetype to)
    {
        if (from >= to)
            return;
        QTextBoundaryFinder finder(QTextBoundaryFinder::Sentence, m_flat.constData() + from, to - from);
        const QStringView block = QStringView(m_flat).mid(from, to - from);
        qsizetype begin = 0;
        for (qsizetype end = finder.toNextBoundary(); end > 0; end = finder.toNextBoundary()) {
            if (end <= begin)
                continue;
            qsizetype cut = end;
            if (end < block.size() && block[end - 1] == u'[')
                cut = behindMarks(block, end - 1);
            else if (end < block.size() && !isBlank(block[end - 1]))
                cut = behindRaised(block, end);
            if (cut < end || (cut < block.size() && goesOn(block, begin, cut)))
                continue;
            add(from + begin, from + cut);
            begin = cut;
        }
    }

    void add(qsizetype from, qsizetype to)
    {
        while (from < to && isBlank(m_text[from]))
            ++from;
        while (to > from && isBlank(m_text[to - 1]))
            --to;
        if (from < to)
            m_sentences.append({int(from), int(to)});
    }

    QStringView m_text;
    QString m_flat;
    qsizetype m_block = 0;
    QList<Sentence> m_sentences;
};

} // namespace

QList<Sentence> sentences(QStringView text)
{
    return Splitter(text).split();
}

} // namespace core
