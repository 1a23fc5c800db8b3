// The positions of a document's pages in one long column, zoomed and rotated by the reader. Pure. Pages are 1-based;
// sizes are in points, the column is in pixels.
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
    static constexpr double gap = 12; // pixels around pages

    void reset(int pages);
    int count() const { return int(m_sizes.size()); }
    // In document orientation. The first known size is used for pages whose size is unknown. True if anything moves.
    bool setSize(int page, const QSizeF &size);
    bool knowsSizes() const { return !m_known.isEmpty(); }

    void setZoom(double zoom); // pixels per point
    double zoom() const { return m_zoom; }
    void setTurns(int quarters); // clockwise
    int turns() const { return m_turns; }

    QSizeF size(int page) const; // as rotated
    double top(int page) const { return m_tops[page - 1]; }
    double width() const { return m_width; } // of the column, including the space around the pages
    double height() const { return m_height; }
    int pageAt(double y) const;                                   // the last one that begins above it; at least 1
    std::pair<int, int> between(double top, double bottom) const; // first and last visible page; none: first > last
    // From points of the page in document orientation to pixels from its displayed corner.
    QTransform toPixels(int page) const;

private:
    void lay();

    QList<QSizeF> m_sizes;
    QList<double> m_tops;
    QSet<int> m_known; // pages of known size
    double m_zoom = 1;
    int m_turns = 0;
    double m_width = 0;
    double m_height = 0;
};

} // namespace ui
