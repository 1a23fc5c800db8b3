#include "ui/pages/pagecanvas.h"

#include "ui/pages/pagepainter.h"
#include "ui/pages/textcolumn.h"
#include "ui/widgets/theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

constexpr double gap = PageLayout::gap;
constexpr double leastZoom = 0.2;
constexpr double mostZoom = 8;
constexpr double smallestText = 8; // points on screen for a highlight: cutting off lines would be worse
constexpr double largestText = 16;
constexpr double mostPixels = 16e6; // per picture; beyond that it is scaled up

} // namespace

PageCanvas::PageCanvas(const PageSource &source, QWidget *parent)
    : QAbstractScrollArea(parent),
      m_pictures(source),
      m_texts(source)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // otherwise it would toggle when fitting the width
    viewport()->setCursor(Qt::OpenHandCursor);
    viewport()->setMouseTracking(true);
    m_asking.setSingleShot(true);
    connect(&m_asking, &QTimer::timeout, this, &PageCanvas::ask);
    connect(&m_pictures, &PagePictures::came, this, &PageCanvas::take);
    connect(&m_pictures, &PagePictures::givenUp, this, [this] { m_asking.start(200); });
    connect(&m_texts, &PageTexts::came, viewport(), qOverload<>(&QWidget::update));
    connect(&m_texts, &PageTexts::came, this, [this] {
        if (m_columnWanted && fitColumn())
            showHighlight();
    });
}

void PageCanvas::open(core::DocumentId document, int pages)
{
    close();
    m_pictures.open(document);
    m_texts.open(document);
    m_layout.reset(pages);
    fitTo(Fit::Width);
}

void PageCanvas::close()
{
    m_pictures.open(0);
    m_texts.open(0);
    m_layout.reset(0);
    m_places.clear();
    m_found.clear();
    m_present = -1;
    m_selection.clear();
    m_scrolling.stop();
    m_hand = Hand::Free;
    m_spot = {};
    m_fit = Fit::Width;
    m_columnWanted = false;
    lay();
    emit selected();
}

void PageCanvas::setHighlights(const QList<core::PlaceOnPage> &places)
{
    m_places = places;
    viewport()->update();
}

void PageCanvas::setFound(const QList<core::PlaceOnPage> &places, int present)
{
    m_found = places;
    m_present = present;
    viewport()->update();
}

void PageCanvas::goTo(const Spot &spot)
{
    m_spot = {std::clamp(spot.page, 1, std::max(1, m_layout.count())), spot.y};
    applySpot();
    askSoon();
    viewport()->update();
    emit moved();
}

void PageCanvas::goToPage(int page)
{
    goTo({page, -gap / m_layout.zoom()});
}

const core::PlaceOnPage *PageCanvas::firstHighlight() const
{
    for (const core::PlaceOnPage &place : m_places) {
        if (!place.boxes.isEmpty() && place.page >= 1 && place.page <= m_layout.count())
            return &place;
    }
    return nullptr;
}

void PageCanvas::goToHighlight()
{
    const core::PlaceOnPage *place = firstHighlight();
    if (!place)
        return;
    m_fit = Fit::Column;
    m_texts.want(place->page, place->page); // to determine its column
    const bool known = fitColumn();
    showHighlight();
    m_columnWanted = !known;
}

void PageCanvas::showHighlight()
{
    const core::PlaceOnPage *place = firstHighlight();
    m_columnWanted = false;
    if (!place)
        return;
    const QRectF words = rectOf(place->page, place->boxes.first());
    goTo({place->page, (words.top() - pageRect(place->page).top() - viewport()->height() / 4.0) / m_layout.zoom()});
}

// If it is unknown, nothing changes: the page's text arrives in a moment.
bool PageCanvas::fitColumn()
{
    const core::PlaceOnPage *place = firstHighlight();
    const core::Page *text = place ? m_texts.text(place->page) : nullptr;
    if (!text || !m_layout.knowsSizes())
        return false;
    const TextColumn column = columnAround(*text, place->boxes);
    if (column.width() <= 0)
        return false;
    const double pixelsAPoint = logicalDpiX() / 72.0;
    const double least = column.size > 0 ? smallestText * pixelsAPoint / column.size : leastZoom;
    const double most = column.size > 0 ? std::max(least, largestText * pixelsAPoint / column.size) : mostZoom;
    const bool turned = m_layout.turns() % 2 != 0; // a rotated column's width is irrelevant
    const double wanted = turned ? least : (viewport()->width() - 4 * gap) / column.width();
    setZoom(std::clamp(wanted, least, most));
    const QRectF whole = rectOf(place->page, {column.left, column.top, column.right, column.bottom});
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + int(whole.left() - 2 * gap));
    return true;
}

