// Paints a laid-out graph with its progress. Stateless.
#pragma once

#include "ui/graph/graphlayout.h"
#include "ui/graph/graphprogress.h"
#include "ui/widgets/theme.h"

#include <QFont>

class QPainter;

namespace ui {

struct GraphLook
{
    QFont font;
    double pulse = 0; // of the running step, 0 ... 1
    QString focused;  // by the keyboard; empty: none
    QString selected;
    qint64 runningFor = 0;  // milliseconds of the running step's current visit
    bool onlyTaken = false; // edges: untaken ones are not drawn
};

void paintGraph(QPainter &painter, const GraphLayout &layout, const GraphProgress &progress, const GraphLook &look);

Role stepRole(StepState state);
void paintStepState(QPainter &painter, const QRectF &box, StepState state); // each has its own shape

GraphMeasures measuresFor(const QFont &font);
QFont labelFont(const QFont &font);                               // one size smaller
QString stepSummary(const StepProgress &step, qint64 runningFor); // "done · 2 visits · 1.2 s · 4 calls"
QString seconds(qint64 milliseconds);                             // "0.4 s", in the user's locale
QString secondsOfStep(qint64 milliseconds);                       // the same, or "under 1 ms"
QString titleOf(const GraphLayout &layout, const QString &node);  // of a step, or "the end"

} // namespace ui
