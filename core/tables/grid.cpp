#include "core/tables/grid.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace core {
namespace {

constexpr int mostBands = 64;
constexpr float nearEdge = 1.0f;       // font sizes between right edges of one column
constexpr double leastShare = 0.25;    // smallest share of rows with words in a column
constexpr double mostNoteShare = 0.75; // largest share of rows with a note number
constexpr double leastLabels = 0.5;
constexpr double mostLabels = 0.8;

class GridMaker
{
public:
    GridMaker(const Page &page, const QList<PrintedLine> &lines, const QList<int> &rows, DecimalMark mark)
        : m_page(page),
          m_lines(lines),
          m_mark(mark)
    {
        for (const int line : rows)
            m_grid.rows.append({line, {}, {}});
    }

    Grid make()
    {
        partLabels();
        makeBands();
        dissolveWords();
        dropNotes();
        splitLabels();
        m_grid.labelRight = m_grid.bands.isEmpty() ? m_grid.labelRight : m_grid.bands.first().left;
        return std::move(m_grid);
    }

private:
    enum class Labels { Texts, Behind, Numbers, None };

    const QList<Fragment> &fragmentsOf(const GridRow &row) const { return m_lines[row.line].fragments; }

    Labels labels() const
    {
        int texts = 0, behind = 0, ascending = 0;
        double last = -1e9;
        for (const GridRow &row : m_grid.rows) {
            const QList<Fragment> &all = fragmentsOf(row);
            texts += !all.first().number;
            behind += all.first().number && !all.last().number;
            const bool isLater =
                all.size() > 1 && all.first().number && all.first().number->value > last &&
                (all.first().isYear() || all.first().number->value < 100 || all.first().number->value == last + 1);
            ascending += isLater;
            last = all.first().number ? all.first().number->value : last;
        }
        const auto share = [&](int count) { return double(count) / double(m_grid.rows.size()); };
        if (share(texts) >= leastLabels)
            return Labels::Texts;
        if (share(behind) > leastLabels)
            return Labels::Behind;
        return share(ascending) >= leastLabels && share(ascending + texts) > mostLabels ? Labels::Numbers
                                                                                        : Labels::None;
    }

    void partLabels()
    {
        const Labels kind = labels();
        float cellLeft = 1e6f;
        m_grid.labelLeft = 1e6f;
        for (const GridRow &row : m_grid.rows) {
            const QList<Fragment> &all = fragmentsOf(row);
            if (kind != Labels::Texts || all.first().number)
                continue;
            m_grid.labelLeft = std::min(m_grid.labelLeft, all.first().box.left);
            const auto number =
                std::find_if(all.begin(), all.end(), [](const Fragment &each) { return bool(each.number); });
            if (number != all.end())
                cellLeft = std::min(cellLeft, number->box.left);
        }
        for (GridRow &row : m_grid.rows)
            partLabel(row, kind, cellLeft);
        m_grid.isReversed = kind == Labels::Behind;
    }

    void partLabel(GridRow &row, Labels kind, float cellLeft)
    {
        QList<Fragment> all = fragmentsOf(row);
        if (kind == Labels::Behind && !all.last().number) {
            row.label.append(all.takeLast());
        } else if (kind == Labels::Numbers && all.size() > 1) {
            row.label.append(all.takeFirst());
        } else if (kind == Labels::Texts) {
            const Fragment &first = all.first();
            if (!first.number || (all.size() > 1 && first.box.right < cellLeft - first.size / 2))
                row.label.append(all.takeFirst());
        }
        if (!row.label.isEmpty()) {
            m_grid.labelLeft = std::min(m_grid.labelLeft, row.label.first().box.left);
            m_grid.labelRight = std::max(m_grid.labelRight, row.label.last().box.right);
        }
        for (const Fragment &each : all)
            row.cells.append({each, -1});
    }

    // Rows with the most cells come first: each cell goes to the column it overlaps, or starts a new one.
    void makeBands()
    {
        std::vector<int> order(m_grid.rows.size());
        std::iota(order.begin(), order.end(), 0);
        std::stable_sort(order.begin(), order.end(),
                         [&](int a, int b) { return m_grid.rows[a].cells.size() > m_grid.rows[b].cells.size(); });
        for (const int index : order)
            place(m_grid.rows[index]);
        for (GridRow &row : m_grid.rows)
            assign(row);
    }

    void place(const GridRow &row)
    {
        for (const GridCell &cell : row.cells) {
            Box box = cell.fragment.box;
            box.left = cell.fragment.reach;
            const int band = bandOf(m_grid.bands, box, cell.fragment.size);
            if (band >= 0 && overlapsNext(band, box))
                continue;
            if (band >= 0) {
                Band &there = m_grid.bands[band];
                there.left =
                    std::min(there.left, band > 0 ? std::max(box.left, m_grid.bands[band - 1].right) : box.left);
                there.right = std::max(there.right, box.right);
            } else if (m_grid.bands.size() < mostBands) {
                const auto after = std::find_if(m_grid.bands.begin(), m_grid.bands.end(),
                                                [&](const Band &each) { return each.left > box.left; });
                m_grid.bands.insert(after, {box.left, box.right});
            }
        }
    }

