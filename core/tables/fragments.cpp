#include "core/tables/fragments.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr qsizetype mostWords = 20000; // of a page
constexpr float widestBlank = 1.0f;    // times the size of the font; wider is a gap between columns
constexpr float nearSign = 2.5f;       // so far from its number may a ")" or "%" stand
constexpr qsizetype longestMarks = 9;
constexpr float nearMark = 0.8f; // so far from its year a "(1)"
constexpr float markSize = 0.8f; // of the line's font, at most: a raised mark
constexpr qsizetype longestFragment = 1000;

enum class Piece { Text, Number, Dash, Currency, Opening, Closing, Leader, Mark };

bool isLeader(QStringView word)
{
    return word.size() > 1 && std::all_of(word.begin(), word.end(), [](QChar c) {
               return c == u'.' || c == u'\u2026' || c == u'_' || c == u'\u00b7';
           });
}

bool isClosing(QStringView word)
{
    return word == u")" || word == u"%" || word == u")%" || word == u"%)";
}

Piece pieceOf(QStringView word, DecimalMark mark)
{
    if (isLeader(word))
        return Piece::Leader;
    if (isDash(word))
        return Piece::Dash;
    if (isCurrency(word))
        return Piece::Currency;
    if (word == u"(" || (word.size() <= 4 && word.startsWith(u'(') && isCurrency(word.sliced(1))))
        return Piece::Opening;
    if (isClosing(word))
        return Piece::Closing;
    if (isRaisedMark(word))
        return Piece::Mark;
    const bool mayBeNumber =
        word.size() <= 24 && std::any_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); });
    if (!mayBeNumber)
        return Piece::Text;
    const bool areMarks = word.startsWith(u'(') && word.endsWith(u')') && word.contains(u")(");
    return areMarks || printedNumber(word, mark) ? Piece::Number : Piece::Text;
}

struct PieceWord
{
    int word = 0;
    Piece piece = Piece::Text;
    float gap = 0; // before it, in sizes of the font
};

// The words of one line, cut where columns may be parted.
class LineCutter
{
public:
    LineCutter(const Page &page, DecimalMark mark) : m_page(page), m_mark(mark) {}

    PrintedLine cut(int firstWord, int endWord)
    {
        m_line = {};
        for (int i = firstWord; i < endWord; ++i) {
            const Box &box = m_page.words[i].box;
            m_line.box = i == firstWord ? box : united(m_line.box, box);
            m_line.size = std::max(m_line.size, sizeOf(i));
        }
        QList<PieceWord> &run = m_run;
        run.clear();
        for (int i = firstWord; i < endWord; ++i) {
            PieceWord next{i, pieceOf(textOfWord(i), m_mark), i == firstWord ? 0 : gapBefore(i)};
            if (isPoint(i, firstWord, endWord))
                next.piece = Piece::Leader;
            if (next.piece == Piece::Leader || (!run.isEmpty() && partsBefore(run.last(), next))) {
                take(run);
                run.clear();
            }
            if (next.piece != Piece::Leader)
                run.append(next);
        }
        take(run);
        return std::move(m_line);
    }

private:
    QStringView textOfWord(int i) const
    {
        return QStringView(m_page.text).mid(m_page.words[i].from, m_page.words[i].length);
    }

    // One of several points with blanks between them.
    bool isPoint(int i, int firstWord, int endWord) const
    {
        return textOfWord(i) == u"." &&
               ((i > firstWord && textOfWord(i - 1) == u".") || (i + 1 < endWord && textOfWord(i + 1) == u"."));
    }

    float sizeOf(int i) const
    {
        const Word &word = m_page.words[i];
        return word.size > 0 ? word.size : std::max(1.0f, (word.box.bottom - word.box.top) * 0.8f);
    }

    float gapBefore(int i) const
    {
        return (m_page.words[i].box.left - m_page.words[i - 1].box.right) / std::max(sizeOf(i), sizeOf(i - 1));
    }

    // Words to the left of what is before them belong to another line that was read as one.
    bool partsBefore(const PieceWord &last, const PieceWord &next) const
    {
        if (std::abs(next.gap) > widestBlank)
            return !(next.piece == Piece::Closing && next.gap > 0 && next.gap < nearSign &&
                     (last.piece == Piece::Number || last.piece == Piece::Closing)) &&
                   !(last.piece == Piece::Opening && next.gap > 0 && next.gap < nearSign);
        return false;
    }

    void take(const QList<PieceWord> &run)
    {
        if (run.size() == 1 && run.first().piece == Piece::Currency) {
            takeCurrency(run.first().word);
            return;
        }
        if (std::all_of(run.begin(), run.end(), [](const PieceWord &each) { return each.piece == Piece::Mark; }))
            return;
        if (takeNumbers(run))
            return;
        // "Total $ 1,234": what stands behind a sign alone is a number of its own.
        for (qsizetype i = 1; i + 1 < run.size(); ++i) {
            if (run[i].piece == Piece::Currency && takeNumbersAfter(run, i))
                return;
        }
        append(run.first().word, run.last().word + 1, {});
    }

    void takeCurrency(int word)
    {
        m_currency = textOfWord(word).toString();
        m_currencyLeft = m_page.words[word].box.left;
    }

    bool takeNumbersAfter(const QList<PieceWord> &run, qsizetype currency)
    {
        const QList<PieceWord> rest = run.mid(currency);
        if (!isOfNumbers(rest))
            return false;
        append(run.first().word, run[currency].word, {});
        return takeNumbers(rest);
    }

