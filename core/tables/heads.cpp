#include "core/tables/heads.h"

#include "core/tables/periods.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr int mostHeadLines = 14;
constexpr int mostSections = 8;
constexpr int mostSingles = 3;          // lines with a single head
constexpr float overLabels = 0.6f;      // share of the label zone within which the middle of a label head lies
constexpr float farAbove = 4;           // largest distance between heads, in line heights
constexpr float fartherApart = 1.8f;    // in spaces between rows: text this far above columns with heads is not a head
constexpr float beforeColumns = 4;      // font sizes by which a head may begin before its column
constexpr float offCenter = 1.5f;       // font sizes between a head and the middle of its columns
constexpr float alignedEdges = 0.3f;    // largest difference of aligned edges, in font sizes
constexpr float nextPitch = 0.75f;      // tolerance, in column distances, if there are as many heads as columns
constexpr float offPitch = 0.35f;       // tolerance, in column distances
constexpr float widerThanHead = 1.6f;   // relative width of a head above another head
constexpr float widerThanCells = 1.15f; // relative width from which a head may span several columns
constexpr float largerThanRows = 1.1f;  // font size of a heading, relative to the rows
constexpr float smallPrint = 0.9f;      // font size of a description, relative to the heads
constexpr qsizetype shortLine = 60;
constexpr float headWidth = 0.5f; // of the line width: a wider fragment is not a head
constexpr qsizetype longestRemark = 120;
constexpr qsizetype longestCaption = 300;
constexpr int captionReach = 6; // lines searched above the heads
constexpr int captionBelow = 3;

// What a text is built of, with any digits as 0 and any letters as a: "01.01. Thursday" is "0.0. a".
QString formOf(const QString &text)
{
    constexpr QChar anyDigits = u'0';
    constexpr QChar anyLetters = u'a';
    QString form;
    for (const QChar c : text.simplified()) {
        const QChar part = c.isDigit() ? anyDigits : c.isLetter() ? anyLetters : c;
        if (form.isEmpty() || part != form.back() || (part != anyDigits && part != anyLetters))
            form += part;
    }
    return form;
}

float widthOf(const QList<Band> &bands, int first, int last)
{
    return bands[last].right - bands[first].left;
}

float centerOf(const QList<Band> &bands, int first, int last)
{
    return (bands[first].left + bands[last].right) / 2;
}

struct Range // range of bands, inclusive
{
    int first = 0;
    int last = -1;
};

// Assigns the fragments of a line of heads to bands, starting with the lowest line: a fragment over a single band
// widens it for the lines above.
class HeadLine
{
public:
    // `hasLabelHead`: the line has a head for the labels, too.
    HeadLine(const Page &page, QList<Band> &bands, const QStringList &below, const QList<Fragment> &fragments,
             bool hasLabelHead)
        : m_page(page),
          m_bands(bands),
          m_below(below),
          m_isWhole(hasLabelHead || fragments.size() > 1)
    {
        for (const Fragment &each : fragments)
            split(each);
    }

    void putInto(QStringList &heads)
    {
        const QList<Range> ranges = allRanges();
        for (qsizetype i = 0; i < m_fragments.size(); ++i) {
            const QString text = textOf(m_page, m_fragments[i]);
            for (int band = ranges[i].first; band <= ranges[i].last; ++band)
                heads[band] = (text + u' ' + heads[band]).trimmed();
            if (ranges[i].first == ranges[i].last)
                widenBand(ranges[i].first, m_fragments[i].box);
        }
    }

    // For a single head that belongs to the one column below it, even if it is centred over several.
    void putIntoOne(QStringList &heads)
    {
        const Range range = own(m_fragments.first());
        if (range.last < 0)
            return;
        heads[range.first] = (textOf(m_page, m_fragments.first()) + u' ' + heads[range.first]).trimmed();
        widenBand(range.first, m_fragments.first().box);
    }

    // A single head must be centred over its columns; a title of the page is not.
    bool isTitle() const
    {
        if (m_fragments.size() != 1 || !inGroups().isEmpty())
            return false;
        const Range range = below(m_fragments.first().box);
        return range.last > range.first &&
               std::abs(centerOf(m_bands, range.first, range.last) - m_fragments.first().center()) >
                   offCenter * m_fragments.first().size;
    }

private:
    void widenBand(int band, const Box &box)
    {
        Band &each = m_bands[band];
        if (band == 0 || box.left > m_bands[band - 1].right)
            each.left = std::min(each.left, box.left);
        if (band + 1 == m_bands.size() || box.right < m_bands[band + 1].left)
            each.right = std::max(each.right, box.right);
    }

