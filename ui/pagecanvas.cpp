#include "ui/pagecanvas.h"
#include "ui/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPointer>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

constexpr double gap = 12; // pixels around pages
constexpr double leastZoom = 0.2;
constexpr double mostZoom = 8;
constexpr int inFlight = 2;                    // pages asked for at once; a view that flies past asks for few
constexpr qint64 mostBytes = 96 * 1024 * 1024; // of pictures, beside those in view
constexpr int pagesAround = 3;                 // kept on each side of the view
const QSizeF guessed(595, 842);                // until a page tells its size

} // namespace

PageCanvas::PageCanvas(Pages pages, QWidget *parent) : QAbstractScrollArea(parent), m_pages(std::move(pages))
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // or fitting the width would make it come and go
    viewport()->setCursor(Qt::OpenHandCursor);
    m_asking.setSingleShot(true);
    connect(&m_asking, &QTimer::timeout, this, &PageCanvas::ask);
}

void PageCanvas::open(core::DocumentId document, int pages)
{
    close();
    m_document = document;
    m_sizes = QList<QSizeF>(std::max(0, pages), guessed);
    fitWidth();
}

void PageCanvas::close()
{
    ++m_opened;
    m_document = 0;
    m_sizes.clear();
    m_pictures.clear();
    m_failed.clear();
    m_labels.clear();
    m_known.clear();
    m_asked.clear();
    m_places.clear();
    m_spot = {};
    m_fitsWidth = true;
    lay();
}

void PageCanvas::setHighlights(const QList<core::PlaceOnPage> &places)
{
    m_places = places;
    viewport()->update();
}

void PageCanvas::goTo(const Spot &spot)
{
    m_spot = {std::clamp(spot.page, 1, std::max(1, pageCount())), spot.y};
    applySpot();
    askSoon();
    viewport()->update();
    emit moved();
}

void PageCanvas::goToPage(int page)
{
    goTo({page, -gap / m_zoom});
}

void PageCanvas::goToHighlight()
{
    for (const core::PlaceOnPage &place : std::as_const(m_places)) {
        if (place.boxes.isEmpty())
            continue;
        goTo({place.page, double(place.boxes.first().top) - viewport()->height() / m_zoom / 4});
        return;
    }
}

int PageCanvas::page() const
{
    const double middle = verticalScrollBar()->value() + viewport()->height() / 3.0;
    const auto after = std::upper_bound(m_tops.cbegin(), m_tops.cend(), middle);
    return std::max(1, int(after - m_tops.cbegin()));
}

qint64 PageCanvas::heldBytes() const
{
    qint64 bytes = 0;
    for (const Picture &picture : m_pictures)
        bytes += picture.image.sizeInBytes();
    return bytes;
}

QRectF PageCanvas::pageRect(int page) const
{
    const QSizeF size = m_sizes[page - 1] * m_zoom;
    const double room = viewport()->width();
    const double left =
        size.width() + 2 * gap <= room ? (room - size.width()) / 2 : gap - horizontalScrollBar()->value();
    return QRectF(std::round(left), m_tops[page - 1] - verticalScrollBar()->value(), size.width(), size.height());
}

std::pair<int, int> PageCanvas::visiblePages() const
{
    if (m_tops.isEmpty())
        return {1, 0};
    const double top = verticalScrollBar()->value();
    const auto first = std::upper_bound(m_tops.cbegin(), m_tops.cend(), top) - m_tops.cbegin();
    const auto last = std::lower_bound(m_tops.cbegin(), m_tops.cend(), top + viewport()->height()) - m_tops.cbegin();
    return {std::max(1, int(first)), std::max(1, int(last))};
}

void PageCanvas::zoomIn()
{
    m_fitsWidth = false;
    setZoom(m_zoom * 1.2);
}

void PageCanvas::zoomOut()
{
    m_fitsWidth = false;
    setZoom(m_zoom / 1.2);
}

void PageCanvas::fitWidth()
{
    m_fitsWidth = true;
    if (m_sizes.isEmpty())
        return;
    const QSizeF size = m_sizes[std::clamp(m_spot.page, 1, pageCount()) - 1];
    setZoom((viewport()->width() - 2 * gap) / size.width());
}

