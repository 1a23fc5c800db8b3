#include "core/tables/fragments.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr qsizetype mostWords = 20000; // per page
constexpr float widestBlank = 1.0f;    // in font sizes; a wider space is a gap between columns
constexpr float widestOfWords = 0.55f; // in font sizes; a wider space may be a gap too
constexpr float narrowest = 0.4f;      // in font sizes; a narrower space is never a gap
constexpr float timesBlank = 1.6f;     // relative to the narrowest space of the line; a wider one may be a gap too
constexpr float alikeLetters = 0.05f;  // largest relative difference of character widths in a monospaced font
constexpr float widestLetter = 1.15f;  // in character widths: the space of a monospaced font is not a gap
constexpr int mostWordsBeside = 200;   // limit for lines whose gaps are compared
constexpr int leastBeside = 3;         // fewest other lines that must share a narrow gap
constexpr float mostContrary = 0.34f;  // most lines with words across a gap, relative to those that share it
constexpr int mostLinesOfRun = 60;     // limit for lines compared with each other
constexpr float widestSpace = 2.5f;    // largest space between two lines of a run, in line heights
constexpr float leastShared = 0.3f;    // smallest overlap of shared gaps, in font sizes
constexpr float edgesWithin = 0.3f;    // largest difference of an edge beside shared gaps, in font sizes
constexpr float nearSign = 2.5f;       // largest distance of a ")" or "%" from its number, in font sizes
constexpr qsizetype longestMarks = 9;
constexpr float nearMark = 0.8f; // largest distance of a "(1)" from its year, in font sizes
constexpr float markSize = 0.8f; // largest size of a raised mark, relative to the line's font
constexpr qsizetype longestFragment = 1000;

float sizeOfWord(const Word &word)
{
    return word.size > 0 ? word.size : std::max(1.0f, (word.box.bottom - word.box.top) * 0.8f);
}

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

bool isBracketedCurrency(QStringView word) // "(€"
{
    return word.size() <= 4 && word.startsWith(u'(') && isCurrency(word.sliced(1));
}

Piece pieceOf(QStringView word, DecimalMark mark)
{
    if (isLeader(word))
        return Piece::Leader;
    if (isDash(word))
        return Piece::Dash;
    if (isCurrency(word))
        return Piece::Currency;
    if (word == u"(" || isBracketedCurrency(word))
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
    float gap = 0; // space before it, in font sizes
};

// Splits the words of a line where columns may be separated.
class LineCutter
{
public:
    LineCutter(const Page &page, DecimalMark mark) : m_page(page), m_mark(mark) {}

