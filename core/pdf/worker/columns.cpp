#include "core/pdf/worker/columns.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace core {
namespace {

constexpr float NarrowGutter = 0.7F; // between two columns, as a share of the size of the font
constexpr float FarRow = 2.2F;       // between a head or foot and the text
constexpr int MaxDepth = 12;
constexpr int MinColumnRows = 3;
constexpr int MaxColumns = 4;
constexpr float WideGutter = 12;     // points: a wider one is no better
constexpr std::size_t MaxTried = 12; // gutters of one part of the page
constexpr int MaxStrips = 600;       // that a part's width is divided into

struct Gutter // a strip that no word of a run of rows crosses
{
    float x = 0;
    float width = 0; // at least
    int first = 0;   // row
    int last = 0;
    int both = 0; // rows with words at both sides
};

class GutterSearch
{
public:
    GutterSearch(const Part &part, const std::vector<PlacedWord> &words) : m_part(part), m_words(words)
    {
        float to = -1e9F;
        m_from = 1e9F;
        for (const Row &row : part) {
            m_from = std::min(m_from, words[row.words.front()].left);
            to = std::max(to, words[row.words.back()].right);
        }
        m_step = std::max(1.5F, (to - m_from) / MaxStrips);
        m_strips = static_cast<int>(std::clamp((to - m_from) / m_step, 0.0F, static_cast<float>(MaxStrips)));
        m_open.resize(m_strips);
        m_crossed.resize(m_strips, -1);
    }

    // Those that divide most rows, and by most, come first.
    std::vector<Gutter> run()
    {
        if (m_strips == 0)
            return {};
        const int rows = static_cast<int>(m_part.size());
        for (int row = 0; row < rows; ++row)
            passRow(row);
        for (int strip = 0; strip < m_strips; ++strip)
            close(strip, rows - 1);
        std::vector<Gutter> found = joined();
        std::stable_sort(found.begin(), found.end(), [](const Gutter &a, const Gutter &b) {
            return static_cast<float>(a.both) * std::min(a.width, WideGutter) >
                   static_cast<float>(b.both) * std::min(b.width, WideGutter);
        });
        if (found.size() > MaxTried)
            found.resize(MaxTried);
        return found;
    }

private:
    const Part &m_part;
    const std::vector<PlacedWord> &m_words;
    float m_from = 0;
    float m_step = 0;
    int m_strips = 0;
    std::vector<Gutter> m_open;                  // for each strip the run of rows that goes on
    std::vector<std::pair<int, Gutter>> m_ended; // runs that divide rows, each with its strip
    std::vector<int> m_crossed;                  // the last row with a word there

    int stripOf(float x) const { return std::clamp(static_cast<int>((x - m_from) / m_step), 0, m_strips - 1); }

    void passRow(int row)
    {
        const std::vector<int> &words = m_part[row].words;
        for (const int w : words)
            std::fill(m_crossed.begin() + stripOf(m_words[w].left), m_crossed.begin() + stripOf(m_words[w].right) + 1,
                      row);
        const int first = stripOf(m_words[words.front()].left);
        const int last = stripOf(m_words[words.back()].right);
        for (int strip = 0; strip < m_strips; ++strip) {
            if (m_crossed[strip] == row)
                close(strip, row - 1);
            else if (strip > first && strip < last)
                ++m_open[strip].both;
        }
    }

    void close(int strip, int last)
    {
        m_open[strip].last = last;
        if (m_open[strip].both >= MinColumnRows)
            m_ended.emplace_back(strip, m_open[strip]);
        m_open[strip] = {0, 0, last + 2, 0, 0};
    }

    // Neighbouring strips with the same run of rows are one gutter.
    std::vector<Gutter> joined()
    {
        std::sort(m_ended.begin(), m_ended.end(), [](const auto &a, const auto &b) {
            return std::tie(a.second.first, a.second.last, a.first) < std::tie(b.second.first, b.second.last, b.first);
        });
        std::vector<Gutter> found;
        for (std::size_t i = 0; i < m_ended.size();) {
            const auto &[strip, gutter] = m_ended[i];
            std::size_t end = i + 1;
            while (end < m_ended.size() && m_ended[end].first == m_ended[end - 1].first + 1 &&
                   m_ended[end].second.first == gutter.first && m_ended[end].second.last == gutter.last)
                ++end;
            const auto strips = static_cast<float>(end - i);
            found.push_back(gutter);
            found.back().x = m_from + (static_cast<float>(strip) + strips / 2) * m_step;
            found.back().width = strips * m_step;
            i = end;
        }
        return found;
    }
};

class Columns
{
public:
    explicit Columns(const std::vector<PlacedWord> &words) : m_words(words) {}

    void cut(const Part &part, int depth)
    {
        if (part.empty())
            return;
        if (depth < MaxDepth && part.size() >= MinColumnRows)
            for (const Gutter &gutter : GutterSearch(part, m_words).run())
                if (cutAt(part, gutter, depth))
                    return;
        m_found.push_back(part);
    }

