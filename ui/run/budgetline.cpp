#include "ui/run/budgetline.h"

#include "ui/widgets/frame.h"
#include "ui/graph/graphpainter.h"
#include "ui/widgets/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace ui {
namespace {

constexpr int margin = 12;

const QString &between()
{
    static const QString dot = QStringLiteral(" · ");
    return dot;
}

} // namespace

BudgetLine::BudgetLine(const RunModel &run, QWidget *parent) : QWidget(parent), m_run(run)
{
    setAccessibleName(tr("Budget"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_tick.setInterval(500);
    connect(&m_tick, &QTimer::timeout, this, &BudgetLine::refresh);
    m_later.setSingleShot(true);
    m_later.setTimerType(Qt::PreciseTimer);
    connect(&m_later, &QTimer::timeout, this, &BudgetLine::refresh);
    connect(&run, &RunModel::started, this, &BudgetLine::start);
    connect(&run, &RunModel::changed, this, &BudgetLine::change);
    connect(&run, &RunModel::cleared, this, &BudgetLine::refresh);
    connect(&run, &RunModel::finished, this, &BudgetLine::finish);
    hide();
}

void BudgetLine::start()
{
    m_run.isRunning() ? m_tick.start() : m_tick.stop();
    m_clock.invalidate();
    setVisible(m_run.isRunning());
    refresh();
}

void BudgetLine::change()
{
    if (m_tick.isActive())
        m_clock.start();
    setVisible(true); // stays visible, so that the graph keeps its size while a run is replayed
    if (!m_later.isActive())
        m_later.start(untilFrame());
}

void BudgetLine::finish()
{
    m_tick.stop();
    m_clock.invalidate();
    refresh();
}

QList<BudgetPart> BudgetLine::parts() const
{
    return m_run.budget().parts(m_clock.isValid() ? m_clock.elapsed() : 0);
}

void BudgetLine::refresh()
{
    m_later.stop();
    QStringList all;
    QString out;
    for (const BudgetPart &part : parts()) {
        all.append(part.most.isEmpty() ? tr("%1: %2.").arg(part.name, part.used)
                                       : tr("%1: %2 of %3, %4 left.").arg(part.name, part.used, part.most, part.left));
        out += part.out ? u'!' : u'.';
    }
    const QString description = all.join(u' ');
    if (description + out == m_shown)
        return;
    m_shown = description + out;
    setAccessibleDescription(description);
    update();
}

QSize BudgetLine::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 50, fontMetrics().height() + 12};
}

QSize BudgetLine::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 12, fontMetrics().height() + 12};
}

// During a run: calls left and time taken; afterwards: what was used up.
QStringList BudgetLine::words() const
{
    const QLocale locale;
    const QList<BudgetPart> all = parts();
    if (all.isEmpty())
        return {};
    const bool runs = m_tick.isActive();
    const int calls = m_run.budget().calls();
    QStringList words{tr("%Ln model call(s)", nullptr, calls)};
    if (runs && m_run.budget().mostCalls() > 0)
        words.first() =
            tr("%1 of %2 model calls").arg(locale.toString(calls), locale.toString(m_run.budget().mostCalls()));
    const int retries = m_run.budget().retries();
    words.append(retries == 0 ? tr("no retries") : tr("%Ln retries", nullptr, retries));
    for (const BudgetPart &part : all) {
        if (part.out)
            words.append(tr("%1 used up").arg(part.brief));
    }
    if (!runs)
        words += m_run.budget().speed();
    if (runs)
        words.append(seconds(m_run.budget().milliseconds() + (m_clock.isValid() ? m_clock.elapsed() : 0)));
    return words;
}

QString BudgetLine::text() const
{
    return words().join(between());
}

QString BudgetLine::table() const
{
    QString rows = QStringLiteral("<tr><td></td><td align=\"right\">%1</td><td align=\"right\">%2</td>"
                                  "<td align=\"right\">%3</td></tr>")
                       .arg(tr("used"), tr("limit"), tr("left"));
    for (const BudgetPart &part : parts())
        rows += QStringLiteral("<tr><td>%1</td><td align=\"right\">%2</td><td align=\"right\">%3</td>"
                               "<td align=\"right\"><b>%4</b></td></tr>")
                    .arg(part.name.toHtmlEscaped(), part.used, part.most.isEmpty() ? QStringLiteral("–") : part.most,
                         part.left);
    return QStringLiteral("<table cellspacing=\"6\">%1</table>").arg(rows);
}

void BudgetLine::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, 0, width(), 1), color(Role::Line));
    if (hasFocus()) {
        painter.setPen(color(Role::Accent));
        painter.drawRect(rect().adjusted(2, 2, -3, -2));
    }
    const QList<BudgetPart> all = parts();
    const bool isOut = std::any_of(all.begin(), all.end(), [](const BudgetPart &part) { return part.out; });
    painter.setFont(labelFont(font()));
    painter.setPen(color(isOut ? Role::Partly : Role::Secondary));
    const QRect line = rect().adjusted(margin, 0, -margin, 0);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, line.width()));
}

void BudgetLine::showTable(const QPoint &at)
{
    if (!parts().isEmpty())
        QToolTip::showText(mapToGlobal(at), table(), this);
}

void BudgetLine::mousePressEvent(QMouseEvent *event)
{
    showTable(event->pos());
}

void BudgetLine::keyPressEvent(QKeyEvent *event)
{
    const bool opens = event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!opens)
        return QWidget::keyPressEvent(event);
    showTable({margin, height()});
}

bool BudgetLine::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    showTable(static_cast<QHelpEvent *>(event)->pos());
    return true;
}

} // namespace ui
