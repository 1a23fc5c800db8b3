// Cutting text into sentences: Unicode's boundaries, corrected by what it does not know: abbreviations, initials,
// enumerations, the lines of tables and lists.
#include "core/language/terms.h"

#include "core/language/lexicon.h"

#include <QSet>
#include <QTextBoundaryFinder>

namespace core {
namespace {

using Words = QSet<QString>;

// A point behind one of these never ends a sentence ...
const Words &alwaysGoingOn()
{
    static const Words &words = lexicon().words("abbreviations");
    return words;
}

// ... behind one of these only where a word follows that begins sentences ...
const Words &mostlyGoingOn()
{
    static const Words &words = lexicon().words("ending-abbreviations");
    return words;
}

// ... and behind one of these not where a number follows.
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

// A number with a point behind one of these is an ordinal.
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
    qsizetype i = line[0] == u'(' ? 1 : 0; // "(a) ", "1) ", "2. "
    const qsizetype from = i;
    while (i < line.size() && i - from < 3 && (line[i].isDigit() || (line[i].isLetter() && i == from)))
        ++i;
    return i > from && i + 1 < line.size() && (line[i] == u')' || (line[i] == u'.' && line[from].isDigit())) &&
           line[i + 1].isSpace();
}

namespace {

// At least two figures, and one of them at the end: "Net revenues $ 5,020 (12) 4,500 %".
bool isRow(QStringView line)
{
    int figures = 0;
    bool last = false;
    for (const QStringView word : line.tokenize(u' ', Qt::SkipEmptyParts)) {
        const bool figure = word[0].isDigit() || (word.size() > 1 && word[1].isDigit() && !word[0].isLetter());
        const bool sign = std::none_of(word.begin(), word.end(), [](QChar c) { return c.isLetterOrNumber(); });
        figures += figure;
        last = figure || (last && sign) || (sign && figures > 0);
    }
    return figures >= 2 && last;
}

// The word whose last letter stands before `end`, lower case, inner points included.
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

// "am 1. März", "3. Auflage" behind "der": whether the number of two digits at most before the point at `point` is an
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

// Small letters with a point each, at a point: "z. B.", "d. h.", "i. d. R.".
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

// Whether what Unicode takes for the end of a sentence at `end` (behind its white space, if any) is none.
bool goesOn(QStringView text, qsizetype begin, qsizetype end)
{
    qsizetype last = end;
    while (last > begin && isBlank(text[last - 1]))
        --last;
    if (last == begin || end >= text.size())
        return false;
    if (last - begin <= 5 && beginsItem(text.mid(begin, end - begin + 1))) // "1. Introduction"
        return true;
    if (text[last - 1] == u',') // "(Dunn et al., 2014)"
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
    const bool initial = word.size() == 1 && text[last - 2].isUpper();
    return (initial || mostlyGoingOn().contains(word)) && !beginners().contains(wordFrom(text, end));
}

// Unicode ends a sentence before the "2]" of "his films.[2][3] He": behind the marks that begin at `open`; `open` where
// there are none.
qsizetype behindMarks(QStringView text, qsizetype open)
{
    constexpr qsizetype longest = 8; // of one
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

class Splitter
{
public:
    explicit Splitter(QStringView text) : m_text(text), m_flat(text.toString())
    {
        // Unicode ends a sentence at every line feed; PDFs end lines where the paper does.
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
    // Whether the line [from, to) ends what stands on it.
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
