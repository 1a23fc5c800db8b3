#include "core/workers/pdf/layers.h"

#include "core/workers/pdf/characters.h"
#include "core/workers/pdf/unseen.h"

#include <algorithm>
#include <numeric>

namespace core {
namespace {

constexpr float SharedPlace = 0.35F;    // share of the smaller piece: two pieces that overlap this much coincide
constexpr float MostTimesAsHigh = 2.5F; // relative heights: a stamp over a line of text is not a second layer
constexpr double InOrder = 0.8;         // share of the pairs that a simple succession of layers must explain
constexpr double MostOfLayer = 0.6;     // share of a layer's pieces that repeat another; the rest is then misrecognised
constexpr double MuchBetter = 1.02;

struct Placed
{
    std::size_t piece = 0;
    Area area;
    bool isRecognised = false; // invisible text over a picture of it
};

using Pair = std::pair<std::size_t, std::size_t>; // two pieces, the one drawn first comes first

bool isAtOnePlace(const Area &a, const Area &b)
{
    const float first = a.bottom - a.top;
    const float second = b.bottom - b.top;
    return sizeOf(common(a, b)) > SharedPlace * std::min(sizeOf(a), sizeOf(b)) &&
           std::max(first, second) < MostTimesAsHigh * std::min(first, second);
}

// All pairs in the same place of which at least one is recognised.
std::vector<Pair> pairsOf(std::vector<Placed> placed)
{
    std::sort(placed.begin(), placed.end(), [](const Placed &a, const Placed &b) { return a.area.top < b.area.top; });
    std::vector<Pair> pairs;
    for (std::size_t i = 0; i < placed.size(); ++i) {
        for (std::size_t k = i + 1; k < placed.size() && placed[k].area.top < placed[i].area.bottom; ++k) {
            if ((placed[i].isRecognised || placed[k].isRecognised) && isAtOnePlace(placed[i].area, placed[k].area))
                pairs.emplace_back(std::minmax(placed[i].piece, placed[k].piece));
        }
    }
    return pairs;
}

// The first piece of the second layer, if one was drawn after the other; 0 if they are mixed.
std::size_t borderOf(const std::vector<Pair> &pairs, std::size_t pieces)
{
    std::vector<int> parted(pieces + 1); // number of pairs separated by a border before that piece
    for (const Pair &pair : pairs) {
        ++parted[pair.first + 1];
        --parted[pair.second + 1];
    }
    std::partial_sum(parted.begin(), parted.end(), parted.begin());
    const auto best = std::max_element(parted.begin(), parted.end());
    return *best >= InOrder * static_cast<double>(pairs.size()) ? static_cast<std::size_t>(best - parted.begin()) : 0;
}

class Layers
{
public:
    Layers(const PageGlyphs &glyphs, float width, float height) : m_glyphs(glyphs), m_repeated(glyphs.pieces.size())
    {
        m_recognised.resize(glyphs.pieces.size());
        for (std::size_t i = 0; i < glyphs.pieces.size(); ++i) {
            const Look &look = glyphs.kindsOfLook[glyphs.looks[i]];
            const Area area = areaOf(glyphs.pieces[i], width, height);
            m_recognised[i] = !look.isPainted || glyphs.surface.isBelowPicture(area, look.before);
            if (glyphs.pieces[i].turns != Diagonal)
                m_placed.push_back({i, area, m_recognised[i]});
        }
    }

    std::vector<bool> repeated()
    {
        if (std::find(m_recognised.begin(), m_recognised.end(), true) == m_recognised.end())
            return m_repeated;
        std::vector<Pair> twice; // pairs of recognised pieces
        for (const Pair &pair : pairsOf(m_placed)) {
            if (m_recognised[pair.first] && m_recognised[pair.second])
                twice.push_back(pair);
            else
                m_repeated[m_recognised[pair.first] ? pair.first : pair.second] = true;
        }
        if (!twice.empty())
            keepOne(twice);
        return m_repeated;
    }

private:
    const PageGlyphs &m_glyphs;
    std::vector<Placed> m_placed;
    std::vector<bool> m_recognised;
    std::vector<bool> m_repeated;

    void keepOne(const std::vector<Pair> &twice)
    {
        const std::size_t border = borderOf(twice, m_glyphs.pieces.size());
        const bool keepsFirst = border == 0 || quality(0, border) > MuchBetter * quality(border, m_recognised.size());
        for (const Pair &pair : twice)
            m_repeated[keepsFirst ? pair.second : pair.first] = true;
        if (border != 0)
            leaveOutRest(keepsFirst ? border : 0, keepsFirst ? m_recognised.size() : border);
    }

    // If most of a layer is dropped, its remaining pieces are fragments between words of the better layer.
    void leaveOutRest(std::size_t from, std::size_t to)
    {
        std::size_t recognised = 0;
        std::size_t leftOut = 0;
        for (std::size_t i = from; i < to; ++i) {
            recognised += m_recognised[i];
            leftOut += m_repeated[i];
        }
        if (static_cast<double>(leftOut) < MostOfLayer * static_cast<double>(recognised))
            return;
        for (std::size_t i = from; i < to; ++i)
            m_repeated[i] = m_repeated[i] || m_recognised[i];
    }

    // Share of characters in pieces that look like words or numbers.
    double quality(std::size_t from, std::size_t to) const
    {
        double all = 1;
        double sound = 0;
        for (std::size_t i = from; i < to; ++i) {
            if (!m_recognised[i])
                continue;
            const Piece &piece = m_glyphs.pieces[i];
            all += piece.length;
            sound +=
                isSound(std::u32string_view(m_glyphs.characters).substr(piece.from, piece.length)) ? piece.length : 0;
        }
        return sound / all;
    }

    // Only letters or only digits, apart from signs found at the ends of words.
    static bool isSound(std::u32string_view word)
    {
        const auto isSign = [](char32_t c) { return !isLetter(c) && !isDigit(c); };
        while (!word.empty() && isSign(word.front()))
            word.remove_prefix(1);
        while (!word.empty() && isSign(word.back()))
            word.remove_suffix(1);
        const auto letters = std::count_if(word.begin(), word.end(), isLetter);
        const auto digits = std::count_if(word.begin(), word.end(), isDigit);
        return !word.empty() && (letters == 0 || digits == 0) &&
               10 * (letters + digits) >= 7 * static_cast<std::ptrdiff_t>(word.size());
    }
};

} // namespace

std::vector<bool> repeatedPieces(const PageGlyphs &glyphs, float width, float height)
{
    return Layers(glyphs, width, height).repeated();
}

} // namespace core
