// Where the pages of a document stand in one long column: zoomed, and turned as the reader has turned them. Pure.
// Pages are 1-based; sizes are points, the column is in pixels.
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
    // As it is in the document. The first page that tells its size speaks for those that have not. True where something
    // moves.
    bool setSize(int page, const QSizeF &size);
    bool knowsSizes() const { return !m_known.isEmpty(); }

    void setZoom(double zoom); // pixels a point
    double zoom() const { return m_zoom; }
    void setTurns(int quarters); // clockwise
    int turns() const { return m_turns; }

    QSizeF size(int page) const; // as it is turned
    double top(int page) const { return m_tops[page - 1]; }
    double width() const { return m_width; } // of the column, with what is around the pages
    double height() const { return m_height; }
    int pageAt(double y) const;                                   // the one that begins last above it; 1 at least
    std::pair<int, int> between(double top, double bottom) const; // first and last in sight; none: first > last
    // From points of the page as it is in the document to pixels from its corner as it is shown.
    QTransform toPixels(int page) const;

private:
    void lay();

    QList<QSizeF> m_sizes;
    QList<double> m_tops;
    QSet<int> m_known; // pages whose size is not a guess
    double m_zoom = 1;
    int m_turns = 0;
    double m_width = 0;
    double m_height = 0;
};

} // namespace ui
