#include "ui/run/graphpanel.h"
#include "ui/widgets/frame.h"
#include "ui/graph/graphpainter.h"
#include "ui/widgets/theme.h"
#include "core/session/wording.h"
#include "ui/widgets/localized.h"

#include <QAccessible>
#include <QApplication>
#include <QFontInfo>
#include <QPainter>
#include <QStyle>

#include <cmath>

namespace ui {
namespace {

constexpr double leastZoom = 0.3;
constexpr double mostZoom = 4;
constexpr double mostFit = 1.25;    // a small graph is not enlarged further automatically
constexpr double leastLetters = 12; // font size in pixels below which text is unreadable
constexpr int pulseLength = 1600;   // in milliseconds

} // namespace

GraphPanel::GraphPanel(const RunModel &run, QWidget *parent) : QWidget(parent), m_run(run)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Graph of the flow"));
    m_repaint.setSingleShot(true);
    m_repaint.setTimerType(Qt::PreciseTimer);
    connect(&m_repaint, &QTimer::timeout, this, [this] {
        follow();
        describe();
        update();
    });
    m_pulse.setInterval(40);
    connect(&m_pulse, &QTimer::timeout, this, qOverload<>(&QWidget::update));
    connect(&run, &RunModel::started, this, &GraphPanel::start);
    connect(&run, &RunModel::changed, this, &GraphPanel::change);
    connect(&run, &RunModel::cleared, this, &GraphPanel::clear);
    connect(&run, &RunModel::finished, this, &GraphPanel::refresh);
}

void GraphPanel::start()
{
    m_visits = 0;
    m_focused = -1;
    m_selected.clear();
    m_fitted = true;
    lay();
    refresh();
}

void GraphPanel::change()
{
    const qsizetype visits = m_run.visits().all().size();
    if (visits != std::exchange(m_visits, visits))
        m_clock.start();
    refresh();
}

void GraphPanel::clear()
{
    m_visits = 0;
    m_selected.clear();
    fit(); // shows the replay from where it begins
    refresh();
}

void GraphPanel::select(const QString &node, int)
{
    m_selected = node;
    fit();
    for (int i = 0; i < m_layout.nodes.size(); ++i) {
        if (m_layout.nodes[i].id != node)
            continue;
        m_focused = i;
        bringIntoSight(i);
    }
    refresh();
}

void GraphPanel::setOnlyTaken(bool only)
{
    m_onlyTaken = only;
    update();
}

QSize GraphPanel::sizeHint() const
{
    return {420, 560};
}

QSize GraphPanel::minimumSizeHint() const
{
    return {200, 160};
}

void GraphPanel::lay()
{
    m_layout = layOut(m_run.graph(), measuresFor(font()));
    if (m_fitted)
        fit();
}

// Hundreds of events may arrive per second; their changes are shown together.
void GraphPanel::refresh()
{
    if (!m_repaint.isActive())
        m_repaint.start(untilFrame());
    // A system with animations turned off asks for less motion.
    const bool moves = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0;
    const bool wanted = isVisible() && m_run.isRunning() && !m_run.progress().running().isEmpty();
    m_pulse.setInterval(moves ? 40 : 500); // without motion, only the time is updated
    if (wanted != m_pulse.isActive())
        wanted ? m_pulse.start() : m_pulse.stop();
}

void GraphPanel::describe()
{
    QStringList parts;
    if (!m_run.progress().running().isEmpty())
        parts.append(tr("Running: %1.").arg(titleOf(m_layout, m_run.progress().running())));
    if (!m_run.progress().taken().isEmpty()) {
        const TakenEdge &last = m_run.progress().taken().last();
        parts.append(
            tr("%1 ended with “%2”; next step: %3. %4")
                .arg(titleOf(m_layout, last.from), edgeWords(last.outcome), titleOf(m_layout, last.to), last.because));
    }
    if (m_focused >= 0 && hasFocus()) {
        const PlacedNode &node = m_layout.nodes[m_focused];
        parts.append(node.terminal ? tr("At the end.")
                                   : tr("At %1: %2.").arg(node.title, stepSummary(m_run.progress().step(node.id), 0)));
    }
    const QString text = parts.isEmpty() ? tr("%1 has not run yet.").arg(m_run.graph().title) : parts.join(u' ');
    if (text != accessibleDescription())
        setAccessibleDescription(text);
}