void PageCanvas::setZoom(double zoom)
{
    m_zoom = std::clamp(zoom, leastZoom, mostZoom);
    lay();
    askSoon();
    emit moved();
}

void PageCanvas::lay()
{
    m_tops.clear();
    double y = gap;
    double widest = 0;
    for (const QSizeF &size : std::as_const(m_sizes)) {
        m_tops.append(std::round(y));
        y += std::round(size.height() * m_zoom) + gap;
        widest = std::max(widest, size.width());
    }
    m_placing = true;
    const QSize room = viewport()->size();
    verticalScrollBar()->setRange(0, std::max(0, int(std::ceil(y)) - room.height()));
    verticalScrollBar()->setPageStep(room.height());
    verticalScrollBar()->setSingleStep(fontMetrics().height() * 3);
    const int wide = int(std::ceil(widest * m_zoom + 2 * gap));
    // A rounded pixel is no reason for a scroll bar.
    horizontalScrollBar()->setRange(0, wide > room.width() + 1 ? wide - room.width() : 0);
    horizontalScrollBar()->setPageStep(room.width());
    m_placing = false;
    applySpot();
    viewport()->update();
}

void PageCanvas::applySpot()
{
    if (m_tops.isEmpty())
        return;
    m_placing = true;
    verticalScrollBar()->setValue(int(std::round(m_tops[m_spot.page - 1] + m_spot.y * m_zoom)));
    m_placing = false;
}

void PageCanvas::scrollContentsBy(int, int)
{
    viewport()->update();
    if (m_placing || m_tops.isEmpty())
        return;
    const int first = visiblePages().first;
    m_spot = {first, (verticalScrollBar()->value() - m_tops[first - 1]) / m_zoom};
    askSoon();
    emit moved();
}

// Not at once: whoever scrolls or zooms on does not want the pages in between.
void PageCanvas::askSoon()
{
    m_asking.start(m_pictures.isEmpty() ? 0 : 60);
}

void PageCanvas::ask()
{
    if (m_sizes.isEmpty() || !m_pages)
        return;
    const double scale = m_zoom * devicePixelRatioF();
    const auto [first, last] = visiblePages();
    QList<int> wanted;
    for (int page = first; page <= last; ++page)
        wanted.append(page);
    wanted.append({last + 1, first - 1});
    for (const int page : wanted) {
        if (m_asked.size() >= inFlight)
            return; // the next ones when these have come
        if (page < 1 || page > pageCount() || m_asked.contains(page) || m_failed.contains(page))
            continue;
        if (std::abs(m_pictures.value(page).scale - scale) < scale * 0.01)
            continue;
        m_asked.insert(page);
        QPointer<PageCanvas> self(this);
        m_pages(m_document, page, scale, this,
                [self, page, scale, opened = m_opened](const core::Result<app::PageView> &result) {
                    if (self && self->m_opened == opened)
                        self->take(page, scale, result);
                });
    }
}

void PageCanvas::take(int page, double scale, const core::Result<app::PageView> &result)
{
    m_asked.remove(page);
    if (!result && result.error().code == core::Error::Cancelled) {
        m_asking.start(200); // asked again, if it is still in view
        return;
    }
    const bool whole = result && result->width > 0 && result->height > 0 &&
                       result->pixels.size() >= qint64(result->width) * result->height * 4;
    if (!whole) {
        m_failed[page] = result ? tr("This page could not be drawn.") : result.error().message;
    } else {
        const QImage picture(reinterpret_cast<const uchar *>(result->pixels.constData()), result->width, result->height,
                             qsizetype(result->width) * 4, QImage::Format_RGB32);
        m_pictures[page] = {picture.copy(), scale};
        m_labels[page] = result->label;
        const QSizeF size(result->pageWidth, result->pageHeight);
        if (size.width() > 1 && size.height() > 1 && size != m_sizes[page - 1]) {
            m_sizes[page - 1] = size;
            // The first page that tells its size speaks for those that have not.
            for (int other = 1; m_known.isEmpty() && other <= pageCount(); ++other)
                m_sizes[other - 1] = size;
            lay();
        }
        const bool first = m_known.isEmpty();
        m_known.insert(page);
        if (first && m_fitsWidth)
            fitWidth();
    }
    forgetFar();
    ask();
    viewport()->update();
    emit moved();
}

