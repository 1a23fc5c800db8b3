#include "ui/graph/graphpainter.h"
#include "ui/widgets/theme.h"
#include "core/session/wording.h"
#include "ui/widgets/localized.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace ui {
namespace {

constexpr double radius = 6;

struct GraphTexts // the translation context
{
    Q_DECLARE_TR_FUNCTIONS(ui::GraphPanel)
};

QPainterPath rounded(const QPolygonF &points)
{
    QPainterPath path(points.first());
    for (qsizetype i = 1; i + 1 < points.size(); ++i) {
        const QLineF in(points[i], points[i - 1]);
        const QLineF out(points[i], points[i + 1]);
        const double cut = std::min({radius, in.length() / 2, out.length() / 2});
        if (cut <= 0)
            continue;
        path.lineTo(in.pointAt(cut / in.length()));
        path.quadTo(points[i], out.pointAt(cut / out.length()));
    }
    path.lineTo(points.last());
    return path;
}

void paintEdge(QPainter &painter, const RoutedEdge &edge, const QColor &ink, double width, bool dashed)
{
    painter.setBrush(Qt::NoBrush);
    QPen pen(ink, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (dashed)
        pen.setDashPattern({4 / width, 3 / width});
    painter.setPen(pen);
    QPolygonF line = edge.path;
    const QLineF last(line[line.size() - 2], line.last());
    if (last.length() <= 0)
        return;
    const QPointF along = (last.p2() - last.p1()) / last.length();
    line.last() -= along * 5; // room for the arrowhead
    painter.drawPath(rounded(line));
    const QPointF across(-along.y(), along.x());
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    const QPointF tip = edge.path.last();
    painter.drawPolygon(QPolygonF{tip, tip - along * 7 + across * 3.5, tip - along * 7 - across * 3.5});
}

QString labelOf(const RoutedEdge &edge)
{
    return edgeWords(edge.outcome, !edge.spends.isEmpty());
}

QString numbersText(const QList<int> &numbers)
{
    if (numbers.size() > 3) // the first and the last two; the list has all of them
        return QStringLiteral("%1…%2,%3").arg(numbers.first()).arg(numbers[numbers.size() - 2]).arg(numbers.last());
    QStringList texts;
    for (const int number : numbers)
        texts.append(QString::number(number));
    return texts.join(u',');
}

void paintLabel(QPainter &painter, const RoutedEdge &edge, const QList<int> &numbers, const QColor &ink, bool latest)
{
    painter.setPen(ink);
    const QString text = labelOf(edge);
    const QFontMetricsF metrics(painter.font());
    const double wide = metrics.horizontalAdvance(text);
    // On the left a label ends at its box, elsewhere it begins at it.
    const double extra = numbers.isEmpty() ? 0 : metrics.horizontalAdvance(numbersText(numbers)) + 10;
    const double x = edge.back ? edge.label.right() - wide - extra : edge.label.left();
    painter.drawText(QRectF(x, edge.label.top(), wide + 2, edge.label.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     text);
    if (numbers.isEmpty())
        return;
    const double high = metrics.height() - 1;
    const QRectF badge(x + wide + 3, edge.label.center().y() - high / 2, extra - 3, high);
    painter.setPen(Qt::NoPen);
    painter.setBrush(latest ? color(Role::Accent) : tint(Role::Accent, 0.16));
    painter.drawRoundedRect(badge, high / 2, high / 2);
    painter.setPen(latest ? color(Role::Panel) : color(Role::Text));
    painter.drawText(badge, Qt::AlignCenter, numbersText(numbers));
}

void paintEdges(QPainter &painter, const GraphLayout &layout, const GraphProgress &progress, const GraphLook &look)
{
    const TakenEdge latest = progress.taken().isEmpty() ? TakenEdge{} : progress.taken().last();
    const auto isLatest = [&](const RoutedEdge &edge) {
        return edge.from == latest.from && edge.outcome == latest.outcome;
    };
    const bool hides = look.onlyTaken && !progress.taken().isEmpty();
    painter.setFont(labelFont(look.font));
    // Edges never taken, then taken, then the last one taken: on shared rails, the important ones are on top.
    for (const int layer : {0, 1, 2}) {
        for (const RoutedEdge &edge : layout.edges) {
            const QList<int> numbers = progress.numbers(edge.from, edge.outcome);
            const int place = isLatest(edge) ? 2 : numbers.isEmpty() ? 0 : 1;
            if (place != layer || (hides && place == 0))
                continue;
            static constexpr double widths[] = {1.2, 1.6, 2.4};
            const QColor line = place == 2   ? color(Role::Accent)
                                : place == 1 ? tint(Role::Accent, 0.5)
                                             : tint(Role::Secondary, 0.55);
            paintEdge(painter, edge, line, widths[place], !edge.spends.isEmpty());
            paintLabel(painter, edge, numbers, color(place == 2 ? Role::Accent : Role::Secondary), place == 2);
        }
    }
}

// Paints the start, and the lines to where a run may begin.
void paintEntries(QPainter &painter, const GraphLayout &layout, const GraphProgress &progress, bool onlyTaken)
{
    if (layout.entries.isEmpty())
        return;
    const QString begun = progress.taken().isEmpty() ? QString() : progress.taken().first().from;
    for (const RoutedEdge &entry : layout.entries) {
        const bool taken = !begun.isEmpty() && entry.to == begun;
        if (onlyTaken && !begun.isEmpty() && !taken)
            continue;
        paintEdge(painter, entry, taken ? tint(Role::Accent, 0.5) : tint(Role::Secondary, 0.55), taken ? 1.6 : 1.2,
                  false);
        if (!entry.outcome.isEmpty())
            paintLabel(painter, entry, {}, color(Role::Secondary), false);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(color(Role::Secondary));
    painter.drawEllipse(layout.entries.first().path.first(), 4, 4);
}

void paintTerminal(QPainter &painter, const PlacedNode &node, const GraphProgress &progress)
{
    const bool reached = !progress.taken().isEmpty() && progress.taken().last().to == node.id;
    painter.setPen(QPen(reached ? color(Role::Accent) : tint(Role::Secondary, 0.55), reached ? 2 : 1.2));
    painter.setBrush(reached ? tint(Role::Accent, 0.12) : color(Role::Panel));
    painter.drawRoundedRect(node.box, node.box.height() / 2, node.box.height() / 2);
    painter.setPen(color(reached ? Role::Text : Role::Secondary));
    painter.drawText(node.box, Qt::AlignCenter, GraphTexts::tr("end"));
}

void paintStep(QPainter &painter, const PlacedNode &node, const StepProgress &step, const GraphLook &look)
{
    const bool running = step.state == StepState::Running;
    const bool quiet = step.state == StepState::Waiting || step.state == StepState::Skipped;
    if (running) { // a ring that grows and fades
        QColor glow = color(Role::Accent);
        glow.setAlphaF(float(0.38 * (1 - look.pulse)));
        const double out = 1 + 6 * look.pulse;
        painter.setPen(QPen(glow, 3));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(node.box.adjusted(-out, -out, out, out), radius + out, radius + out);
    }
    const Role role = stepRole(step.state);
    QPen frame(quiet ? tint(Role::Secondary, 0.6) : color(role), running || node.id == look.selected ? 2 : 1.2);
    if (step.state == StepState::Skipped)
        frame.setDashPattern({4, 3});
    painter.setPen(frame);
    painter.setBrush(quiet ? color(Role::Panel) : tint(role, running ? 0.14 : 0.07));
    painter.drawRoundedRect(node.box, radius, radius);
    if (node.id == look.selected) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color(Role::Accent));
        painter.drawRoundedRect(QRectF(node.box.left() + 3, node.box.top() + 8, 3, node.box.height() - 16), 1.5, 1.5);
    }
    if (node.id == look.focused) {
        painter.setPen(QPen(color(Role::Accent), 1.4, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(node.box.adjusted(-4, -4, 4, 4), radius + 4, radius + 4);
    }

    const QFontMetricsF titleMetrics(look.font);
    const QFont small = labelFont(look.font);
    const QFontMetricsF smallMetrics(small);
    const double lines = titleMetrics.height() + smallMetrics.height() + 1;
    const double top = node.box.center().y() - lines / 2;
    const double side = titleMetrics.height() * 0.85;
    paintStepState(painter, QRectF(node.box.left() + 10, top + (titleMetrics.height() - side) / 2, side, side),
                   step.state);
    const double x = node.box.left() + 10 + side + 7;
    const double room = node.box.right() - 8 - x;
    painter.setFont(look.font);
    painter.setPen(color(quiet ? Role::Secondary : Role::Text));
    painter.drawText(QRectF(x, top, room, titleMetrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     titleMetrics.elidedText(node.title, Qt::ElideMiddle, room));
    painter.setFont(small);
    painter.setPen(color(quiet ? Role::Secondary : role));
    painter.drawText(QRectF(x, top + titleMetrics.height() + 1, room, smallMetrics.height()),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     smallMetrics.elidedText(stepSummary(step, look.runningFor), Qt::ElideRight, room));
}

} // namespace

Role stepRole(StepState state)
{
    switch (state) {
    case StepState::Running:
        return Role::Accent;
    case StepState::Done:
        return Role::Good;
    case StepState::Failed:
        return Role::Bad;
    case StepState::Stopped:
        return Role::Partly;
    case StepState::Waiting:
    case StepState::Skipped:
        break;
    }
    return Role::Secondary;
}

// Each state has its own shape, so that none depends on colour.
void paintStepState(QPainter &painter, const QRectF &box, StepState state)
{
    const QColor ink = color(stepRole(state));
    painter.setPen(QPen(ink, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const QRectF inner = box.adjusted(2, 2, -2, -2);
    const QPointF c = box.center();
    const double r = inner.width() / 2;
    switch (state) {
    case StepState::Waiting:
        painter.drawEllipse(inner);
        break;
    case StepState::Running:
        painter.setBrush(ink);
        painter.drawPolygon(QPolygonF{c + QPointF(-r * 0.7, -r), c + QPointF(r, 0), c + QPointF(-r * 0.7, r)});
        break;
    case StepState::Done:
        painter.drawPolyline(
            QPolygonF{c + QPointF(-r, r * 0.1), c + QPointF(-r * 0.25, r * 0.8), c + QPointF(r, -r * 0.75)});
        break;
    case StepState::Skipped:
        painter.drawLine(c - QPointF(r, 0), c + QPointF(r, 0));
        break;
    case StepState::Stopped:
        painter.drawRect(inner.adjusted(1, 1, -1, -1));
        break;
    case StepState::Failed:
        painter.drawLine(c + QPointF(-r, -r) * 0.8, c + QPointF(r, r) * 0.8);
        painter.drawLine(c + QPointF(-r, r) * 0.8, c + QPointF(r, -r) * 0.8);
        break;
    }
}

void paintGraph(QPainter &painter, const GraphLayout &layout, const GraphProgress &progress, const GraphLook &look)
{
    painter.setRenderHint(QPainter::Antialiasing);
    paintEdges(painter, layout, progress, look);
    paintEntries(painter, layout, progress, look.onlyTaken);
    for (const PlacedNode &node : layout.nodes) {
        painter.setFont(labelFont(look.font));
        if (node.terminal)
            paintTerminal(painter, node, progress);
        else
            paintStep(painter, node, progress.step(node.id), look);
    }
}

QFont labelFont(const QFont &font)
{
    QFont small = font;
    if (font.pointSizeF() > 0)
        small.setPointSizeF(std::max(6.0, font.pointSizeF() * 0.92));
    else
        small.setPixelSize(std::max(8, qRound(font.pixelSize() * 0.92)));
    return small;
}

GraphMeasures measuresFor(const QFont &font)
{
    const QFontMetricsF title(font);
    const QFontMetricsF label(labelFont(font));
    GraphMeasures measures;
    measures.titleWidth = [title](const QString &text) { return std::ceil(title.horizontalAdvance(text)); };
    measures.labelWidth = [label](const QString &text) {
        return std::ceil(label.horizontalAdvance(text) + label.horizontalAdvance(QStringLiteral("1,4")) + 14);
    };
    measures.lineHeight = std::ceil(title.height());
    measures.nodeWidth = std::ceil(label.horizontalAdvance(QStringLiteral("done · 2 visits · 12.3 s · 8 calls"))) + 36;
    measures.widestNode = measures.nodeWidth * 1.3;
    return measures;
}

QString stepSummary(const StepProgress &step, qint64 runningFor)
{
    QStringList parts{stateWord(step.state)};
    if (step.visits > 1)
        parts.append(GraphTexts::tr("%1 visits").arg(QLocale().toString(step.visits)));
    if (step.state == StepState::Running) {
        if (!step.doing.isEmpty())
            parts.append(step.doing);
        if (step.milliseconds + runningFor >= 100)
            parts.append(seconds(step.milliseconds + runningFor));
    } else if (step.visits > 0 && (step.milliseconds > 0 || (step.visits == 1 && step.calls == 0))) {
        parts.append(secondsOfStep(step.milliseconds)); // "under 1 ms" would displace more useful figures
    }
    if (step.state == StepState::Running && !step.doing.isEmpty())
        return parts.join(QStringLiteral(" · ")); // "3 of 8" is as informative as the calls, and there is little room
    if (step.calls == 1)
        parts.append(GraphTexts::tr("1 call"));
    else if (step.calls > 1)
        parts.append(GraphTexts::tr("%1 calls").arg(QLocale().toString(step.calls)));
    return parts.join(QStringLiteral(" · "));
}

QString seconds(qint64 milliseconds)
{
    if (milliseconds > 0 && milliseconds < 50)
        return GraphTexts::tr("%1 ms").arg(milliseconds);
    return GraphTexts::tr("%1 s").arg(
        QLocale().toString(double(milliseconds) / 1000, 'f', milliseconds < 100'000 ? 1 : 0));
}

QString secondsOfStep(qint64 milliseconds)
{
    return milliseconds > 0 ? seconds(milliseconds) : GraphTexts::tr("under 1 ms");
}

QString titleOf(const GraphLayout &layout, const QString &node)
{
    const PlacedNode *placed = layout.node(node);
    if (!placed)
        return node;
    return placed->terminal ? GraphTexts::tr("the end") : placed->title;
}

} // namespace ui
