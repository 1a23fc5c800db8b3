#include "core/workers/pdf/layout.h"

#include "core/workers/pdf/cells.h"
#include "core/workers/pdf/characters.h"
#include "core/workers/pdf/columns.h"
#include "core/workers/pdf/raised.h"
#include "core/workers/pdf/rows.h"

#include <algorithm>
#include <utility>

namespace core {
namespace {

// In font sizes.
constexpr float LongLine = 24;   // width of a line that may have ended only for lack of room
constexpr float Indent = 2.5F;   // largest difference between its left edge and that of the next line
constexpr float LongestWord = 4; // room needed for another word, in scripts without spaces

enum class Direction { None, LeftToRight, RightToLeft };

Direction directionOf(std::u32string_view characters)
{
    Direction direction = Direction::None;
    for (const char32_t c : characters) {
        if (isRightToLeft(c) && !isArabicDigit(c))
            return Direction::RightToLeft;
        if (isLetter(c) || isDigit(c))
            direction = Direction::LeftToRight;
    }
    return direction;
}

// Puts the characters of a word from visual into logical order: brackets are mirrored, numbers and Latin stay.
void turnRound(std::u32string &characters)
{
    static constexpr std::u32string_view Brackets = U"()[]{}<>\u00ab\u00bb";
    std::reverse(characters.begin(), characters.end());
    for (char32_t &c : characters) {
        const std::size_t bracket = Brackets.find(c);
        if (bracket != std::u32string_view::npos)
            c = Brackets[bracket ^ 1];
    }
    const auto isForward = [](char32_t c) { return isDigit(c) || (isLetter(c) && !isRightToLeft(c)); };
    const auto isInside = [](char32_t c) { return c == '.' || c == ','; }; // inside a number
    for (auto it = characters.begin(); it != characters.end();) {
        const auto begin = std::find_if(it, characters.end(), isForward);
        auto end = std::find_if(begin, characters.end(), [&](char32_t c) { return !isForward(c) && !isInside(c); });
        it = end;
        while (end != begin && isInside(*(end - 1)))
            --end;
        std::reverse(begin, end);
    }
}

// A number in a right-to-left line: what is to its left follows it, such as a full stop or a percent sign. So does the
// dash after the number of a heading; any other may be a minus.
void turnSign(std::u32string &characters, bool first)
{
    static constexpr std::u32string_view Behind = U"%\u066a.,:;!\u060c\u061b\u061f\u06d4";
    static constexpr std::u32string_view Dashes = U"-\u2013";
    const bool moves = characters.size() > 1 && (Behind.find(characters.front()) != Behind.npos ||
                                                 (first && Dashes.find(characters.front()) != Dashes.npos));
    if (moves && isDigit(characters[1]))
        std::rotate(characters.begin(), characters.begin() + 1, characters.end());
}

// Puts words from visual into logical order. Words without direction follow their neighbours if these agree, or else
// the line.
template <class Word>
void reorder(std::vector<std::pair<Word, Direction>> &words, Direction line)
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        std::size_t end = i;
        while (end < words.size() && words[end].second == Direction::None)
            ++end;
        const Direction before = i > 0 ? words[i - 1].second : line;
        const Direction after = end < words.size() ? words[end].second : line;
        for (std::size_t k = i; k < end; ++k)
            words[k].second = before == after ? before : line;
        i = end;
    }
    if (line == Direction::RightToLeft)
        std::reverse(words.begin(), words.end());
    for (auto begin = words.begin(); begin != words.end();) {
        const auto end = std::find_if(begin, words.end(), [&](const auto &w) { return w.second != begin->second; });
        if (begin->second != line)
            std::reverse(begin, end);
        begin = end;
    }
}

// Writes the text of one direction, part by part.
class Writer
{
public:
    Writer(const Rows &rows, const std::u32string &characters, std::size_t most, PageText &out)
        : m_rows(rows),
          m_characters(characters),
          m_most(most),
          m_out(out)
    {
    }

    void write(const Part &part)
    {
        std::vector<float> distances;
        for (std::size_t i = 1; i < part.size(); ++i)
            distances.push_back(part[i].base - part[i - 1].base);
        // A few rows do not show the usual distance.
        const float usual = distances.size() < 4 ? 0 : median(distances);
        float before = 0; // distance of the last two rows in the block
        for (std::size_t i = 0; i < part.size() && !m_full; ++i) {
            const bool begins = i == 0 || endsBlock(part[i - 1], part[i], usual, before);
            before = begins ? 0 : part[i].base - part[i - 1].base;
            m_separator = m_out.text.empty() ? u"" : begins ? u"\n\n" : u"\n";
            write(part[i]);
        }
    }

private:
    const Rows &m_rows;
    const std::u32string &m_characters;
    std::size_t m_most;
    PageText &m_out;
    std::u16string_view m_separator; // written before the next word
    bool m_full = false;

