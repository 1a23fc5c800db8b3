#include "core/pdf/worker/layout.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace core {
namespace {

// Shares of the size of the font.
constexpr float SameBase = 0.25F;    // base lines so near are one
constexpr float WordGap = 0.15F;     // a wider gap is a blank, as printers never set a narrower one
constexpr float NarrowGutter = 0.7F; // between two columns
constexpr int MaxDepth = 12;
constexpr int MinColumnRows = 3;

struct Word
{
    float left, top, right, bottom;
    float base, size;
    int firstPiece, pieces; // of the order of pieces
    int characters, letters;
};

struct Row
{
    std::vector<int> words; // from left to right
    float base = 0;
    float size = 0;
};
using Rows = std::vector<Row>;

bool isRightToLeft(char32_t c)
{
    return (c >= 0x0590 && c <= 0x08ff) || (c >= 0xfb1d && c <= 0xfdff) || (c >= 0xfe70 && c <= 0xfeff) ||
           (c >= 0x10800 && c <= 0x10fff) || (c >= 0x1e800 && c <= 0x1efff);
}

bool isDigitOfArabic(char32_t c) // written from left to right
{
    return (c >= 0x0660 && c <= 0x0669) || (c >= 0x06f0 && c <= 0x06f9);
}

bool isLetter(char32_t c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c >= 0xc0;
}

bool isNeutral(char32_t c) // of no direction of its own
{
    return !isLetter(c) && !(c >= '0' && c <= '9');
}

// Lays out the pieces of one direction of text.
class Layout
{
public:
    Layout(std::vector<Piece> pieces, const std::u32string &characters, std::size_t most, PageText &out)
        : m_pieces(std::move(pieces)),
          m_characters(characters),
          m_most(most),
          m_out(out)
    {
    }

    void run() { cut(rows(), 0); }

private:
    std::vector<Piece> m_pieces; // sorted by row, then from left to right
    const std::u32string &m_characters;
    std::size_t m_most;
    PageText &m_out;
    std::vector<Word> m_words;

    // ---- Pieces to rows of words.

    Rows rows()
    {
        std::sort(m_pieces.begin(), m_pieces.end(),
                  [](const Piece &a, const Piece &b) { return a.base != b.base ? a.base < b.base : a.left < b.left; });
        std::vector<std::vector<Piece>> lines;
        for (const Piece &piece : m_pieces) {
            if (lines.empty() ||
                piece.base - lines.back().front().base > SameBase * std::min(piece.size, lines.back().front().size))
                lines.emplace_back();
            lines.back().push_back(piece);
        }
        joinRaised(lines);
        m_pieces.clear();
        Rows result;
        for (std::vector<Piece> &line : lines)
            if (!line.empty())
                result.push_back(row(line));
        std::sort(result.begin(), result.end(), [](const Row &a, const Row &b) { return a.base < b.base; });
        return result;
    }

    // A footnote's number or an index stands on the line of the word it touches.
    static void joinRaised(std::vector<std::vector<Piece>> &lines)
    {
        const auto touches = [](const Piece &small, const Piece &piece) {
            const float overlap = std::min(small.bottom, piece.bottom) - std::max(small.top, piece.top);
            return small.size < 0.85F * piece.size && overlap > 0.3F * (small.bottom - small.top) &&
                   small.left < piece.right + 0.4F * piece.size && small.right > piece.left - 0.4F * piece.size;
        };
        for (std::size_t i = 0; i < lines.size(); ++i) {
            for (const std::size_t other : {i + 1, i - 1}) { // i - 1 of the first is too large
                if (other >= lines.size() || lines[other].empty() || lines[i].empty())
                    continue;
                std::vector<Piece> &target = lines[other];
                const auto joins = [&](const Piece &small) {
                    return std::any_of(target.begin(), target.end(), [&](const Piece &p) { return touches(small, p); });
                };
                if (lines[i].size() > 64 || !std::all_of(lines[i].begin(), lines[i].end(), joins))
                    continue;
                target.insert(target.end(), lines[i].begin(), lines[i].end());
                lines[i].clear();
            }
        }
    }

