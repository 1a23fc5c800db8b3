#include "core/workers/pdf/surface.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr std::size_t MostPaints = 4000;  // per page; with more, nothing is reported as invisible
constexpr float LeastSide = 2;            // points: anything thinner hides no letter
constexpr float MostOfPlace = 0.85F;      // share of a place that counts as all of it
constexpr float PartOfPlace = 0.3F;       // share of a place that is enough to matter
constexpr double FaintestContrast = 1.12; // ratio of luminances: 1 is none, 21 black on white
constexpr int NearestShades = 24;         // of 255: colours of equal luminance must differ by more

double luminance(const Colour &colour)
{
    const auto linear = [](std::uint8_t shade) {
        const double share = shade / 255.0;
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
}

// Samples places spread over the area.
bool coverTogether(const std::vector<Area> &covers, const Area &area)
{
    constexpr int Across = 16;
    constexpr int Down = 4;
    int covered = 0;
    for (int i = 0; i < Across * Down; ++i) {
        const float x = area.left + (area.right - area.left) * (static_cast<float>(i % Across) + 0.5F) / Across;
        const float y = area.top + (area.bottom - area.top) * (static_cast<float>(i / Across) + 0.5F) / Down;
        covered += std::any_of(covers.begin(), covers.end(), [&](const Area &cover) {
            return x >= cover.left && x <= cover.right && y >= cover.top && y <= cover.bottom;
        });
    }
    return static_cast<float>(covered) >= MostOfPlace * Across * Down;
}

} // namespace

Area common(const Area &a, const Area &b)
{
    return {std::max(a.left, b.left), std::max(a.top, b.top), std::min(a.right, b.right), std::min(a.bottom, b.bottom)};
}

float sizeOf(const Area &area)
{
    return std::max(0.0F, area.right - area.left) * std::max(0.0F, area.bottom - area.top);
}

bool lookAlike(const Colour &a, const Colour &b)
{
    if (std::abs(a.red - b.red) > NearestShades || std::abs(a.green - b.green) > NearestShades ||
        std::abs(a.blue - b.blue) > NearestShades)
        return false;
    const double first = luminance(a) + 0.05;
    const double second = luminance(b) + 0.05;
    return std::max(first, second) < FaintestContrast * std::min(first, second);
}

bool Surface::add(const Paint &paint)
{
    const Area area = common(paint.area, {0, 0, m_width, m_height});
    if (area.right - area.left < LeastSide || area.bottom - area.top < LeastSide)
        return false;
    if (paint.isPicture) {
        mark(m_pictures, area);
        m_pictureShare = static_cast<float>(m_pictures.count()) / static_cast<float>(m_pictures.size());
        m_largestPicture = std::max(m_largestPicture, sizeOf(area) / std::max(m_width * m_height, 1.0F));
    }
    if (m_paints.size() > MostPaints)
        return false;
    m_paints.push_back(paint);
    if (paint.isEven && std::find(m_even.begin(), m_even.end(), paint.colour) == m_even.end())
        m_even.push_back(paint.colour);
    return true;
}

void Surface::addDrawing(const Area &area)
{
    mark(m_drawings, area);
}

void Surface::makeUncertain(std::size_t from)
{
    for (std::size_t i = from; i < m_paints.size(); ++i)
        m_paints[i].isEven = m_paints[i].covers = false;
}

bool Surface::isCovered(const Area &area, std::uint32_t since) const
{
    if (m_paints.size() > MostPaints)
        return false;
    const bool scan = isScan(); // the text of a scan lies below its picture
    std::vector<Area> covers;
    for (std::size_t i = since; i < m_paints.size(); ++i) {
        const Paint &paint = m_paints[i];
        const bool meets = paint.covers && paint.area.bottom > area.top && paint.area.top < area.bottom;
        if (meets && !(scan && paint.isPicture) && sizeOf(common(paint.area, area)) > 0)
            covers.push_back(paint.area);
    }
    const float wanted = MostOfPlace * sizeOf(area);
    return std::any_of(covers.begin(), covers.end(),
                       [&](const Area &cover) { return sizeOf(common(cover, area)) >= wanted; }) ||
           (covers.size() > 1 && coverTogether(covers, area));
}

bool Surface::isTouched(const Area &area, std::uint32_t since) const
{
    return since < m_paints.size() && std::any_of(m_paints.begin() + since, m_paints.end(), [&](const Paint &paint) {
               return sizeOf(common(paint.area, area)) > 0;
           });
}

bool Surface::isPaper(const Area &area, std::uint32_t before, const Colour &colour) const
{
    const auto isAlike = [&](const Colour &other) { return lookAlike(other, colour); };
    if (m_paints.size() > MostPaints || (!isAlike({}) && std::none_of(m_even.begin(), m_even.end(), isAlike)))
        return false;
    const float size = sizeOf(area);
    for (std::size_t i = std::min<std::size_t>(before, m_paints.size()); i-- > 0;) {
        const Paint &paint = m_paints[i];
        const float part = sizeOf(common(paint.area, area));
        if (part < PartOfPlace * size)
            continue;
        return paint.isEven && part >= MostOfPlace * size && lookAlike(paint.colour, colour);
    }
    return lookAlike({}, colour);
}

bool Surface::isBelowPicture(const Area &area, std::uint32_t since) const
{
    const auto covers = [&](const Paint &paint) {
        return paint.isPicture && sizeOf(common(paint.area, area)) >= MostOfPlace * sizeOf(area);
    };
    return isScan() && since < m_paints.size() && std::any_of(m_paints.begin() + since, m_paints.end(), covers);
}

bool Surface::isDrawn(const Area &area) const
{
    return isMarked(m_pictures, area) || isMarked(m_drawings, area);
}

void Surface::mark(Grid &grid, const Area &area) const
{
    const std::size_t from = cellOf(area.left, area.top);
    const std::size_t to = cellOf(area.right, area.bottom);
    for (std::size_t row = from / Cells; row <= to / Cells; ++row)
        for (std::size_t column = from % Cells; column <= to % Cells; ++column)
            grid.set(row * Cells + column);
}

bool Surface::isMarked(const Grid &grid, const Area &area) const
{
    return grid.test(cellOf((area.left + area.right) / 2, (area.top + area.bottom) / 2));
}

std::size_t Surface::cellOf(float x, float y) const
{
    const auto cell = [](float place, float side) {
        const float share = std::clamp(place / std::max(side, 1.0F), 0.0F, 1.0F);
        return std::min(static_cast<std::size_t>(share * Cells), Cells - 1);
    };
    return cell(y, m_height) * Cells + cell(x, m_width);
}

} // namespace core