void PageCanvas::bringIntoSight(const core::PlaceOnPage &place)
{
    if (place.page < 1 || place.page > m_layout.count())
        return;
    if (place.boxes.isEmpty())
        return goToPage(place.page);
    const QRectF words = rectOf(place.page, place.boxes.first());
    const double room = viewport()->height();
    if (words.top() < 0 || words.bottom() > room)
        goTo({place.page, (words.top() - pageRect(place.page).top() - room / 3) / m_layout.zoom()});
    if (words.left() < 0 || words.right() > viewport()->width())
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() + int(words.left() - viewport()->width() / 3.0));
}

int PageCanvas::page() const
{
    return m_layout.pageAt(verticalScrollBar()->value() + viewport()->height() / 3.0);
}

QRectF PageCanvas::pageRect(int page) const
{
    const QSizeF size = m_layout.size(page) * m_layout.zoom();
    const double room = viewport()->width();
    const double left =
        size.width() + 2 * gap <= room ? (room - size.width()) / 2 : gap - horizontalScrollBar()->value();
    return QRectF(QPointF(std::round(left), m_layout.top(page) - verticalScrollBar()->value()), size);
}

QRectF PageCanvas::rectOf(int page, const core::Box &box) const
{
    const QRectF inPoints(QPointF(box.left, box.top), QPointF(box.right, box.bottom));
    return m_layout.toPixels(page).mapRect(inPoints.normalized()).translated(pageRect(page).topLeft());
}

std::pair<int, int> PageCanvas::visiblePages() const
{
    const double top = verticalScrollBar()->value();
    return m_layout.between(top, top + viewport()->height());
}

void PageCanvas::zoomBy(int steps)
{
    m_fit = Fit::None;
    setZoom(m_layout.zoom() * std::pow(1.2, steps));
}

void PageCanvas::fitTo(Fit fit)
{
    m_fit = fit;
    refit();
}

void PageCanvas::refit()
{
    if (m_layout.count() == 0 || m_fit == Fit::None)
        return lay();
    const bool wanted = m_columnWanted; // scrolling to the column resets it
    if (m_fit == Fit::Column && fitColumn())
        return wanted ? showHighlight() : void();
    const QSizeF size = m_layout.size(std::clamp(m_spot.page, 1, m_layout.count()));
    const double across = (viewport()->width() - 2 * gap) / size.width();
    const double down = (viewport()->height() - 2 * gap) / size.height();
    setZoom(m_fit == Fit::Page ? std::min(across, down) : across);
}

void PageCanvas::setZoom(double zoom)
{
    m_layout.setZoom(std::clamp(zoom, leastZoom, mostZoom));
    lay();
    askSoon();
    emit moved();
}

// Keeps the same position of the page at the upper edge.
void PageCanvas::setTurns(int quarters)
{
    if (m_layout.count() == 0 || ((quarters - m_layout.turns()) & 3) == 0)
        return;
    const double above = m_spot.y / m_layout.size(m_spot.page).height();
    m_layout.setTurns(quarters);
    m_pictures.setTurns(m_layout.turns());
    m_spot.y = above * m_layout.size(m_spot.page).height();
    refit();
    goTo(m_spot);
}

void PageCanvas::lay()
{
    m_placing = true;
    const QSize room = viewport()->size();
    verticalScrollBar()->setRange(0, std::max(0, int(std::ceil(m_layout.height())) - room.height()));
    verticalScrollBar()->setPageStep(room.height());
    verticalScrollBar()->setSingleStep(fontMetrics().height() * 3);
    const int wide = int(std::ceil(m_layout.width()));
    // Ignores a pixel of rounding.
    horizontalScrollBar()->setRange(0, wide > room.width() + 1 ? wide - room.width() : 0);
    horizontalScrollBar()->setPageStep(room.width());
    m_placing = false;
    applySpot();
    viewport()->update();
}

