// Paints charts: bars with the range chance leaves them in, how far probabilities are to be believed, and curves.
// Ways of asking are told apart by a letter and a pattern, not by colour. No state of its own.
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
    int way = 0; // of asking: its letter and pattern
    double value = 0;
    std::optional<std::pair<double, double>> range;
    QString text; // the value in words
};

struct BarGroup
{
    QString label;
    QList<Bar> bars;
};

struct BarChart
{
    QString title;
    QString note; // how to read it
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
    QString across; // names of the axes
    QString upwards;
    QList<CalibrationPoint> points;
};

struct CurvePoint
{
    double across = 0; // 0 ... 1, as upwards
    double upwards = 0;
    QString text = {}; // what ends there; empty: nothing, and it has no mark
};

struct CurveChart
{
    QString title;
    QString note;
    QString across; // names of the axes
    QString upwards;
    QList<QList<CurvePoint>> ways; // of each way of asking its curve, from left to right
};

struct ChartLook
{
    QFont font;
    bool letters = false; // several ways
};

double chartHeight(const BarChart &chart, const ChartLook &look, double width);
double chartHeight(const CalibrationChart &chart, const ChartLook &look, double width);
void paintChart(QPainter &painter, const QRectF &place, const BarChart &chart, const ChartLook &look);
void paintChart(QPainter &painter, const QRectF &place, const CalibrationChart &chart, const ChartLook &look);
double chartHeight(const CurveChart &chart, const ChartLook &look, double width);
void paintChart(QPainter &painter, const QRectF &place, const CurveChart &chart, const ChartLook &look);

double legendHeight(const QStringList &ways, const ChartLook &look);
void paintLegend(QPainter &painter, const QRectF &place, const QStringList &ways, const ChartLook &look);

constexpr int mostWays = 6; // that can be told apart
QString letterOf(int way);

} // namespace ui