    bool endsBlock(const Row &above, const Row &row, float usual, float before) const
    {
        const std::vector<PlacedWord> &words = m_rows.words;
        if (words[above.words.front()].left > words[row.words.back()].right ||
            words[above.words.back()].right < words[row.words.front()].left)
            return true;
        const float larger = std::max(above.size, row.size);
        if (larger > 1.2F * std::min(above.size, row.size) &&
            std::max(above.largest, row.largest) > 1.2F * std::min(above.largest, row.largest))
            return true;
        const float distance = row.base - above.base;
        if (distance < 2.2F * larger &&
            (goesOn(words[above.words.back()], words[row.words.front()]) || (usual == 0 && isFullLine(above, row))))
            return false;
        return distance > 1.3F * std::clamp(usual, 1.1F * larger, 3 * larger) ||
               (before > 0 && distance > 1.4F * before + 0.5F);
    }

    char32_t lastOf(const PlacedWord &word) const
    {
        const Piece &piece = m_rows.pieces[word.firstPiece + word.pieces - 1];
        return m_characters[piece.from + piece.length - 1];
    }

    char32_t firstOf(const PlacedWord &word) const { return m_characters[m_rows.pieces[word.firstPiece].from]; }

    // A long line that ends inside a sentence, because the first word of the next line did not fit: a few lines do not
    // show their usual distance, and many scripts have no lower case.
    bool isFullLine(const Row &above, const Row &row) const
    {
        const PlacedWord &left = m_rows.words[above.words.front()];
        const PlacedWord &right = m_rows.words[above.words.back()];
        const PlacedWord &leftBelow = m_rows.words[row.words.front()];
        const PlacedWord &rightBelow = m_rows.words[row.words.back()];
        const bool leftwards = left.rightToLeft > 0 && right.rightToLeft > 0;
        const PlacedWord &next = leftwards ? rightBelow : leftBelow;
        const float indent = leftwards ? right.right - rightBelow.right : leftBelow.left - left.left;
        const float beyond = leftwards ? left.left - leftBelow.left : rightBelow.right - right.right;
        return right.right - left.left > LongLine * above.size && std::abs(above.size - row.size) < 0.1F &&
               left.bold == right.bold && left.bold == next.bold && std::abs(indent) < Indent * row.size &&
               beyond < std::min(next.right - next.left, LongestWord * row.size) &&
               isLetter(leftwards ? firstOf(left) : lastOf(right)); // characters are still in visual order
    }

    // Whether a sentence continues on the next line: formulas with raised signs spread lines apart.
    bool goesOn(const PlacedWord &last, const PlacedWord &next) const
    {
        const char32_t end = lastOf(last);
        return (isLower(end) || end == ',' || end == '-') && isLower(firstOf(next));
    }

    void write(const Row &row)
    {
        const bool any = std::any_of(row.words.begin(), row.words.end(), [&](int w) { return hasRightToLeft(w); });
        if (!any) {
            for (const int w : row.words)
                write(m_rows.words[w], charactersOf(m_rows.words[w]));
            return;
        }
        std::vector<std::pair<int, Direction>> words;
        int balance = 0;
        for (const int w : row.words) {
            const PlacedWord &word = m_rows.words[w];
            words.emplace_back(w, directionOf(charactersOf(word)));
            if (word.letters > 0) // numbers follow the direction of their neighbours
                balance += words.back().second == Direction::RightToLeft ? 1 : -1;
        }
        const Direction line = balance > 0 ? Direction::RightToLeft : Direction::LeftToRight;
        reorder(words, line);
        for (const auto &[w, direction] : words) {
            const PlacedWord &word = m_rows.words[w];
            std::u32string characters = charactersOf(word);
            if (direction == Direction::RightToLeft)
                turnRound(characters);
            else if (line == Direction::RightToLeft && word.letters == 0)
                turnSign(characters, words.size() > 1 && w == words.front().first);
            write(word, characters);
        }
    }

