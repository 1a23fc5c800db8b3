#include "core/workers/pdf/cells.h"

#include <algorithm>

namespace core {
namespace {

constexpr float Overlapping = 0.78F; // in font sizes: base lines this close are not two lines of one cell
constexpr float CellGap = 0.8F;      // between two cells, in font sizes
constexpr float SameLine = 0.45F;    // in font sizes
constexpr std::size_t MaxRows = 7;   // rows that form one row of cells

// Words are sorted from left to right in both: one pass, as a hostile row may have thousands.
bool crosses(const Row &a, const Row &b, const std::vector<PlacedWord> &words)
{
    float rightOfA = -1e9F;
    float rightOfB = -1e9F;
    auto i = a.words.begin();
    auto k = b.words.begin();
    while (i != a.words.end() || k != b.words.end()) {
        const bool ofA = k == b.words.end() || (i != a.words.end() && words[*i].left <= words[*k].left);
        const PlacedWord &word = words[ofA ? *i++ : *k++];
        if (word.left < (ofA ? rightOfB : rightOfA))
            return true;
        float &right = ofA ? rightOfA : rightOfB;
        right = std::max(right, word.right);
    }
    return false;
}

bool hasRightToLeft(const Row &row, const std::vector<PlacedWord> &words)
{
    return std::any_of(row.words.begin(), row.words.end(), [&](int w) { return words[w].rightToLeft > 0; });
}

// A single number at the top or bottom of the page is the page number.
bool isPageNumber(const Row &row, const Edges &edges, const std::vector<PlacedWord> &words)
{
    return row.words.size() == 1 && words[row.words.front()].characters <= 4 &&
           (row.base <= edges.top || row.base >= edges.bottom);
}

// A label between two rows of numbers belongs to both, which stay separate.
bool hasNumbersBelow(const Row &row, const Row &above, const std::vector<PlacedWord> &words)
{
    int below = 0;
    auto over = above.words.begin();
    for (const int w : row.words) {
        while (over != above.words.end() && words[*over].right <= words[w].left)
            ++over;
        if (over != above.words.end() && words[*over].left < words[w].right && words[w].letters == 0 &&
            words[*over].letters == 0)
            ++below;
    }
    return below >= 2;
}

// How many rows, from that one on, are each beside the next without touching it.
std::size_t chainFrom(const Part &part, std::size_t first, const Edges &edges, const std::vector<PlacedWord> &words)
{
    const auto standsAlone = [&](const Row &row) {
        return hasRightToLeft(row, words) || isPageNumber(row, edges, words);
    };
    const auto goesOn = [&](std::size_t row) {
        const float distance = part[row].base - part[row - 1].base;
        return distance < Overlapping * std::min(part[row].size, part[row - 1].size) && !standsAlone(part[row]) &&
               !crosses(part[row], part[row - 1], words);
    };
    std::size_t end = first + 1;
    if (standsAlone(part[first]))
        return 1;
    while (end < part.size() && end - first <= MaxRows && goesOn(end)) {
        for (std::size_t above = first; above + 1 < end; ++above)
            if (hasNumbersBelow(part[end], part[above], words))
                return end - first;
        ++end;
    }
    return end - first;
}

void sortByLine(std::vector<int> &cell, const std::vector<PlacedWord> &words)
{
    const auto isAbove = [&](int a, int b) { return words[a].base < words[b].base; };
    const auto isBefore = [&](int a, int b) { return words[a].left < words[b].left; };
    std::stable_sort(cell.begin(), cell.end(), isAbove);
    for (auto begin = cell.begin(); begin != cell.end();) {
        const auto end = std::find_if(
            begin, cell.end(), [&](int w) { return words[w].base - words[*begin].base > SameLine * words[w].size; });
        std::stable_sort(begin, end, isBefore);
        begin = end;
    }
}

Row joined(Part::const_iterator begin, Part::const_iterator end, const std::vector<PlacedWord> &words)
{
    struct Cell
    {
        float right;
        std::vector<int> words;
    };
    std::vector<int> byLeft;
    for (auto row = begin; row != end; ++row)
        byLeft.insert(byLeft.end(), row->words.begin(), row->words.end());
    std::sort(byLeft.begin(), byLeft.end(), [&](int a, int b) { return words[a].left < words[b].left; });
    std::vector<Cell> cells;
    for (const int w : byLeft) {
        if (cells.empty() || words[w].left - cells.back().right > CellGap * words[w].size)
            cells.push_back({words[w].right, {}});
        cells.back().right = std::max(cells.back().right, words[w].right);
        cells.back().words.push_back(w);
    }
    Row row;
    for (Cell &cell : cells) {
        sortByLine(cell.words, words);
        row.words.insert(row.words.end(), cell.words.begin(), cell.words.end());
    }
    takeBase(row, words);
    row.base = (end - 1)->base; // so that the distance to the next row is that of adjacent lines
    return row;
}

} // namespace

Part joinCells(const Part &part, const Edges &edges, const std::vector<PlacedWord> &words)
{
    Part rows;
    rows.reserve(part.size());
    for (std::size_t i = 0; i < part.size();) {
        const std::size_t chain = chainFrom(part, i, edges, words);
        const auto begin = part.begin() + static_cast<std::ptrdiff_t>(i);
        if (chain == 1 || chain > MaxRows)
            rows.insert(rows.end(), begin, begin + static_cast<std::ptrdiff_t>(chain));
        else
            rows.push_back(joined(begin, begin + static_cast<std::ptrdiff_t>(chain), words));
        i += chain;
    }
    return rows;
}

} // namespace core