    // Over the middle of the band, or at its right edge.
    bool isOver(int band, const Box &box, float size) const
    {
        return std::abs((box.left + box.right) / 2 - m_bands[band].center()) < size ||
               std::abs(box.right - m_bands[band].right) < size;
    }

    // "EM F1": as many words as columns below, each over its own; "May 31, 2019 May 31, 2018": one date per column.
    void split(const Fragment &fragment)
    {
        QList<int> ends = endsOfWords(fragment);
        if (ends.isEmpty())
            ends = endsOfYears(fragment);
        int first = fragment.firstWord;
        for (const int end : ends) {
            m_fragments.append(partOf(m_page, fragment, first, end, DecimalMark::Point));
            first = end;
        }
        if (ends.isEmpty())
            m_fragments.append(fragment);
    }

    Range below(const Box &box) const
    {
        Range range;
        for (int band = 0; band < m_bands.size(); ++band) {
            const float common = std::min(m_bands[band].right, box.right) - std::max(m_bands[band].left, box.left);
            if (common < 0.3f * std::min(m_bands[band].width(), box.right - box.left))
                continue;
            if (range.last < 0)
                range.first = band;
            range.last = band;
        }
        return range;
    }

    QList<int> endsOfWords(const Fragment &fragment) const
    {
        const Range range = below(fragment.box);
        const int count = range.last - range.first + 1;
        if (count < 2 || fragment.endWord - fragment.firstWord != count || namesPeriod(textOf(m_page, fragment)))
            return {};
        QList<int> ends;
        for (int i = 0; i < count; ++i) {
            const Word &word = m_page.words[fragment.firstWord + i];
            if (!isOver(range.first + i, word.box, word.size))
                return {};
            ends.append(fragment.firstWord + i + 1);
        }
        return ends;
    }

    QList<int> endsOfYears(const Fragment &fragment) const
    {
        QList<int> ends;
        for (int i = fragment.firstWord; i < fragment.endWord; ++i) {
            const auto number =
                printedNumber(QStringView(m_page.text).mid(m_page.words[i].from, m_page.words[i].length));
            if (number && number->isYear)
                ends.append(i + 1);
        }
        const Range range = below(fragment.box);
        return ends.size() >= 2 && ends.last() == fragment.endWord && ends.size() == range.last - range.first + 1
                   ? ends
                   : QList<int>();
    }

    QList<Range> allRanges() const
    {
        QList<Range> ranges = inGroups();
        if (!ranges.isEmpty())
            return ranges;
        for (const Fragment &each : m_fragments)
            ranges.append(own(each));
        for (qsizetype i = 0; i < ranges.size(); ++i)
            widen(ranges, i);
        return ranges;
    }

    // Distance between the middles of adjacent columns.
    float pitchOf() const
    {
        return m_bands.size() < 2 ? 0
                                  : (m_bands.last().center() - m_bands.first().center()) / float(m_bands.size() - 1);
    }

    // If each is over the same number of columns, and centred over them.
    QList<Range> inGroups() const
    {
        const int count = int(m_fragments.size());
        const int each = count > 0 ? int(m_bands.size()) / count : 0;
        if (each == 0 || each * count != m_bands.size())
            return {};
        QList<Range> ranges;
        for (int i = 0; i < count; ++i) {
            const Range range{i * each, i * each + each - 1};
            const Fragment &fragment = m_fragments[i];
            const float distance = std::abs(centerOf(m_bands, range.first, range.last) - fragment.center());
            const bool isBelow = (fragment.box.left < m_bands[range.last].right + fragment.size &&
                                  fragment.box.right > m_bands[range.first].left - fragment.size) ||
                                 (m_isWhole && isInSpace(fragment, range.first));
            const float pitch = widthOf(m_bands, range.first, range.last) / float(each);
            const bool isMiddle =
                each == 1 ? isBelow : distance < std::max(offCenter * fragment.size, offPitch * pitch);
            if (!isMiddle || (count == 1 && each > 1 && !mayCoverSeveral(fragment, range)))
                return {};
            ranges.append(range);
        }
        return ranges;
    }

