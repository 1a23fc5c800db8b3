#include "core/workers/pdf/rows.h"

#include "core/workers/pdf/characters.h"
#include "core/workers/pdf/linenumbers.h"
#include "core/workers/pdf/raised.h"
#include "core/workers/pdf/spacedletters.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

namespace core {
namespace {

// In font sizes.
constexpr float SameBase = 0.25F;         // base lines this close are the same
constexpr float RaisedSize = 0.8F;        // relative to the preceding font: a smaller digit above the line is a mark
constexpr float RaisedBy = 0.15F;         // elevation, in sizes of the preceding font
constexpr float WordGap = 0.15F;          // a wider gap is a space, as printers never set a narrower one
constexpr float ThinGap = 0.2F;           // widest gap within a number; between words it is wider, save in a few fonts
constexpr float ThinBlank = 0.35F;        // the same for a gap drawn as a space
constexpr float IndexSize = 0.85F;        // a footnote number is smaller than this
constexpr float LowestIndex = 0.6F;       // lowest position below the base line; anything lower is above the next line
constexpr float LargestLowered = 0.9F;    // largest size of lowered digits right after a word
constexpr float LargestRaised = 1.05F;    // largest size of raised digits right after a word
constexpr std::uint32_t LongestLarge = 2; // longest index that large
constexpr float SlantedGap = 1.5F;        // between slanted words, along either side of the page

using Line = std::vector<Piece>;

bool isShorter(const Piece &a, const Piece &b)
{
    return a.length < b.length;
}

std::vector<Line> byBase(std::vector<Piece> pieces)
{
    std::sort(pieces.begin(), pieces.end(),
              [](const Piece &a, const Piece &b) { return a.base != b.base ? a.base < b.base : a.left < b.left; });
    std::vector<Line> lines;
    for (const Piece &piece : pieces) {
        const Piece *first = lines.empty() ? nullptr : &lines.back().front();
        if (!first || piece.base - first->base > SameBase * std::min(piece.size, first->size))
            lines.emplace_back();
        lines.back().push_back(piece);
    }
    return lines;
}

bool touches(const Piece &index, const Piece &piece)
{
    const float overlap = std::min(index.bottom, piece.bottom) - std::max(index.top, piece.top);
    return index.size < IndexSize * piece.size && overlap > 0.3F * (index.bottom - index.top) &&
           index.base - piece.base < LowestIndex * piece.size && index.left < piece.right + piece.size &&
           index.right > piece.left - piece.size;
}

// An index nearly as large as the text, right after its end.
bool isLargeIndex(const Piece &index, const Piece &piece)
{
    const float largest = index.base < piece.base ? LargestRaised : LargestLowered;
    return index.length <= LongestLarge && index.size < largest * piece.size && !piece.blankAfter &&
           std::abs(index.base - piece.base) < LowestIndex * piece.size &&
           std::abs(index.left - piece.right) < WordGap * piece.size;
}

// Puts a footnote number or an index on the line of the word it touches.
void joinRaised(std::vector<Line> &lines, const std::u32string &characters)
{
    std::vector<float> sizes; // sizes of their text: a bullet may be larger
    for (const Line &line : lines)
        sizes.push_back(std::max_element(line.begin(), line.end(), isShorter)->size);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto moves = [&](const Piece &piece) {
            for (const std::size_t other : {i + 1, i - 1, i + 2, i - 2}) { // indexes below 0 wrap to large numbers
                if (other >= lines.size())
                    continue;
                const bool isSmall = piece.size < IndexSize * sizes[other];
                if (!isSmall && !isIndex(piece, characters))
                    continue;
                Line &line = lines[other];
                if (std::none_of(line.begin(), line.end(),
                                 [&](const Piece &p) { return isSmall ? touches(piece, p) : isLargeIndex(piece, p); }))
                    continue;
                line.push_back(piece);
                return true;
            }
            return false;
        };
        std::erase_if(lines[i], moves);
    }
}

// Slanted text may be upside down.
bool runsLeftwards(const Piece &before, const Piece &piece)
{
    return piece.left + piece.right < before.left + before.right;
}

// A slanted piece continues a line if it begins where the line's last piece ends: the line below begins beside the
// start of the first piece.
bool goesOnWith(const Line &line, const Piece &piece)
{
    const Piece &before = line.back();
    const bool leftwards = runsLeftwards(before, piece);
    if (line.size() > 1 && leftwards != runsLeftwards(line[0], line[1]))
        return false;
    const float size = std::min(before.size, piece.size);
    const float across = leftwards ? before.left - piece.right : piece.left - before.right;
    const float down = std::max(piece.top - before.bottom, before.top - piece.bottom);
    return across > -0.5F * size && across < SlantedGap * size && down < SlantedGap * size;
}

class RowMaker
{
public:
    RowMaker(Rows &rows, const std::u32string &characters) : m_rows(rows), m_characters(characters) {}