void PageCanvas::forgetFar()
{
    const auto [first, last] = visiblePages();
    const auto distance = [first = first, last = last](int page) {
        return page < first ? first - page : page > last ? page - last : 0;
    };
    QList<int> pages = m_pictures.keys();
    std::sort(pages.begin(), pages.end(), [&](int a, int b) { return distance(a) > distance(b); });
    qint64 bytes = heldBytes();
    for (const int page : std::as_const(pages)) {
        const int away = distance(page);
        if (away == 0 || (away <= pagesAround && bytes <= mostBytes))
            return;
        bytes -= m_pictures.take(page).image.sizeInBytes();
    }
}

void PageCanvas::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), color(Role::Window));
    const auto [first, last] = visiblePages();
    for (int page = first; page <= std::min(last, pageCount()); ++page)
        paintPage(painter, page, pageRect(page));
}

void PageCanvas::paintPage(QPainter &painter, int page, const QRectF &rect) const
{
    painter.fillRect(rect, Qt::white);
    const auto picture = m_pictures.constFind(page);
    if (picture != m_pictures.constEnd()) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(rect, picture->image);
    } else {
        painter.setPen(
            color(m_failed.contains(page) ? Role::Bad : Role::Secondary, false)); // paper is white in the dark
        painter.drawText(rect.adjusted(24, 24, -24, -24), Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap,
                         m_failed.contains(page) ? m_failed[page] : tr("Page %1").arg(page));
    }
    painter.setPen(color(Role::Line));
    painter.drawRect(rect);
    QColor ink = color(Role::Highlight);
    ink.setAlphaF(0.45F);
    for (const core::PlaceOnPage &place : m_places) {
        if (place.page != page)
            continue;
        for (const core::Box &box : place.boxes) {
            const QRectF words(rect.left() + box.left * m_zoom, rect.top() + box.top * m_zoom,
                               (box.right - box.left) * m_zoom, (box.bottom - box.top) * m_zoom);
            const QRectF marked = words.normalized().adjusted(-1, -1, 1, 1).intersected(rect);
            if (marked.isEmpty())
                continue;
            painter.setCompositionMode(QPainter::CompositionMode_Multiply);
            painter.fillRect(marked, ink);
            painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
            // A bar in the margin: the line is found without seeing the colour.
            painter.fillRect(QRectF(rect.left(), marked.top(), 3, marked.height()), color(Role::Accent, false));
        }
    }
}

void PageCanvas::resizeEvent(QResizeEvent *)
{
    if (m_fitsWidth)
        fitWidth();
    else
        lay();
    askSoon();
}

void PageCanvas::keyPressEvent(QKeyEvent *event)
{
    const bool control = event->modifiers() & Qt::ControlModifier;
    switch (event->key()) {
    case Qt::Key_Home:
        return goTo({1, -gap / m_zoom});
    case Qt::Key_End:
        return verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    case Qt::Key_Space:
        return verticalScrollBar()->triggerAction(event->modifiers() & Qt::ShiftModifier
                                                      ? QAbstractSlider::SliderPageStepSub
                                                      : QAbstractSlider::SliderPageStepAdd);
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return control ? zoomIn() : event->ignore();
    case Qt::Key_Minus:
        return control ? zoomOut() : event->ignore();
    case Qt::Key_0:
        return control ? fitWidth() : event->ignore();
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void PageCanvas::wheelEvent(QWheelEvent *event)
{
    if (!(event->modifiers() & Qt::ControlModifier)) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    m_fitsWidth = false;
    setZoom(m_zoom * std::pow(1.2, event->angleDelta().y() / 120.0));
}

void PageCanvas::mousePressEvent(QMouseEvent *event)
{
    m_grabbed = event->position().toPoint();
    viewport()->setCursor(Qt::ClosedHandCursor);
}

void PageCanvas::mouseMoveEvent(QMouseEvent *event)
{
    if (!(event->buttons() & Qt::LeftButton))
        return;
    const QPoint at = event->position().toPoint();
    verticalScrollBar()->setValue(verticalScrollBar()->value() - (at - m_grabbed).y());
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - (at - m_grabbed).x());
    m_grabbed = at;
}

void PageCanvas::mouseReleaseEvent(QMouseEvent *)
{
    viewport()->setCursor(Qt::OpenHandCursor);
}

} // namespace ui