    std::vector<Part> take() { return std::move(m_found); }

private:
    const std::vector<PlacedWord> &m_words;
    std::vector<Part> m_found;

    struct Division
    {
        Part left;
        Part right;
        bool wide = false; // enough between them
    };

    Division divide(const Part &part, const Gutter &gutter) const
    {
        Division division;
        float leftEdge = -1e9F;
        float rightEdge = 1e9F;
        for (int i = gutter.first; i <= gutter.last; ++i) {
            Row l;
            Row r;
            for (const int w : part[i].words) {
                if (m_words[w].left < gutter.x) {
                    l.words.push_back(w);
                    leftEdge = std::max(leftEdge, m_words[w].right);
                } else {
                    r.words.push_back(w);
                    rightEdge = std::min(rightEdge, m_words[w].left);
                }
            }
            for (const auto &[row, side] : {std::pair(&l, &division.left), std::pair(&r, &division.right)}) {
                if (row->words.empty())
                    continue;
                takeBase(*row, m_words);
                side->push_back(std::move(*row));
            }
        }
        division.wide = rightEdge - leftEdge >= NarrowGutter * medianSize(part);
        return division;
    }

    bool cutAt(const Part &part, Gutter gutter, int depth)
    {
        trim(part, gutter);
        const auto &[left, right, wide] = divide(part, gutter);
        if (!wide || !isReadDown(left, MaxColumns) || !isReadDown(right, MaxColumns))
            return false;
        cut(Part(part.begin(), part.begin() + gutter.first), depth + 1);
        cut(left, depth + 1);
        cut(right, depth + 1);
        cut(Part(part.begin() + gutter.last + 1, part.end()), depth + 1);
        return true;
    }

    // Rows at the ends of a run that do not belong to the columns: heads and feet at a distance, the end of a paragraph
    // above, the rest of the right column, which comes next anyway.
    void trim(const Part &part, Gutter &gutter) const
    {
        const auto sides = [&](int row) {
            const std::vector<int> &words = part[row].words;
            return (m_words[words.front()].left < gutter.x ? 1 : 0) + (m_words[words.back()].left >= gutter.x ? 2 : 0);
        };
        const auto isFar = [&](int above) {
            return part[above + 1].base - part[above].base > FarRow * std::max(part[above].size, part[above + 1].size);
        };
        const auto belongsAbove = [&](int row) {
            const float below = part[row + 1].base - part[row].base;
            return isFar(row) || (row > 0 && part[row].base - part[row - 1].base < 0.8F * below);
        };
        while (gutter.first < gutter.last && sides(gutter.first) != 3 && belongsAbove(gutter.first))
            ++gutter.first;
        while (gutter.first < gutter.last && sides(gutter.last) == 2)
            --gutter.last;
        for (int i = 0; i < 2 && gutter.last - gutter.first >= 2 * MinColumnRows; ++i) {
            if (isFar(gutter.first))
                ++gutter.first;
            if (isFar(gutter.last - 1) && gutter.last == static_cast<int>(part.size()) - 1)
                --gutter.last;
        }
    }

    float medianSize(const Part &part) const
    {
        std::vector<float> sizes;
        for (const Row &row : part)
            sizes.push_back(row.size);
        return median(std::move(sizes));
    }

    // Columns are read one after the other when each is prose, or itself columns of prose.
    bool isReadDown(const Part &side, int columns) const
    {
        if (isProse(side))
            return true;
        if (columns <= 1 || side.size() < MinColumnRows)
            return false;
        for (Gutter gutter : GutterSearch(side, m_words).run()) {
            trim(side, gutter);
            const Division division = divide(side, gutter);
            if (division.wide && isProse(division.left) && isReadDown(division.right, columns - 1))
                return true;
        }
        return false;
    }

    // Sentences that fill their lines; else it is a table, or part of one.
    bool isProse(const Part &side) const
    {
        if (side.size() < MinColumnRows)
            return false;
        float left = 1e9F;
        float right = -1e9F;
        float filled = 0;
        std::size_t words = 0;
        int characters = 0;
        int letters = 0;
        for (const Row &row : side) {
            const float rowLeft = m_words[row.words.front()].left;
            const float rowRight = m_words[row.words.back()].right;
            left = std::min(left, rowLeft);
            right = std::max(right, rowRight);
            filled += rowRight - rowLeft;
            words += row.words.size();
            for (const int w : row.words) {
                characters += m_words[w].characters;
                letters += m_words[w].letters;
            }
        }
        const auto count = static_cast<float>(side.size());
        return filled > 0.5F * count * (right - left) && static_cast<float>(words) > 2.4F * count &&
               static_cast<float>(letters) > 0.6F * static_cast<float>(characters);
    }
};

} // namespace

std::vector<Part> inReadingOrder(const std::vector<Row> &rows, const std::vector<PlacedWord> &words)
{
    Columns columns(words);
    columns.cut(rows, 0);
    return columns.take();
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