void PageCanvas::applySpot()
{
    if (m_layout.count() == 0)
        return;
    m_placing = true;
    verticalScrollBar()->setValue(int(std::round(m_layout.top(m_spot.page) + m_spot.y * m_layout.zoom())));
    m_placing = false;
}

void PageCanvas::scrollContentsBy(int, int)
{
    viewport()->update();
    if (m_placing || m_layout.count() == 0)
        return;
    m_columnWanted = false; // the user has moved on
    const int first = visiblePages().first;
    m_spot = {first, (verticalScrollBar()->value() - m_layout.top(first)) / m_layout.zoom()};
    askSoon();
    emit moved();
}

// Delayed, because the pages in between are not wanted while scrolling or zooming.
void PageCanvas::askSoon()
{
    m_asking.start(m_pictures.pages().isEmpty() ? 0 : 60);
}

void PageCanvas::ask()
{
    const auto [first, last] = visiblePages();
    QList<int> wanted;
    for (int page = first; page <= std::min(last, m_layout.count()); ++page)
        wanted.append(page);
    for (const int page : {last + 1, first - 1}) {
        if (page >= 1 && page <= m_layout.count())
            wanted.append(page);
    }
    if (wanted.isEmpty())
        return;
    const QSizeF size = m_layout.size(first);
    const double most = std::sqrt(mostPixels / (size.width() * size.height()));
    m_pictures.want(wanted, std::min(m_layout.zoom() * devicePixelRatioF(), most));
    m_texts.want(first, std::min(last, m_layout.count()));
}

void PageCanvas::take(int page, const QSizeF &size)
{
    const bool first = !m_layout.knowsSizes();
    if (!size.isEmpty() && m_layout.setSize(page, size))
        lay();
    if (first && m_fit != Fit::None)
        refit();
    const auto [firstVisible, lastVisible] = visiblePages();
    m_pictures.forgetFar(firstVisible, lastVisible);
    ask();
    viewport()->update();
    emit moved();
}

void PageCanvas::copy()
{
    gather([](const QString &text) { QGuiApplication::clipboard()->setText(text); });
}

void PageCanvas::gather(std::function<void(const QString &text)> told)
{
    if (m_selection.isEmpty())
        return;
    const auto copied = std::make_shared<QStringList>();
    const auto take = [copied, selection = m_selection](const core::Page &page) {
        if (const QString text = selection.textOn(page); !text.isEmpty())
            copied->append(text);
    };
    m_texts.gather(m_selection.first().page, m_selection.last().page, take,
                   [copied, told = std::move(told)] { told(copied->join(u'\n')); });
}

void PageCanvas::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), color(Role::Window));
    const auto [first, last] = visiblePages();
    for (int page = first; page <= std::min(last, m_layout.count()); ++page)
        paintPageAt(painter, page);
}

void PageCanvas::paintPageAt(QPainter &painter, int page) const
{
    PaintedPage painted{pageRect(page), m_layout.toPixels(page), m_pictures.picture(page), m_pictures.failure(page)};
    painted.failed = !painted.instead.isEmpty();
    if (!painted.failed)
        painted.instead = tr("Page %1").arg(page);
    paintPage(painter, painted);
    for (const core::PlaceOnPage &place : m_places) {
        if (place.page == page)
            paintMarks(painter, painted, place.boxes, Mark::Cited);
    }
    const auto before = [](const core::PlaceOnPage &place, int number) { return place.page < number; };
    for (auto place = std::lower_bound(m_found.begin(), m_found.end(), page, before);
         place != m_found.end() && place->page == page; ++place)
        paintMarks(painter, painted, place->boxes, place - m_found.begin() == m_present ? Mark::Present : Mark::Found);
    if (const core::Page *text = m_texts.text(page); text && !m_selection.isEmpty())
        paintMarks(painter, painted, m_selection.boxesOn(*text), Mark::Selected);
}

void PageCanvas::resizeEvent(QResizeEvent *)
{
    refit();
    askSoon();
}

} // namespace ui
