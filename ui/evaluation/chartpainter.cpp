#include "ui/evaluation/chartpainter.h"

#include "ui/widgets/theme.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

constexpr double gap = 8;
constexpr double corner = 2;
constexpr double labelShare = 0.45; // largest share of the width

QFont boldOf(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

double lineOf(const ChartLook &look)
{
    return QFontMetricsF(look.font).height();
}

QRectF noteRect(const QString &note, const ChartLook &look, double width)
{
    return note.isEmpty() ? QRectF()
                          : QFontMetricsF(look.font).boundingRect(QRectF(0, 0, width, 10000), Qt::TextWordWrap, note);
}

double headHeight(const QString &note, const ChartLook &look, double width)
{
    return lineOf(look) + noteRect(note, look, width).height() + gap;
}

// Paints title and note; returns the remaining area.
QRectF paintHead(QPainter &painter, const QRectF &place, const QString &title, const QString &note,
                 const ChartLook &look)
{
    painter.setFont(boldOf(look.font));
    painter.setPen(color(Role::Text));
    painter.drawText(QRectF(place.left(), place.top(), place.width(), lineOf(look)), Qt::AlignLeft | Qt::AlignVCenter,
                     title);
    painter.setFont(look.font);
    painter.setPen(color(Role::Secondary));
    const QRectF under(place.left(), place.top() + lineOf(look), place.width(),
                       noteRect(note, look, place.width()).height());
    painter.drawText(under, Qt::TextWordWrap, note);
    return place.adjusted(0, headHeight(note, look, place.width()), 0, 0);
}

// In one muted colour: the first variant is solid, others have patterns.
void fillBar(QPainter &painter, const QRectF &bar, int way)
{
    constexpr Qt::BrushStyle patterns[mostWays] = {Qt::SolidPattern, Qt::NoBrush,      Qt::BDiagPattern,
                                                   Qt::HorPattern,   Qt::CrossPattern, Qt::Dense5Pattern};
    const QColor accent = color(Role::Accent);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tint(Role::Accent, 0.15));
    painter.drawRoundedRect(bar, corner, corner);
    painter.setPen(QPen(accent, 1));
    painter.setBrush(QBrush(accent, patterns[way % mostWays]));
    painter.drawRoundedRect(bar, corner, corner);
}

struct BarColumns // positions within a row
{
    double letter = 0;
    double bar = 0;
    double barWidth = 0;
};

BarColumns columnsOf(const BarChart &chart, const ChartLook &look, const QRectF &place)
{
    const QFontMetricsF metrics(look.font);
    double label = 0;
    double text = 0;
    for (const BarGroup &group : chart.groups) {
        label = std::max(label, metrics.horizontalAdvance(group.label));
        for (const Bar &bar : group.bars)
            text = std::max(text, metrics.horizontalAdvance(bar.text));
    }
    BarColumns columns;
    columns.letter = place.left() + std::min(label, place.width() * labelShare) + gap;
    columns.bar = columns.letter + (look.letters ? metrics.horizontalAdvance(QStringLiteral("M")) + gap : 0);
    columns.barWidth = std::max(20.0, place.right() - columns.bar - text - gap);
    return columns;
}

