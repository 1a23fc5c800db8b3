#include "core/workers/pdf/glyphs.h"

#include "core/workers/pdf/accents.h"
#include "core/workers/pdf/boldfonts.h"
#include "core/workers/pdf/canvas.h"
#include "core/workers/pdf/characters.h"
#include "core/workers/pdf/ligatures.h"
#include "core/workers/pdf/popplercompat.h"
#include "core/workers/pdf/raisedglyphs.h"
#include "core/workers/pdf/symbols.h"

#include <poppler/Annot.h>
#include <poppler/GfxFont.h>
#include <poppler/GfxState.h>
#include <poppler/OutputDev.h>
#include <poppler/PDFDoc.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace core {
namespace {

// Text rendering modes.
constexpr int FilledAndStroked = 2; // makes letters look bold
constexpr int Invisible = 3;
constexpr char32_t NoBreak = 0xa0;
constexpr char32_t ZeroWidthBlank = 0x200b;
constexpr CharCode NoCode = 0xffffffff;
// In font sizes: how far the middle of an accent may be from that of its letter, for spacing and for combining
// characters, and how much higher and larger it may be.
constexpr float BesideSpacing = 0.05F;
constexpr float BesideCombining = 0.3F;
constexpr float AccentShift = 0.4F;
// Bounds for the height of a Type 3 font's letters, in font sizes: beyond these, its units are not font sizes.
constexpr double SmallestBox = 0.1;
constexpr double LargestBox = 3;
constexpr float LeastBlank = 0.1F;             // width, in font sizes
constexpr std::size_t SomeBlanks = 4;          // per page
constexpr std::size_t CharactersToABlank = 12; // at most, as words are shorter
constexpr double Slant = 0.01;                 // of the squared sides: 6 degrees

// Poppler's own text device does the same but then orders the text in its own way, which breaks up tables; it also
// needs some hundred bytes per character. Here a glyph takes a few.
class Glyphs : public Canvas
{
public:
    Glyphs(float width, float height, std::size_t most)
        : Canvas(width, height),
          m_width(width),
          m_height(height),
          m_most(most)
    {
    }

    void updateFont(GfxState *state) override
    {
        m_stale = true;
        Canvas::updateFont(state);
    }
    void updateTextMat(GfxState *) override { m_stale = true; }
    void updateCTM(GfxState *state, double a, double b, double c, double d, double e, double f) override
    {
        m_stale = true;
        Canvas::updateCTM(state, a, b, c, d, e, f);
    }
    void updateHorizScaling(GfxState *) override { m_stale = true; }
    void restoreState(GfxState *state) override
    {
        m_stale = true;
        Canvas::restoreState(state);
    }
    void beginString(GfxState *, const GooString *) override
    {
        m_stale = true;
        if (m_turns == Diagonal) {
            keepAccent();
            m_open = false;
        }
    }

    void drawChar(GfxState *state, double x, double y, double dx, double dy, double, double, CharCode code, int bytes,
                  const Unicode *u, int count) override
    {
        if (m_glyphs.characters.size() >= m_most)
            return;
        if (m_stale)
            updateStyle(state);
        Piece glyph;
        if (!place(state, x, y, dx, dy, code == ' ' && bytes == 1, glyph))
            return;
        m_look = look(state);
        if (m_inActualText) {
            extendActualText(glyph, state->getRender() == Invisible);
            return;
        }
        if (count > 0 && std::all_of(u, u + count, [](Unicode c) { return isBlank(c) || isIgnorable(c); }) &&
            takeBlank(glyph, u, count))
            return;
        if (count == 1 && takeAccent(glyph, u[0]))
            return;
        Unicode accented[2] = {};
        if (m_accent != 0) {
            count = underAccent(glyph, u, count, accented);
            u = accented[0] != 0 ? accented : u;
        }
        if (count > 1 && addMended(glyph, u, count))
            return;
        if (!add(glyph, u, count)) {
            if (glyph.right == glyph.left) // draws nothing: the first half of a two-byte character
                return;
            m_open = false;
            m_glyphs.counts.unmapped += code != m_lastUnmapped;
            m_lastUnmapped = code;
            return;
        }
        m_lastUnmapped = NoCode;
        if (count == 1 && u[0] >= '0' && u[0] <= '9' && m_glyphs.characters.back() == u[0] &&
            state->getRender() != Invisible && state->getHorizScaling() == 1)
            m_digits.add(m_named.num, m_glyphs.characters.size() - 1, m_glyphs.pieces.size(), u[0],
                         (glyph.right - glyph.left) / m_size);
        ++m_glyphs.counts.mapped;
        m_glyphs.counts.hidden += state->getRender() == Invisible;
    }