    // Between the columns on either side: the head at the left of a wide column of short numbers.
    bool isInSpace(const Fragment &fragment, int band) const
    {
        return (band == 0 || fragment.box.left > m_bands[band - 1].right) &&
               (band + 1 == m_bands.size() || fragment.box.right < m_bands[band + 1].left);
    }

    bool mayCoverSeveral(const Fragment &fragment, const Range &range) const
    {
        const int middle = bandOf(m_bands, fragment.box, fragment.size);
        if (namesPeriod(textOf(m_page, fragment)))
            return true;
        bool areBelow = true;
        bool areBelowPeriods = true;
        for (int band = range.first; band <= range.last; ++band) {
            areBelow = areBelow && !m_below[band].isEmpty();
            areBelowPeriods = areBelowPeriods && namesPeriod(m_below[band]);
        }
        return areBelow && (areBelowPeriods || middle < 0 || (range.last - range.first) % 2 == 1 ||
                            fragment.width() > widerThanCells * m_bands[middle].width());
    }

    Range own(const Fragment &fragment) const
    {
        const Range range = below(fragment.box);
        if (range.last >= 0)
            return range;
        int nearest = -1;
        float least = 1e6f;
        for (int band = 0; band < m_bands.size(); ++band) {
            const float distance = std::min(std::abs(m_bands[band].center() - fragment.center()),
                                            std::abs(m_bands[band].right - fragment.box.right));
            if (distance < least) {
                least = distance;
                nearest = band;
            }
        }
        const bool isNear = nearest >= 0 && least < 3 * fragment.size + m_bands[nearest].width() / 2;
        return isNear ? Range{nearest, nearest} : Range();
    }

    // A head centred over several columns that no other head of the line covers.
    void widen(QList<Range> &ranges, qsizetype index) const
    {
        const Fragment &fragment = m_fragments[index];
        Range &range = ranges[index];
        const int lowest = index > 0 ? ranges[index - 1].last + 1 : 0;
        const int highest = index + 1 < ranges.size() ? ranges[index + 1].first - 1 : int(m_bands.size()) - 1;
        const bool isOwn = range.first == range.last && !m_below.value(range.first).isEmpty();
        const float wider = isOwn && !namesPeriod(textOf(m_page, fragment)) ? widerThanHead : widerThanCells;
        if (range.last < 0 || fragment.width() < wider * widthOf(m_bands, range.first, range.first))
            return;
        const Band &own = m_bands[range.first];
        const bool isAtWords =
            2 * own.words > own.cells && std::abs(fragment.box.left - own.left) < alignedEdges * fragment.size;
        if (range.first == range.last && isAtWords)
            return;
        Range best = range;
        for (int first = std::max(0, lowest); first <= range.first; ++first) {
            for (int last = range.last; last <= highest; ++last) {
                const float distance = std::abs(centerOf(m_bands, first, last) - fragment.center());
                if (distance < offCenter * fragment.size && last - first > best.last - best.first)
                    best = {first, last};
            }
        }
        range = best;
    }

    const Page &m_page;
    QList<Band> &m_bands;
    const QStringList m_below;
    const bool m_isWhole; // it has a head for more than one column or for the labels
    QList<Fragment> m_fragments;
};

// Such as "(in thousands)", which is neither a head nor a caption.
bool isRemark(const QString &text)
{
    if (text.isEmpty() || namesPeriod(text))
        return false;
    const auto isLetter = [](QChar c) { return c.isLetter(); };
    if (text.startsWith(u'(') || std::none_of(text.begin(), text.end(), isLetter))
        return true;
    const QString before = text.section(u'(', 0, 0); // "Revenue by segment (in thousands)" is a title
    const bool hasTitle = before.size() < text.size() && scaleIn(before) == 1;
    return scaleIn(text) > 1 && text.size() < shortLine && !text.endsWith(u':') && !hasTitle;
}

// Searches upwards from the first row for lines that are heads.
class HeadFinder
{
public:
    HeadFinder(const Page &page, const QList<PrintedLine> &lines, const Region &region, const Grid &grid)
        : m_page(page),
          m_lines(lines),
          m_region(region),
          m_grid(grid),
          m_bands(grid.bands),
          m_margins(marginsOf(lines))
    {
        m_columnsLeft = grid.bands.isEmpty() ? m_margins.second : grid.bands.first().left;
    }

