#include "ui/run/runtimeline.h"

#include "ui/widgets/frame.h"
#include "ui/graph/graphpainter.h"
#include "ui/widgets/theme.h"
#include "core/session/wording.h"
#include "ui/widgets/localized.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

constexpr int tickMilliseconds = 500;
constexpr int mostRows = 5; // visible at once; further rows are scrolled to
constexpr double margin = 12;
constexpr double gap = 2;      // between bars, in pixels
constexpr double leastBar = 8; // minimum width of a bar, so that it can be clicked

Role roleOf(StepState state)
{
    switch (state) {
    case StepState::Running:
        return Role::Accent;
    case StepState::Failed:
        return Role::Bad;
    case StepState::Stopped:
        return Role::Partly;
    default:
        return Role::Good;
    }
}

} // namespace

RunTimeline::RunTimeline(const RunModel &run, QWidget *parent) : QAbstractScrollArea(parent), m_run(run)
{
    setAccessibleName(tr("Timeline of attempts"));
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    viewport()->setBackgroundRole(QPalette::Base);
    m_repaint.setSingleShot(true);
    m_repaint.setTimerType(Qt::PreciseTimer);
    connect(&m_repaint, &QTimer::timeout, this, &RunTimeline::refresh);
    m_tick.setInterval(tickMilliseconds);
    connect(&m_tick, &QTimer::timeout, this, &RunTimeline::refresh);
    connect(&run, &RunModel::started, this, &RunTimeline::start);
    connect(&run, &RunModel::changed, this, &RunTimeline::change);
    connect(&run, &RunModel::cleared, this, &RunTimeline::clear);
    connect(&run, &RunModel::finished, this, &RunTimeline::finish);
    hide();
}

void RunTimeline::start()
{
    m_run.isRunning() ? m_tick.start() : m_tick.stop();
    m_clock.invalidate();
    m_rows = 0;
    clear();
}

void RunTimeline::clear()
{
    m_bars.clear();
    m_selected = m_focused = -1;
    if (!m_repaint.isActive())
        m_repaint.start(untilFrame());
}

void RunTimeline::change()
{
    if (m_tick.isActive())
        m_clock.start();
    if (!m_repaint.isActive())
        m_repaint.start(untilFrame());
}

void RunTimeline::finish()
{
    m_tick.stop();
    m_clock.invalidate();
    refresh();
}

void RunTimeline::select(const QString &node, int visit)
{
    m_selected = -1;
    for (int i = 0; i < m_run.visits().all().size(); ++i) {
        const StepVisit &each = m_run.visits().all()[i];
        if (each.node == node && (visit == 0 || each.visit == visit))
            m_selected = i;
    }
    viewport()->update();
}

void RunTimeline::refresh()
{
    m_repaint.stop();
    // During a replay back and forth the graph above must not change its size.
    const int rows = std::max(m_rows, std::min(mostRows, m_run.visits().lanes()));
    if (rows != std::exchange(m_rows, rows))
        updateGeometry();
    setVisible(m_rows > 0);
    layOut();
    describe();
    if (QList<int> drawn = drawing(); drawn != m_drawn) {
        m_drawn = std::move(drawn);
        viewport()->update();
    }
}

std::pair<int, int> RunTimeline::lanesInSight() const
{
    const double scrolled = verticalScrollBar()->value();
    return {int(scrolled / rowHeight()),
            std::min(m_run.visits().lanes() - 1, int((scrolled + viewport()->height()) / rowHeight()))};
}

int RunTimeline::firstOf(int lane) const
{
    const QList<StepVisit> &visits = m_run.visits().all();
    const auto found = std::partition_point(visits.begin(), visits.end(),
                                            [lane](const StepVisit &visit) { return visit.lane < lane; });
    return int(found - visits.begin());
}

// The visible geometry. Nothing is repainted if nothing in it moves by a quarter of a pixel.
QList<int> RunTimeline::drawing() const
{
    const auto [first, last] = lanesInSight();
    QList<int> drawn{first, last};
    for (int i = firstOf(first); i < firstOf(last + 1); ++i)
        drawn << int(m_bars[i].first * 4) << int(m_bars[i].second * 4) << int(m_run.visits().all()[i].state);
    return drawn;
}