QRectF GraphPanel::stage() const
{
    const QFontMetricsF metrics(font());
    return QRectF(0, 0, width(), height() - std::ceil(metrics.height() * 2 + 20));
}

void GraphPanel::fit()
{
    m_fitted = true;
    if (m_layout.nodes.isEmpty())
        return;
    const QRectF room = stage();
    const double across = room.width() / m_layout.size.width();
    const double down = room.height() / m_layout.size.height();
    // Prefers a readable part with the running step to an unreadable whole.
    m_zoom = std::max(std::min({across, down, mostFit}), readableZoom());
    const QSizeF drawn = m_layout.size * m_zoom;
    m_origin =
        QPointF(std::max(0.0, (room.width() - drawn.width()) / 2), std::max(0.0, (room.height() - drawn.height()) / 2));
    follow();
    update();
}

double GraphPanel::readableZoom() const
{
    return leastLetters / std::max(1, QFontInfo(labelFont(font())).pixelSize());
}

QRectF GraphPanel::boxOf(const QString &node) const
{
    const PlacedNode *placed = m_layout.node(node);
    return placed ? QRectF(placed->box.topLeft() * m_zoom + m_origin, placed->box.size() * m_zoom) : QRectF();
}

bool GraphPanel::showsAll() const
{
    return m_layout.size.height() * m_zoom <= stage().height() + 0.5 &&
           m_layout.size.width() * m_zoom <= stage().width() + 0.5;
}

void GraphPanel::zoomIn()
{
    zoomAt(stage().center(), 1.2);
}

void GraphPanel::zoomOut()
{
    zoomAt(stage().center(), 1 / 1.2);
}

void GraphPanel::zoomAt(const QPointF &point, double factor)
{
    const QPointF fixed = toGraph(point);
    m_zoom = std::clamp(m_zoom * factor, std::min(leastZoom, m_zoom), mostZoom); // fitting may go lower
    m_origin = point - fixed * m_zoom;
    m_fitted = false;
    update();
}

QPointF GraphPanel::toGraph(const QPointF &point) const
{
    return (point - m_origin) / m_zoom;
}

int GraphPanel::nodeAt(const QPointF &point) const
{
    if (!stage().contains(point))
        return -1;
    for (int i = 0; i < m_layout.nodes.size(); ++i) {
        if (m_layout.nodes[i].box.contains(toGraph(point)))
            return i;
    }
    return -1;
}

void GraphPanel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), color(Role::Panel));
    if (m_layout.nodes.isEmpty()) {
        painter.setPen(color(Role::Secondary));
        painter.drawText(rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("Ask a question to see how its answer is found and checked."));
        return;
    }
    GraphLook look;
    look.font = font();
    look.selected = m_selected;
    look.onlyTaken = m_onlyTaken;
    if (hasFocus() && m_focused >= 0)
        look.focused = m_layout.nodes[m_focused].id;
    if (!m_run.isRunning() && !m_run.progress().running().isEmpty()) {
        look.runningFor = m_run.progress().now() - m_run.progress().step(m_run.progress().running()).entered;
    } else if (!m_run.progress().running().isEmpty() && m_clock.isValid()) {
        look.runningFor = m_clock.elapsed();
        if (m_pulse.interval() < 100)
            look.pulse = double(m_clock.elapsed() % pulseLength) / pulseLength;
    }
    painter.save();
    painter.setClipRect(stage());
    painter.translate(m_origin);
    painter.scale(m_zoom, m_zoom);
    paintGraph(painter, m_layout, m_run.progress(), look);
    painter.restore();
    paintCaption(painter);
}

QString GraphPanel::callsText() const
{
    const int calls = m_run.progress().calls();
    if (m_run.progress().mostCalls() > 0)
        return tr("%1 of %2 calls").arg(calls).arg(m_run.progress().mostCalls());
    return tr("%Ln call(s)", nullptr, calls);
}

