// Positions a document's pages in a single column, zoomed and rotated as the reader chose. Pure. Pages are 1-based;
// their sizes are in points, while the column is in pixels.
#pragma once

#include <QList>
#include <QSet>
#include <QSizeF>
#include <QTransform>

#include <utility>

namespace ui {

class PageLayout
{
public:
    static constexpr double gap = 12; // pixels around a page

    void reset(int pages);
    int count() const { return int(m_sizes.size()); }
    // Sets a page's size, in the document's orientation. Pages of unknown size are assumed to have the first size that
    // became known. Returns true if anything moves.
    bool setSize(int page, const QSizeF &size);
    bool knowsSizes() const { return !m_known.isEmpty(); }

    void setZoom(double zoom); // in pixels per point
    double zoom() const { return m_zoom; }
    void setTurns(int quarters); // quarter turns clockwise
    int turns() const { return m_turns; }

    QSizeF size(int page) const; // after rotation
    double top(int page) const { return m_tops[page - 1]; }
    double width() const { return m_width; } // width of the column, including the space around pages
    double height() const { return m_height; }
    int pageAt(double y) const; // the last page that begins above y; at least 1
    // First and last visible page; first > last if no page is visible.
    std::pair<int, int> between(double top, double bottom) const;
    // Maps points of the page, in the document's orientation, to pixels relative to the corner of the displayed page.
    QTransform toPixels(int page) const;

private:
    void lay();

    QList<QSizeF> m_sizes;
    QList<double> m_tops;
    QSet<int> m_known; // pages whose size is known
    double m_zoom = 1;
    int m_turns = 0;
    double m_width = 0;
    double m_height = 0;
};

} // namespace ui
