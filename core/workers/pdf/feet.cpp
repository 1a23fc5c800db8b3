#include "core/workers/pdf/feet.h"

#include "core/workers/pdf/columns.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core {
namespace {

// In font sizes:
constexpr float WideGap = 1.5F; // space between words that separates the lines of two columns
constexpr float SamePlace = 0.3F;
constexpr float NearLine = 2.2F; // a foot that looks like its text is never this close to it

constexpr float SameSize = 0.1F;     // tolerance for font sizes
constexpr float SameDistance = 0.1F; // tolerance for line distances
constexpr float FullLine = 0.85F;    // share of a column's width: such a line may continue in the next column

struct Line // a line of one column
{
    float left = 0;
    float right = 0;
    float size = 0;
    bool rightToLeft = false;
    bool endsSentence = false;
};

bool endsSentence(char32_t c)
{
    return std::u32string_view(U".!?:;\u2026\u3002\uff01\uff1f\u061f\u06d4").find(c) != std::u32string_view::npos;
}

// The mark at the end of a word; quotation marks and brackets may follow it.
bool endsSentence(const PlacedWord &word, bool rightToLeft, const Rows &rows, const std::u32string &characters)
{
    std::u32string text;
    for (int i = 0; i < word.pieces; ++i) {
        const Piece &piece = rows.pieces[word.firstPiece + i];
        text.append(characters, piece.from, piece.length);
    }
    if (rightToLeft)
        std::reverse(text.begin(), text.end());
    const std::size_t last = text.find_last_not_of(U"\"')]\u00bb\u2019\u201d\u300d");
    return last != text.npos && endsSentence(text[last]);
}

std::vector<Line> linesOf(const Row &row, float gutter, const Rows &rows, const std::u32string &characters)
{
    std::vector<Line> lines;
    for (std::size_t begin = 0; begin < row.words.size();) {
        std::size_t end = begin;
        int letters = 0;
        int rightToLeft = 0;
        for (; end < row.words.size(); ++end) {
            const PlacedWord &word = rows.words[row.words[end]];
            if (end > begin) {
                const PlacedWord &before = rows.words[row.words[end - 1]];
                if (word.left - before.right > WideGap * row.size || (before.left < gutter) != (word.left < gutter))
                    break;
            }
            letters += word.letters;
            rightToLeft += word.rightToLeft;
        }
        const PlacedWord &first = rows.words[row.words[begin]];
        const PlacedWord &last = rows.words[row.words[end - 1]];
        const bool turned = 2 * rightToLeft > letters;
        lines.push_back(
            {first.left, last.right, row.size, turned, endsSentence(turned ? first : last, turned, rows, characters)});
        begin = end;
    }
    return lines;
}

// Base lines of the rows that have words on the left side, and of those that have words on the right.
std::array<std::vector<float>, 2> baseLines(const Part &part, const Gutter &gutter, int last,
                                            const std::vector<PlacedWord> &words)
{
    std::array<std::vector<float>, 2> bases;
    for (int i = gutter.first; i <= last; ++i) {
        const Row &row = part[i];
        if (words[row.words.front()].left < gutter.x)
            bases[0].push_back(row.base);
        if (words[row.words.back()].left >= gutter.x)
            bases[1].push_back(row.base);
    }
    return bases;
}

// Whether a line above has the same left edge and size, and this one is long enough.
bool isSetAsAbove(const Line &line, const std::vector<Line> &above)
{
    float widest = 0;
    for (const Line &each : above) {
        const float off = line.rightToLeft ? each.right - line.right : each.left - line.left;
        if (std::abs(off) < SamePlace * line.size && std::abs(each.size - line.size) < SameSize * line.size)
            widest = std::max(widest, each.right - each.left);
    }
    return widest > 0 && (line.endsSentence || line.right - line.left > FullLine * widest);
}

// Whether a row is as close to the lines above it as lines are, or as far as paragraphs above it are apart.
bool isSpacedAsAbove(const Part &part, const Gutter &gutter, int row, const std::vector<PlacedWord> &words)
{
    const Row &here = part[row];
    const auto sides = baseLines(part, gutter, row, words);
    const auto isSpaced = [&](const std::vector<float> &bases) {
        if (bases.empty() || bases.back() != here.base)
            return true; // no words on this side
        const float distance = bases.size() > 1 ? here.base - bases[bases.size() - 2] : 0;
        const auto isSame = [&](float above, float below) {
            return below != here.base && std::abs(below - above - distance) < SameDistance * distance;
        };
        return distance <= NearLine * here.size || std::any_of(sides.begin(), sides.end(), [&](const auto &side) {
                   return std::adjacent_find(side.begin(), side.end(), isSame) != side.end();
               });
    };
    return std::all_of(sides.begin(), sides.end(), isSpaced);
}

} // namespace

bool beginsParagraph(const Part &part, const Gutter &gutter, int row, const Rows &rows,
                     const std::u32string &characters)
{
    if (!isSpacedAsAbove(part, gutter, row, rows.words))
        return false;
    std::vector<Line> above;
    for (int i = gutter.first; i < row; ++i)
        for (const Line &line : linesOf(part[i], gutter.x, rows, characters))
            above.push_back(line);
    const std::vector<Line> lines = linesOf(part[row], gutter.x, rows, characters);
    return std::all_of(lines.begin(), lines.end(), [&](const Line &line) { return isSetAsAbove(line, above); });
}

float usualDistance(const Part &part, const Gutter &gutter, const std::vector<PlacedWord> &words)
{
    std::vector<float> distances;
    for (const std::vector<float> &side : baseLines(part, gutter, gutter.last, words))
        for (std::size_t i = 1; i < side.size(); ++i)
            distances.push_back(side[i] - side[i - 1]);
    return std::max(median(std::move(distances)), 1.0F);
}

} // namespace core
