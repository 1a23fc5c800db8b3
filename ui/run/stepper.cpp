#include "ui/run/stepper.h"

#include "ui/graph/graphpainter.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/tip.h"

#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>

namespace ui {
namespace {

constexpr int gutter = 28; // left of the marks, for arrows back
constexpr int padding = 5; // above and below the text of a step
constexpr int behindMark = 10;

} // namespace

Stepper::Stepper(const RunModel &run, QWidget *parent) : QWidget(parent), m_run(run)
{
    setAccessibleName(tr("Main steps of the run"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_later.setSingleShot(true);
    m_later.setTimerType(Qt::PreciseTimer);
    connect(&m_later, &QTimer::timeout, this, &Stepper::refresh);
    connect(&run, &RunModel::started, this, &Stepper::restart);
    connect(&run, &RunModel::cleared, this, &Stepper::change);
    connect(&run, &RunModel::finished, this, &Stepper::change);
    connect(&run, &RunModel::changed, this, [this](RunModel::Parts parts) {
        if (parts & RunModel::Steps)
            change();
    });
}

void Stepper::restart()
{
    m_selected.clear();
    m_focused = -1;
    change();
}

void Stepper::select(const QString &node)
{
    m_selected = node;
    change();
}

void Stepper::setChoosable(bool choosable)
{
    m_choosable = choosable;
    setFocusPolicy(choosable ? Qt::StrongFocus : Qt::NoFocus);
    setCursor(choosable ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void Stepper::showNotTaken(bool shown)
{
    m_showsNotTaken = shown;
    m_isStale = true;
    refresh();
}

void Stepper::change()
{
    m_isStale = true;
    if (isVisible() && !m_later.isActive())
        m_later.start(untilFrame());
}

void Stepper::showEvent(QShowEvent *)
{
    refresh(); // nothing was laid out while the tab was hidden
}

void Stepper::refresh()
{
    m_later.stop();
    if (!std::exchange(m_isStale, false))
        return;
    m_shown = m_run.steps().all();
    layOut();
    describe();
    update();
}

void Stepper::layOut()
{
    m_rows.clear();
    const int line = fontMetrics().height();
    const int small = QFontMetrics(labelFont(font())).height();
    int top = padding;
    for (const MainStep &step : std::as_const(m_shown)) {
        Row row;
        row.top = top;
        if (step.progress.state == StepState::Failed)
            row.below.append(step.progress.problem);
        else if (step.backTo >= 0)
            row.below.append(step.retry.isEmpty() ? tr("↺ back") : QStringLiteral("↺ ") + step.retry);
        else if (step.node == m_selected && !step.because.isEmpty())
            row.below.append(step.because);
        if (m_showsNotTaken)
            row.below += step.notTaken;
        row.height = line + 2 * padding + int(row.below.size()) * small;
        top += row.height;
        m_rows.append(row);
    }
    const int height = m_rows.isEmpty() ? 0 : top + padding;
    if (height != std::exchange(m_height, height))
        updateGeometry();
}

QSize Stepper::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 40, m_height};
}

QSize Stepper::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 20, m_height};
}

QRect Stepper::rowOf(int step) const
{
    const Row row = m_rows.value(step);
    return {0, row.top, width(), row.height};
}

QRectF Stepper::markOf(int step) const
{
    const double side = fontMetrics().height() * 0.85;
    const double top = m_rows.value(step).top + padding + (fontMetrics().height() - side) / 2;
    return {double(gutter), top, side, side};
}

QString Stepper::wordsOf(const MainStep &step) const
{
    QStringList parts{step.title, stepSummary(step.progress, 0)};
    if (step.words != step.title)
        parts.insert(1, step.words);
    if (!step.retry.isEmpty())
        parts.append(step.retry);
    if (!step.because.isEmpty())
        parts.append(step.because);
    if (!step.progress.problem.isEmpty())
        parts.append(step.progress.problem);
    return parts.join(QStringLiteral(" · "));
}

void Stepper::describe()
{
    QStringList lines;
    for (int i = 0; i < m_shown.size(); ++i) {
        const QString words = wordsOf(m_shown[i]);
        lines.append(i == m_focused && hasFocus() ? tr("At: %1").arg(words) : words);
    }
    const QString all = lines.join(QStringLiteral(". "));
    if (all != accessibleDescription())
        setAccessibleDescription(all);
}

void Stepper::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < m_shown.size(); ++i)
        paintStep(painter, i);
    int depth = 0;
    for (int i = 0; i < m_shown.size(); ++i) {
        if (const int to = m_shown[i].backTo; to >= 0)
            paintBack(painter, i, to, depth++);
    }
}