    bool overlapsNext(int band, const Box &box) const
    {
        return (band + 1 < m_grid.bands.size() && box.right > m_grid.bands[band + 1].left) ||
               (band > 0 && box.left < m_grid.bands[band - 1].right);
    }

    void assign(GridRow &row)
    {
        // Assigns cells by order if the counts match and nothing contradicts it.
        int last = -1;
        for (GridCell &cell : row.cells) {
            cell.band = bandOf(m_grid.bands, cell.fragment.box, cell.fragment.size);
            if (cell.band <= last)
                cell.band = -1;
            if (cell.band < 0)
                continue;
            last = cell.band;
            ++m_grid.bands[last].cells;
            m_grid.bands[last].words += !cell.fragment.number;
        }
    }

    void removeBand(int band)
    {
        m_grid.bands.removeAt(band);
        for (GridRow &row : m_grid.rows) {
            for (GridCell &cell : row.cells)
                cell.band = cell.band == band ? -1 : cell.band > band ? cell.band - 1 : cell.band;
        }
    }

    // Words in only a few rows are not a column: they belong to the label before them, or stay separate.
    void dissolveWords()
    {
        for (int band = int(m_grid.bands.size()) - 1; band >= 0; --band) {
            const Band &each = m_grid.bands[band];
            const bool isFew = each.cells < std::max(2.0, leastShare * double(m_grid.rows.size()));
            if (each.words < each.cells || each.cells == 0 || !isFew)
                continue;
            if (band == 0) {
                for (GridRow &row : m_grid.rows)
                    joinLabel(row);
            }
            removeBand(band);
        }
    }

    static void joinLabel(GridRow &row)
    {
        while (!row.cells.isEmpty() && row.cells.first().band == 0 && !row.cells.first().fragment.number)
            row.label.append(row.cells.takeFirst().fragment);
    }

    // Small whole numbers before the columns, missing in some rows, are note numbers.
    void dropNotes()
    {
        if (m_grid.bands.size() < 2 || m_grid.bands.first().cells > mostNoteShare * double(m_grid.rows.size()))
            return;
        double largest = 0;
        for (const GridRow &row : m_grid.rows) {
            for (const GridCell &cell : row.cells) {
                const auto &number = cell.fragment.number;
                if (cell.band == 0 &&
                    (!number || number->isDash || number->value < 1 || number->value > 40 ||
                     number->value != std::floor(number->value) || number->isPercent || !number->currency.isEmpty()))
                    return;
                if (cell.band == 1 && number)
                    largest = std::max(largest, std::abs(number->value));
            }
        }
        if (largest < 100)
            return;
        for (GridRow &row : m_grid.rows)
            row.cells.removeIf([](const GridCell &cell) { return cell.band == 0; });
        removeBand(0);
    }

    // Numbers so close to a label that they were read as part of it.
    void splitLabels()
    {
        for (GridRow &row : m_grid.rows) {
            while (!row.label.isEmpty() && takeFromLabel(row)) {
            }
        }
    }

    QStringView textOfWord(int i) const
    {
        return QStringView(m_page.text).mid(m_page.words[i].from, m_page.words[i].length);
    }

    bool takeFromLabel(GridRow &row)
    {
        Fragment &label = row.label.last();
        const int words = isCurrency(textOfWord(label.endWord - 1)) ? 2 : 1; // as in "44,- €"
        if (label.endWord - label.firstWord < words + 1 || m_grid.isReversed)
            return false;
        Fragment last = partOf(m_page, label, label.endWord - words, label.endWord - words + 1, m_mark);
        if (!last.number)
            return false;
        const int band = bandOf(m_grid.bands, last.box, last.size);
        const bool isFree = std::none_of(row.cells.begin(), row.cells.end(),
                                         [&](const GridCell &cell) { return cell.band >= 0 && cell.band <= band; });
        if (band < 0 || !isFree || std::abs(m_grid.bands[band].right - last.box.right) > last.size)
            return false;
        if (words > 1 && last.number->currency.isEmpty())
            last.number->currency = textOfWord(label.endWord - 1).toString();
        label = partOf(m_page, label, label.firstWord, label.endWord - words, m_mark);
        label.number.reset();
        row.cells.prepend({last, band});
        return true;
    }

    const Page &m_page;
    const QList<PrintedLine> &m_lines;
    const DecimalMark m_mark;
    Grid m_grid;
};

} // namespace

int bandOf(const QList<Band> &bands, const Box &box, float size)
{
    int best = -1;
    float most = 0;
    for (int i = 0; i < bands.size(); ++i) {
        const float common = std::min(bands[i].right, box.right) - std::max(bands[i].left, box.left);
        if (common > most) {
            most = common;
            best = i;
        }
    }
    if (best >= 0)
        return best;
    float nearest = nearEdge * size;
    for (int i = 0; i < bands.size(); ++i) {
        const float distance =
            std::min(std::abs(bands[i].right - box.right), std::abs(bands[i].center() - (box.left + box.right) / 2));
        if (distance < nearest) {
            nearest = distance;
            best = i;
        }
    }
    return best;
}

Grid gridOf(const Page &page, const QList<PrintedLine> &lines, const QList<int> &rows, DecimalMark mark)
{
    return GridMaker(page, lines, rows, mark).make();
}

} // namespace core
