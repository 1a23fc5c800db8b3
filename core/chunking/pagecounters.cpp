#include "core/chunking/pagecounters.h"

#include "core/language/lexicon.h"

#include <algorithm>

namespace core {
namespace {

constexpr QChar mark = u'#';
constexpr qsizetype mostDigits = 6;
constexpr qsizetype mostAtFoot = 3; // digits of a page number directly after the words of a foot
constexpr float apart = 1.0f;       // in font sizes: wider than a space between two words
constexpr qsizetype longestOf = 3;  // letters of "of" and its like in other languages
constexpr qsizetype near = 4;       // nearby lines of one pattern, on either side, with which a number is compared

bool isRoman(QStringView word)
{
    return !word.isEmpty() && word.size() <= 7 &&
           std::all_of(word.begin(), word.end(), [](QChar c) { return QStringView(u"ivxlcIVXLC").contains(c); });
}

bool hasLetter(QStringView text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
}

QStringView lastWordOf(QStringView text)
{
    qsizetype to = text.size();
    while (to > 0 && !text[to - 1].isLetterOrNumber())
        --to;
    qsizetype from = to;
    while (from > 0 && text[from - 1].isLetter())
        --from;
    return text.sliced(from, to - from);
}

bool endsWithPageWord(QStringView before)
{
    return lexicon().words("page-words").contains(lastWordOf(before).toString().toLower());
}

// A number in a line and its surroundings.
class NumberInLine
{
public:
    NumberInLine(const Page &page, const TextLine &line, qsizetype from, qsizetype to)
        : m_page(page),
          m_line(line),
          m_text(QStringView(page.text).mid(line.from, line.to - line.from)),
          m_before(m_text.first(from)),
          m_behind(m_text.sliced(to)),
          m_from(from),
          m_to(to)
    {
    }

    // Whether it is at an end of the line, except for signs and a number of pages, or after a word for "page"; not part
    // of a date or a sum.
    bool isAtEnd() const
    {
        const bool atEnd = std::all_of(m_before.begin(), m_before.end(), isSign) ||
                           std::all_of(m_behind.begin(), m_behind.end(), isSign) || isOfPages() ||
                           endsWithPageWord(m_before);
        return atEnd && m_to - m_from <= mostDigits && !isPart();
    }

    bool isGlued() const
    {
        qsizetype letters = 0;
        for (qsizetype i = m_from; i > 0 && !m_text[i - 1].isSpace(); --i)
            letters += m_text[i - 1].isLetter();
        const bool isWithin = !m_behind.isEmpty() && m_behind.front().isLetter();
        return letters > 1 && !isWithin && !endsWithPageWord(m_before);
    }

    bool isApart() const
    {
        if (endsWithPageWord(m_before) || isAlone())
            return true;
        const bool isLast = !hasLetter(m_behind);
        return isParted(isLast ? m_before.trimmed().right(1) : m_behind.trimmed().left(1)) || hasGap(isLast);
    }

private:
    static bool isSign(QChar c) { return !c.isLetterOrNumber(); }

    // Whether "/ 8" or "of 8" is behind it, and nothing else.
    bool isOfPages() const
    {
        const QStringView behind = m_behind.trimmed();
        const auto digit = std::find_if(behind.begin(), behind.end(), [](QChar c) { return c.isDigit(); });
        const auto end = std::find_if(digit, behind.end(), [](QChar c) { return !c.isDigit(); });
        const QStringView between = behind.first(digit - behind.begin()).trimmed();
        const bool isJoined =
            between == u"/" || (!between.isEmpty() && between.size() <= longestOf &&
                                std::all_of(between.begin(), between.end(), [](QChar c) { return c.isLetter(); }));
        return digit != end && isJoined && std::all_of(end, behind.end(), isSign);
    }

    bool isPart() const
    {
        const auto joins = [](QChar c) { return c == u'.' || c == u',' || c == u':' || c == u'\''; };
        const qsizetype before = m_before.size();
        return (before > 1 && joins(m_before[before - 1]) && m_before[before - 2].isDigit()) ||
               (m_behind.size() > 1 && joins(m_behind[0]) && m_behind[1].isDigit());
    }

    bool isAlone() const // such as "- 12 -", "F-12"
    {
        const auto isLetter = [](QChar c) { return c.isLetter(); };
        return std::count_if(m_text.begin(), m_text.end(), isLetter) <= 1;
    }