    Row row(std::vector<Piece> &line)
    {
        std::sort(line.begin(), line.end(), [](const Piece &a, const Piece &b) { return a.left < b.left; });
        Row row;
        int longest = 0;
        for (const Piece &piece : line) {
            if (!m_pieces.empty() && !row.words.empty() && isShadow(m_pieces.back(), piece))
                continue;
            const bool begins = row.words.empty() || !continues(m_pieces.back(), piece);
            if (begins) {
                row.words.push_back(static_cast<int>(m_words.size()));
                m_words.push_back({piece.left, piece.top, piece.right, piece.bottom, piece.base, piece.size,
                                   static_cast<int>(m_pieces.size()), 0, 0, 0});
            }
            m_pieces.push_back(piece);
            extend(m_words.back(), piece);
            if (static_cast<int>(piece.length) > longest) {
                longest = static_cast<int>(piece.length);
                row.base = piece.base;
                row.size = piece.size;
            }
        }
        return row;
    }

    // The same characters set again a hair beside themselves, to look bold.
    bool isShadow(const Piece &before, const Piece &piece) const
    {
        return before.length == piece.length && std::abs(before.left - piece.left) < 0.12F * piece.size &&
               m_characters.compare(before.from, before.length, m_characters, piece.from, piece.length) == 0;
    }

    static bool continues(const Piece &before, const Piece &piece)
    {
        const float size = std::min(before.size, piece.size);
        return !before.blankAfter && piece.left - before.right <= WordGap * size;
    }

    void extend(Word &word, const Piece &piece)
    {
        word.left = std::min(word.left, piece.left);
        word.top = std::min(word.top, piece.top);
        word.right = std::max(word.right, piece.right);
        word.bottom = std::max(word.bottom, piece.bottom);
        word.size = std::max(word.size, piece.size);
        ++word.pieces;
        word.characters += static_cast<int>(piece.length);
        for (std::uint32_t i = 0; i < piece.length; ++i)
            word.letters += isLetter(m_characters[piece.from + i]) ? 1 : 0;
    }

    // ---- Rows to columns. A gutter is a strip that no word of a run of rows crosses.

    struct Gutter
    {
        float x = 0;
        int first = 0; // row
        int last = 0;
        int both = 0; // rows with words at both sides
    };

    void cut(const Rows &rows, int depth)
    {
        if (rows.empty())
            return;
        if (depth < MaxDepth && rows.size() >= MinColumnRows) {
            for (const Gutter &gutter : gutters(rows))
                if (cutAt(rows, gutter, depth))
                    return;
        }
        write(rows);
    }

    bool cutAt(const Rows &rows, Gutter gutter, int depth)
    {
        trim(rows, gutter);
        Rows left;
        Rows right;
        float leftEdge = -1e9F;
        float rightEdge = 1e9F;
        for (int i = gutter.first; i <= gutter.last; ++i) {
            Row l{{}, rows[i].base, rows[i].size};
            Row r = l;
            for (const int w : rows[i].words) {
                const bool isLeft = m_words[w].left < gutter.x;
                (isLeft ? l : r).words.push_back(w);
                (isLeft ? leftEdge : rightEdge) =
                    isLeft ? std::max(leftEdge, m_words[w].right) : std::min(rightEdge, m_words[w].left);
            }
            if (!l.words.empty())
                left.push_back(std::move(l));
            if (!r.words.empty())
                right.push_back(std::move(r));
        }
        if (rightEdge - leftEdge < NarrowGutter * medianSize(rows) || !isProse(left) || !isProse(right))
            return false;
        cut(Rows(rows.begin(), rows.begin() + gutter.first), depth + 1);
        cut(left, depth + 1);
        cut(right, depth + 1);
        cut(Rows(rows.begin() + gutter.last + 1, rows.end()), depth + 1);
        return true;
    }

