// What a page paints beside its letters, in the order of painting: fields of a colour, pictures, drawings. Tells what
// lies below a place, what was put over it later, and how much of the page is pictures. Knows nothing of PDFs.
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

Area common(const Area &a, const Area &b); // empty where they do not meet
float sizeOf(const Area &area);            // 0 where it is empty

struct Colour
{
    std::uint8_t red = 255;
    std::uint8_t green = 255;
    std::uint8_t blue = 255;

    bool operator==(const Colour &) const = default;
};

// Whether a reader cannot tell letters of the one colour from paper of the other.
bool lookAlike(const Colour &a, const Colour &b);

struct Paint
{
    Area area;
    Colour colour;
    bool isEven = false;    // that one colour is all that is seen in the area
    bool isPicture = false; // its colours are not known
    bool covers = false;    // nothing below is seen in the area
};

// How letters are painted.
struct Look
{
    std::uint32_t before = 0; // what was painted before them: a number of paints
    Colour colour;
    bool hasColour = false; // one that is known
    bool isPainted = true;  // not in the mode in which nothing is, as the text over a scan
    bool isStencil = false; // what is painted later is seen in the shape of the letters
    float opacity = 1;
    Area clip; // outside it nothing is seen

    bool operator==(const Look &) const = default;
};

class Surface
{
public:
    explicit Surface(float width = 0, float height = 0) : m_width(width), m_height(height) {}

    bool add(const Paint &paint);      // false: it is too small to matter, or one too many
    void addDrawing(const Area &area); // so small that it may be a letter: no field, no frame
    // Of what was painted since: something shows through.
    void makeUncertain(std::size_t from);
    void lastCovers() { m_paints.back().covers = true; }

    std::uint32_t count() const { return static_cast<std::uint32_t>(m_paints.size()); }
    bool isCovered(const Area &area, std::uint32_t since) const; // by what was painted since
    bool isTouched(const Area &area, std::uint32_t since) const;
    bool isPaper(const Area &area, std::uint32_t before, const Colour &colour) const;
    bool isBelowPicture(const Area &area, std::uint32_t since) const; // that was painted since, on a scan
    bool isDrawn(const Area &area) const;                     // there is a picture, or drawings, which may show letters
    float pictures() const { return m_pictureShare; }         // their share of the page
    float largestPicture() const { return m_largestPicture; } // its share

    // Most of the page is pictures: its text, if it has any, was recognised on them.
    bool isScan() const { return pictures() > 0.5F; }

private:
    static constexpr std::size_t Cells = 64; // a side
    using Grid = std::bitset<Cells * Cells>;

    void mark(Grid &grid, const Area &area) const;
    bool isMarked(const Grid &grid, const Area &area) const; // in its middle
    std::size_t cellOf(float x, float y) const;

    float m_width;
    float m_height;
    std::vector<Paint> m_paints;
    std::vector<Colour> m_even; // of the fields that have one
    Grid m_pictures;
    Grid m_drawings;
    float m_pictureShare = 0;
    float m_largestPicture = 0;
};

} // namespace core