    // Separated by a sign with spaces on both sides.
    bool isParted(QStringView sign) const
    {
        if (sign.isEmpty() || sign[0].isLetterOrNumber() || QStringView(u".,:;#").contains(sign[0]))
            return false;
        const qsizetype at = hasLetter(m_behind) ? m_behind.indexOf(sign) + m_to : m_before.lastIndexOf(sign);
        return at > 0 && at + 1 < m_text.size() && m_text[at - 1].isSpace() && m_text[at + 1].isSpace();
    }

    bool hasGap(bool isLast) const
    {
        const int at = m_line.from + int(m_from);
        const auto behind = std::upper_bound(m_page.words.begin(), m_page.words.end(), at,
                                             [](int place, const Word &word) { return place < word.from; });
        if (behind == m_page.words.begin())
            return false;
        const auto own = behind - 1;
        const auto other = isLast ? own - 1 : behind;
        if ((isLast && own == m_page.words.begin()) || other == m_page.words.end() || other->from < m_line.from ||
            other->from >= m_line.to)
            return false;
        const float gap = isLast ? own->box.left - other->box.right : other->box.left - own->box.right;
        return gap > apart * std::max(own->size, other->size);
    }

    const Page &m_page;
    const TextLine &m_line;
    const QStringView m_text;
    const QStringView m_before;
    const QStringView m_behind;
    const qsizetype m_from;
    const qsizetype m_to;
};

} // namespace

EdgeLine edgeLineOf(const Page &page, const TextLine &line)
{
    const QStringView whole = QStringView(page.text).mid(line.from, line.to - line.from);
    EdgeLine edge;
    if (isRoman(whole.trimmed())) {
        edge.pattern = mark;
        return edge;
    }
    const bool isSentence = whole.trimmed().endsWith(u'.'); // numbers in a sentence are text
    for (qsizetype i = 0; i < whole.size();) {
        if (!whole[i].isDigit()) {
            if (!whole[i].isSpace())
                edge.pattern += whole[i].toLower();
            ++i;
            continue;
        }
        qsizetype to = i;
        while (to < whole.size() && whole[to].isDigit())
            ++to;
        const NumberInLine number(page, line, i, to);
        if (!isSentence && number.isAtEnd()) {
            edge.numbers.append(
                {whole.mid(i, to - i).toString(), edge.pattern.size(), number.isApart(), number.isGlued()});
            edge.pattern += mark;
        } else {
            edge.pattern += whole.mid(i, to - i);
        }
        i = to;
    }
    return edge;
}

void PageCounters::add(const EdgeLine &line, bool atTop, int page)
{
    if (line.numbers.isEmpty())
        return;
    Seen seen{page, {}};
    for (const EdgeNumber &number : line.numbers)
        seen.numbers.append(number.digits.toInt());
    m_seen[(atTop ? u't' : u'b') + line.pattern].append(seen);
}

// "Invoice 1004" on the fourth page increases too: a number next to words must be one that pages can have.
bool PageCounters::mayCount(const EdgeNumber &number, bool atTop) const
{
    if (number.isApart)
        return true;
    if (number.isGlued || number.digits.startsWith(u'0'))
        return false;
    return number.digits.toInt() <= m_pages || (!atTop && number.digits.size() <= mostAtFoot);
}

// Whether it differs from numbers on nearby pages as the pages do; two pages may be one sheet, and a slide several
// pages.
bool PageCounters::counts(const QList<Seen> &seen, int page, qsizetype slot, int number)
{
    const auto own = std::lower_bound(seen.begin(), seen.end(), page,
                                      [](const Seen &each, int wanted) { return each.page < wanted; });
    const auto first = own - std::min(near, own - seen.begin());
    const auto last = own + std::min(near + 1, seen.end() - own);
    int others = 0, agreeing = 0;
    for (auto each = first; each != last; ++each) {
        const int pages = each->page - page;
        if (pages == 0)
            continue;
        const int step = each->numbers[slot] - number;
        ++others;
        agreeing += step == pages || step == 0 || step == 2 * pages;
    }
    return agreeing >= 2 || (agreeing == 1 && others <= 2);
}

QString PageCounters::keyOf(const EdgeLine &line, bool atTop, int page) const
{
    QString key = (atTop ? u't' : u'b') + line.pattern;
    if (line.numbers.isEmpty())
        return key;
    const QList<Seen> seen = m_seen.value(key);
    for (qsizetype slot = line.numbers.size(); slot-- > 0;) { // backwards, so that positions stay valid
        const EdgeNumber &number = line.numbers[slot];
        if (!mayCount(number, atTop) || !counts(seen, page, slot, number.digits.toInt()))
            key.replace(1 + number.at, 1, number.digits);
    }
    return key;
}

} // namespace core