    void add(Line &line)
    {
        std::sort(line.begin(), line.end(),
                  [](const Piece &a, const Piece &b) { return a.left != b.left ? a.left < b.left : a.from < b.from; });
        findRaised(line, m_characters);
        addAsSet(line);
    }

    void addAsSet(const Line &line)
    {
        Row row;
        const std::vector<bool> spaced = letterSpaced(line, m_characters);
        for (std::size_t i = 0; i < line.size(); ++i) {
            const Piece &piece = line[i];
            if (!row.words.empty() && isShadow(m_rows.pieces.back(), piece))
                continue;
            const bool isGroup = !row.words.empty() && continuesNumber(m_rows.pieces.back(), piece);
            if (row.words.empty() || !(isGroup || spaced[i] || continues(m_rows.pieces.back(), piece)))
                row.words.push_back(begin(piece));
            m_rows.pieces.push_back(piece);
            if (isGroup)
                m_rows.pieces.back().role = Role::Group;
            extend(m_rows.words.back(), piece);
        }
        takeBase(row, m_rows.words);
        m_rows.rows.push_back(std::move(row));
    }

private:
    Rows &m_rows;
    const std::u32string &m_characters;

    // The same characters drawn again with a tiny offset, to look bold.
    bool isShadow(const Piece &before, const Piece &piece) const
    {
        return before.length == piece.length && std::abs(before.left - piece.left) < 0.12F * piece.size &&
               m_characters.compare(before.from, before.length, m_characters, piece.from, piece.length) == 0;
    }

    static bool isDigit(char32_t c) { return c >= U'0' && c <= U'9'; }

    // The small "1" above the end of "84,310" is a footnote marker, not a digit of the number.
    bool isRaisedBehindNumber(const Piece &before, const Piece &piece) const
    {
        return piece.turns == 0 && piece.size < RaisedSize * before.size &&
               before.base - piece.base > RaisedBy * before.size &&
               isDigit(m_characters[before.from + before.length - 1]) && isDigit(m_characters[piece.from]);
    }

    std::u32string_view textOf(const Piece &piece) const
    {
        return std::u32string_view(m_characters).substr(piece.from, piece.length);
    }

    // "1 234" with a thin gap: up to three digits, then three more.
    bool continuesNumber(const Piece &before, const Piece &piece) const
    {
        const float gap = (piece.left - before.right) / piece.size;
        if (piece.length < 3 || piece.turns == Diagonal || piece.blankBefore ||
            gap <= (before.thinAfter ? 0 : WordGap) || gap > (before.thinAfter ? ThinBlank : ThinGap) ||
            (before.blankAfter && !before.thinAfter) || std::abs(piece.size - before.size) > 0.05F * piece.size ||
            std::abs(piece.base - before.base) > 0.05F * piece.size)
            return false;
        const std::u32string_view head = textOf(before);
        const std::u32string_view tail = textOf(piece);
        const auto isNoDigit = [](char32_t c) { return !isDigit(c); };
        const auto digitsBefore = std::find_if(head.rbegin(), head.rend(), isNoDigit) - head.rbegin();
        const auto digits = std::find_if(tail.begin(), tail.end(), isNoDigit) - tail.begin();
        const bool isFraction = digitsBefore < std::ssize(head) && digitsBefore > 0 && isDecimal(head, digitsBefore);
        return digits == 3 && !isFraction &&
               (before.role == Role::Group ? digitsBefore == 3 : digitsBefore > 0 && digitsBefore <= 3);
    }

