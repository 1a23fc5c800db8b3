#include "core/evidence/snippet.h"

#include "core/base/png.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace core {
namespace {

struct Area // in pixels
{
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0;

    bool empty() const { return left >= right || top >= bottom; }
};

// The window's highlight: #ffd84d at 45 % on white, with letters as dark as before.
constexpr int markRed = 255;
constexpr int markGreen = 237;
constexpr int markBlue = 175;
constexpr double around = 24; // margin in points

int pixel(float points, double scale, double more, int most)
{
    const double at = std::isfinite(points) ? (points + more) * scale : 0;
    return int(std::clamp(at, 0.0, double(most)));
}

Area areaOf(const Box &box, const PageImage &page, double scale, double more)
{
    return {pixel(box.left, scale, -more, page.width), pixel(box.top, scale, -more, page.height),
            pixel(box.right, scale, more, page.width), pixel(box.bottom, scale, more, page.height)};
}

quint32 marked(quint32 colour)
{
    constexpr int whole = 255;
    const quint32 red = (colour >> 16 & 0xff) * markRed / whole;
    const quint32 green = (colour >> 8 & 0xff) * markGreen / whole;
    const quint32 blue = (colour & 0xff) * markBlue / whole;
    return 0xff000000u | red << 16 | green << 8 | blue;
}

class Cutting
{
public:
    Cutting(const PageImage &page, const Area &area) : m_area(area), m_width(area.right - area.left)
    {
        m_pixels.resize(qsizetype(m_width) * height() * qsizetype(sizeof(quint32)));
        const qsizetype row = qsizetype(m_width) * qsizetype(sizeof(quint32));
        for (int y = 0; y < height(); ++y)
            std::memcpy(m_pixels.data() + y * row,
                        page.pixels.constData() + (qsizetype(area.top + y) * page.width + area.left) * 4, size_t(row));
    }

    int width() const { return m_width; }
    int height() const { return m_area.bottom - m_area.top; }
    const QByteArray &pixels() const { return m_pixels; }

    void mark(const Area &box)
    {
        for (int y = box.top - m_area.top; y < box.bottom - m_area.top; ++y) {
            for (int x = box.left - m_area.left; x < box.right - m_area.left; ++x) {
                char *at = m_pixels.data() + (qsizetype(y) * m_width + x) * 4;
                quint32 colour = 0;
                std::memcpy(&colour, at, sizeof colour);
                colour = marked(colour);
                std::memcpy(at, &colour, sizeof colour);
            }
        }
    }

private:
    Area m_area;
    int m_width;
    QByteArray m_pixels;
};

} // namespace

Snippet snippetOf(const PageImage &page, const QList<Box> &boxes, double scale)
{
    Area whole{page.width, page.height, 0, 0};
    for (const Box &box : boxes) {
        if (areaOf(box, page, scale, 0).empty())
            continue;
        const Area area = areaOf(box, page, scale, around);
        whole = {std::min(whole.left, area.left), std::min(whole.top, area.top), std::max(whole.right, area.right),
                 std::max(whole.bottom, area.bottom)};
    }
    if (whole.empty() || page.pixels.size() < qsizetype(page.width) * page.height * 4)
        return {};
    Cutting cutting(page, whole);
    for (const Box &box : boxes)
        cutting.mark(areaOf(box, page, scale, 0));
    Snippet snippet;
    snippet.width = cutting.width();
    snippet.height = cutting.height();
    snippet.png = toPng(snippet.width, snippet.height, cutting.pixels());
    return snippet;
}

} // namespace core
