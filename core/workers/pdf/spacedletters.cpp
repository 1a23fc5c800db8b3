#include "core/workers/pdf/spacedletters.h"

#include "core/workers/pdf/characters.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace core {
namespace {

constexpr std::size_t MinLetters = 6; // per run: fewer may be names of things
constexpr std::size_t MinWord = 4;    // letters of the run's longest word
constexpr float MaxGap = 1.0F;        // between letters of a word, in font sizes
constexpr float EvenGap = 0.3F;       // tolerance, relative to the usual gap
constexpr float NextWord = 1.5F;      // in usual gaps: the next word begins
constexpr float MostUneven = 0.15F;   // share of gaps that may exceed the tolerance

class SpacedLetters
{
public:
    SpacedLetters(const std::vector<Piece> &line, const std::u32string &characters)
        : m_line(line),
          m_characters(characters),
          m_joined(line.size())
    {
    }

    std::vector<bool> run()
    {
        for (std::size_t from = 0; from < m_line.size();) {
            std::size_t to = from + 1;
            while (isSingle(from) && to < m_line.size() && isSingle(to) && goesOn(to))
                ++to;
            if (to - from >= MinLetters)
                join(from, to);
            from = to;
        }
        return std::move(m_joined);
    }

private:
    char32_t at(std::size_t i) const { return m_characters[m_line[i].from]; }
    bool isSingle(std::size_t i) const { return m_line[i].length == 1 && isLetter(at(i)) && !isUnspaced(at(i)); }
    float gapBefore(std::size_t i) const { return m_line[i].left - m_line[i - 1].right; }

    bool goesOn(std::size_t i) const
    {
        const Piece &before = m_line[i - 1];
        const Piece &piece = m_line[i];
        return std::abs(before.size - piece.size) < 0.05F * piece.size &&
               std::abs(before.base - piece.base) < 0.05F * piece.size && gapBefore(i) > 0 &&
               gapBefore(i) < 2 * MaxGap * piece.size;
    }

    bool beginsWord(std::size_t i, float usual) const
    {
        return gapBefore(i) > NextWord * usual || (isLower(at(i - 1)) && !isLower(at(i)));
    }

    void join(std::size_t from, std::size_t to)
    {
        std::vector<float> gaps;
        for (std::size_t i = from + 1; i < to; ++i)
            gaps.push_back(gapBefore(i));
        std::nth_element(gaps.begin(), gaps.begin() + static_cast<std::ptrdiff_t>(gaps.size() / 2), gaps.end());
        const float usual = gaps[gaps.size() / 2];
        if (usual > MaxGap * m_line[from].size || isAlphabet(from, to))
            return;
        std::size_t uneven = 0, longest = 0, word = from;
        for (std::size_t i = from + 1; i <= to; ++i) {
            if (i < to && !beginsWord(i, usual)) {
                uneven += std::abs(gapBefore(i) - usual) > EvenGap * usual ? 1 : 0;
                continue;
            }
            longest = std::max(longest, i - word);
            word = i;
        }
        if (longest < MinWord || static_cast<float>(uneven) > MostUneven * static_cast<float>(to - from))
            return;
        for (std::size_t i = from + 1; i < to; ++i)
            m_joined[i] = !beginsWord(i, usual);
        if (to < m_line.size() && endsRun(m_line[to]) && gapBefore(to) > 0 && gapBefore(to) < NextWord * usual)
            m_joined[to] = true;
        if (from > 0 && beginsRun(m_line[from - 1]) && gapBefore(from) > 0 && gapBefore(from) < NextWord * usual)
            m_joined[from] = true;
    }

    // "t:" or ":" close behind spaced letters.
    bool endsRun(const Piece &piece) const
    {
        const std::uint32_t signs = isLetter(m_characters[piece.from]) ? 1 : 0;
        if (piece.length > signs + 2 || piece.length == signs)
            return false;
        for (std::uint32_t i = signs; i < piece.length; ++i)
            if (std::u32string_view(U".,:;!?)\u201c\u201d\u00bb\"").find(m_characters[piece.from + i]) ==
                std::u32string_view::npos)
                return false;
        return true;
    }

    // "(v" before spaced letters.
    bool beginsRun(const Piece &piece) const
    {
        return piece.length == 2 && isLetter(m_characters[piece.from + 1]) && !isLetter(m_characters[piece.from]) &&
               !isDigit(m_characters[piece.from]);
    }

    // "A B C D E F" are column names.
    bool isAlphabet(std::size_t from, std::size_t to) const
    {
        std::size_t rising = 0;
        for (std::size_t i = from + 1; i < to; ++i)
            rising += at(i) == at(i - 1) + 1 || at(i) == at(i - 1) ? 1 : 0;
        return 2 * rising > to - from;
    }

    const std::vector<Piece> &m_line;
    const std::u32string &m_characters;
    std::vector<bool> m_joined;
};

} // namespace

std::vector<bool> letterSpaced(const std::vector<Piece> &line, const std::u32string &characters)
{
    return SpacedLetters(line, characters).run();
}

} // namespace core
