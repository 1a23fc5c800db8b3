#include "core/tables/regions.h"

#include "core/language/lexicon.h"
#include "core/tables/periods.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr int mostBetween = 10;     // lines between two rows
constexpr float farBelow = 14;      // largest distance between two rows, in line heights
constexpr float closeBelow = 3;     // the same for rows that begin with their numbers
constexpr float proseWidth = 0.62f; // share of the line width
constexpr int shortWord = 4;        // characters: "n/a" or "good" may replace a number
constexpr qsizetype longestOpening = 24;
constexpr float smallerPrint = 0.9f; // of a description below its row, relative to the row
constexpr float closerToRow = 0.3f;  // least by which a description is closer to its row, in line heights
constexpr float alignedBy = 1.2f;    // font sizes between right edges of one column

// How the lines of a page follow one another.
class RegionFinder
{
public:
    RegionFinder(const Page &page, const QList<PrintedLine> &lines)
        : m_page(page),
          m_lines(lines),
          m_margins(marginsOf(lines))
    {
    }

    QList<Region> all()
    {
        for (int i = 0; i < m_lines.size(); ++i) {
            if (!isRow(i))
                continue;
            if (m_region.rows.isEmpty() || !joins(i))
                begin();
            add(i);
        }
        begin();
        return m_regions;
    }

private:
    enum class Kind { Text, Numbers, Reversed, Years, Lone };

    Kind kindOf(const PrintedLine &line) const
    {
        const bool hasNumber = std::any_of(line.fragments.begin(), line.fragments.end(),
                                           [](const Fragment &each) { return each.number && !each.isYear(); });
        if (!hasNumber)
            return hasOnlyYears(line) ? Kind::Years : Kind::Text;
        if (line.fragments.size() == 1)
            return Kind::Lone;
        const bool isReversed =
            line.fragments.first().number && line.fragments.size() == 2 && !line.fragments[1].number;
        return isReversed ? Kind::Reversed : Kind::Numbers;
    }

    bool isRow(int i) const
    {
        const PrintedLine &line = m_lines[i];
        switch (kindOf(line)) {
        case Kind::Text:
            return false;
        case Kind::Numbers:
        case Kind::Reversed:
            return true;
        case Kind::Years:
            return isRowOfYears(i);
        case Kind::Lone:
            return !m_region.rows.isEmpty() && i - m_region.rows.last() <= 2 && isAligned(line) &&
                   line.box.top - m_lines[m_region.rows.last()].box.bottom < 3 * line.height();
        }
        return false;
    }

    // "Founded 1998 2003" among rows with numbers, but not "Year ended December 31, 2015 2014" above them.
    bool isRowOfYears(int i) const
    {
        const PrintedLine &line = m_lines[i];
        if (m_region.rows.isEmpty() || m_region.rows.last() + 1 != i || m_lines[i - 1].endsBlock ||
            line.fragments.size() < 2 || line.fragments.first().number)
            return false;
        const QString label = textOf(m_page, line.fragments.first());
        return !namesPeriod(label) && !endsOpen(label) && isAligned(line) &&
               line.fragments.first().box.left < m_numberLeft;
    }

    bool joins(int i) const
    {
        const PrintedLine &line = m_lines[i];
        const int last = m_region.rows.last();
        const PrintedLine &above = m_lines[last];
        if (line.box.top < above.box.top - line.height() / 2 || i - last > mostBetween + 1 ||
            line.box.top - above.box.bottom > farBelow * std::max(line.height(), above.height()))
            return false;
        const bool isReversed = kindOf(line) == Kind::Reversed;
        if (isReversed && line.box.top - above.box.bottom > closeBelow * line.height())
            return false;
        if (isReversed != m_isReversed)
            return isReversed && isAligned(line) && !hasBreak(last, i);
        for (int j = last + 1; j < i; ++j) {
            if (isHead(j) || repeatsHeads(j) || beginsCaption(m_page, m_lines[j]) || isPartingProse(j))
                return false;
        }
        return isAligned(line) || !hasBreak(last, i);
    }

    bool hasBreak(int last, int i) const
    {
        for (int j = last; j < i; ++j) {
            if (m_lines[j].endsBlock)
                return true;
        }
        return false;
    }

    bool isAligned(const PrintedLine &line) const
    {
        int aligned = 0;
        int numbers = 0;
        for (const Fragment &each : line.fragments) {
            if (!each.number)
                continue;
            ++numbers;
            aligned += std::any_of(m_cells.begin(), m_cells.end(), [&](const Box &cell) {
                return std::abs(cell.right - each.box.right) < alignedBy * each.size ||
                       (cell.left < each.box.right && each.box.left < cell.right);
            });
        }
        return 2 * aligned >= numbers;
    }

    bool isHead(int j) const
    {
        const PrintedLine &line = m_lines[j];
        if (kindOf(line) == Kind::Years)
            return true;
        const auto isOverNumbers = [&](const Fragment &each) { return each.box.left > m_numberLeft - 2 * each.size; };
        for (const Fragment &each : line.fragments) {
            if (isOverNumbers(each) && !each.number && namesPeriod(textOf(m_page, each)))
                return true;
        }
        const auto isLongWord = [](const Fragment &each) { return !each.number && each.to - each.from > shortWord; };
        return line.fragments.size() >= 2 && m_lines[j - 1].endsBlock && kindOf(line) == Kind::Text &&
               (std::all_of(line.fragments.begin(), line.fragments.end(), isOverNumbers) ||
                std::all_of(line.fragments.begin() + 1, line.fragments.end(), isLongWord));
    }