QString GraphPanel::edgeText(const TakenEdge &edge) const
{
    if (edge.to == QLatin1String("end"))
        return tr("Finished: %1").arg(edgeWords(edge.outcome));
    return QStringLiteral("%1. %2 → %3").arg(edge.number).arg(edgeWords(edge.outcome), titleOf(m_layout, edge.to));
}

// The last edge taken, in words: where it led and why.
void GraphPanel::paintCaption(QPainter &painter) const
{
    const QRectF strip(0, stage().bottom(), width(), height() - stage().bottom());
    painter.fillRect(QRectF(0, strip.top(), width(), 1), color(Role::Line));
    const QFontMetricsF metrics(font());
    const QRectF lines = strip.adjusted(12, 8, -12, -8);
    QString first = m_run.graph().title;
    QString second;
    Role role = Role::Secondary;
    if (!m_run.progress().taken().isEmpty()) {
        const TakenEdge &last = m_run.progress().taken().last();
        first = edgeText(last);
        second = last.because;
        role = Role::Accent;
    }
    for (const PlacedNode &node : m_layout.nodes) {
        const StepProgress step = m_run.progress().step(node.id);
        if (step.state != StepState::Failed)
            continue;
        first = tr("%1 failed").arg(node.title);
        second = step.problem;
        role = Role::Bad;
    }
    const auto line = [&](double y, double room, Role ink, const QString &text) {
        painter.setPen(color(ink));
        painter.drawText(QRectF(lines.left(), y, room, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(text, Qt::ElideRight, room));
    };
    painter.setFont(font());
    line(lines.top(), lines.width(), role, first);
    line(lines.top() + metrics.height() + 4, lines.width(), Role::Text, second);
}

void GraphPanel::resizeEvent(QResizeEvent *)
{
    fit();
}

void GraphPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        lay();
    QWidget::changeEvent(event);
    update();
}

void GraphPanel::showEvent(QShowEvent *)
{
    refresh();
}

void GraphPanel::hideEvent(QHideEvent *)
{
    m_pulse.stop();
}

void GraphPanel::bringIntoSight(int node)
{
    if (m_fitted && showsAll())
        return;
    const QRectF &box = m_layout.nodes[node].box;
    const double above = box.top() * m_zoom + m_origin.y() - (stage().top() + 24);
    const double below = box.bottom() * m_zoom + m_origin.y() - (stage().bottom() - 40);
    if (above < 0)
        m_origin.ry() -= above;
    else if (below > 0)
        m_origin.ry() -= below;
    const double before = box.left() * m_zoom + m_origin.x() - (stage().left() + 12);
    const double behind = box.right() * m_zoom + m_origin.x() - (stage().right() - 12);
    if (before < 0)
        m_origin.rx() -= before;
    else if (behind > 0)
        m_origin.rx() -= std::min(behind, before);
}

// If the fitted graph is taller than the view, keeps the running or last step visible.
void GraphPanel::follow()
{
    if (!m_fitted || showsAll())
        return;
    QString wanted = m_run.progress().running();
    if (wanted.isEmpty() && !m_run.progress().taken().isEmpty())
        wanted = m_run.progress().taken().last().to;
    for (int i = 0; i < m_layout.nodes.size(); ++i) {
        if (m_layout.nodes[i].id == wanted)
            bringIntoSight(i);
    }
}

GraphPicture GraphPanel::picture() const
{
    GraphPicture picture{m_layout, m_run.progress(), m_run.graph().title, {}, font()};
    if (!m_run.progress().taken().isEmpty()) {
        const TakenEdge &last = m_run.progress().taken().last();
        picture.lines = {edgeText(last)};
        if (!last.because.isEmpty())
            picture.lines.first() += QStringLiteral(": ") + last.because;
        picture.lines.append(tr("%1 · %2").arg(callsText(), seconds(m_run.progress().now())));
    }
    return picture;
}

} // namespace ui