    void beginActualText(GfxState *, const GooString *text) override
    {
        if (m_inActualText)
            return;
        keepAccent();
        m_inActualText = true;
        m_actualPlaced = false;
        m_actualText.clear();
        const std::vector<Unicode> characters = charactersOf(text->toStr());
        for (std::size_t i = 0; i < characters.size(); ++i)
            if (isShown(characters[i], m_actualText.empty() ? 0 : m_actualText.back(), i + 1 == characters.size()))
                m_actualText += characters[i];
        if (m_actualText.empty() && !characters.empty())
            m_actualText = ZeroWidthBlank;
    }

    void endActualText(GfxState *) override
    {
        if (m_inActualText && m_actualPlaced)
            addActualText();
        m_inActualText = false;
    }

    PageGlyphs take()
    {
        keepAccent();
        endPiece(false);
        m_glyphs.kindsOfLook = std::move(m_looks);
        m_glyphs.surface = std::move(m_surface);
        m_digits.mark(m_glyphs.characters);
        forgetNoBreaks();
        partAtSoftHyphens();
        return std::move(m_glyphs);
    }

protected:
    bool hasLettersIn(const Area &area) const override
    {
        return std::any_of(m_glyphs.pieces.begin(), m_glyphs.pieces.end(), [&](const Piece &piece) {
            return sizeOf(common(areaOf(piece, m_width, m_height), area)) > 0;
        });
    }

private:
    PageGlyphs m_glyphs;
    float m_width;
    float m_height;
    std::size_t m_most;

    bool m_stale = true; // the members below are out of date
    float m_size = 0;
    float m_ascent = 0.95F;
    float m_descent = -0.35F;
    int m_turns = 0;
    bool m_vertical = false;
    Ref m_named = Ref::INVALID(); // font to which the members below belong
    bool m_symbols = false;       // that font is Symbol
    bool m_bold = false;

    std::uint32_t m_look = 0;
    RaisedGlyphs m_digits;
    std::vector<std::size_t> m_noBreaks; // pieces followed by a non-breaking space
    std::size_t m_softHyphens = 0;
    std::size_t m_plainBlanks = 0;

    bool m_open = false; // the last piece can be continued
    float m_lastLeft = 0;
    Unicode m_lastCharacter = 0;
    CharCode m_lastUnmapped = NoCode; // code of the last glyph, if it had no character

    Unicode m_accent = 0; // an accent waiting for the letter below it
    Piece m_accentPlace;
    std::uint32_t m_accentLook = 0;

    bool m_inActualText = false;
    bool m_actualPlaced = false;
    bool m_actualHidden = false;
    std::u32string m_actualText;
    Piece m_actual;

    void updateStyle(GfxState *state)
    {
        m_stale = false;
        m_size = static_cast<float>(state->getTransformedFontSize());
        m_vertical = false;
        if (const auto &font = state->getFont()) {
            m_ascent = static_cast<float>(font->getAscent());
            m_descent = static_cast<float>(font->getDescent());
            m_vertical = font->getWMode() != 0;
            if (*font->getID() != m_named)
                readName(*font);
            if (font->getType() == fontType3)
                m_size *= sizeOfType3(*font);
        }
        double a = 0;
        double b = 0;
        double c = 0;
        double d = 0;
        state->getFontTransMat(&a, &b, &c, &d);
        if (std::abs(a * d) > std::abs(b * c))
            m_turns = a > 0 || d < 0 ? 0 : 2;
        else
            m_turns = c > 0 ? 1 : 3;
        if (m_vertical)
            m_turns = (m_turns + 1) & 3;
        const double along = std::max(std::abs(a * d), std::abs(b * c));
        if (std::min(std::abs(a * d), std::abs(b * c)) > Slant * along)
            m_turns = Diagonal;
    }