    // The same heads again, or nearly: the next table.
    bool repeatsHeads(int j) const
    {
        constexpr qsizetype mostHeads = 64;
        const int above = m_region.rows.first() - 1;
        const PrintedLine &line = m_lines[j];
        if (above < 0 || line.fragments.size() < 2 || line.fragments.size() > mostHeads ||
            m_lines[above].fragments.size() > mostHeads || kindOf(line) != Kind::Text)
            return false;
        QSet<QString> heads;
        for (const Fragment &each : m_lines[above].fragments)
            heads.insert(textOf(m_page, each));
        QSet<QString> repeated;
        for (const Fragment &each : line.fragments) {
            const QString text = textOf(m_page, each);
            if (heads.contains(text))
                repeated.insert(text);
        }
        return repeated.size() > 1 && 2 * repeated.size() >= line.fragments.size() &&
               repeated.contains(textOf(m_page, line.fragments.first()));
    }

    // A paragraph between two tables, rather than a label of several lines.
    bool isPartingProse(int j) const
    {
        if (!isProse(m_lines[j], m_margins.first, m_margins.second) || !m_lines[j].endsBlock)
            return false;
        int first = j;
        while (first > m_region.rows.last() + 1 && isProse(m_lines[first - 1], m_margins.first, m_margins.second))
            --first;
        return m_lines[first - 1].endsBlock &&
               !(first == m_region.rows.last() + 1 && describeRowAbove(m_lines, first, j));
    }

    void begin()
    {
        if (!m_region.rows.isEmpty()) {
            const int last = m_region.rows.last();
            m_regions.append(m_region);
            m_region = {};
            m_region.after = last;
        }
        m_cells.clear();
        m_numberLeft = m_margins.second;
    }

    void add(int i)
    {
        const PrintedLine &line = m_lines[i];
        if (m_region.rows.isEmpty())
            m_isReversed = kindOf(line) == Kind::Reversed;
        m_region.rows.append(i);
        for (const Fragment &each : line.fragments) {
            if (!each.number)
                continue;
            m_cells.append(each.box);
            if (&each != &line.fragments.first())
                m_numberLeft = std::min(m_numberLeft, each.box.left);
        }
        while (m_cells.size() > 64)
            m_cells.removeFirst();
    }

    const Page &m_page;
    const QList<PrintedLine> &m_lines;
    const std::pair<float, float> m_margins;
    QList<Region> m_regions;
    Region m_region;
    bool m_isReversed = false;
    QList<Box> m_cells;
    float m_numberLeft = 0;
};

} // namespace

QList<Region> regionsOf(const Page &page, const QList<PrintedLine> &lines)
{
    return RegionFinder(page, lines).all();
}

bool hasOnlyYears(const PrintedLine &line)
{
    bool hasYear = false;
    for (const Fragment &each : line.fragments) {
        if (each.number && !each.isYear())
            return false;
        hasYear = hasYear || each.isYear();
    }
    return hasYear;
}

bool isProse(const PrintedLine &line, float left, float right)
{
    return line.fragments.size() == 1 && !line.fragments.first().number &&
           line.box.right - line.box.left > proseWidth * (right - left);
}

bool beginsCaption(const Page &page, const PrintedLine &line)
{
    static const QSet<QString> &openings = lexicon().words("caption-openings");
    const QStringView text = QStringView(page.text).mid(line.fragments.first().from, longestOpening);
    qsizetype end = 0;
    while (end < text.size() && text[end].isLetter())
        ++end;
    if (end == 0 || !openings.contains(text.first(end).toString().toLower()))
        return false;
    while (end < text.size() && (text[end] == u' ' || text[end] == u'.'))
        ++end;
    return end < text.size() && (text[end].isDigit() || QStringView(u"IVX").contains(text[end]) ||
                                 (end + 1 < text.size() && text[end].isUpper() && !text[end + 1].isLetter()));
}

bool endsOpen(QStringView label)
{
    static const QSet<QString> &words = lexicon().words("label-continuations");
    label = label.trimmed();
    if (label.isEmpty() || label.endsWith(u':'))
        return false;
    if (label.endsWith(u',') || label.endsWith(u'-') || label.endsWith(u'\u2014') || label.endsWith(u'\u2013'))
        return true;
    if (label.count(u'(') > label.count(u')'))
        return true;
    const qsizetype blank = label.lastIndexOf(u' ');
    return blank >= 0 && words.contains(label.sliced(blank + 1).toString().toLower());
}

bool describeRowAbove(const QList<PrintedLine> &lines, qsizetype first, qsizetype last)
{
    if (first < 1 || last + 1 >= lines.size())
        return false;
    const PrintedLine &row = lines[first - 1];
    const PrintedLine &line = lines[first];
    const float above = line.box.top - row.box.bottom;
    const float below = lines[last + 1].box.top - lines[last].box.bottom;
    return (line.size < smallerPrint * row.size || line.box.left > row.box.left + line.size) &&
           above + closerToRow * line.height() < below;
}

bool isInMiddle(const Fragment &line, float of)
{
    return std::abs(line.center() - of) < 2 * line.size;
}

std::pair<float, float> marginsOf(const QList<PrintedLine> &lines)
{
    std::pair<float, float> margins{1e6f, 0};
    for (const PrintedLine &line : lines) {
        margins.first = std::min(margins.first, line.box.left);
        margins.second = std::max(margins.second, line.box.right);
    }
    return margins;
}

} // namespace core
