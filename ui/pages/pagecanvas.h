// The pages of one document in a single column, with highlights and selectable words. The size of a page is estimated
// until the page is loaded; visible content stays in view when sizes change.
#pragma once

#include "ui/pages/pagelayout.h"
#include "ui/pages/pagepictures.h"
#include "ui/pages/pageselection.h"
#include "ui/pages/pagetexts.h"

#include <QAbstractScrollArea>
#include <QBasicTimer>
#include <QTimer>

namespace ui {

class PageCanvas : public QAbstractScrollArea
{
    Q_OBJECT

public:
    enum class Fit { None, Width, Page, Column }; // Column: the text column with the highlight, at 10 points or more

    struct Spot // the position at the top edge of the view
    {
        int page = 1;
        double y = 0; // points below the top of the displayed page; negative: in the gap above it
    };

    explicit PageCanvas(const PageSource &source, QWidget *parent = nullptr);

    void open(core::DocumentId document, int pages); // shows the beginning of the document
    void close();
    void setHighlights(const QList<core::PlaceOnPage> &places);
    void setFound(const QList<core::PlaceOnPage> &places, int present); // in page order; present = -1: no current match
    void goTo(const Spot &spot);
    // Scrolls so that the first highlight is a quarter of the way down the view, and zooms to fit its text column.
    void goToHighlight();
    void bringIntoSight(const core::PlaceOnPage &place); // scrolls only if it is not visible

    const PageLayout &layout() const { return m_layout; } // number of pages, zoom and rotation
    const PagePictures &pictures() const { return m_pictures; }
    const PageTexts &texts() const { return m_texts; }
    int page() const; // the page in the upper middle of the view
    Spot spot() const { return m_spot; }
    Fit fit() const { return m_fit; }
    QRectF pageRect(int page) const;                     // in viewport coordinates
    QRectF rectOf(int page, const core::Box &box) const; // in viewport coordinates
    const PageSelection &selection() const { return m_selection; }
    void gather(std::function<void(const QString &text)> told); // passes on the selected words, loading pages as needed

public slots:
    void setTurns(int quarters); // quarter turns clockwise
    void zoomBy(int steps);      // negative: zooms out
    void fitTo(ui::PageCanvas::Fit fit);
    void goToPage(int page);

signals:
    void moved(); // the page, its label, the zoom or the rotation has changed
    void selected();

protected:
    void paintEvent(QPaintEvent *) override;
    void resizeEvent(QResizeEvent *) override;
    void scrollContentsBy(int, int) override;
    void keyPressEvent(QKeyEvent *) override;
    void wheelEvent(QWheelEvent *) override;
    void mousePressEvent(QMouseEvent *) override;
    void mouseMoveEvent(QMouseEvent *) override;
    void mouseReleaseEvent(QMouseEvent *) override;
    void mouseDoubleClickEvent(QMouseEvent *) override;
    void timerEvent(QTimerEvent *) override;

private:
    void setZoom(double zoom);
    void refit();
    void copy();
    bool fitColumn();     // false: there is no column, or it is not known yet
    void showHighlight(); // scrolls so that the highlight is a quarter of the way down the view
    const core::PlaceOnPage *firstHighlight() const;
    void lay();
    void applySpot();
    void askSoon();
    void ask();
    void take(int page, const QSizeF &size);
    void paintPageAt(QPainter &painter, int page) const;
    std::pair<int, int> visiblePages() const;
    int pageNear(const QPointF &point) const;
    QPointF onPage(int page, const QPointF &point) const; // a position in points of the page
    std::optional<WordSpot> wordUnder(const QPointF &point) const;
    void selectTo(const QPointF &point);
    void showCursor(const QPointF &point);

    PageLayout m_layout;
    PagePictures m_pictures;
    PageTexts m_texts;
    PageSelection m_selection;
    QList<core::PlaceOnPage> m_places;
    QList<core::PlaceOnPage> m_found;
    int m_present = -1;
    QTimer m_asking;
    Fit m_fit = Fit::Width;
    bool m_columnWanted = false; // show the highlight once its column is known
    bool m_placing = false;      // the scroll bars are being set
    Spot m_spot;
    enum class Hand { Free, Grabs, Selects };
    Hand m_hand = Hand::Free;
    QPoint m_grabbed;
    // Where the mouse button was pressed, until it is clear that words are being selected.
    std::optional<WordSpot> m_begun;
    QPointF m_pointer;       // pointer position while selecting
    QBasicTimer m_scrolling; // runs while the selection extends beyond the edge
};

} // namespace ui
