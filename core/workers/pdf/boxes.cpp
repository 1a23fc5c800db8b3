#include "core/workers/pdf/boxes.h"

#include "core/workers/pdf/prose.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace core {
namespace {

// In font sizes.
constexpr float BoxGap = 0.7F;    // gap between a line and a box beside it
constexpr float NarrowGap = 0.3F; // the same if the box has another font size
constexpr float OtherSize = 0.92F;
constexpr float FarBeyond = 3;      // how far boxes must extend beyond the column's edge
constexpr float LineBeyond = 1.5F;  // how far ordinary lines may
constexpr float BoxLeft = 0.3F;     // tolerance for the left edges of a box's lines
constexpr std::size_t MinPlain = 4; // lines needed to find the column's edge
constexpr std::size_t BoxRows = 2;  // at least; more lines are usually a column
constexpr float BoxLine = 0.5F;
constexpr float BoxDistance = 2.2F; // distance between lines of a box
constexpr std::size_t MinBoxWords = 4;
constexpr float BoxLetters = 0.6F; // share of letters among its characters

class Boxes
{
public:
    Boxes(const Part &part, const std::vector<PlacedWord> &words) : m_part(part), m_words(words) {}

    std::vector<Part> cut()
    {
        if (m_part.size() < MinPlain + BoxRows || !findEdge())
            return {m_part};
        Part column;
        std::vector<int> beside;
        for (const Row &row : m_part) {
            const std::size_t split = splitOf(row);
            beside.insert(beside.end(), row.words.begin() + static_cast<std::ptrdiff_t>(split), row.words.end());
            if (split == 0)
                continue;
            column.push_back(row);
            column.back().words.resize(split);
            takeBase(column.back(), m_words);
            if (m_words[column.back().words.back()].right > m_edge + LineBeyond * row.size)
                return {m_part};
        }
        std::vector<Part> found = boxesOf(std::move(beside));
        if (found.empty() || !std::all_of(found.begin(), found.end(), [&](const Part &box) { return isBox(box); }) ||
            !isProse(column, m_words))
            return {m_part};
        found.insert(found.begin(), std::move(column));
        return found;
    }

private:
    // The column's edge: all rows end there, except those with boxes, which extend far beyond.
    bool findEdge()
    {
        std::vector<float> ends;
        for (const Row &row : m_part)
            ends.push_back(m_words[row.words.back()].right);
        std::sort(ends.begin(), ends.end(), std::greater<>());
        for (std::size_t boxed = 1; boxed + MinPlain <= ends.size() && 2 * boxed < ends.size(); ++boxed)
            if (ends[boxed - 1] - ends[boxed] > FarBeyond * m_part.front().size)
                m_edge = ends[boxed];
        return m_edge > -1e9F;
    }

    // The first word beyond the edge, after a gap or in another size; past the last one if there is none.
    std::size_t splitOf(const Row &row) const
    {
        if (m_words[row.words.front()].left > m_edge)
            return 0;
        for (std::size_t i = 1; i < row.words.size(); ++i) {
            const PlacedWord &before = m_words[row.words[i - 1]];
            const PlacedWord &word = m_words[row.words[i]];
            const float size = std::max(before.size, word.size);
            const float gap = word.left - before.right;
            const bool isOfOtherSize = std::min(before.size, word.size) < OtherSize * size;
            if (word.left > m_edge + NarrowGap * size && before.right < m_edge + NarrowGap * size)
                return gap > (isOfOtherSize ? NarrowGap : BoxGap) * size ? i : row.words.size();
        }
        return row.words.size();
    }

    // Lines of boxes need not align with those of the column.
    std::vector<Part> boxesOf(std::vector<int> beside) const
    {
        std::sort(beside.begin(), beside.end(), [&](int a, int b) {
            return m_words[a].base != m_words[b].base ? m_words[a].base < m_words[b].base
                                                      : m_words[a].left < m_words[b].left;
        });
        std::vector<Part> boxes;
        float above = -1e9F;
        for (const int w : beside) {
            const PlacedWord &word = m_words[w];
            if (word.base - above > BoxDistance * word.size)
                boxes.emplace_back();
            if (boxes.back().empty() || word.base - above > BoxLine * word.size)
                boxes.back().emplace_back();
            boxes.back().back().words.push_back(w);
            above = word.base;
        }
        for (Part &box : boxes)
            for (Row &row : box) {
                std::sort(row.words.begin(), row.words.end(),
                          [&](int a, int b) { return m_words[a].left < m_words[b].left; });
                takeBase(row, m_words);
            }
        return boxes;
    }

    // Whether it consists of words, in lines with the same left edge.
    bool isBox(const Part &box) const
    {
        std::size_t count = 0;
        int characters = 0;
        int letters = 0;
        for (const Row &row : box) {
            const float indent = m_words[row.words.front()].left - m_words[box.front().words.front()].left;
            if (std::abs(indent) > BoxLeft * row.size)
                return false;
            count += row.words.size();
            for (const int w : row.words) {
                characters += m_words[w].characters;
                letters += m_words[w].letters;
            }
        }
        return box.size() >= BoxRows && count >= MinBoxWords &&
               static_cast<float>(letters) > BoxLetters * static_cast<float>(characters);
    }

    const Part &m_part;
    const std::vector<PlacedWord> &m_words;
    float m_edge = -1e9F;
};

} // namespace

std::vector<Part> apartFromBoxes(const Part &part, const std::vector<PlacedWord> &words)
{
    return Boxes(part, words).cut();
}

} // namespace core