    bool hasRightToLeft(int w) const
    {
        const PlacedWord &word = m_rows.words[w];
        for (int i = word.firstPiece; i < word.firstPiece + word.pieces; ++i)
            for (std::uint32_t k = 0; k < m_rows.pieces[i].length; ++k)
                if (isRightToLeft(m_characters[m_rows.pieces[i].from + k]))
                    return true;
        return false;
    }

    std::u32string charactersOf(const PlacedWord &word) const
    {
        std::u32string characters;
        for (int i = word.firstPiece; i < word.firstPiece + word.pieces; ++i) {
            if (m_rows.pieces[i].role == Role::Text)
                characters.append(m_characters, m_rows.pieces[i].from, m_rows.pieces[i].length);
            else
                characters += asItStands(m_rows.pieces[i], m_characters);
        }
        return characters;
    }

    // A joiner at either end joins nothing. A soft hyphen with a width is visible; at the end it shows that the word
    // continues.
    static void tidy(std::u32string &characters)
    {
        while (!characters.empty() && isJoiner(characters.back()))
            characters.pop_back();
        if (!characters.empty() && isJoiner(characters.front()))
            characters.erase(0, characters.find_first_not_of(U"\u200c\u200d"));
        if (characters.size() > 1)
            std::replace(characters.begin(), characters.end() - 1, SoftHyphen, U'-');
    }

    void write(const PlacedWord &word, std::u32string characters)
    {
        tidy(characters);
        if (characters.empty())
            return;
        // A character takes at most two units.
        const std::size_t longest = m_separator.size() + 2 * characters.size();
        m_full = m_full || m_out.text.size() + longest > m_most;
        if (m_full)
            return;
        m_out.text += m_separator;
        m_separator = u" ";
        const std::size_t from = m_out.text.size();
        for (const char32_t c : characters)
            appendUtf16(m_out.text, c);
        m_out.words.push_back({static_cast<std::int32_t>(from), static_cast<std::int32_t>(m_out.text.size() - from),
                               word.left, word.top, word.right, word.bottom, word.size, word.bold ? 1U : 0U});
    }
};

void turnBack(protocol::Word &word, int turns, float width, float height)
{
    // Undoes the rotation under which the text was read.
    if (turns % 2 != 0)
        std::swap(width, height);
    turned(4 - turns, width, height, word.left, word.top);
    turned(4 - turns, width, height, word.right, word.bottom);
    if (word.left > word.right)
        std::swap(word.left, word.right);
    if (word.top > word.bottom)
        std::swap(word.top, word.bottom);
}

} // namespace

void turned(int turns, float width, float height, float &x, float &y)
{
    const float oldX = x;
    switch (turns) {
    case 1: // text runs downwards
        x = y;
        y = width - oldX;
        break;
    case 2:
        x = width - x;
        y = height - y;
        break;
    case 3: // text runs upwards
        x = height - y;
        y = oldX;
        break;
    default:
        break;
    }
}

PageText layOut(std::vector<Piece> pieces, const std::u32string &characters, float width, float height,
                std::size_t most)
{
    PageText page;
    page.text.reserve(characters.size() + characters.size() / 4);
    std::vector<Piece> byTurns[Diagonal + 1];
    std::size_t lengths[Diagonal + 1] = {};
    for (const Piece &piece : pieces)
        lengths[piece.turns] += piece.length;
    if (lengths[0] == characters.size())
        byTurns[0] = std::move(pieces);
    else
        for (const Piece &piece : pieces)
            byTurns[piece.turns].push_back(piece);
    int order[] = {0, 1, 2, 3, Diagonal};
    std::stable_sort(order, order + Diagonal, [&](int a, int b) { return lengths[a] > lengths[b]; });
    for (const int turns : order) {
        if (byTurns[turns].empty())
            continue;
        const std::size_t first = page.words.size();
        const bool slanted = turns == Diagonal;
        const Rows rows =
            slanted ? toRowsAsSet(byTurns[turns], characters) : toRows(std::move(byTurns[turns]), characters);
        Writer writer(rows, characters, most, page);
        const Edges edges = {rows.rows.front().base, rows.rows.back().base};
        for (const Part &part : slanted ? std::vector<Part>{rows.rows} : inReadingOrder(rows, characters))
            writer.write(slanted ? part : joinCells(part, edges, rows.words));
        for (std::size_t i = first; i < page.words.size() && turns != 0; ++i)
            turnBack(page.words[i], turns, width, height);
    }
    return page;
}

} // namespace core
