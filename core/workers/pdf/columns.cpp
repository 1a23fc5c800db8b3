#include "core/workers/pdf/columns.h"

#include "core/workers/pdf/boxes.h"
#include "core/workers/pdf/feet.h"
#include "core/workers/pdf/fields.h"
#include "core/workers/pdf/gutters.h"
#include "core/workers/pdf/notes.h"
#include "core/workers/pdf/prose.h"

#include <algorithm>
#include <utility>

namespace core {
namespace {

constexpr float NarrowGutter = 0.7F; // width between two columns, in font sizes
constexpr float FarRow = 2.2F;       // distance between a head or foot and the text
constexpr float FarFoot = 1.5F;      // distance, in line distances, of a last row that belongs to no column
constexpr float WideEnough = 0.4F;   // width of a column beside a paragraph, relative to that
constexpr float Band = 3.5F;         // height of empty space across all columns: text above is read before text below
constexpr float NearFoot = 4;        // distance of footnotes from their columns
constexpr int MaxDepth = 12;
constexpr int MaxColumns = 4;
constexpr int MaxBands = 12; // tried per run, as a page may consist of nothing but bands

class Columns
{
public:
    Columns(const Rows &rows, const std::u32string &characters)
        : m_rows(rows),
          m_characters(characters),
          m_words(rows.words),
          m_notes(rows, characters)
    {
    }

    void cut(const Part &part, int depth)
    {
        if (part.empty())
            return;
        if (depth < MaxDepth && part.size() >= MinColumnRows)
            if (cutSomewhere(part, depth))
                return;
        keep(part);
    }

    std::vector<Part> take() { return std::move(m_found); }

private:
    const Rows &m_rows;
    const std::u32string &m_characters;
    const std::vector<PlacedWord> &m_words;
    const Notes m_notes;
    std::vector<Part> m_found;
    std::vector<Part> m_footnotes; // footnotes of the columns being split
    int m_columns = 0;             // number of columns that contain the part being split
    float m_bottom = 0;            // bottom of the outermost of these columns

    struct Division
    {
        Part left;
        Part right;
    };

    void keep(const Part &part)
    {
        const bool atFoot = m_columns > 0 && m_bottom - part.back().base < NearFoot * part.back().size;
        const std::size_t notes = atFoot ? m_notes.begin(part) : part.size();
        const auto end = part.begin() + static_cast<std::ptrdiff_t>(notes);
        if (notes > 0)
            m_found.emplace_back(part.begin(), end);
        if (notes < part.size())
            m_footnotes.emplace_back(end, part.end());
    }

    Division divide(const Part &part, const Gutter &gutter) const
    {
        Division division;
        for (int i = gutter.first; i <= gutter.last; ++i) {
            Row l;
            Row r;
            for (const int w : part[i].words)
                (m_words[w].left < gutter.x ? l : r).words.push_back(w);
            for (const auto &[row, side] : {std::pair(&l, &division.left), std::pair(&r, &division.right)}) {
                if (row->words.empty())
                    continue;
                takeBase(*row, m_words);
                side->push_back(std::move(*row));
            }
        }
        return division;
    }

    // Whether there is enough space between the two sides.
    bool isWide(const Part &part, const Gutter &gutter, float size) const
    {
        float left = -1e9F;
        float right = 1e9F;
        for (int i = gutter.first; i <= gutter.last; ++i)
            for (const int w : part[i].words) {
                if (m_words[w].left < gutter.x)
                    left = std::max(left, m_words[w].right);
                else
                    right = std::min(right, m_words[w].left);
            }
        return right - left >= NarrowGutter * size;
    }

    bool cutSomewhere(const Part &part, int depth)
    {
        const float size = medianSize(part);
        for (const Gutter &gutter : findGutters(part, m_words))
            if (cutAt(part, gutter, size, depth))
                return true;
        return false;
    }

    bool cutAt(const Part &part, Gutter gutter, float size, int depth)
    {
        trim(part, gutter);
        if (!isWide(part, gutter, size))
            return false;
        const Division division = divide(part, gutter);
        if (!areReadDown(beside(division.left, division.right), beside(division.right, division.left)))
            return false;
        cut(Part(part.begin(), part.begin() + gutter.first), depth + 1);
        if (++m_columns == 1)
            m_bottom = part[gutter.last].base;
        Gutter band = gutter;
        for (const int last : bandsOf(part, gutter)) {
            band.last = last;
            auto [first, second] = divide(part, band);
            if (isRightToLeft(part, gutter))
                std::swap(first, second);
            cut(first, depth + 1);
            cut(second, depth + 1);
            band.first = last + 1;
        }
        if (--m_columns == 0) {
            m_found.insert(m_found.end(), m_footnotes.begin(), m_footnotes.end());
            m_footnotes.clear();
        }
        cut(Part(part.begin() + gutter.last + 1, part.end()), depth + 1);
        return true;
    }

    static bool isFar(const Part &part, int above, float distance)
    {
        return part[above + 1].base - part[above].base > distance * std::max(part[above].size, part[above + 1].size);
    }

