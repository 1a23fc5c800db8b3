// Pages of one document in one long column, with highlighted places. Asks for the pictures of the pages near what is
// visible and forgets the others; until a page is there its size is guessed, and what is in view stays in view.
#pragma once

#include "app/assistant.h"
#include "core/text/document.h"

#include <QAbstractScrollArea>
#include <QHash>
#include <QImage>
#include <QSet>
#include <QTimer>

#include <functional>

namespace ui {

class PageCanvas : public QAbstractScrollArea
{
    Q_OBJECT

public:
    using Shown = std::function<void(const core::Result<app::PageView> &)>;
    using Pages = std::function<void(core::DocumentId, int page, double scale, QObject *receiver, Shown shown)>;

    struct Spot // what is at the upper edge of the view
    {
        int page = 1;
        double y = 0; // points below the page's top; negative: in the gap above it
    };

    explicit PageCanvas(Pages pages, QWidget *parent = nullptr);

    void open(core::DocumentId document, int pages); // at its beginning
    void close();
    void setHighlights(const QList<core::PlaceOnPage> &places);
    void goTo(const Spot &spot);
    void goToHighlight(); // the first one, a quarter below the view's upper edge

    int pageCount() const { return int(m_sizes.size()); }
    int page() const; // the one in the upper middle of the view
    Spot spot() const { return m_spot; }
    QString label(int page) const { return m_labels.value(page); }
    double zoom() const { return m_zoom; } // pixels a point
    qint64 heldBytes() const;              // of pictures
    QList<int> heldPages() const { return m_pictures.keys(); }
    QRectF pageRect(int page) const; // in the viewport

public slots:
    void zoomIn();
    void zoomOut();
    void fitWidth();
    void goToPage(int page);

signals:
    void moved(); // another page, label or zoom

protected:
    void paintEvent(QPaintEvent *) override;
    void resizeEvent(QResizeEvent *) override;
    void scrollContentsBy(int, int) override;
    void keyPressEvent(QKeyEvent *) override;
    void wheelEvent(QWheelEvent *) override;
    void mousePressEvent(QMouseEvent *) override;
    void mouseMoveEvent(QMouseEvent *) override;
    void mouseReleaseEvent(QMouseEvent *) override;

private:
    struct Picture
    {
        QImage image;
        double scale = 0; // that was asked for
    };

    void setZoom(double zoom);
    void lay();
    void applySpot();
    void askSoon();
    void ask();
    void take(int page, double scale, const core::Result<app::PageView> &result);
    void forgetFar();
    void paintPage(QPainter &painter, int page, const QRectF &rect) const;
    std::pair<int, int> visiblePages() const;

    Pages m_pages;
    core::DocumentId m_document = 0;
    int m_opened = 0; // counts; answers for what was open before are dropped
    QList<QSizeF> m_sizes;
    QList<double> m_tops; // of pages, in pixels of the whole column
    QHash<int, Picture> m_pictures;
    QHash<int, QString> m_failed; // why
    QHash<int, QString> m_labels;
    QSet<int> m_known; // pages whose size is not a guess
    QSet<int> m_asked;
    QList<core::PlaceOnPage> m_places;
    QTimer m_asking;
    double m_zoom = 1;
    bool m_fitsWidth = true;
    bool m_placing = false; // the scroll bars are being set to the spot
    Spot m_spot;
    QPoint m_grabbed;
};

} // namespace ui