    // Rows at the ends of a run that do not belong to the columns: heads and feet at a distance, lines of one side.
    void trim(const Rows &rows, Gutter &gutter) const
    {
        const auto sides = [&](int row) {
            const std::vector<int> &words = rows[row].words;
            return (m_words[words.front()].left < gutter.x ? 1 : 0) + (m_words[words.back()].left >= gutter.x ? 2 : 0);
        };
        const auto isFar = [&](int above) {
            return rows[above + 1].base - rows[above].base > 2.2F * std::max(rows[above].size, rows[above + 1].size);
        };
        while (gutter.first < gutter.last &&
               (sides(gutter.first) == 1 || (sides(gutter.first) == 2 && isFar(gutter.first))))
            ++gutter.first;
        while (gutter.first < gutter.last && sides(gutter.last) == 2)
            --gutter.last;
        for (int i = 0; i < 2 && gutter.last - gutter.first >= 2 * MinColumnRows; ++i) {
            if (isFar(gutter.first))
                ++gutter.first;
            if (isFar(gutter.last - 1) && gutter.last == static_cast<int>(rows.size()) - 1)
                --gutter.last;
        }
    }

    // Columns are read one after the other when both sides are sentences that fill their lines; else it is a table.
    bool isProse(const Rows &side) const
    {
        if (side.size() < MinColumnRows)
            return false;
        float left = 1e9F;
        float right = -1e9F;
        for (const Row &row : side) {
            left = std::min(left, m_words[row.words.front()].left);
            right = std::max(right, m_words[row.words.back()].right);
        }
        float filled = 0;
        int words = 0;
        int characters = 0;
        int letters = 0;
        for (const Row &row : side) {
            filled += m_words[row.words.back()].right - m_words[row.words.front()].left;
            words += static_cast<int>(row.words.size());
            for (const int w : row.words) {
                characters += m_words[w].characters;
                letters += m_words[w].letters;
            }
        }
        const auto count = static_cast<float>(side.size());
        return filled > 0.5F * count * (right - left) && static_cast<float>(words) > 2.4F * count &&
               letters > 0.6F * static_cast<float>(characters);
    }

    std::vector<Gutter> gutters(const Rows &rows) const
    {
        float from = 1e9F;
        float to = -1e9F;
        for (const Row &row : rows) {
            from = std::min(from, m_words[row.words.front()].left);
            to = std::max(to, m_words[row.words.back()].right);
        }
        const float step = std::max(1.5F, (to - from) / 600);
        const int bins = static_cast<int>(std::clamp((to - from) / step, 0.0F, 600.0F));
        std::vector<Gutter> open(bins);
        std::vector<Gutter> best(bins);
        std::vector<int> crossed(bins);
        const auto close = [&](int bin, int last) {
            open[bin].last = last;
            if (open[bin].both > best[bin].both)
                best[bin] = open[bin];
            open[bin] = {0, last + 2, 0, 0};
        };
        for (int i = 0; i < static_cast<int>(rows.size()); ++i) {
            const auto binOf = [&](float x) { return std::clamp(static_cast<int>((x - from) / step), 0, bins - 1); };
            if (bins == 0)
                break;
            for (const int w : rows[i].words) {
                const int end = binOf(m_words[w].right);
                for (int bin = binOf(m_words[w].left); bin <= end; ++bin)
                    crossed[bin] = i + 1;
            }
            const int first = binOf(m_words[rows[i].words.front()].left);
            const int last = binOf(m_words[rows[i].words.back()].right);
            for (int bin = 0; bin < bins; ++bin) {
                if (crossed[bin] == i + 1)
                    close(bin, i - 1);
                else
                    open[bin].both += bin > first && bin < last ? 1 : 0;
            }
        }
        std::vector<Gutter> found;
        for (int bin = 0, begin = 0; bin < bins; ++bin) {
            close(bin, static_cast<int>(rows.size()) - 1);
            const auto same = [&](const Gutter &a, const Gutter &b) { return a.first == b.first && a.last == b.last; };
            if (bin == 0 || !same(best[bin], best[bin - 1]))
                begin = bin;
            if (best[bin].both < MinColumnRows)
                continue;
            best[bin].x = from + (static_cast<float>(begin + bin + 1) / 2) * step;
            if (begin < bin && !found.empty())
                found.back() = best[bin];
            else
                found.push_back(best[bin]);
        }
        std::stable_sort(found.begin(), found.end(), [](const Gutter &a, const Gutter &b) { return a.both > b.both; });
        if (found.size() > 6)
            found.resize(6);
        return found;
    }