    void readName(const GfxFont &font)
    {
        m_named = *font.getID();
        const auto &name = font.getName();
        m_symbols = name && isSymbolFont(*name);
        m_bold = font.isBold() || (name && isBoldFont(*name));
    }

    // Glyphs of a Type 3 font are drawn in units of its own.
    static float sizeOfType3(const GfxFont &font)
    {
        const double *matrix = font.getFontMatrix();
        const double *box = font.getFontBBox();
        const double height = box[3] - box[1];
        const double size = std::abs(matrix[3]) * (height > 0 ? height : 1000);
        // The box covers only the few letters in use: it shows whether the font has its own unit, but no exact size.
        return size > SmallestBox && size < LargestBox ? 1 : static_cast<float>(size);
    }

    // On the page, or at most a page width beside it: a file may contain any number.
    static float near(double place, float side)
    {
        const auto width = static_cast<double>(side);
        return static_cast<float>(std::clamp(place, -width, 2 * width));
    }

    // False if the glyph is not on the page.
    bool place(GfxState *state, double x, double y, double dx, double dy, bool isSpace, Piece &glyph) const
    {
        double space = state->getCharSpace() + (isSpace ? state->getWordSpace() : 0);
        if (space != 0) {
            double spaceX = 0;
            double spaceY = 0;
            if (m_vertical)
                state->textTransformDelta(0, space, &spaceX, &spaceY);
            else
                state->textTransformDelta(space * state->getHorizScaling(), 0, &spaceX, &spaceY);
            dx -= spaceX;
            dy -= spaceY;
        }
        double x0 = 0;
        double y0 = 0;
        double w = 0;
        double h = 0;
        state->transform(x, y, &x0, &y0);
        state->transformDelta(dx, dy, &w, &h);
        // Written so that NaN counts as off the page.
        if (!(x0 + w >= 0 && x0 <= m_width && y0 + h >= 0 && y0 <= m_height && m_size > 0.1F && m_size < 10000))
            return false;
        float fromX = near(x0, m_width);
        float fromY = near(y0, m_height);
        float toX = near(x0 + w, m_width);
        float toY = near(y0 + h, m_height);
        turned(m_turns, m_width, m_height, fromX, fromY);
        turned(m_turns, m_width, m_height, toX, toY);
        glyph.left = std::min(fromX, toX);
        glyph.right = std::max(fromX, toX);
        glyph.base = m_vertical ? fromY + m_size / 2 : fromY;
        glyph.top = m_vertical ? fromY - m_size / 2 : fromY - m_ascent * m_size;
        glyph.bottom = m_vertical ? glyph.base : fromY - m_descent * m_size;
        glyph.size = m_size;
        glyph.bold = m_bold || state->getRender() == FilledAndStroked;
        glyph.turns = static_cast<std::uint8_t>(m_turns);
        return true;
    }