    static bool isOfNumbers(const QList<PieceWord> &run)
    {
        bool hasNumber = false;
        for (const PieceWord &each : run) {
            if (each.piece == Piece::Text)
                return false;
            hasNumber = hasNumber || each.piece == Piece::Number || each.piece == Piece::Dash;
        }
        return hasNumber;
    }

    // Each number with what belongs to it: "(", "$", ")", "%".
    bool takeNumbers(const QList<PieceWord> &run)
    {
        if (!isOfNumbers(run))
            return false;
        for (qsizetype i = 0; i < run.size();) {
            if (run[i].piece == Piece::Mark) {
                ++i;
                continue;
            }
            qsizetype first = i;
            while (i < run.size() && (run[i].piece == Piece::Opening || run[i].piece == Piece::Currency))
                ++i;
            if (i == run.size())
                break;
            if (run[i].piece == Piece::Dash && i + 1 < run.size() && run[i + 1].piece == Piece::Number &&
                run[i + 1].gap < 0.2f)
                ++i; // a minus
            ++i;
            while (i < run.size() && run[i].piece == Piece::Closing)
                ++i;
            while (i < run.size() && isMarkOfYear(run[i - 1], run[i]))
                ++i;
            for (; first < i && run[first].piece == Piece::Currency; ++first) // the box is that of the number alone
                takeCurrency(run[first].word);
            takeNumber(run[first].word, run[i - 1].word + 1);
        }
        return true;
    }

    // "2016 (1)" or "2016 (1)(2)" as a head.
    bool isMarkOfYear(const PieceWord &year, const PieceWord &mark) const
    {
        const auto number = printedNumber(textOfWord(year.word), m_mark);
        const QStringView text = textOfWord(mark.word);
        return number && number->isYear && mark.gap < nearMark && text.startsWith(u'(') && text.endsWith(u')') &&
               text.size() <= longestMarks;
    }

    // A small raised "1" behind a number is a mark.
    void takeNumber(int firstWord, int endWord)
    {
        const bool isMark = firstWord + 1 == endWord && sizeOf(firstWord) < markSize * m_line.size &&
                            m_page.words[firstWord].length <= 3 && !m_line.fragments.isEmpty() &&
                            m_line.fragments.last().number &&
                            m_page.words[firstWord].box.left - m_line.fragments.last().box.right < m_line.size;
        if (!isMark)
            append(firstWord, endWord, m_mark);
    }

    void append(int firstWord, int endWord, std::optional<DecimalMark> mark)
    {
        if (endWord <= firstWord)
            return;
        Fragment fragment;
        fragment.firstWord = firstWord;
        fragment.endWord = endWord;
        fragment.from = m_page.words[firstWord].from;
        fragment.to = m_page.words[endWord - 1].from + m_page.words[endWord - 1].length;
        fragment.to = std::min(fragment.to, fragment.from + int(longestFragment));
        fragment.box = m_page.words[firstWord].box;
        for (int i = firstWord; i < endWord; ++i) {
            fragment.box = united(fragment.box, m_page.words[i].box);
            fragment.size = std::max(fragment.size, sizeOf(i));
        }
        if (mark)
            fragment.number =
                printedNumber(QStringView(m_page.text).mid(fragment.from, fragment.to - fragment.from), *mark);
        fragment.reach = fragment.box.left;
        if (fragment.number && !m_currency.isEmpty()) {
            fragment.reach = std::min(m_currencyLeft, fragment.reach);
            if (fragment.number->currency.isEmpty())
                fragment.number->currency = m_currency;
        }
        m_currency.clear();
        m_line.fragments.append(fragment);
    }

    const Page &m_page;
    const DecimalMark m_mark;
    PrintedLine m_line;
    QList<PieceWord> m_run; // of the line, up to where columns may be parted
    QString m_currency;     // that stood alone before what comes next, and where
    float m_currencyLeft = 0;
};

} // namespace

Box united(const Box &a, const Box &b)
{
    return {std::min(a.left, b.left), std::min(a.top, b.top), std::max(a.right, b.right), std::max(a.bottom, b.bottom)};
}

QList<PrintedLine> printedLines(const Page &page, DecimalMark mark)
{
    QList<PrintedLine> lines;
    if (page.words.size() > mostWords)
        return lines;
    LineCutter cutter(page, mark);
    int word = 0;
    for (qsizetype from = 0; from < page.text.size();) {
        qsizetype to = page.text.indexOf(u'\n', from);
        if (to < 0)
            to = page.text.size();
        const int first = word;
        while (word < page.words.size() && page.words[word].from < to)
            ++word;
        if (word > first)
            lines.append(cutter.cut(first, word));
        else if (!lines.isEmpty() && from == to)
            lines.last().endsBlock = true;
        from = to + 1;
    }
    lines.removeIf([](const PrintedLine &line) { return line.fragments.isEmpty(); });
    return lines;
}

Fragment partOf(const Page &page, const Fragment &fragment, int firstWord, int endWord, DecimalMark mark)
{
    Fragment part = fragment;
    part.firstWord = firstWord;
    part.endWord = endWord;
    part.from = page.words[firstWord].from;
    part.to = page.words[endWord - 1].from + page.words[endWord - 1].length;
    part.box = page.words[firstWord].box;
    for (int i = firstWord; i < endWord; ++i)
        part.box = united(part.box, page.words[i].box);
    part.reach = part.box.left;
    part.number = printedNumber(QStringView(page.text).mid(part.from, part.to - part.from), mark);
    return part;
}

QString textOf(const Page &page, const Fragment &fragment)
{
    return page.text.mid(fragment.from, fragment.to - fragment.from).simplified();
}

} // namespace core
