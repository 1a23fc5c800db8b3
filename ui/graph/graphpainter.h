// Paints a laid-out graph and its progress. Stateless.
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
    double pulse = 0; // animation phase of the running step, 0 ... 1
    QString focused;  // the node that has the keyboard focus; empty: none
    QString selected;
    qint64 runningFor = 0;  // milliseconds since the running step was entered
    bool onlyTaken = false; // omits edges that were not taken
};

void paintGraph(QPainter &painter, const GraphLayout &layout, const GraphProgress &progress, const GraphLook &look);

Role stepRole(StepState state);
void paintStepState(QPainter &painter, const QRectF &box, StepState state); // each state has its own shape

GraphMeasures measuresFor(const QFont &font);
QFont labelFont(const QFont &font);                               // one size smaller than `font`
QString stepSummary(const StepProgress &step, qint64 runningFor); // "done · 2 visits · 1.2 s · 4 calls"
QString seconds(qint64 milliseconds);                             // "0.4 s", in the user's locale
QString secondsOfStep(qint64 milliseconds);                       // like seconds(), but "under 1 ms" for short times
QString titleOf(const GraphLayout &layout, const QString &node);  // title of a step, or "the end"

} // namespace ui