void Stepper::paintStep(QPainter &painter, int at) const
{
    const MainStep &step = m_shown[at];
    const Row &row = m_rows[at];
    const QRectF mark = markOf(at);
    const StepState state = step.progress.state;
    if (step.node == m_selected)
        painter.fillRect(rowOf(at), tint(Role::Accent, 0.12));
    if (hasFocus() && at == m_focused) {
        painter.setPen(QPen(color(Role::Accent), 1, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rowOf(at).adjusted(1, 0, -2, -1));
    }
    if (at + 1 < m_shown.size()) { // draw the line to the next step
        const bool isReached = m_shown[at + 1].progress.visits > 0;
        painter.setPen(QPen(isReached ? tint(Role::Good, 0.55) : tint(Role::Secondary, 0.45), 1.4,
                            isReached ? Qt::SolidLine : Qt::DotLine));
        painter.drawLine(QPointF(mark.center().x(), mark.bottom() + 3),
                         QPointF(mark.center().x(), markOf(at + 1).top() - 3));
    }
    paintStepState(painter, mark, state);
    const bool quiet = step.progress.visits == 0;
    const int x = int(mark.right()) + behindMark;
    const QFontMetrics metrics = fontMetrics();
    const QFont small = labelFont(font());
    const bool isOver = state != StepState::Running && step.progress.visits > 0;
    const QString took = isOver ? secondsOfStep(step.progress.milliseconds) : QString();
    const int behind = QFontMetrics(small).horizontalAdvance(took) + 12;
    painter.setFont(font());
    painter.setPen(color(state == StepState::Running ? Role::Accent : quiet ? Role::Secondary : Role::Text));
    painter.drawText(QRect(x, row.top + padding, width() - x - behind - 8, metrics.height()),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(step.words, Qt::ElideRight, width() - x - behind - 8));
    painter.setFont(small);
    painter.setPen(color(Role::Secondary));
    painter.drawText(QRect(width() - behind - 4, row.top + padding, behind - 4, metrics.height()),
                     Qt::AlignRight | Qt::AlignVCenter, took);
    int y = row.top + padding + metrics.height();
    for (int i = 0; i < row.below.size(); ++i) {
        const bool isFirst = i == 0 && !(m_showsNotTaken && row.below.size() == step.notTaken.size());
        painter.setPen(color(!isFirst ? Role::Secondary : state == StepState::Failed ? Role::Bad : Role::Partly));
        if (isFirst && step.backTo < 0 && state != StepState::Failed)
            painter.setPen(color(Role::Secondary));
        const int high = painter.fontMetrics().height();
        painter.drawText(QRect(x, y, width() - x - 8, high), Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(row.below[i], Qt::ElideRight, width() - x - 8));
        y += high;
    }
}

// An arrow from one step back to an earlier one, further left for each additional arrow.
void Stepper::paintBack(QPainter &painter, int from, int to, int depth) const
{
    const QPointF begin(markOf(from).left() - 3, markOf(from).center().y());
    const QPointF end(markOf(to).left() - 3, markOf(to).center().y() + (from == to ? -3 : 3));
    const double out = std::max(4.0, gutter - 12.0 - depth * 5);
    const double reach = begin.x() - out * 1.3;
    QPainterPath path(begin);
    path.cubicTo(QPointF(reach, begin.y()), QPointF(reach, end.y()), end);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color(Role::Partly), 1.6, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(path);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color(Role::Partly));
    painter.drawPolygon(QPolygonF{end + QPointF(2, 0), end + QPointF(-5, -3.5), end + QPointF(-5, 3.5)});
}

int Stepper::stepAt(int y) const
{
    for (int i = 0; i < m_rows.size(); ++i) {
        if (y >= m_rows[i].top && y < m_rows[i].top + m_rows[i].height)
            return i;
    }
    return -1;
}

void Stepper::choose(int step)
{
    if (step < 0 || step >= m_shown.size() || m_shown[step].progress.visits == 0)
        return;
    m_focused = step;
    select(m_shown[step].node);
    emit stepSelected(m_shown[step].node, m_shown[step].progress.visits);
}

void Stepper::moveTo(int step)
{
    m_focused = std::clamp(step, 0, std::max(0, int(m_shown.size()) - 1));
    describe();
    update();
}

void Stepper::mousePressEvent(QMouseEvent *event)
{
    if (!m_choosable || event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    choose(stepAt(int(event->position().y())));
}

void Stepper::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Up:
        return moveTo(m_focused - 1);
    case Qt::Key_Down:
        return moveTo(m_focused + 1);
    case Qt::Key_Home:
        return moveTo(0);
    case Qt::Key_End:
        return moveTo(int(m_shown.size()) - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        return choose(m_focused);
    default:
        QWidget::keyPressEvent(event);
    }
}

void Stepper::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    moveTo(std::max(0, m_focused));
}

void Stepper::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        change();
}

bool Stepper::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int step = stepAt(help->pos().y());
    if (step < 0)
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), plainTip(wordsOf(m_shown[step])), this);
    return true;
}

} // namespace ui