    // Whether the last digits follow a decimal mark, or are part of a date or a section number.
    static bool isDecimal(std::u32string_view text, std::ptrdiff_t digits)
    {
        const char32_t c = text[text.size() - static_cast<std::size_t>(digits) - 1];
        return c == '.' || c == ',' || c == ':' || c == '/' || isLetter(c);
    }

    bool continues(const Piece &before, const Piece &piece) const
    {
        if (piece.role == Role::Over || piece.role == Role::Under)
            return piece.role == Role::Under;
        if (piece.role == Role::Text && before.length > 0 && piece.length > 0 && isRaisedBehindNumber(before, piece))
            return false;
        if (piece.turns == Diagonal && runsLeftwards(before, piece))
            return !before.blankBefore && !piece.blankAfter &&
                   before.left - piece.right <= WordGap * std::min(before.size, piece.size);
        return !before.blankAfter && !piece.blankBefore &&
               piece.left - before.right <= WordGap * std::min(before.size, piece.size);
    }

    int begin(const Piece &piece)
    {
        PlacedWord word;
        word.left = piece.left;
        word.top = piece.top;
        word.right = piece.right;
        word.bottom = piece.bottom;
        word.base = piece.base;
        word.firstPiece = static_cast<int>(m_rows.pieces.size());
        m_rows.words.push_back(word);
        return static_cast<int>(m_rows.words.size()) - 1;
    }

    void extend(PlacedWord &word, const Piece &piece) const
    {
        word.left = std::min(word.left, piece.left);
        word.top = std::min(word.top, piece.top);
        word.right = std::max(word.right, piece.right);
        word.bottom = std::max(word.bottom, piece.bottom);
        word.size = std::max(word.size, piece.size);
        word.bold = word.bold && piece.bold;
        ++word.pieces;
        word.characters += static_cast<int>(piece.length);
        for (std::uint32_t i = 0; i < piece.length; ++i) {
            const char32_t c = m_characters[piece.from + i];
            word.letters += isLetter(c) ? 1 : 0;
            word.rightToLeft += isRightToLeft(c) ? 1 : 0;
            word.unspaced += isUnspaced(c) ? 1 : 0;
        }
    }
};

} // namespace

Rows toRows(std::vector<Piece> pieces, const std::u32string &characters)
{
    Rows rows;
    rows.pieces.reserve(pieces.size());
    rows.words.reserve(pieces.size());
    std::vector<Line> lines = byBase(std::move(pieces));
    joinRaised(lines, characters);
    RowMaker maker(rows, characters);
    for (Line &line : lines)
        if (!line.empty())
            maker.add(line);
    std::sort(rows.rows.begin(), rows.rows.end(), [](const Row &a, const Row &b) { return a.base < b.base; });
    leaveLineNumbersOut(rows, characters);
    return rows;
}

Rows toRowsAsSet(const std::vector<Piece> &pieces, const std::u32string &characters)
{
    Rows rows;
    RowMaker maker(rows, characters);
    Line line;
    for (const Piece &piece : pieces) {
        if (!line.empty() && !goesOnWith(line, piece))
            maker.addAsSet(std::exchange(line, {}));
        line.push_back(piece);
    }
    if (!line.empty())
        maker.addAsSet(line);
    return rows;
}

void takeBase(Row &row, const std::vector<PlacedWord> &words)
{
    const int longest = *std::max_element(row.words.begin(), row.words.end(),
                                          [&](int a, int b) { return words[a].characters < words[b].characters; });
    row.base = words[longest].base;
    row.size = words[longest].size;
    row.largest = 0;
    for (const int w : row.words)
        row.largest = std::max(row.largest, words[w].size);
}

} // namespace core