    Heads find()
    {
        Heads heads;
        heads.first = m_region.rows.first();
        for (int i = 0; i < m_grid.bands.size(); ++i)
            heads.columns.append(QString());
        collect(heads);
        if (m_heads == 0)
            keepNearSections(heads);
        return heads;
    }

private:
    enum class Kind { Head, Label, Other };

    bool isNextAbove(int line) const
    {
        const PrintedLine &above = m_lines[line];
        const PrintedLine &below = m_lines[line + 1];
        return above.box.top < below.box.top &&
               below.box.top - above.box.bottom < farAbove * std::max(above.height(), below.height());
    }

    Kind kindOf(const PrintedLine &line) const
    {
        if (beginsCaption(m_page, line))
            return Kind::Other;
        const bool isAlone = line.fragments.size() == 1;
        const auto isInLabels = [&](const Fragment &each) {
            return each.box.right < m_columnsLeft && (isAlone || isOverLabels(each));
        };
        const bool isOverColumns = !std::all_of(line.fragments.begin(), line.fragments.end(), isInLabels);
        if (!isOverColumns)
            return isAlone ? Kind::Label : Kind::Other;
        if (!isAlone)
            return hasProse(line) ? Kind::Other : Kind::Head;
        const Fragment &only = line.fragments.first();
        if (only.number)
            return only.isYear() ? Kind::Head : Kind::Other;
        if (hasProse(line) || isHeading(only) || textOf(m_page, only).endsWith(u':'))
            return Kind::Other;
        if (only.box.left > m_columnsLeft - beforeColumns * only.size)
            return Kind::Head;
        const bool isLong = isProse(line, m_margins.first, m_margins.second) || only.to - only.from > longestRemark;
        return !isLong && only.center() > m_columnsLeft - 2 * only.size && namesPeriod(textOf(m_page, only))
                   ? Kind::Head
                   : Kind::Other;
    }

    // Larger than the rows and starting at their left edge: the heading of a section, not of a column.
    bool isHeading(const Fragment &only) const
    {
        const float rows = m_lines[m_region.rows.first()].size;
        return rows > 0 && only.size > largerThanRows * rows && only.box.left < m_columnsLeft;
    }

    bool hasProse(const PrintedLine &line) const
    {
        return std::any_of(line.fragments.begin(), line.fragments.end(), [&](const Fragment &each) {
            return each.to - each.from > shortLine && each.width() > headWidth * (m_margins.second - m_margins.first);
        });
    }

    void collect(Heads &heads)
    {
        for (int line = m_region.rows.first() - 1; line > m_region.after; --line) {
            if (m_region.rows.first() - line > mostHeadLines || !isNextAbove(line))
                return;
            if (isSectionBelowHeads(line, heads)) {
                heads.sections.prepend(line);
                heads.first = line;
                continue;
            }
            const Kind kind = kindOf(m_lines[line]);
            if (kind == Kind::Other || (kind == Kind::Label && !takesLabel(line, heads)))
                return;
            if (kind == Kind::Head && ((isComplete(heads) && isApart(line)) || !put(line, heads)))
                return;
            heads.first = line;
        }
    }

    // "Flower pots (10 % off)" between the heads and the first row, across several columns.
    bool isSectionBelowHeads(int line, const Heads &heads) const
    {
        const QList<Fragment> &fragments = m_lines[line].fragments;
        if (m_heads > 0 || !heads.sections.isEmpty() || fragments.size() != 1 || fragments.first().number ||
            line - 1 <= m_region.after || !isNextAbove(line - 1))
            return false;
        const Box &box = fragments.first().box;
        const auto across = std::count_if(m_bands.begin(), m_bands.end(), [&box](const Band &band) {
            return box.left < band.right && band.left < box.right;
        });
        const PrintedLine &above = m_lines[line - 1];
        const QString text = textOf(m_page, fragments.first());
        return across + (hasLabels() && box.left < m_grid.labelRight) > 1 && !namesPeriod(text) && !isRemark(text) &&
               (isInMiddle(fragments.first(), (above.box.left + above.box.right) / 2) ||
                isInMiddle(fragments.first(), m_page.width / 2)) &&
               above.fragments.size() >= m_bands.size() && above.fragments.size() > 1 && kindOf(above) == Kind::Head;
    }