    // False for a glyph without a character.
    bool add(Piece &glyph, const Unicode *u, int count)
    {
        Piece *last = m_open ? &m_glyphs.pieces.back() : nullptr;
        if (last && count > 0 && u[0] == m_lastCharacter && std::abs(glyph.left - m_lastLeft) < 0.1F * m_size &&
            std::abs(glyph.base - last->base) < 0.2F * m_size && m_glyphs.looks.back() == m_look)
            return last->bold = true; // drawn twice to look bold
        glyph.from = static_cast<std::uint32_t>(m_glyphs.characters.size());
        for (int i = 0; i < count; ++i) {
            const char32_t symbol = m_symbols ? symbolFor(u[i]) : 0;
            const char32_t before = m_glyphs.characters.empty() ? 0 : m_glyphs.characters.back();
            if (symbol != 0 || (isText(u[i]) && !isBlank(u[i]) && isShown(u[i], before, count == 1)))
                m_glyphs.characters += symbol != 0 ? symbol : u[i];
        }
        glyph.length = static_cast<std::uint32_t>(m_glyphs.characters.size()) - glyph.from;
        if (glyph.length == 0)
            return false;
        if (glyph.length > 1 && isRightToLeft(m_glyphs.characters.back()))
            std::reverse(m_glyphs.characters.end() - glyph.length, m_glyphs.characters.end()); // ordered by x
        m_lastLeft = glyph.left;
        m_lastCharacter = u[0];
        const bool goesOn = last && follows(*last, glyph);
        const bool isApart = isSoftHyphen(glyph) || (last && isSoftHyphen(*last));
        if (goesOn && m_glyphs.looks.back() == m_look && !isApart) {
            extend(*last, glyph);
        } else {
            m_glyphs.goesOn.push_back(goesOn);
            m_glyphs.pieces.push_back(glyph);
            m_glyphs.looks.push_back(m_look);
            m_open = true;
        }
        m_softHyphens += isSoftHyphen(glyph);
        return true;
    }

    bool isSoftHyphen(const Piece &piece) const
    {
        return piece.length == 1 && m_glyphs.characters[piece.from] == SoftHyphen;
    }

    // Whether a character that may be invisible is shown, given the one before it.
    static bool isShown(char32_t c, char32_t before, bool isLast)
    {
        return !isIgnorable(c) || (c == SoftHyphen && isLast) || (isJoiner(c) && takesJoiner(before));
    }

    // A glyph made of spaces and zero-width characters: many programs map the space glyph to one of the latter, because
    // the font draws them the same. False if it is to be read as a letter.
    bool takeBlank(const Piece &glyph, const Unicode *u, int count)
    {
        const bool isWide = glyph.right - glyph.left > LeastBlank * m_size;
        const Unicode *const real = std::find_if(u, u + count, [](Unicode c) { return isBlank(c); });
        const bool isHyphen = count == 1 && u[0] == SoftHyphen;
        const bool joins = count == 1 && isJoiner(u[0]) && m_open && takesJoiner(m_glyphs.characters.back());
        if (real == u + count && (isWide ? isHyphen : joins))
            return false;
        keepAccent();
        if (real != u + count || isWide)
            blank(glyph, real != u + count ? *real : U' ');
        return true;
    }

    bool addMended(Piece &glyph, const Unicode *u, int count)
    {
        const std::vector<Unicode> mended = mendedLigature({u, static_cast<std::size_t>(count)});
        if (mended.empty() || !add(glyph, mended.data(), static_cast<int>(mended.size())))
            return false;
        ++m_glyphs.counts.mapped;
        return true;
    }

    static bool isOver(const Piece &accent, Unicode c, float left, float right, const Piece &letter)
    {
        const float middle = (accent.left + accent.right) / 2;
        const float beside = (combiningOf(c) == c ? BesideCombining : BesideSpacing) * letter.size;
        return accent.turns == letter.turns && middle > left - beside && middle < right + beside &&
               std::abs(accent.base - letter.base) < AccentShift * letter.size &&
               std::abs(accent.size - letter.size) < AccentShift * letter.size;
    }

    // An accent combines with the letter before it, or waits for the one after it.
    bool takeAccent(const Piece &glyph, Unicode c)
    {
        const char32_t combining = combiningOf(c);
        if (combining == 0)
            return false;
        keepAccent();
        if (m_open) {
            const Piece &last = m_glyphs.pieces.back();
            char32_t &letter = m_glyphs.characters.back();
            const bool over = isLetter(letter) && isOver(glyph, c, m_lastLeft, last.right, last);
            if (const char32_t whole = over ? withAccent(letter, combining) : 0; whole != 0) {
                letter = m_lastCharacter = whole;
                ++m_glyphs.counts.mapped;
                return true;
            }
        }
        if (combining == c)
            return false;
        m_accent = c;
        m_accentPlace = glyph;
        m_accentLook = m_look;
        return true;
    }

