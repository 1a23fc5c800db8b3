// Paints charts: bars with confidence intervals, calibration, and curves. Variants are distinguished by letter and
// pattern, not by colour. Stateless.
#pragma once

#include <QFont>
#include <QList>
#include <QRectF>
#include <QString>

#include <optional>
#include <utility>

class QPainter;

namespace ui {

struct Bar
{
    int way = 0; // index of the variant, which determines its letter and pattern
    double value = 0;
    std::optional<std::pair<double, double>> range;
    QString text; // formatted value
};

struct BarGroup
{
    QString label;
    QList<Bar> bars;
};

struct BarChart
{
    QString title;
    QString note; // explains how to read the chart
    double most = 1;
    QList<BarGroup> groups;
};

struct CalibrationPoint
{
    int way = 0;
    double said = 0; // 0 ... 1
    double was = 0;
    int count = 0;
};

struct CalibrationChart
{
    QString title;
    QString note;
    QString across; // names of both axes
    QString upwards;
    QList<CalibrationPoint> points;
};

struct CurvePoint
{
    double across = 0; // 0 ... 1, as is `upwards`
    double upwards = 0;
    QString text = {}; // label of the point; empty: neither label nor mark
};

struct CurveChart
{
    QString title;
    QString note;
    QString across; // names of both axes
    QString upwards;
    QList<QList<CurvePoint>> ways; // one curve per variant, from left to right
};

struct ChartLook
{
    QFont font;
    bool letters = false; // there are several variants, which need letters
};

double chartHeight(const BarChart &chart, const ChartLook &look, double width);
double chartHeight(const CalibrationChart &chart, const ChartLook &look, double width);
void paintChart(QPainter &painter, const QRectF &place, const BarChart &chart, const ChartLook &look);
void paintChart(QPainter &painter, const QRectF &place, const CalibrationChart &chart, const ChartLook &look);
double chartHeight(const CurveChart &chart, const ChartLook &look, double width);
void paintChart(QPainter &painter, const QRectF &place, const CurveChart &chart, const ChartLook &look);

double legendHeight(const QStringList &ways, const ChartLook &look);
void paintLegend(QPainter &painter, const QRectF &place, const QStringList &ways, const ChartLook &look);

constexpr int mostWays = 6; // more could not be told apart
QString letterOf(int way);

} // namespace ui
