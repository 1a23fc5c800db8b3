#include "core/workers/pdf/prose.h"

#include "core/workers/pdf/characters.h"
#include "core/workers/pdf/gutters.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

// Lines of running text have, on average, at least:
constexpr float Filled = 0.5F;   // share of the width that is filled
constexpr float Words = 2.4F;    // number of words
constexpr float Characters = 12; // number of characters
constexpr float Ideographs = 8;  // number of characters, in scripts without spaces
constexpr float Letters = 0.6F;  // share of letters among the characters
constexpr float WideGap = 2;     // in font sizes: an ordinary space is narrower
constexpr float WideGaps = 0.4F; // share of lines with wider ones, allowing for justified text

constexpr float Apart = 2.5F;        // in font sizes: lines of one paragraph are closer together
constexpr float Paragraphs = 0.65F;  // paragraphs per line above which they are table entries
constexpr float FullLine = 0.75F;    // share of the width filled by the lines of a paragraph
constexpr std::size_t FullWords = 4; // words in such a line
constexpr float NextLine = 1.7F;     // largest distance of such lines, in font sizes
constexpr int FullLines = 4;         // number of such lines below one another

struct Extent
{
    float left = 1e9F;
    float right = -1e9F;
};

Extent extentOf(const Part &side, const std::vector<PlacedWord> &words)
{
    Extent extent;
    for (const Row &row : side) {
        extent.left = std::min(extent.left, words[row.words.front()].left);
        extent.right = std::max(extent.right, words[row.words.back()].right);
    }
    return extent;
}

bool isLineOfText(const Row &row, std::size_t least, const std::vector<PlacedWord> &words)
{
    int characters = 0;
    int letters = 0;
    float before = words[row.words.front()].left;
    for (const int w : row.words) {
        if (words[w].left - before > WideGap * row.size)
            return false;
        before = words[w].right;
        characters += words[w].characters;
        letters += words[w].letters;
    }
    return row.words.size() >= least && static_cast<float>(letters) > Letters * static_cast<float>(characters);
}

// Table labels begin with capitals, continued sentences do not.
bool goesOn(const Row &row, const Rows &rows, const std::u32string &characters)
{
    return isLower(characters[rows.pieces[rows.words[row.words.front()].firstPiece].from]);
}

} // namespace

float widthOf(const Part &side, const std::vector<PlacedWord> &words)
{
    const auto [left, right] = extentOf(side, words);
    return std::max(0.0F, right - left);
}

bool hasParagraph(const Part &side, const Rows &rows, const std::u32string &characters)
{
    const float full = FullLine * widthOf(side, rows.words);
    int lines = 0;
    int going = 0; // lines that continue the sentence of the previous line
    for (std::size_t i = 0; i < side.size(); ++i) {
        const Row &row = side[i];
        const float width = rows.words[row.words.back()].right - rows.words[row.words.front()].left;
        if (width < full || !isLineOfText(row, FullWords, rows.words) ||
            (lines > 0 && row.base - side[i - 1].base > NextLine * row.size)) {
            lines = 0;
            going = 0;
            continue;
        }
        going += lines > 0 && goesOn(row, rows, characters) ? 1 : 0;
        if (++lines >= FullLines && 2 * going >= FullLines)
            return true;
    }
    return false;
}

bool isProse(const Part &side, const std::vector<PlacedWord> &words)
{
    if (side.size() < MinColumnRows)
        return false;
    const auto [left, right] = extentOf(side, words);
    float filled = 0;
    std::size_t count = 0;
    int characters = 0;
    int letters = 0;
    int unspaced = 0;
    int gaps = 0;
    int apart = 0;
    float above = side.front().base;
    for (const Row &row : side) {
        apart += row.base - above > Apart * row.size ? 1 : 0;
        above = row.base;
        const float rowLeft = words[row.words.front()].left;
        const float rowRight = words[row.words.back()].right;
        filled += rowRight - rowLeft;
        count += row.words.size();
        float before = rowLeft;
        for (const int w : row.words) {
            characters += words[w].characters;
            letters += words[w].letters;
            unspaced += words[w].unspaced;
            gaps += words[w].left - before > WideGap * row.size ? 1 : 0;
            before = words[w].right;
        }
    }
    const auto rows = static_cast<float>(side.size());
    const auto all = static_cast<float>(characters);
    const bool enough = static_cast<float>(unspaced) > 0.5F * all
                            ? all > Ideographs * rows
                            : all > Characters * rows && static_cast<float>(count) > Words * rows;
    return enough && filled > Filled * rows * (right - left) && static_cast<float>(letters) > Letters * all &&
           static_cast<float>(gaps) <= WideGaps * rows && static_cast<float>(apart) < Paragraphs * rows;
}

} // namespace core