    static bool isComplete(const Heads &heads)
    {
        return heads.columns.size() > 1 && std::none_of(heads.columns.begin(), heads.columns.end(),
                                                        [](const QString &head) { return head.isEmpty(); });
    }

    float whiteBelow(int line, int below) const { return m_lines[below].box.top - m_lines[line].box.bottom; }

    // More space below the line than between heads and rows, or between rows.
    bool isApart(int line) const
    {
        const int first = m_region.rows.first();
        float usual = std::max(whiteBelow(first - 1, first), m_lines[first].height() / 2);
        if (m_region.rows.size() > 1)
            usual = std::max(usual, whiteBelow(m_region.rows[0], m_region.rows[1]));
        return whiteBelow(line, line + 1) > fartherApart * usual;
    }

    bool takesLabel(int line, Heads &heads)
    {
        const QString text = textOf(m_page, m_lines[line].fragments.first());
        if (isRemark(text)) {
            heads.labels = heads.labels.isEmpty() ? text : text + u' ' + heads.labels;
            heads.lines.append(text);
            return true;
        }
        if (m_heads > 0 || heads.sections.size() >= mostSections)
            return false;
        heads.sections.prepend(line);
        return true;
    }

    // Returns whether the line was a head.
    bool put(int line, Heads &heads)
    {
        QList<Fragment> over;
        QStringList labels;
        for (const Fragment &each : m_lines[line].fragments) {
            if (isOverLabels(each))
                labels.append(textOf(m_page, each));
            else
                over.append(each);
        }
        if (isLikeRows(labels.join(u' ')) || areCells(over))
            return false;
        HeadLine head(m_page, m_bands, heads.columns, over, !labels.isEmpty());
        const QString single = over.size() == 1 ? textOf(m_page, over.first()) : QString();
        if (isTornOff(single))
            return false;
        if (isRemark(single) && !endsHeadOfOne(line, over.first())) {
            heads.lines.append(single);
            return true;
        }
        const bool isSingle = over.size() == 1 && !namesPeriod(single) && !isRemark(single);
        if (isSingle && (head.isTitle() || isAboveAll(over.first(), heads) || ++m_singles > mostSingles))
            return false;
        if (isRemark(single)) { // applies to its column only
            head.putIntoOne(heads.columns);
            return true;
        }
        head.putInto(heads.columns);
        if (!labels.isEmpty())
            heads.labels = (labels.join(u' ') + u' ' + heads.labels).trimmed();
        for (const Fragment &each : m_lines[line].fragments)
            heads.lines.append(textOf(m_page, each));
        ++m_heads;
        return true;
    }

    // A title above a table whose columns all have heads: it begins where the labels begin, or is in larger print.
    bool isAboveAll(const Fragment &single, const Heads &heads) const
    {
        return isComplete(heads) && (single.size > largerThanRows * m_lines[heads.first].size ||
                                     (hasLabels() && single.box.left < m_grid.labelLeft + single.size));
    }

    // "01.01. Thursday" above "02.01. Friday" labels a row without numbers, not the labels.
    bool isLikeRows(const QString &label) const
    {
        const QString form = formOf(label);
        if (!form.contains(u'0'))
            return false;
        const auto isAlike = [&](const GridRow &row) {
            QStringList parts;
            for (const Fragment &each : row.label)
                parts.append(textOf(m_page, each));
            return formOf(parts.join(u' ')) == form;
        };
        return 2 * std::count_if(m_grid.rows.begin(), m_grid.rows.end(), isAlike) > m_grid.rows.size();
    }

    // "Y" above other "Y": a row without numbers as well.
    bool areCells(const QList<Fragment> &over) const
    {
        const auto isRepeated = [&](const Fragment &head) {
            const QString text = textOf(m_page, head);
            const auto isSame = [&](const GridCell &cell) {
                return cell.fragment.box.left < head.box.right && head.box.left < cell.fragment.box.right &&
                       textOf(m_page, cell.fragment) == text;
            };
            return std::any_of(m_grid.rows.begin(), m_grid.rows.end(), [&](const GridRow &row) {
                return std::any_of(row.cells.begin(), row.cells.end(), isSame);
            });
        };
        return !over.isEmpty() && std::all_of(over.begin(), over.end(), isRepeated);
    }