    // ---- Writing.

    static float median(std::vector<float> values)
    {
        if (values.empty())
            return 0;
        std::nth_element(values.begin(), values.begin() + values.size() / 2, values.end());
        return values[values.size() / 2];
    }

    static float medianSize(const Rows &rows)
    {
        std::vector<float> sizes;
        for (const Row &row : rows)
            sizes.push_back(row.size);
        return median(std::move(sizes));
    }

    void write(const Rows &rows)
    {
        std::vector<float> distances;
        for (std::size_t i = 1; i < rows.size(); ++i)
            distances.push_back(rows[i].base - rows[i - 1].base);
        // Few rows do not tell what is usual.
        const float usual = distances.size() < 4 ? 0 : median(distances);
        float before = 0; // distance of the last two rows of the block
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const bool ends = i > 0 && endsBlock(rows[i - 1], rows[i], usual, before);
            if (!m_out.text.empty())
                m_out.text += ends || i == 0 ? u"\n\n" : u"\n";
            before = i == 0 || ends ? 0 : rows[i].base - rows[i - 1].base;
            write(rows[i]);
            if (m_out.text.size() >= m_most)
                return;
        }
    }

    bool endsBlock(const Row &above, const Row &row, float usual, float before) const
    {
        const float size = std::max(above.size, row.size);
        const float distance = row.base - above.base;
        const float most = 1.3F * std::clamp(usual, 1.1F * size, 3 * size);
        if (distance > most || (before > 0 && distance > 1.4F * before + 0.5F))
            return true;
        if (std::max(above.size, row.size) > 1.2F * std::min(above.size, row.size))
            return true;
        return m_words[above.words.front()].left > m_words[row.words.back()].right ||
               m_words[above.words.back()].right < m_words[row.words.front()].left;
    }

    // What is written from right to left comes in the order of reading: words, and within them characters, turned
    // round.
    void write(const Row &row)
    {
        std::vector<int> words = row.words;
        std::vector<char> direction; // of each word: r, l, or n for neither
        int balance = 0;
        for (const int w : words) {
            direction.push_back(directionOf(m_words[w]));
            balance += direction.back() == 'r' ? 1 : direction.back() == 'l' ? -1 : 0;
        }
        const bool any = std::find(direction.begin(), direction.end(), 'r') != direction.end();
        if (any)
            reorder(words, direction, balance > 0 ? 'r' : 'l');
        bool first = true;
        for (const int w : words) {
            if (m_out.text.size() >= m_most)
                return;
            if (!first)
                m_out.text += u' ';
            first = false;
            write(m_words[w]);
        }
    }

    char directionOf(const Word &word) const
    {
        char direction = 'n';
        for (int i = word.firstPiece; i < word.firstPiece + word.pieces; ++i) {
            for (std::uint32_t k = 0; k < m_pieces[i].length; ++k) {
                const char32_t c = m_characters[m_pieces[i].from + k];
                if (c >= 0x0590 && isRightToLeft(c) && !isDigitOfArabic(c))
                    return 'r';
                if (!isNeutral(c))
                    direction = 'l';
            }
        }
        return direction;
    }

    // Words without direction go with those around them when these agree, else with the line.
    static void reorder(std::vector<int> &words, std::vector<char> &direction, char line)
    {
        const std::size_t count = words.size();
        for (std::size_t i = 0; i < count;) {
            std::size_t end = i;
            while (end < count && direction[end] == 'n')
                ++end;
            const char before = i > 0 ? direction[i - 1] : line;
            const char after = end < count ? direction[end] : line;
            std::fill(direction.begin() + i, direction.begin() + end, before == after ? before : line);
            i = end + 1;
        }
        if (line == 'r') {
            std::reverse(words.begin(), words.end());
            std::reverse(direction.begin(), direction.end());
        }
        for (std::size_t i = 0; i < count;) {
            std::size_t end = i;
            while (end < count && direction[end] == direction[i])
                ++end;
            if (direction[i] != line)
                std::reverse(words.begin() + i, words.begin() + end);
            i = end;
        }
    }

