#include "ui/run/budgetline.h"

#include "ui/widgets/frame.h"
#include "ui/run/graphpainter.h"
#include "ui/widgets/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

namespace ui {
namespace {

constexpr int margin = 12;

const QString &between()
{
    static const QString dot = QStringLiteral(" · ");
    return dot;
}

} // namespace

BudgetLine::BudgetLine(QWidget *parent) : QWidget(parent)
{
    setAccessibleName(tr("Budget"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_tick.setInterval(500);
    connect(&m_tick, &QTimer::timeout, this, &BudgetLine::refresh);
    m_later.setSingleShot(true);
    m_later.setTimerType(Qt::PreciseTimer);
    connect(&m_later, &QTimer::timeout, this, &BudgetLine::refresh);
    hide();
}

void BudgetLine::show(const core::Graph &graph, bool running)
{
    m_budget.start(graph);
    running ? m_tick.start() : m_tick.stop();
    m_clock.invalidate();
    setVisible(running);
    refresh();
}

void BudgetLine::add(const core::Trace &events)
{
    for (const core::TraceEvent &event : events)
        m_budget.add(event);
    if (m_tick.isActive())
        m_clock.start();
    if (!events.isEmpty())
        setVisible(true); // and stays, so that the graph keeps its size while a run is replayed back and forth
    if (!m_later.isActive())
        m_later.start(untilFrame());
}

void BudgetLine::clear()
{
    m_budget.clear();
    refresh();
}

void BudgetLine::finish(int calls)
{
    m_budget.setCalls(calls);
    m_tick.stop();
    m_clock.invalidate();
    refresh();
}

QList<BudgetPart> BudgetLine::parts() const
{
    return m_budget.parts(m_clock.isValid() ? m_clock.elapsed() : 0);
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

// Whole parts, the first ones.
QList<BudgetPart> BudgetLine::fitting() const
{
    const QFontMetrics metrics(labelFont(font()));
    const int more = metrics.horizontalAdvance(between() + u'…');
    const int room = width() - 2 * margin;
    const QList<BudgetPart> all = parts();
    QList<BudgetPart> kept;
    int used = 0;
    for (const BudgetPart &part : all) {
        const int wide = metrics.horizontalAdvance((kept.isEmpty() ? QString() : between()) + part.brief);
        const bool isLast = kept.size() + 1 == all.size();
        if (!kept.isEmpty() && used + wide + (isLast ? 0 : more) > room)
            break;
        used += wide;
        kept.append(part);
    }
    return kept;
}

QString BudgetLine::text() const
{
    QStringList words;
    const QList<BudgetPart> shown = fitting();
    for (const BudgetPart &part : shown)
        words.append(part.brief);
    if (shown.size() < parts().size())
        words.append(QStringLiteral("…"));
    return words.join(between());
}

QString BudgetLine::table() const
{
    QString rows = QStringLiteral("<tr><td></td><td align=\"right\">%1</td><td align=\"right\">%2</td>"
                                  "<td align=\"right\">%3</td></tr>")
                       .arg(tr("used"), tr("of"), tr("left"));
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
    int x = margin;
    painter.setFont(labelFont(font()));
    const QFontMetrics metrics = painter.fontMetrics();
    const auto write = [&](const QString &words, Role ink) {
        const int wide = metrics.horizontalAdvance(words);
        painter.setPen(color(ink));
        const int room = width() - margin - x;
        painter.drawText(QRect(x, 0, room, height()), Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(words, Qt::ElideRight, room));
        x += wide;
    };
    const QList<BudgetPart> shown = fitting();
    for (int i = 0; i < shown.size(); ++i) {
        if (i > 0)
            write(between(), Role::Secondary);
        write(shown[i].brief, shown[i].out ? Role::Partly : Role::Secondary);
    }
    if (shown.size() < parts().size())
        write(between() + u'…', Role::Secondary);
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