    // Combines the waiting accent with a glyph's characters, or returns them unchanged if they cannot be combined.
    int underAccent(const Piece &glyph, const Unicode *u, int count, Unicode (&accented)[2])
    {
        if (count != 1 || !isLetter(u[0]) || !isOver(m_accentPlace, m_accent, glyph.left, glyph.right, glyph)) {
            keepAccent();
            return count;
        }
        const char32_t combining = combiningOf(std::exchange(m_accent, 0));
        const char32_t whole = withAccent(u[0], combining);
        accented[0] = whole != 0 ? whole : u[0];
        accented[1] = combining;
        ++m_glyphs.counts.mapped;
        return whole != 0 ? 1 : 2;
    }

    // An accent with no letter below it is a character of its own.
    void keepAccent()
    {
        if (m_accent == 0)
            return;
        const Unicode c = std::exchange(m_accent, 0);
        ++m_glyphs.counts.mapped;
        const std::uint32_t look = std::exchange(m_look, m_accentLook);
        add(m_accentPlace, &c, 1);
        m_look = look;
    }

    static bool follows(const Piece &last, const Piece &glyph)
    {
        if (glyph.turns == Diagonal)
            return last.turns == Diagonal && std::abs(glyph.size - last.size) < 0.01F * last.size;
        const float gap = glyph.left - last.right;
        return glyph.turns == last.turns && std::abs(glyph.size - last.size) < 0.01F * last.size &&
               std::abs(glyph.base - last.base) < 0.05F * last.size && gap < 0.1F * last.size &&
               gap > -0.2F * last.size && glyph.left > last.left;
    }

    void endPiece(bool blank)
    {
        if (m_open && blank)
            m_glyphs.pieces.back().blankAfter = true;
        m_open = false;
    }

    // Right-to-left text has its spaces on the left; a distant one starts a run of its own.
    void blank(const Piece &glyph, char32_t c)
    {
        if (m_open) {
            Piece &last = m_glyphs.pieces.back();
            const auto meets = [&](float end, float begin) { return std::abs(begin - end) < last.size; };
            if (glyph.turns == last.turns && glyph.left + glyph.right < last.left + last.right)
                last.blankBefore = last.blankBefore || meets(glyph.right, last.left);
            else
                last.blankAfter = last.blankAfter || glyph.turns != last.turns || meets(last.right, glyph.left);
            last.thinAfter = isThinBlank(c) || c == NoBreak;
            if (c == NoBreak)
                m_noBreaks.push_back(m_glyphs.pieces.size() - 1);
        }
        m_plainBlanks += c == ' ';
        m_open = false;
    }

    // Many files have no other kind of space.
    void forgetNoBreaks()
    {
        if (m_plainBlanks <= m_noBreaks.size())
            for (const std::size_t piece : m_noBreaks)
                m_glyphs.pieces[piece].thinAfter = false;
    }

    // If there are too many soft hyphens for hyphenation, and nothing else separates the words.
    void partAtSoftHyphens()
    {
        if (m_softHyphens < SomeBlanks || m_plainBlanks > 0 ||
            m_glyphs.characters.size() > m_softHyphens * CharactersToABlank)
            return;
        std::size_t kept = 0;
        bool isBehindBlank = false;
        for (std::size_t i = 0; i < m_glyphs.pieces.size(); ++i) {
            const Piece piece = m_glyphs.pieces[i];
            if (isSoftHyphen(piece)) {
                isBehindBlank = true;
                if (kept > 0)
                    m_glyphs.pieces[kept - 1].blankAfter = true;
                continue;
            }
            m_glyphs.pieces[kept] = piece;
            m_glyphs.looks[kept] = m_glyphs.looks[i];
            m_glyphs.goesOn[kept] = m_glyphs.goesOn[i] && !std::exchange(isBehindBlank, false);
            ++kept;
        }
        m_glyphs.pieces.resize(kept);
        m_glyphs.looks.resize(kept);
        m_glyphs.goesOn.resize(kept);
    }