    void write(const Word &word)
    {
        std::u32string characters;
        for (int i = word.firstPiece; i < word.firstPiece + word.pieces; ++i)
            characters.append(m_characters, m_pieces[i].from, m_pieces[i].length);
        if (directionOf(word) == 'r')
            turnRound(characters);
        const std::size_t from = m_out.text.size();
        for (const char32_t c : characters) {
            if (c < 0x10000) {
                m_out.text += static_cast<char16_t>(c);
            } else {
                m_out.text += static_cast<char16_t>(0xd800 + ((c - 0x10000) >> 10));
                m_out.text += static_cast<char16_t>(0xdc00 + ((c - 0x10000) & 0x3ff));
            }
        }
        m_out.words.push_back({static_cast<std::int32_t>(from), static_cast<std::int32_t>(m_out.text.size() - from),
                               word.left, word.top, word.right, word.bottom, word.size});
    }

    static void turnRound(std::u32string &characters)
    {
        static constexpr std::u32string_view Brackets = U"()[]{}<>";
        std::reverse(characters.begin(), characters.end());
        for (char32_t &c : characters) {
            const std::size_t bracket = Brackets.find(c);
            if (bracket != std::u32string_view::npos)
                c = Brackets[bracket ^ 1];
        }
        const auto isForward = [](char32_t c) {
            return isDigitOfArabic(c) || (!isRightToLeft(c) && !isNeutral(c)) || c == '.' || c == ',';
        };
        for (auto it = characters.begin(); it != characters.end();) {
            const auto begin =
                std::find_if(it, characters.end(), [&](char32_t c) { return isForward(c) && c > ',' && c != '.'; });
            auto end = begin;
            while (end != characters.end() && isForward(*end))
                ++end;
            while (end != begin && (*(end - 1) == '.' || *(end - 1) == ','))
                --end;
            std::reverse(begin, end);
            it = end;
        }
    }
};

} // namespace

void turned(int turns, float width, float height, float &x, float &y)
{
    const float oldX = x;
    switch (turns) {
    case 1: // downwards
        x = y;
        y = width - oldX;
        break;
    case 2:
        x = width - x;
        y = height - y;
        break;
    case 3: // upwards
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
    std::vector<Piece> byTurns[4];
    std::size_t lengths[4] = {};
    for (const Piece &piece : pieces)
        lengths[piece.turns & 3] += piece.length;
    if (lengths[0] == characters.size())
        byTurns[0] = std::move(pieces);
    else
        for (const Piece &piece : pieces)
            byTurns[piece.turns & 3].push_back(piece);
    int order[4] = {0, 1, 2, 3};
    std::stable_sort(order, order + 4, [&](int a, int b) { return lengths[a] > lengths[b]; });
    page.text.reserve(characters.size() + characters.size() / 4);
    for (const int turns : order) {
        const std::size_t first = page.words.size();
        if (!byTurns[turns].empty() && page.text.size() < most)
            Layout(std::move(byTurns[turns]), characters, most, page).run();
        if (turns == 0)
            continue;
        for (std::size_t i = first; i < page.words.size(); ++i) {
            protocol::Word &word = page.words[i];
            // Four quarter turns are none.
            const float w = turns % 2 == 0 ? width : height;
            const float h = turns % 2 == 0 ? height : width;
            turned(4 - turns, w, h, word.left, word.top);
            turned(4 - turns, w, h, word.right, word.bottom);
            if (word.left > word.right)
                std::swap(word.left, word.right);
            if (word.top > word.bottom)
                std::swap(word.top, word.bottom);
        }
    }
    return page;
}

} // namespace core
