// Keyboard and mouse in GraphPanel: moving, zooming, choosing steps, and copying or saving the picture.
#include "ui/run/graphpanel.h"

#include "ui/graph/graphpainter.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace ui {

void GraphPanel::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    if (m_focused < 0 && event->reason() != Qt::MouseFocusReason && !m_layout.nodes.isEmpty())
        moveFocus(0);
}

void GraphPanel::wheelEvent(QWheelEvent *event)
{
    // Two fingers on a touchpad pan; a wheel, or Ctrl, zooms.
    if (!event->pixelDelta().isNull() && !(event->modifiers() & Qt::ControlModifier)) {
        m_origin += event->pixelDelta();
        m_fitted = false;
        update();
    } else if (event->angleDelta().y() != 0) {
        zoomAt(event->position(), std::pow(1.2, event->angleDelta().y() / 120.0));
    }
    event->accept();
}

void GraphPanel::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::RightButton)
        return; // opens its menu
    m_pressed = event->position();
    m_pressedOrigin = m_origin;
    m_dragging = false;
}

void GraphPanel::mouseMoveEvent(QMouseEvent *event)
{
    if (!(event->buttons() & (Qt::LeftButton | Qt::MiddleButton))) {
        const int node = nodeAt(event->position());
        setCursor(node >= 0 && !m_layout.nodes[node].terminal ? Qt::PointingHandCursor : Qt::ArrowCursor);
        return;
    }
    const QPointF moved = event->position() - m_pressed;
    if (!m_dragging && moved.manhattanLength() < QApplication::startDragDistance())
        return;
    m_dragging = true;
    m_fitted = false;
    setCursor(Qt::ClosedHandCursor);
    m_origin = m_pressedOrigin + moved;
    update();
}

void GraphPanel::mouseReleaseEvent(QMouseEvent *event)
{
    setCursor(Qt::ArrowCursor);
    const int node = nodeAt(event->position());
    if (m_dragging || node < 0 || m_layout.nodes[node].terminal || event->button() != Qt::LeftButton)
        return;
    m_focused = node;
    m_selected = m_layout.nodes[node].id;
    refresh();
    emit stepSelected(m_selected, m_run.progress().step(m_selected).visits);
}

void GraphPanel::keyPressEvent(QKeyEvent *event)
{
    const int last = int(m_layout.nodes.size()) - 1;
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Left:
        return moveFocus(std::max(0, m_focused - 1));
    case Qt::Key_Down:
    case Qt::Key_Right:
        return moveFocus(std::min(last, m_focused + 1));
    case Qt::Key_Home:
        return moveFocus(std::min(0, last));
    case Qt::Key_End:
        return moveFocus(last);
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomIn();
    case Qt::Key_Minus:
        return zoomOut();
    case Qt::Key_0:
        return fit();
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_focused < 0 || m_layout.nodes[m_focused].terminal)
            return;
        m_selected = m_layout.nodes[m_focused].id;
        refresh();
        emit stepSelected(m_selected, m_run.progress().step(m_selected).visits);
        return;
    default:
        if (event->matches(QKeySequence::Copy))
            return copyPicture();
        QWidget::keyPressEvent(event);
    }
}

void GraphPanel::moveFocus(int step)
{
    if (step < 0 || step >= m_layout.nodes.size())
        return;
    m_focused = step;
    bringIntoSight(step);
    refresh();
}

QString GraphPanel::tipAt(const QPointF &point) const
{
    const int node = nodeAt(point);
    if (node >= 0) {
        const PlacedNode &placed = m_layout.nodes[node];
        if (placed.terminal)
            return tr("The flow ends here.");
        const StepProgress step = m_run.progress().step(placed.id);
        const QString tip = placed.title + u'\n' + stepSummary(step, 0);
        return step.problem.isEmpty() ? tip : tip + u'\n' + step.problem;
    }
    const QPointF at = toGraph(point);
    for (const RoutedEdge &edge : m_layout.edges) {
        if (!edge.label.contains(at) || !stage().contains(point))
            continue;
        QStringList lines{tr("%1 → %2").arg(edge.outcome, titleOf(m_layout, edge.to))};
        if (!edge.spends.isEmpty())
            lines.append(tr("Uses one %1 from the budget.").arg(localized(edge.spends)));
        for (const TakenEdge &taken : m_run.progress().taken()) {
            if (taken.from == edge.from && taken.outcome == edge.outcome)
                lines.append(QStringLiteral("%1. %2").arg(taken.number).arg(taken.because));
        }
        return lines.join(u'\n');
    }
    return stage().contains(point) || m_run.progress().taken().isEmpty() ? QString()
                                                                         : m_run.progress().taken().last().because;
}

bool GraphPanel::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QString tip = tipAt(help->pos());
    if (tip.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), tip.toHtmlEscaped().replace(u'\n', QLatin1String("<br>")), this);
    return true;
}

// In both formats, so that the receiving program can choose.
void GraphPanel::copyPicture()
{
    if (m_layout.nodes.isEmpty())
        return;
    const GraphPicture drawn = picture();
    auto *data = new QMimeData;
    data->setImageData(drawn.image(2));
    data->setData(QStringLiteral("image/svg+xml"), drawn.svg());
    QGuiApplication::clipboard()->setMimeData(data);
}

void GraphPanel::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction *copied =
        menu->addAction(icon(QStringLiteral("copy")), tr("&Copy the picture\tCtrl+C"), this, &GraphPanel::copyPicture);
    QAction *saved =
        menu->addAction(icon(QStringLiteral("export")), tr("&Save the picture…"), this, &GraphPanel::pictureWanted);
    for (QAction *action : {copied, saved})
        action->setEnabled(!m_layout.nodes.isEmpty());
    menu->addSeparator();
    menu->addAction(icon(QStringLiteral("zoom-in")), tr("&Larger\t+"), this, &GraphPanel::zoomIn);
    menu->addAction(icon(QStringLiteral("zoom-out")), tr("S&maller\t−"), this, &GraphPanel::zoomOut);
    menu->addAction(icon(QStringLiteral("fit")), tr("&Fit\t0"), this, &GraphPanel::fit);
    menu->popup(event->globalPos());
}

} // namespace ui