    // `parted`: words before which nearby lines also have a gap.
    PrintedLine cut(int firstWord, int endWord, const QSet<int> &parted)
    {
        m_line = {};
        for (int i = firstWord; i < endWord; ++i) {
            const Box &box = m_page.words[i].box;
            m_line.box = i == firstWord ? box : united(m_line.box, box);
            m_line.size = std::max(m_line.size, sizeOf(i));
        }
        QList<PieceWord> &run = m_run;
        run.clear();
        int before = -1; // the last word that can be seen
        for (int i = firstWord; i < endWord; ++i) {
            if (textOfWord(i).trimmed().isEmpty()) // a character that is printed as white space
                continue;
            PieceWord next{i, pieceOf(textOfWord(i), m_mark), before < 0 ? 0 : gapBetween(before, i)};
            before = i;
            if (isPoint(i, firstWord, endWord))
                next.piece = Piece::Leader;
            if (next.piece == Piece::Leader ||
                (!run.isEmpty() && (parted.contains(i) || partsBefore(run.last(), next)))) {
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

    // Whether it is one of several dots separated by spaces.
    bool isPoint(int i, int firstWord, int endWord) const
    {
        return textOfWord(i) == u"." &&
               ((i > firstWord && textOfWord(i - 1) == u".") || (i + 1 < endWord && textOfWord(i + 1) == u"."));
    }

    float sizeOf(int i) const { return sizeOfWord(m_page.words[i]); }

    float gapBetween(int before, int i) const
    {
        return (m_page.words[i].box.left - m_page.words[before].box.right) / std::max(sizeOf(i), sizeOf(before));
    }

    // Words to the left of the previous word belong to another line that was read as part of this one.
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
        if (!isRange(run) && takeNumbers(run))
            return;
        // "Total $ 1,234": what follows a separate sign is a number of its own.
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

    // "1 – 5000" or "10 – 20 %" in one cell.
    static bool isRange(QList<PieceWord> run)
    {
        if (run.size() == 4 && run.last().piece == Piece::Closing)
            run.removeLast();
        return run.size() == 3 && run[0].piece == Piece::Number && run[1].piece == Piece::Dash &&
               run[2].piece == Piece::Number && run[1].gap < widestOfWords && run[2].gap < widestOfWords &&
               run[1].gap > 0 && run[2].gap > 0;
    }

    // Takes each number together with its signs: "(", "$", ")", "%".
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
                ++i; // skips a minus
            ++i;
            while (i < run.size() && run[i].piece == Piece::Closing)
                ++i;
            while (i < run.size() && isMarkOfYear(run[i - 1], run[i]))
                ++i;
            for (; first < i && run[first].piece == Piece::Currency; ++first) // the box covers only the number
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

    // A small raised "1" after a number is a footnote marker.
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
    QList<PieceWord> m_run; // words of the line up to the next gap
    QString m_currency;     // a currency sign that stood alone, with its left edge
    float m_currencyLeft = 0;
};

struct Gap // between two words
{
    int word = 0; // index of the word after it
    float left = 0;
    float right = 0;
    float rightOfNext = 0; // right edge of the word after it
    float size = 0;        // font size
    float letter = 0;      // character width of both words, if the font may be monospaced; otherwise 0

    float width() const { return (right - left) / size; } // in font sizes
};

struct LineOfWords
{
    int firstWord = 0;
    int endWord = 0;
    Box box;
    QList<Gap> gaps;       // from left to right
    bool isParted = false; // at least one of them separates columns
    bool endsBlock = false;
};

float letterOfBoth(const Word &a, const Word &b)
{
    const float inA = (a.box.right - a.box.left) / float(std::max(1, a.length));
    const float inB = (b.box.right - b.box.left) / float(std::max(1, b.length));
    return std::abs(inA - inB) < alikeLetters * std::max(inA, inB) ? std::max(inA, inB) : 0;
}

LineOfWords lineOfWords(const Page &page, int firstWord, int endWord)
{
    LineOfWords line{firstWord, endWord, page.words[firstWord].box, {}, false, false};
    for (int i = firstWord + 1; i < endWord; ++i) {
        const Box &box = page.words[i].box;
        const float size = std::max(sizeOfWord(page.words[i]), sizeOfWord(page.words[i - 1]));
        const Word &before = page.words[i - 1];
        const float letter = letterOfBoth(before, page.words[i]);
        const Gap gap{i, before.box.right, box.left, box.right, size, letter};
        line.box = united(line.box, box);
        line.isParted = line.isParted || gap.width() > widestBlank;
        if (gap.right > gap.left)
            line.gaps.append(gap);
    }
    return line;
}

// Finds narrow gaps between columns: most of the other lines have a gap at the same place, with the same edge on one
// side. Prose, and lines without such neighbours, share no gaps. The order of the rows makes no difference.
class SharedGaps
{
public:
    SharedGaps(const Page &page, const QList<LineOfWords> &lines) : m_page(page), m_lines(lines) {}

    QSet<int> wordsBehind() const
    {
        QSet<int> words;
        for (qsizetype from = 0; from < m_lines.size();) {
            const qsizetype to = endOfRun(from);
            for (qsizetype i = from; i < to; ++i) {
                if (!mayHaveColumns(m_lines[i]))
                    continue;
                const float blank = narrowestGap(m_lines[i]);
                for (const Gap &gap : m_lines[i].gaps) {
                    if (mayPart(gap, m_lines[i].firstWord, blank) && isShared(gap, i, from, to))
                        words.insert(gap.word);
                }
            }
            from = to;
        }
        return words;
    }

private:
    static bool mayHaveColumns(const LineOfWords &line) { return line.isParted && line.gaps.size() <= mostWordsBeside; }

    static float narrowestGap(const LineOfWords &line)
    {
        float least = widestBlank;
        for (const Gap &gap : line.gaps)
            least = std::min(least, gap.width());
        return least;
    }

    // Lines below one another without a wide space between them.
    qsizetype endOfRun(qsizetype from) const
    {
        qsizetype to = from + 1;
        for (; to < m_lines.size() && to - from < mostLinesOfRun; ++to) {
            const Box &above = m_lines[to - 1].box;
            const Box &below = m_lines[to].box;
            const float height = std::max(above.bottom - above.top, below.bottom - below.top);
            if (below.top <= above.top || below.top - above.bottom > widestSpace * height)
                break;
        }
        return to;
    }

    QStringView textOfWord(int i) const
    {
        return QStringView(m_page.text).mid(m_page.words[i].from, m_page.words[i].length);
    }

    // Not next to a sign, nor after the number that begins a list item.
    bool mayPart(const Gap &gap, int firstWord, float blank) const
    {
        if (gap.width() <= std::max(narrowest, std::min(widestOfWords, timesBlank * blank)) ||
            gap.width() > widestBlank || gap.right - gap.left < widestLetter * gap.letter)
            return false;
        const auto isSign = [](QStringView word) {
            return isCurrency(word) ||
                   std::none_of(word.begin(), word.end(), [](QChar c) { return c.isLetterOrNumber(); });
        };
        const auto isLetter = [](QChar c) { return c.isLetter(); };
        const QStringView before = textOfWord(gap.word - 1);
        const bool isItem = gap.word == firstWord + 1 && std::count_if(before.begin(), before.end(), isLetter) < 2;
        const bool isSignBefore =
            isSign(before) && !(gap.word - 1 > firstWord && (isCurrency(before) || isBracketedCurrency(before)) &&
                                gapBefore(gap.word - 1) < gap.right - gap.left);
        return !isItem && !isSignBefore && !isSign(textOfWord(gap.word));
    }

    float gapBefore(int word) const { return m_page.words[word].box.left - m_page.words[word - 1].box.right; }

    // Enough other lines of the run have the gap, and few have words across it.
    bool isShared(const Gap &gap, qsizetype line, qsizetype from, qsizetype to) const
    {
        int shared = 0;
        int others = 0;
        for (qsizetype i = from; i < to; ++i) {
            const LineOfWords &other = m_lines[i];
            if (i == line || !mayHaveColumns(other))
                continue;
            const auto over = std::find_if(other.gaps.begin(), other.gaps.end(), [&](const Gap &each) {
                return std::min(each.right, gap.right) - std::max(each.left, gap.left) >= leastShared * gap.size;
            });
            if (over != other.gaps.end())
                shared += haveOneEdge(*over, gap);
            else
                others += other.box.left < gap.left && other.box.right > gap.right;
        }
        return shared >= leastBeside && others <= mostContrary * float(shared);
    }

    static bool haveOneEdge(const Gap &a, const Gap &b)
    {
        const float near = edgesWithin * b.size;
        return std::abs(a.left - b.left) < near || std::abs(a.right - b.right) < near ||
               std::abs(a.rightOfNext - b.rightOfNext) < near;
    }

    const Page &m_page;
    const QList<LineOfWords> &m_lines;
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
    QList<LineOfWords> words;
    int word = 0;
    for (qsizetype from = 0; from < page.text.size();) {
        qsizetype to = page.text.indexOf(u'\n', from);
        if (to < 0)
            to = page.text.size();
        const int first = word;
        while (word < page.words.size() && page.words[word].from < to)
            ++word;
        if (word > first)
            words.append(lineOfWords(page, first, word));
        else if (!words.isEmpty() && from == to)
            words.last().endsBlock = true;
        from = to + 1;
    }
    const QSet<int> parted = SharedGaps(page, words).wordsBehind();
    LineCutter cutter(page, mark);
    for (const LineOfWords &each : std::as_const(words)) {
        lines.append(cutter.cut(each.firstWord, each.endWord, parted));
        lines.last().endsBlock = each.endsBlock;
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
