#include "ui/pages/pagelayout.h"

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

const QSizeF guessed(595, 842); // used until a page's size is known

}

void PageLayout::reset(int pages)
{
    m_sizes = QList<QSizeF>(std::max(0, pages), guessed);
    m_known.clear();
    m_turns = 0;
    lay();
}

bool PageLayout::setSize(int page, const QSizeF &size)
{
    const bool first = m_known.isEmpty();
    m_known.insert(page);
    if (size.width() <= 1 || size.height() <= 1 || size == m_sizes[page - 1])
        return false;
    if (first)
        m_sizes.fill(size);
    m_sizes[page - 1] = size;
    lay();
    return true;
}

void PageLayout::setZoom(double zoom)
{
    m_zoom = zoom;
    lay();
}

void PageLayout::setTurns(int quarters)
{
    m_turns = quarters & 3;
    lay();
}

QSizeF PageLayout::size(int page) const
{
    const QSizeF size = m_sizes[page - 1];
    return m_turns % 2 == 0 ? size : size.transposed();
}

void PageLayout::lay()
{
    m_tops.clear();
    m_tops.reserve(m_sizes.size());
    double y = gap;
    double widest = 0;
    for (int page = 1; page <= count(); ++page) {
        const QSizeF shown = size(page);
        m_tops.append(std::round(y));
        y += std::round(shown.height() * m_zoom) + gap;
        widest = std::max(widest, shown.width());
    }
    m_height = y;
    m_width = widest * m_zoom + 2 * gap;
}

int PageLayout::pageAt(double y) const
{
    return std::max(1, int(std::upper_bound(m_tops.cbegin(), m_tops.cend(), y) - m_tops.cbegin()));
}

std::pair<int, int> PageLayout::between(double top, double bottom) const
{
    if (m_tops.isEmpty())
        return {1, 0};
    const auto last = std::lower_bound(m_tops.cbegin(), m_tops.cend(), bottom) - m_tops.cbegin();
    return {pageAt(top), std::max(1, int(last))};
}

QTransform PageLayout::toPixels(int page) const
{
    const QSizeF size = m_sizes[page - 1];
    const QTransform turned[] = {
        {},
        {0, 1, -1, 0, size.height(), 0},
        {-1, 0, 0, -1, size.width(), size.height()},
        {0, -1, 1, 0, 0, size.width()},
    };
    return turned[m_turns] * QTransform::fromScale(m_zoom, m_zoom);
}

} // namespace ui
