#include "core/workers/pdf/raisedglyphs.h"

#include "core/workers/pdf/characters.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr float Narrow = 0.75F;    // relative to a digit's width: apart from 1, no digit is that narrow
constexpr float SameWidth = 0.03F; // tolerance for equal widths
constexpr std::size_t Others = 3;  // number of equally wide digits from which the width of an unseen digit is inferred

} // namespace

void RaisedGlyphs::add(int font, std::size_t at, std::size_t piece, char32_t digit, float width)
{
    const auto value = static_cast<int>(digit - '0');
    m_digits.push_back({at, piece, font, value, width});
    float &widest = m_widest[font][static_cast<std::size_t>(value)];
    widest = std::max(widest, width);
}

// Narrower than the same digit elsewhere, or than all other digits if these have equal widths. A proportional 1 often
// is, too.
bool RaisedGlyphs::isNarrow(const Digit &digit) const
{
    const Widths &widest = m_widest.at(digit.font);
    if (digit.width < Narrow * widest[static_cast<std::size_t>(digit.value)])
        return true;
    float least = 0;
    float most = 0;
    std::size_t seen = 0;
    for (std::size_t value = 0; value < widest.size(); ++value) {
        if (value == 1 || value == static_cast<std::size_t>(digit.value) || widest[value] == 0)
            continue;
        least = seen == 0 ? widest[value] : std::min(least, widest[value]);
        most = std::max(most, widest[value]);
        ++seen;
    }
    return digit.value != 1 && seen >= Others && most - least < SameWidth * most && digit.width < Narrow * least;
}

// Index of the first raised digit at the end of a run of digits.
std::size_t RaisedGlyphs::raisedFrom(std::size_t run, std::size_t end) const
{
    const float width = m_digits[end - 1].width;
    const auto isLike = [&](std::size_t i) { return std::abs(m_digits[i].width - width) < SameWidth * width; };
    std::size_t from = end;
    bool sure = false; // narrow digits other than 1 occur
    while (from > run && isLike(from - 1) && isNarrow(m_digits[from - 1])) {
        --from;
        sure = sure || m_digits[from].value != 1;
    }
    // Within one number, all figures are of one kind.
    sure = sure || std::any_of(m_digits.begin() + static_cast<std::ptrdiff_t>(run),
                               m_digits.begin() + static_cast<std::ptrdiff_t>(from),
                               [&](const Digit &digit) { return digit.value == 1 && width < Narrow * digit.width; });
    const bool isMixed = std::any_of(m_digits.begin() + static_cast<std::ptrdiff_t>(run),
                                     m_digits.begin() + static_cast<std::ptrdiff_t>(from),
                                     [&](const Digit &digit) { return digit.value != 1 && isNarrow(digit); });
    return sure && !isMixed ? from : end;
}

void RaisedGlyphs::mark(std::u32string &characters) const
{
    for (std::size_t run = 0; run < m_digits.size();) {
        std::size_t end = run + 1;
        while (end < m_digits.size() && m_digits[end].at == m_digits[end - 1].at + 1 &&
               m_digits[end].piece == m_digits[run].piece && m_digits[end].font == m_digits[run].font)
            ++end;
        const std::size_t from = raisedFrom(run, end);
        // After a letter it may be lowered instead.
        const std::size_t at = m_digits[run].at;
        const bool isBehindLetter = from == run && at > 0 && isLetter(characters[at - 1]);
        for (std::size_t i = isBehindLetter ? end : from; i < end; ++i)
            characters[m_digits[i].at] = raisedDigit(characters[m_digits[i].at]);
        run = end;
    }
}

} // namespace core
