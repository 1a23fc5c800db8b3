// The pages of one document in one long column, with highlights and selectable words. The size of a page is estimated
// until it is loaded, and the visible part stays in view.
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
    enum class Fit { None, Width, Page, Column }; // Column: the highlight's, with text of at least 10 points

    struct Spot // what is at the upper edge of the view
    {
        int page = 1;
        double y = 0; // points below the page's top as displayed; negative: in the gap above it
    };

    explicit PageCanvas(const PageSource &source, QWidget *parent = nullptr);

    void open(core::DocumentId document, int pages); // at its beginning
    void close();
    void setHighlights(const QList<core::PlaceOnPage> &places);
    void setFound(const QList<core::PlaceOnPage> &places, int present); // from page to page; -1: none is current
    void goTo(const Spot &spot);
    // To the first one, a quarter below the view's upper edge, with the width of its text column.
    void goToHighlight();
    void bringIntoSight(const core::PlaceOnPage &place); // unless it is visible already

    const PageLayout &layout() const { return m_layout; } // number of pages, zoom and rotation
    const PagePictures &pictures() const { return m_pictures; }
    const PageTexts &texts() const { return m_texts; }
    int page() const; // the one in the upper middle of the view
    Spot spot() const { return m_spot; }
    Fit fit() const { return m_fit; }
    QRectF pageRect(int page) const;                     // in the viewport
    QRectF rectOf(int page, const core::Box &box) const; // in the viewport
    const PageSelection &selection() const { return m_selection; }
    void gather(std::function<void(const QString &text)> told); // the selected words; loads pages as needed

public slots:
    void setTurns(int quarters); // clockwise
    void zoomBy(int steps);      // negative: out
    void fitTo(ui::PageCanvas::Fit fit);
    void goToPage(int page);

signals:
    void moved(); // another page, label, zoom or rotation
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
    bool fitColumn();     // false: it is unknown, or not known yet
    void showHighlight(); // a quarter below the upper edge
    const core::PlaceOnPage *firstHighlight() const;
    void lay();
    void applySpot();
    void askSoon();
    void ask();
    void take(int page, const QSizeF &size);
    void paintPageAt(QPainter &painter, int page) const;
    std::pair<int, int> visiblePages() const;
    int pageNear(const QPointF &point) const;
    QPointF onPage(int page, const QPointF &point) const; // in points
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
    bool m_columnWanted = false; // shows the highlight once its column is known
    bool m_placing = false;      // while setting the scroll bars to the spot
    Spot m_spot;
    enum class Hand { Free, Grabs, Selects };
    Hand m_hand = Hand::Free;
    QPoint m_grabbed;
    std::optional<WordSpot> m_begun; // where the button was pressed, until it is clear that words are being selected
    QPointF m_pointer;               // while selecting
    QBasicTimer m_scrolling;         // while selecting beyond the edge
};

} // namespace ui