    void extendActualText(const Piece &glyph, bool hidden)
    {
        if (!m_actualPlaced) {
            m_actual = glyph;
            m_actualHidden = hidden;
        } else {
            m_actual.left = std::min(m_actual.left, glyph.left);
            m_actual.right = std::max(m_actual.right, glyph.right);
            m_actual.top = std::min(m_actual.top, glyph.top);
            m_actual.bottom = std::max(m_actual.bottom, glyph.bottom);
        }
        m_actualPlaced = true;
    }

    // Words of the replacement text share the place of the glyphs they replace.
    void addActualText()
    {
        if (std::any_of(m_actualText.begin(), m_actualText.end(), isRightToLeft))
            std::reverse(m_actualText.begin(), m_actualText.end());
        const float step =
            (m_actual.right - m_actual.left) / static_cast<float>(std::max<std::size_t>(m_actualText.size(), 1));
        m_lastCharacter = 0;
        float x = m_actual.left;
        for (const char32_t c : m_actualText) {
            Piece glyph = m_actual;
            glyph.left = x;
            glyph.right = x += step;
            const Unicode u = c;
            const bool isWide = step > LeastBlank * m_actual.size;
            if (isBlank(c) || (c == ZeroWidthBlank && isWide)) {
                endPiece(true);
            } else if (isIgnorable(c) && !isJoiner(c) && !isWide) {
                continue;
            } else if (add(glyph, &u, 1)) {
                ++m_glyphs.counts.mapped;
                m_glyphs.counts.hidden += m_actualHidden;
            }
            m_lastCharacter = 0;
        }
    }
};

class Pictures : public OutputDev
{
public:
    bool upsideDown() override { return true; }
    bool useDrawChar() override { return true; }
    bool interpretType3Chars() override { return false; }

    void stroke(GfxState *) override { ++m_paths; }
    void fill(GfxState *) override { ++m_paths; }
    void eoFill(GfxState *) override { ++m_paths; }
    void drawImageMask(GfxState *, Object *, Stream *, int, int, bool, bool, bool) override { m_pictures = true; }
    void drawImage(GfxState *, Object *, Stream *, int, int, GfxImageColorMap *, bool, const int *, bool) override
    {
        m_pictures = true;
    }
    void drawMaskedImage(GfxState *, Object *, Stream *, int, int, GfxImageColorMap *, bool, Stream *, int, int, bool,
                         bool) override
    {
        m_pictures = true;
    }
    void drawSoftMaskedImage(GfxState *, Object *, Stream *, int, int, GfxImageColorMap *, bool, Stream *, int, int,
                             GfxImageColorMap *, bool) override
    {
        m_pictures = true;
    }

    bool any() const { return m_pictures || m_paths > 20; } // a frame and some rules are not a picture

private:
    bool m_pictures = false;
    int m_paths = 0;
};

constexpr double PointsPerInch = 72;

} // namespace

PageGlyphs collectGlyphs(PDFDoc &document, int page, float width, float height, std::size_t most)
{
    Glyphs glyphs(width, height, most);
    // Icons of notes and attachments may cover letters, and can be moved.
    const auto isDrawn = [](Annot *annotation, void *) {
        return annotation->getType() != Annot::typeText && annotation->getType() != Annot::typeFileAttachment;
    };
    document.displayPage(&glyphs, page, PointsPerInch, PointsPerInch, 0, false, true, false, nullptr, nullptr, isDrawn,
                         nullptr);
    return glyphs.take();
}

bool hasPictures(PDFDoc &document, int page)
{
    Pictures pictures;
    document.displayPage(&pictures, page, PointsPerInch, PointsPerInch, 0, false, true, false);
    return pictures.any();
}

} // namespace core