    // "Costs / (in thousands)" beside other columns: the head above also belongs to this column only.
    bool endsHeadOfOne(int line, const Fragment &remark) const
    {
        const auto isOver = [&remark](const Box &box) {
            return box.left < remark.box.right && remark.box.left < box.right;
        };
        const auto columns = std::count_if(m_bands.begin(), m_bands.end(), [&](const Band &band) {
            return isOver({band.left, 0, band.right, 0});
        });
        int above = line - 1; // past the lines of the head that stand over no other column: "(€"
        while (above > m_region.after && isNextAbove(above) && m_lines[above].fragments.size() == 1 &&
               isOver(m_lines[above].box))
            --above;
        if (columns != 1 || m_bands.size() == 1 || above <= m_region.after || !isNextAbove(above))
            return false;
        const QList<Fragment> &heads = m_lines[above].fragments;
        const auto isOverIt = [&](const Fragment &each) { return isOver(each.box); };
        const auto head = std::find_if(heads.begin(), heads.end(), isOverIt);
        if (heads.size() == 1 || head == heads.end() || std::count_if(head, heads.end(), isOverIt) > 1 ||
            namesPeriod(textOf(m_page, *head)))
            return false;
        const float middle = centerOf(m_bands, 0, int(m_bands.size()) - 1);
        const bool isCentered = std::abs(remark.center() - middle) < offCenter * remark.size;
        return !isCentered || haveOneEdge(*head, remark);
    }

    // They are aligned on one side and not on the other.
    static bool haveOneEdge(const Fragment &a, const Fragment &b)
    {
        const float left = std::abs(a.box.left - b.box.left);
        const float right = std::abs(a.box.right - b.box.right);
        return std::min(left, right) < alignedEdges * b.size && std::max(left, right) > b.size;
    }

    bool isOverLabels(const Fragment &head) const
    {
        const float middle = m_grid.labelLeft + overLabels * (m_columnsLeft - m_grid.labelLeft);
        return hasLabels() && head.box.right < m_columnsLeft && head.center() < middle;
    }

    bool hasLabels() const
    {
        return !m_grid.isReversed && std::any_of(m_grid.rows.begin(), m_grid.rows.end(),
                                                 [](const GridRow &row) { return !row.label.isEmpty(); });
    }

    // Without heads, only lines close to the rows are sections; the others name the table.
    void keepNearSections(Heads &heads) const
    {
        qsizetype first = heads.sections.size();
        while (first > 0 && !m_lines[heads.sections[first - 1]].endsBlock)
            --first;
        heads.sections = heads.sections.mid(first);
        heads.first = heads.sections.isEmpty() ? m_region.rows.first() : heads.sections.first();
    }

    const Page &m_page;
    const QList<PrintedLine> &m_lines;
    const Region &m_region;
    const Grid &m_grid;
    QList<Band> m_bands;
    const std::pair<float, float> m_margins;
    float m_columnsLeft = 0;
    int m_heads = 0;   // number of lines
    int m_singles = 0; // number of these with a single head that is not a period
};

QString lineText(const Page &page, const PrintedLine &line)
{
    return page.text.mid(line.fragments.first().from, line.fragments.last().to - line.fragments.first().from)
        .simplified();
}

// From a line that begins a caption to the end of its block or the start of the table, whose heads and rows have gaps.
QString captionFrom(const Page &page, const QList<PrintedLine> &lines, int first, const Heads &heads)
{
    const auto end = first < heads.first ? heads.first : lines.size();
    QString caption = lineText(page, lines[first]);
    for (qsizetype i = first + 1; i < end && !lines[i - 1].endsBlock && caption.size() < longestCaption; ++i) {
        if (lines[i].fragments.size() > 1 || beginsCaption(page, lines[i]))
            break;
        caption += u' ' + lineText(page, lines[i]);
    }
    return caption.left(longestCaption);
}

// The line that begins a numbered caption, above the table or below it; -1: there is none.
int namingLine(const Page &page, const QList<PrintedLine> &lines, const Region &region, const Heads &heads)
{
    const int last = region.rows.last();
    int below = -1;
    for (int i = std::min<int>(last + captionBelow, int(lines.size()) - 1); i > last; --i) {
        if (beginsCaption(page, lines[i]))
            below = i;
    }
    for (int i = heads.first - 1; i >= std::max(region.after + 1, heads.first - captionReach); --i) {
        if (!beginsCaption(page, lines[i]))
            continue;
        const float toOther = region.after < 0 ? 1e6f : lines[i].box.top - lines[region.after].box.bottom;
        const float toThis = lines[heads.first].box.top - lines[heads.first - 1].box.bottom;
        return below >= 0 && toOther < toThis ? below : i;
    }
    return below;
}

