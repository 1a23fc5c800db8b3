// Keyboard and mouse in PageCanvas: moving, zooming, and selecting words.
#include "ui/pages/pagecanvas.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QTimerEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

constexpr double reach = 3; // points around a word that count as part of it

}

void PageCanvas::keyPressEvent(QKeyEvent *event)
{
    const bool control = event->modifiers() & Qt::ControlModifier;
    switch (event->key()) {
    case Qt::Key_Home:
        return goToPage(1);
    case Qt::Key_End:
        return verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    case Qt::Key_Space:
        return verticalScrollBar()->triggerAction(event->modifiers() & Qt::ShiftModifier
                                                      ? QAbstractSlider::SliderPageStepSub
                                                      : QAbstractSlider::SliderPageStepAdd);
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return control ? zoomBy(1) : event->ignore();
    case Qt::Key_Minus:
        return control ? zoomBy(-1) : event->ignore();
    case Qt::Key_0:
        return control ? fitTo(Fit::Width) : event->ignore();
    case Qt::Key_9:
        return control ? fitTo(Fit::Page) : event->ignore();
    case Qt::Key_R:
        if (!control)
            return event->ignore();
        return setTurns(m_layout.turns() + (event->modifiers() & Qt::ShiftModifier ? -1 : 1));
    default:
        if (event->matches(QKeySequence::Copy))
            return copy();
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void PageCanvas::wheelEvent(QWheelEvent *event)
{
    if (!(event->modifiers() & Qt::ControlModifier)) {
        QAbstractScrollArea::wheelEvent(event);
        if (m_hand == Hand::Selects)
            selectTo(m_pointer);
        return;
    }
    m_fit = Fit::None;
    setZoom(m_layout.zoom() * std::pow(1.2, event->angleDelta().y() / 120.0));
}

int PageCanvas::pageNear(const QPointF &point) const
{
    return m_layout.pageAt(verticalScrollBar()->value() + point.y());
}

QPointF PageCanvas::onPage(int page, const QPointF &point) const
{
    return m_layout.toPixels(page).inverted().map(point - pageRect(page).topLeft());
}

std::optional<WordSpot> PageCanvas::wordUnder(const QPointF &point) const
{
    if (m_layout.count() == 0)
        return {};
    const int page = pageNear(point);
    const core::Page *text = m_texts.text(page);
    const std::optional<int> word = text ? wordAt(*text, onPage(page, point), reach) : std::nullopt;
    return word ? std::optional(WordSpot{page, *word}) : std::nullopt;
}

void PageCanvas::selectTo(const QPointF &point)
{
    const int page = pageNear(point);
    const core::Page *text = m_texts.text(page);
    if (!text)
        return; // the text arrives in a moment
    if (const std::optional<int> word = nearestWord(*text, onPage(page, point))) {
        m_selection.extend({page, *word});
        viewport()->update();
        emit selected();
    }
}

void PageCanvas::showCursor(const QPointF &point)
{
    viewport()->setCursor(m_hand == Hand::Grabs                                     ? Qt::ClosedHandCursor
                          : m_hand == Hand::Selects || wordUnder(point).has_value() ? Qt::IBeamCursor
                                                                                    : Qt::OpenHandCursor);
}

// On words it selects; elsewhere it drags the pages, as the middle button does everywhere.
void PageCanvas::mousePressEvent(QMouseEvent *event)
{
    m_grabbed = event->position().toPoint();
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)
        return;
    const bool left = event->button() == Qt::LeftButton;
    const std::optional<WordSpot> word = left ? wordUnder(event->position()) : std::nullopt;
    m_hand = Hand::Grabs;
    m_begun.reset();
    if (left && (event->modifiers() & Qt::ShiftModifier) && !m_selection.isEmpty()) {
        m_hand = Hand::Selects;
        selectTo(event->position());
    } else if (left) {
        m_selection.clear();
        viewport()->update();
        emit selected();
        m_begun = word;
        if (word)
            m_hand = Hand::Selects;
    }
    m_pointer = event->position();
    showCursor(event->position());
}

void PageCanvas::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    if (m_hand == Hand::Selects) {
        m_pointer = event->position();
        if (m_begun && (at - m_grabbed).manhattanLength() < QApplication::startDragDistance())
            return; // a click does not select
        if (m_begun)
            m_selection.begin(*std::exchange(m_begun, {}));
        selectTo(m_pointer);
        if (!viewport()->rect().contains(at) && !m_scrolling.isActive())
            m_scrolling.start(30, this);
        return;
    }
    if (m_hand == Hand::Free)
        return showCursor(event->position());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - (at - m_grabbed).y());
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - (at - m_grabbed).x());
    m_grabbed = at;
}

void PageCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    m_hand = Hand::Free;
    m_scrolling.stop();
    showCursor(event->position());
}

void PageCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    const std::optional<WordSpot> word = wordUnder(event->position());
    if (event->button() != Qt::LeftButton || !word)
        return mousePressEvent(event);
    m_selection.begin(*word);
    m_hand = Hand::Free;
    viewport()->update();
    emit selected();
}

// Scrolls faster the further the pointer is beyond the edge.
void PageCanvas::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_scrolling.timerId())
        return QAbstractScrollArea::timerEvent(event);
    const double above = std::min(0.0, m_pointer.y());
    const double below = std::max(0.0, m_pointer.y() - viewport()->height());
    if (above == 0 && below == 0)
        return m_scrolling.stop();
    verticalScrollBar()->setValue(verticalScrollBar()->value() + int((above + below) / 2));
    selectTo({m_pointer.x(), std::clamp(m_pointer.y(), 0.0, double(viewport()->height()))});
}

} // namespace ui