    // Removes rows at the ends of a run that do not belong to the columns: the end of a paragraph above, heads and feet
    // at a distance.
    void trim(const Part &part, Gutter &gutter) const
    {
        const auto sides = [&](int row) {
            const std::vector<int> &words = part[row].words;
            return (m_words[words.front()].left < gutter.x ? 1 : 0) + (m_words[words.back()].left >= gutter.x ? 2 : 0);
        };
        const auto belongsAbove = [&](int row) {
            const float below = part[row + 1].base - part[row].base;
            return isFar(part, row, FarRow) || (row > 0 && part[row].base - part[row - 1].base < 0.8F * below);
        };
        while (gutter.first < gutter.last && sides(gutter.first) != 3 && belongsAbove(gutter.first))
            ++gutter.first;
        trimFar(part, gutter);
    }

    void trimFar(const Part &part, Gutter &gutter) const
    {
        const int most = std::max(2, (gutter.last - gutter.first) / 3);
        const int top = std::min(gutter.first + most, gutter.last - 2 * MinColumnRows);
        int tried = 0;
        for (int i = gutter.first; i < top && tried < MaxBands; ++i)
            if (isFar(part, i, FarRow) && ++tried && !areColumns(part, {gutter.x, 0, gutter.first, i, 0}))
                gutter.first = i + 1;
        if (gutter.last != static_cast<int>(part.size()) - 1)
            return;
        const int bottom = std::max(gutter.last - most, gutter.first + 2 * MinColumnRows);
        if (gutter.last > bottom &&
            part[gutter.last].base - part[gutter.last - 1].base > FarFoot * usualDistance(part, gutter, m_words) &&
            !beginsParagraph(part, gutter, gutter.last, m_rows, m_characters))
            --gutter.last;
        for (int i = gutter.last; i > bottom && tried < 2 * MaxBands; --i)
            if (isFar(part, i - 1, FarRow) && ++tried && !areColumns(part, {gutter.x, 0, i, gutter.last, 0}) &&
                !beginsParagraph(part, gutter, i, m_rows, m_characters))
                gutter.last = i - 1;
    }

    bool areColumns(const Part &part, const Gutter &gutter) const
    {
        const Division division = divide(part, gutter);
        return isProse(division.left, m_words) && isProse(division.right, m_words);
    }

    // The last row of each part of a run; parts are read one after the other, each column by column.
    std::vector<int> bandsOf(const Part &part, const Gutter &gutter) const
    {
        std::vector<int> ends;
        Gutter above = gutter;
        Gutter below = gutter;
        int tried = 0;
        for (int i = gutter.first; i < gutter.last && tried < MaxBands; ++i) {
            above.last = i;
            below.first = i + 1;
            if (!isFar(part, i, Band) || !++tried || !areColumns(part, above) || !areColumns(part, below))
                continue;
            ends.push_back(i);
            above.first = i + 1;
        }
        ends.push_back(gutter.last);
        return ends;
    }

    // The rows of one side that have something beside them.
    static Part beside(const Part &side, const Part &other)
    {
        Part rows;
        if (other.empty())
            return rows;
        for (const Row &row : side)
            if (row.base > other.front().base - row.size && row.base < other.back().base + row.size)
                rows.push_back(row);
        return rows;
    }

    bool isRightToLeft(const Part &part, const Gutter &gutter) const
    {
        int letters = 0;
        int rightToLeft = 0;
        for (int i = gutter.first; i <= gutter.last; ++i)
            for (const int w : part[i].words) {
                letters += m_words[w].letters;
                rightToLeft += m_words[w].rightToLeft;
            }
        return 2 * rightToLeft > letters;
    }

    float medianSize(const Part &part) const
    {
        std::vector<float> sizes;
        for (const Row &row : part)
            sizes.push_back(row.size);
        return median(std::move(sizes));
    }

    // A table beside a paragraph counts as a column too.
    bool areReadDown(const Part &left, const Part &right) const
    {
        const auto isColumnBeside = [&](const Part &side, const Part &other) {
            return side.size() >= MinColumnRows && 2 * side.size() >= other.size() &&
                   widthOf(side, m_words) > WideEnough * widthOf(other, m_words) &&
                   hasParagraph(other, m_rows, m_characters);
        };
        return (isReadDown(left, MaxColumns) && isReadDown(right, MaxColumns)) || isColumnBeside(left, right) ||
               isColumnBeside(right, left);
    }

    // Columns are read one after the other if each is prose, or itself consists of columns of prose.
    bool isReadDown(const Part &side, int columns) const
    {
        if (isProse(side, m_words))
            return true;
        if (columns <= 1 || side.size() < MinColumnRows)
            return false;
        const float size = medianSize(side);
        for (Gutter gutter : findGutters(side, m_words)) {
            trim(side, gutter);
            if (!isWide(side, gutter, size))
                continue;
            const Division division = divide(side, gutter);
            if (isProse(division.left, m_words) && isReadDown(division.right, columns - 1))
                return true;
        }
        return false;
    }
};

} // namespace

std::vector<Part> inReadingOrder(const Rows &rows, const std::u32string &characters)
{
    Columns columns(rows, characters);
    columns.cut(rows.rows, 0);
    std::vector<Part> parts;
    for (const Part &part : columns.take())
        for (const Part &withoutBoxes : apartFromBoxes(part, rows.words))
            for (Part &piece : apartFromFields(withoutBoxes, rows.words))
                parts.push_back(std::move(piece));
    return parts;
}

float median(std::vector<float> values)
{
    if (values.empty())
        return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

} // namespace core