// In order of time, with lengths proportional to durations, but each wide enough to see.
void RunTimeline::layOut()
{
    const QList<StepVisit> &visits = m_run.visits().all();
    m_bars.clear();
    const double high = rowHeight() * m_run.visits().lanes();
    verticalScrollBar()->setRange(0, std::max(0, int(std::ceil(high)) - viewport()->height()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(int(rowHeight()));
    if (visits.isEmpty())
        return;
    const double room = viewport()->width() - labelWidth() - margin;
    const double least = std::min(leastBar + gap, room / double(visits.size()));
    const double free = room - least * double(visits.size());
    const auto took = [this](const StepVisit &visit) { return double(tookSoFar(visit)); };
    double all = 0;
    for (const StepVisit &visit : visits)
        all += took(visit);
    double x = labelWidth();
    for (const StepVisit &visit : visits) {
        const double wide = least + (all > 0 ? free * took(visit) / all : free / double(visits.size()));
        m_bars.append({x, x + wide - gap});
        x += wide;
    }
}

double RunTimeline::rowHeight() const
{
    return std::ceil(QFontMetricsF(labelFont(font())).height()) + 8;
}

double RunTimeline::labelWidth() const
{
    return margin + std::ceil(QFontMetricsF(labelFont(font())).horizontalAdvance(QStringLiteral("00"))) + 8;
}

QRectF RunTimeline::barOf(int visit) const
{
    const double top = rowHeight() * m_run.visits().all()[visit].lane + 2 - verticalScrollBar()->value();
    return {QPointF(m_bars[visit].first, top), QPointF(m_bars[visit].second, top + rowHeight() - 4)};
}

QSize RunTimeline::sizeHint() const
{
    return {200, int(rowHeight() * std::max(1, m_rows)) + 8};
}

QSize RunTimeline::minimumSizeHint() const
{
    return {80, sizeHint().height()};
}

qint64 RunTimeline::tookSoFar(const StepVisit &visit) const
{
    const qint64 now = m_run.progress().now() + (m_clock.isValid() ? m_clock.elapsed() : 0);
    return std::max<qint64>(0, (visit.left < 0 ? now : visit.left) - visit.entered);
}

QString RunTimeline::wordsOf(const StepVisit &visit) const
{
    QStringList parts{tr("Attempt %1: %2").arg(visit.lane + 1).arg(m_run.title(visit.node)), stateWord(visit.state)};
    parts.append(seconds(tookSoFar(visit)));
    if (visit.calls > 0)
        parts.append(tr("%Ln call(s)", nullptr, visit.calls));
    if (!visit.outcome.isEmpty())
        parts.append(edgeWords(visit.outcome));
    const QString words = parts.join(QStringLiteral(" · "));
    return visit.because.isEmpty() ? words : words + u'\n' + visit.because;
}

void RunTimeline::describe()
{
    const QList<StepVisit> &visits = m_run.visits().all();
    QString words = tr("%Ln attempt(s).", nullptr, m_run.visits().lanes());
    if (m_focused >= 0 && m_focused < visits.size())
        words += u' ' + wordsOf(visits[m_focused]);
    if (words != accessibleDescription())
        setAccessibleDescription(words);
}

// Paints only visible lanes: a run may have hundreds.
void RunTimeline::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), color(Role::Panel));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(labelFont(font()));
    const double scrolled = verticalScrollBar()->value();
    const auto [first, last] = lanesInSight();
    for (int lane = first; lane <= last; ++lane) {
        const double top = rowHeight() * lane - scrolled;
        painter.setPen(color(Role::Secondary));
        painter.drawText(QRectF(margin, top, labelWidth() - margin - 8, rowHeight()), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(lane + 1));
        painter.setPen(color(Role::Line));
        painter.drawLine(QPointF(labelWidth(), top + rowHeight() / 2),
                         QPointF(viewport()->width() - margin, top + rowHeight() / 2));
    }
    const int end = std::min(int(m_bars.size()), firstOf(last + 1)); // a step that has just begun is laid out later
    for (int i = firstOf(first); i < end; ++i)
        paintBar(painter, i);
}

void RunTimeline::paintBar(QPainter &painter, int visit) const
{
    const StepVisit &step = m_run.visits().all()[visit];
    const QRectF bar = barOf(visit);
    const Role role = roleOf(step.state);
    const bool selected = visit == m_selected;
    QPen frame(color(selected ? Role::Accent : role), selected ? 2 : 1);
    if (step.state == StepState::Stopped)
        frame.setStyle(Qt::DashLine);
    painter.setPen(frame);
    painter.setBrush(tint(role, step.state == StepState::Running ? 0.3 : 0.12));
    painter.drawRoundedRect(bar, 3, 3);
    if (step.state == StepState::Failed)
        painter.drawLine(bar.topLeft(), bar.bottomRight());
    if (visit == m_focused && hasFocus()) {
        painter.setPen(QPen(color(Role::Accent), 1.4, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(bar.adjusted(-1.5, -1.5, 1.5, 1.5), 4, 4);
    }
    const QFontMetricsF metrics(painter.font());
    const QRectF room = bar.adjusted(4, 0, -4, 0);
    if (room.width() < metrics.horizontalAdvance(QStringLiteral("Mm…")))
        return;
    painter.setPen(color(Role::Text));
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(m_run.title(step.node), Qt::ElideRight, room.width()));
}

void RunTimeline::resizeEvent(QResizeEvent *)
{
    layOut();
}

void RunTimeline::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
        layOut();
    }
    viewport()->update();
}

int RunTimeline::visitAt(const QPointF &point) const
{
    for (int i = 0; i < m_bars.size(); ++i) {
        if (barOf(i).adjusted(-1, -2, 1, 2).contains(point))
            return i;
    }
    return -1;
}

void RunTimeline::choose(int visit)
{
    if (visit < 0 || visit >= m_run.visits().all().size())
        return;
    m_selected = m_focused = visit;
    refresh();
    viewport()->update();
    const QRectF bar = barOf(visit);
    if (bar.top() < 0 || bar.bottom() > viewport()->height())
        verticalScrollBar()->setValue(int(rowHeight() * m_run.visits().all()[visit].lane));
    const StepVisit &step = m_run.visits().all()[visit];
    emit stepSelected(step.node, step.visit);
}

void RunTimeline::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        choose(visitAt(event->position()));
}

void RunTimeline::keyPressEvent(QKeyEvent *event)
{
    const int last = int(m_run.visits().all().size()) - 1;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up:
        return choose(std::max(0, m_focused - 1));
    case Qt::Key_Right:
    case Qt::Key_Down:
        return choose(std::min(last, m_focused + 1));
    case Qt::Key_Home:
        return choose(std::min(0, last));
    case Qt::Key_End:
        return choose(last);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        return choose(m_focused);
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void RunTimeline::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    if (m_focused < 0)
        m_focused = m_run.visits().all().isEmpty() ? -1 : 0;
    describe();
    viewport()->update();
}

void RunTimeline::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

bool RunTimeline::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int visit = visitAt(help->pos());
    if (visit < 0)
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(),
                           wordsOf(m_run.visits().all()[visit]).toHtmlEscaped().replace(u'\n', QLatin1String("<br>")),
                           this);
    return true;
}

} // namespace ui