void paintBar(QPainter &painter, const QRectF &row, const Bar &bar, double most, const BarColumns &columns,
              const ChartLook &look)
{
    const auto at = [&](double value) { return columns.bar + columns.barWidth * std::clamp(value / most, 0.0, 1.0); };
    painter.setPen(color(Role::Secondary));
    if (look.letters)
        painter.drawText(QRectF(columns.letter, row.top(), 100, row.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         letterOf(bar.way));
    const double high = std::floor(row.height() * 0.6);
    const QRectF whole(columns.bar, row.center().y() - high / 2, columns.barWidth, high);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tint(Role::Text, 0.06));
    painter.drawRoundedRect(whole, corner, corner);
    if (bar.value > 0)
        fillBar(painter, QRectF(whole.left(), whole.top(), std::max(2.0, at(bar.value) - whole.left()), high), bar.way);
    if (bar.range && bar.range->second > bar.range->first) {
        painter.setPen(QPen(color(Role::Text), 1.5));
        const double middle = row.center().y();
        const double from = at(bar.range->first);
        const double to = at(bar.range->second);
        painter.drawLine(QPointF(from, middle), QPointF(to, middle));
        for (const double end : {from, to})
            painter.drawLine(QPointF(end, middle - high / 4), QPointF(end, middle + high / 4));
    }
    painter.setPen(color(Role::Text));
    painter.drawText(QRectF(columns.bar + columns.barWidth + gap, row.top(), 1000, row.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, bar.text);
}

double rowHeight(const ChartLook &look)
{
    return lineOf(look) + 6;
}

double antonymSide(const ChartLook &look, double width)
{
    return std::min(width - 6 * lineOf(look), 14 * lineOf(look));
}

// A square from 0 to 100 % on both axes.
void paintAxes(QPainter &painter, const QRectF &square, const QString &across, const QString &upwards,
               const ChartLook &look)
{
    const double line = lineOf(look);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color(Role::Line), 1));
    painter.drawRect(square);
    painter.setPen(color(Role::Secondary));
    for (const int percent : {0, 50, 100}) {
        const QString text = QStringLiteral("%1 %").arg(percent);
        const double x = square.left() + square.width() * percent / 100;
        const double y = square.bottom() - square.height() * percent / 100;
        painter.drawText(QRectF(x - 50, square.bottom() + 2, 100, line), Qt::AlignHCenter | Qt::AlignTop, text);
        painter.drawText(QRectF(square.left() - 106, y - line / 2, 100, line), Qt::AlignRight | Qt::AlignVCenter, text);
    }
    painter.drawText(QRectF(square.left(), square.bottom() + line + 2, square.width(), line), Qt::AlignCenter, across);
    painter.drawText(QRectF(square.left(), square.top() - line - 2, square.width(), line),
                     Qt::AlignLeft | Qt::AlignVCenter, upwards);
}

// Variants differ in their dashes.
QPen curvePen(int way)
{
    constexpr Qt::PenStyle styles[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine, Qt::DashDotDotLine};
    return QPen(color(Role::Accent), 1.5, styles[way % int(std::size(styles))]);
}

// Labels points where there is room; with several curves, each gets its letter.
void paintCurve(QPainter &painter, const QRectF &square, const QList<CurvePoint> &points, int way, QList<QRectF> &taken,
                const ChartLook &look)
{
    const double line = lineOf(look);
    QPolygonF curve;
    for (const CurvePoint &point : points)
        curve.append(
            {square.left() + square.width() * point.across, square.bottom() - square.height() * point.upwards});
    painter.setPen(curvePen(way));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(curve);
    for (qsizetype i = curve.size() - 1; i >= 0; --i) {
        if (points[i].text.isEmpty())
            continue;
        painter.setPen(QPen(color(Role::Accent), 1.5));
        painter.setBrush(tint(Role::Accent, 0.25));
        painter.drawEllipse(curve[i], line * 0.2, line * 0.2);
        const bool isLast = i == curve.size() - 1;
        const QString text = !look.letters ? points[i].text : isLast ? letterOf(way) : QString();
        const double wide = QFontMetricsF(look.font).horizontalAdvance(text);
        const bool below = curve[i].y() < square.top() + line;
        const double left = std::clamp(curve[i].x() - wide / 2, square.left() + 2, square.right() + 4 * line - wide);
        QRectF box(left, below ? curve[i].y() + line * 0.3 : curve[i].y() - line * 1.3, wide, line);
        const auto isTaken = [&] {
            return std::any_of(taken.begin(), taken.end(), [&](const QRectF &other) { return other.intersects(box); });
        };
        while (look.letters && !text.isEmpty() && isTaken())
            box.translate(wide + 2, 0);
        if (text.isEmpty() || isTaken())
            continue;
        taken.append(box);
        painter.setPen(color(Role::Text));
        painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, text);
    }
}

} // namespace

QString letterOf(int way)
{
    return QString(QChar(u'A' + way));
}

double chartHeight(const BarChart &chart, const ChartLook &look, double width)
{
    double height = headHeight(chart.note, look, width);
    for (const BarGroup &group : chart.groups)
        height += rowHeight(look) * double(group.bars.size()) + (look.letters ? gap : 0);
    return height;
}

