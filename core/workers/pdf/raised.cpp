#include "core/workers/pdf/raised.h"

#include "core/workers/pdf/characters.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace core {
namespace {

constexpr std::uint32_t LongestIndex = 8; // in characters
// Relative to the size of the adjacent text.
constexpr float LargestIndex = 0.9F;
constexpr float LeastRaised = 0.1F;
constexpr float LeastLowered = 0.08F;
constexpr float MostShift = 0.9F;
constexpr float Touching = 0.15F; // a wider gap is a space
constexpr float NearMark = 0.5F;  // distance within which a mark may follow a space
constexpr float SmallMark = 0.8F; // largest size of such a mark
constexpr float HighMark = 0.2F;  // smallest elevation of such a mark
constexpr float LargestMark = 1.05F;
constexpr std::uint32_t LongestLarge = 2; // characters in an index as large as the text
// Relative to the size of a fraction's parts.
constexpr float SameMiddle = 0.25F;
constexpr float LeastBetween = 0.6F; // distance of their base lines
constexpr float MostBetween = 1.7F;
constexpr std::size_t LongestPart = 4; // in characters
constexpr std::size_t Around = 8;      // pieces on either side in which to look for adjacent text
constexpr float OneSize = 0.1F;

bool isSlash(char32_t c)
{
    return c == '/' || c == 0x2044 || c == 0x2215;
}

bool isDigitOrLetter(char32_t c)
{
    return isDigit(c) || isLetter(c);
}

bool isMinus(char32_t c)
{
    return c == '-' || c == 0x2212 || c == 0x2013;
}

class RaisedFinder
{
public:
    RaisedFinder(std::vector<Piece> &pieces, const std::u32string &characters)
        : m_pieces(pieces),
          m_characters(characters)
    {
    }

    void find()
    {
        for (std::size_t i = 0; i + 1 < m_pieces.size(); ++i)
            findFraction(i);
        for (std::size_t i = 0; i < m_pieces.size(); ++i) {
            if (m_pieces[i].role == Role::Text && isWhole(i))
                m_pieces[i].role = roleOf(i);
            m_text = m_pieces[i].role == Role::Text ? &m_pieces[i] : m_text;
        }
    }

private:
    std::vector<Piece> &m_pieces;
    const std::u32string &m_characters;
    const Piece *m_text = nullptr; // the previous piece that is neither raised nor lowered

    char32_t first(const Piece &piece) const { return m_characters[piece.from]; }
    char32_t last(const Piece &piece) const { return m_characters[piece.from + piece.length - 1]; }

    // False for a line of small text beside a large sign. An exponent's sign may be in another font than its digits.
    bool isWhole(std::size_t i) const
    {
        const Piece &index = m_pieces[i];
        const bool isLast = i + 1 == m_pieces.size();
        if (isLast)
            return isIndex(index, m_characters);
        const Piece &next = m_pieces[i + 1];
        const bool goesOn = next.left - index.right < index.size &&
                            std::abs(next.base - index.base) < OneSize * index.size &&
                            std::abs(next.size - index.size) < OneSize * index.size;
        if (index.length == 1 && isMinus(first(index)))
            return goesOn && touches(index, next) && isIndex(next, m_characters);
        return isIndex(index, m_characters) &&
               (!goesOn || isIndex(next, m_characters) || !isDigitOrLetter(first(next)));
    }

    bool areAll(const Piece &piece, bool (*is)(char32_t)) const
    {
        const std::u32string_view text = std::u32string_view(m_characters).substr(piece.from, piece.length);
        return text.size() <= LongestPart && std::all_of(text.begin(), text.end(), is);
    }

    // Two small numbers one above the other, or a number and letters, with the text's base line between theirs.
    bool isFraction(std::size_t i, const Piece &over, const Piece &under) const
    {
        const float between = under.base - over.base;
        const auto first = static_cast<std::ptrdiff_t>(i - std::min(i, Around));
        const auto last = static_cast<std::ptrdiff_t>(std::min(m_pieces.size(), i + 2 + Around));
        const auto isText = [&](const Piece &piece) {
            return piece.size * LargestIndex > over.size && piece.base > over.base && piece.base < under.base;
        };
        return between > LeastBetween * over.size && between < MostBetween * over.size &&
               std::abs(over.size - under.size) < OneSize * over.size &&
               std::abs(over.left + over.right - under.left - under.right) < 2 * SameMiddle * over.size &&
               ((areAll(over, isDigit) && areAll(under, isDigitOrLetter)) ||
                (areAll(over, isDigitOrLetter) && areAll(under, isDigit))) &&
               std::any_of(m_pieces.begin() + first, m_pieces.begin() + last, isText);
    }

