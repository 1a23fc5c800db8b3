// Everything that a page paints except letters, in painting order: filled areas, pictures, drawings. Finds the paint
// below an area, the paint added over it later, and how much of the page is covered by pictures. Knows nothing about
// PDF.
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace core {

struct Area // on the page as displayed, in points
{
    float left = 0;
    float top = 0;
    float right = 0;
    float bottom = 0;

    bool operator==(const Area &) const = default;
};

Area common(const Area &a, const Area &b); // empty if they do not overlap
float sizeOf(const Area &area);            // 0 if empty

struct Colour
{
    std::uint8_t red = 255;
    std::uint8_t green = 255;
    std::uint8_t blue = 255;

    bool operator==(const Colour &) const = default;
};

// Whether letters in one colour would be unreadable on the other.
bool lookAlike(const Colour &a, const Colour &b);

struct Paint
{
    Area area;
    Colour colour;
    bool isEven = false;    // the whole area has this colour
    bool isPicture = false; // its colours are unknown
    bool covers = false;    // hides everything below it in the area
};

// How letters are painted.
struct Look
{
    std::uint32_t before = 0; // number of paints before the letters
    Colour colour;
    bool hasColour = false; // the colour is known
    bool isPainted = true;  // false in invisible mode, as used for text over a scan
    bool isStencil = false; // the letters are a stencil: later paint is visible only inside their shapes
    float opacity = 1;
    Area clip; // only the parts inside are visible

    bool operator==(const Look &) const = default;
};

class Surface
{
public:
    explicit Surface(float width = 0, float height = 0) : m_width(width), m_height(height) {}

    bool add(const Paint &paint);      // false: too small to matter, or too many
    void addDrawing(const Area &area); // small enough to be a letter, so neither a filled area nor a frame
    // Marks everything painted since `from` as uncertain, because something may show through it.
    void makeUncertain(std::size_t from);
    void lastCovers() { m_paints.back().covers = true; }

    std::uint32_t count() const { return static_cast<std::uint32_t>(m_paints.size()); }
    bool isCovered(const Area &area, std::uint32_t since) const; // by paint added since
    bool isTouched(const Area &area, std::uint32_t since) const;
    bool isPaper(const Area &area, std::uint32_t before, const Colour &colour) const;
    bool isBelowPicture(const Area &area, std::uint32_t since) const; // by a scan painted since then
    bool isDrawn(const Area &area) const;             // whether pictures or drawings in the area may show letters
    float pictures() const { return m_pictureShare; } // share of the page covered by pictures
    float largestPicture() const { return m_largestPicture; } // share of the page covered by the largest

    // Whether pictures cover most of the page, so that its text, if any, comes from text recognition.
    bool isScan() const { return pictures() > 0.5F; }

private:
    static constexpr std::size_t Cells = 64; // per side
    using Grid = std::bitset<Cells * Cells>;

    void mark(Grid &grid, const Area &area) const;
    bool isMarked(const Grid &grid, const Area &area) const; // tests the centre of the area
    std::size_t cellOf(float x, float y) const;

    float m_width;
    float m_height;
    std::vector<Paint> m_paints;
    std::vector<Colour> m_even; // colours of areas with a single colour
    Grid m_pictures;
    Grid m_drawings;
    float m_pictureShare = 0;
    float m_largestPicture = 0;
};

} // namespace core