void paintChart(QPainter &painter, const QRectF &place, const BarChart &chart, const ChartLook &look)
{
    const QRectF rest = paintHead(painter, place, chart.title, chart.note, look);
    const BarColumns columns = columnsOf(chart, look, place);
    const QFontMetricsF metrics(look.font);
    double top = rest.top();
    for (const BarGroup &group : chart.groups) {
        const double room = columns.letter - gap - place.left();
        painter.setPen(color(Role::Text));
        painter.drawText(QRectF(place.left(), top, room, rowHeight(look)), Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(group.label, Qt::ElideRight, room));
        for (const Bar &bar : group.bars) {
            paintBar(painter, QRectF(place.left(), top, place.width(), rowHeight(look)), bar, chart.most, columns,
                     look);
            top += rowHeight(look);
        }
        top += look.letters ? gap : 0;
    }
}

double chartHeight(const CalibrationChart &chart, const ChartLook &look, double width)
{
    return headHeight(chart.note, look, width) + antonymSide(look, width) + 4 * lineOf(look);
}

void paintChart(QPainter &painter, const QRectF &place, const CalibrationChart &chart, const ChartLook &look)
{
    const QRectF rest = paintHead(painter, place, chart.title, chart.note, look);
    const double line = lineOf(look);
    const double side = antonymSide(look, place.width());
    const QRectF square(rest.left() + 4 * line, rest.top() + line + 4, side, side);
    paintAxes(painter, square, chart.across, chart.upwards, look);
    painter.setPen(QPen(color(Role::Secondary), 1, Qt::DashLine));
    painter.drawLine(square.bottomLeft(), square.topRight());
    int most = 1;
    for (const CalibrationPoint &point : chart.points)
        most = std::max(most, point.count);
    for (const CalibrationPoint &point : chart.points) {
        const QPointF at(square.left() + side * point.said, square.bottom() - side * point.was);
        const double radius = line * (0.2 + 0.4 * std::sqrt(double(point.count) / most));
        const QRectF box(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius);
        painter.setPen(QPen(color(Role::Accent), 1.5));
        painter.setBrush(tint(Role::Accent, 0.25));
        painter.drawEllipse(box);
        painter.setPen(color(Role::Text));
        const QString text = look.letters ? letterOf(point.way) : QString::number(point.count);
        painter.drawText(QRectF(at.x() + radius + 2, at.y() - line, 100, line), Qt::AlignLeft | Qt::AlignVCenter, text);
    }
}

double chartHeight(const CurveChart &chart, const ChartLook &look, double width)
{
    return headHeight(chart.note, look, width) + antonymSide(look, width) + 4 * lineOf(look);
}

void paintChart(QPainter &painter, const QRectF &place, const CurveChart &chart, const ChartLook &look)
{
    const QRectF rest = paintHead(painter, place, chart.title, chart.note, look);
    const double line = lineOf(look);
    const double side = antonymSide(look, place.width());
    const QRectF square(rest.left() + 4 * line, rest.top() + line + 4, side, side);
    paintAxes(painter, square, chart.across, chart.upwards, look);
    QList<QRectF> taken; // areas covered by labels
    for (int way = 0; way < chart.ways.size(); ++way)
        paintCurve(painter, square, chart.ways[way], way, taken, look);
}

double legendHeight(const QStringList &ways, const ChartLook &look)
{
    return look.letters ? double(ways.size()) * rowHeight(look) + gap : 0;
}

void paintLegend(QPainter &painter, const QRectF &place, const QStringList &ways, const ChartLook &look)
{
    const double line = lineOf(look);
    const QFontMetricsF metrics(look.font);
    painter.setFont(look.font);
    for (int way = 0; way < ways.size(); ++way) {
        const QRectF row(place.left(), place.top() + way * rowHeight(look), place.width(), rowHeight(look));
        painter.setPen(color(Role::Secondary));
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, letterOf(way));
        const double from = row.left() + 2 * line;
        fillBar(painter, QRectF(from, row.center().y() - line * 0.3, 2 * line, line * 0.6), way);
        painter.setPen(color(Role::Text));
        const double room = row.width() - 5 * line;
        painter.drawText(QRectF(from + 3 * line, row.top(), room, row.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(ways[way], Qt::ElideMiddle, room));
    }
}

} // namespace ui