    void findFraction(std::size_t i)
    {
        Piece &a = m_pieces[i];
        Piece &b = m_pieces[i + 1];
        const bool turned = a.base > b.base;
        if (!isFraction(i, turned ? b : a, turned ? a : b))
            return;
        // The two indices of a letter are also one above the other.
        if (i > 0 && isLetter(last(m_pieces[i - 1])) && touches(m_pieces[i - 1], a))
            return;
        if (turned)
            std::swap(a, b);
        a.role = Role::Over;
        b.role = Role::Under;
        a.blankAfter = b.blankAfter = a.blankAfter || b.blankAfter;
    }

    static bool touches(const Piece &before, const Piece &piece)
    {
        return !before.blankAfter && !piece.blankBefore &&
               piece.left - before.right <= Touching * std::max(before.size, piece.size);
    }

    static Role shiftAgainst(const Piece &index, const Piece &text, bool isNear)
    {
        const float up = (text.base - index.base) / text.size;
        if (std::abs(up) > MostShift)
            return Role::Text;
        if (index.size >= LargestIndex * text.size) // as large as the text: must be far off the line
            return isNear && up > HighMark && index.length <= LongestLarge && index.size < LargestMark * text.size
                       ? Role::Raised
                       : Role::Text;
        if (!isNear)
            return index.size < SmallMark * text.size && up > HighMark ? Role::Raised : Role::Text;
        return up > LeastRaised ? Role::Raised : up < -LeastLowered ? Role::Lowered : Role::Text;
    }

    // Compared with the text it follows, or else precedes.
    Role roleOf(std::size_t i) const
    {
        const Piece &index = m_pieces[i];
        if (m_text) {
            const Piece &before = m_pieces[i - 1];
            if (isSlash(last(before)) || (i + 1 < m_pieces.size() && isSlash(first(m_pieces[i + 1]))))
                return Role::Text;
            const bool isNear = touches(before, index);
            if (isNear || index.left - before.right < NearMark * m_text->size)
                if (const Role role = shiftAgainst(index, *m_text, isNear); role != Role::Text)
                    return role;
        }
        if (i + 1 < m_pieces.size() && touches(index, m_pieces[i + 1]) && !isSlash(first(m_pieces[i + 1])))
            return shiftAgainst(index, m_pieces[i + 1], true);
        return Role::Text;
    }
};

char32_t raised(char32_t c)
{
    return c >= '0' && c <= '9' ? raisedDigit(c) : c == '+' ? U'\u207a' : c == ')' ? U'\u207e' : c;
}

char32_t lowered(char32_t c)
{
    return c >= '0' && c <= '9' ? U'\u2080' + (c - '0') : c == '+' ? U'\u208a' : c == ')' ? U'\u208e' : c;
}

} // namespace

// Not "(1)": that is readable as it is.
bool isIndex(const Piece &piece, const std::u32string &characters)
{
    if (piece.length > LongestIndex || piece.turns == Diagonal)
        return false;
    const std::u32string_view text = std::u32string_view(characters).substr(piece.from, piece.length);
    const auto isAsciiDigit = [](char32_t c) { return c >= '0' && c <= '9'; };
    return std::any_of(text.begin(), text.end(), isAsciiDigit) &&
           std::all_of(text.begin(), text.end(), [&](char32_t c) {
               return isAsciiDigit(c) || isMinus(c) || std::u32string_view(U"+),").find(c) != std::u32string_view::npos;
           });
}

void findRaised(std::vector<Piece> &line, const std::u32string &characters)
{
    const Piece &first = line.front();
    const auto isOther = [&](const Piece &piece) {
        return std::abs(piece.size - first.size) > OneSize * first.size ||
               std::abs(piece.base - first.base) > HighMark * first.size;
    };
    if (std::any_of(line.begin(), line.end(), isOther))
        RaisedFinder(line, characters).find();
}

std::u32string asItStands(const Piece &piece, const std::u32string &characters)
{
    std::u32string text = characters.substr(piece.from, piece.length);
    switch (piece.role) {
    case Role::Raised:
        std::transform(text.begin(), text.end(), text.begin(), raised);
        break;
    case Role::Lowered:
        std::transform(text.begin(), text.end(), text.begin(), lowered);
        break;
    case Role::Under:
        return U'/' + text;
    case Role::Group:
        return U'\u202f' + text;
    case Role::Over:
    case Role::Text:
        return text;
    }
    if (isMinus(text.front())) // part of an exponent; elsewhere it is the dash of a range
        text.front() = piece.role == Role::Raised ? U'\u207b' : U'\u208b';
    return text;
}

} // namespace core