QString lastSentence(const QString &text)
{
    for (qsizetype i = text.size() - 2; i > 0; --i) {
        if (text[i] == u' ' && (text[i - 1] == u'.' || text[i - 1] == u'?') && text[i + 1].isUpper())
            return text.sliced(i + 1);
    }
    return text;
}

// The end of a paragraph that introduces the table: "The following table shows revenue by region:".
QString leadingSentence(const Page &page, const QList<PrintedLine> &lines, int last, int after)
{
    int first = last;
    while (first - 1 > after && !lines[first - 1].endsBlock && lines[first - 1].fragments.size() == 1 &&
           last - first < 4)
        --first;
    QString text;
    for (int i = first; i <= last; ++i)
        text += (text.isEmpty() ? QString() : QStringLiteral(" ")) + lineText(page, lines[i]);
    return lastSentence(text).left(longestCaption);
}

// "Billed business (billions)   553.0   499.5": this scale is the row's own.
bool isRowOfNumbers(const PrintedLine &line)
{
    return std::any_of(line.fragments.begin(), line.fragments.end(),
                       [](const Fragment &each) { return each.number && !each.isYear(); });
}

// The sentence that ends in a line, including the last word of the line above if it began there: "6.7 million people".
// Empty if there is none.
QString endOfSentence(const Page &page, const QList<PrintedLine> &lines, int line, const QString &text)
{
    if (text.contains(u'(') || text.contains(u')'))
        return {};
    if (line > 0 && !lines[line - 1].endsBlock && lines[line - 1].fragments.size() == 1) {
        const QString above = lineText(page, lines[line - 1]).trimmed();
        if (above.size() >= shortLine && !above.endsWith(u'.') && !above.endsWith(u':'))
            return above.sliced(above.lastIndexOf(u' ') + 1) + u' ' + text;
    }
    return text.endsWith(u'.') ? text : QString();
}

} // namespace

Heads headsOf(const Page &page, const QList<PrintedLine> &lines, const Region &region, const Grid &grid)
{
    return HeadFinder(page, lines, region, grid).find();
}

QString captionOf(const Page &page, const QList<PrintedLine> &lines, const Region &region, const Heads &heads,
                  QStringList &remarks)
{
    const int lowest = std::max(region.after + 1, heads.first - captionReach);
    if (const int line = namingLine(page, lines, region, heads); line >= 0)
        return captionFrom(page, lines, line, heads);
    for (int i = heads.first - 1; i >= lowest; --i) {
        if (lines[i].box.top > lines[heads.first].box.top || lines[i].fragments.size() > 2)
            return {};
        const QString text = lineText(page, lines[i]);
        if (isRemark(text)) {
            remarks.append(text);
            continue;
        }
        const bool isTitle = text.size() < shortLine && !text.endsWith(u':') && !text.endsWith(u'.');
        const bool endsSentence = text.endsWith(u':') || text.endsWith(u'.') || text.endsWith(u')');
        if (!isTitle && !endsSentence && lines[i].size < smallPrint * lines[heads.first].size)
            return {}; // describes what is above it
        return isTitle ? text : leadingSentence(page, lines, i, region.after);
    }
    return {};
}

bool isTornOff(const QString &text)
{
    const auto opened = text.count(u'(');
    return opened > 1 && opened != text.count(u')');
}

double scaleAbove(const Page &page, const QList<PrintedLine> &lines, int first, int after)
{
    for (int i = first - 1; i > after; --i) {
        if (isRowOfNumbers(lines[i]))
            continue;
        for (const Fragment &each : lines[i].fragments) {
            if (each.number || each.to - each.from > longestRemark)
                continue;
            const QString text = textOf(page, each);
            if (isTornOff(text) || (!text.contains(u'(') && text.size() >= shortLine))
                continue;
            const QString sentence = endOfSentence(page, lines, i, text);
            if (const double scale = sentence.isEmpty() ? scaleIn(text) : scaleInProse(sentence); scale > 1)
                return scale;
        }
    }
    return 1;
}

} // namespace core
