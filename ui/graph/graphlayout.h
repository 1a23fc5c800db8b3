// Places a flow's graph: one row a step from top to bottom, the way that leads straight to the end as a line on the
// left, detours indented, and everything that skips or returns on rails beside them: onward on the right, back on the
// left. Where a run may begin at two steps, lines lead to both from a start above them. A pure function: the same graph
// and measures give the same picture.
#pragma once

#include "core/flow/graph.h"

#include <QPolygonF>
#include <QRectF>

#include <functional>

namespace ui {

struct GraphMeasures
{
    std::function<double(const QString &)> titleWidth; // of a step's title
    std::function<double(const QString &)> labelWidth; // of an outcome, with the numbers it may get
    double lineHeight = 16;
    double nodeWidth = 170; // at least, and
    double widestNode = 220;
};

struct PlacedNode
{
    QString id; // "end" for the terminal
    QString title;
    QRectF box;
    int layer = 0; // the longest way here from the start, not counting ways back
    bool terminal = false;
};

struct RoutedEdge
{
    QString from;
    QString outcome;
    QString to;
    QString spends;
    QPolygonF path; // of horizontal and vertical pieces, from the border of a box to the border of a box
    QRectF label;
    bool back = false; // leads to this step or an earlier one
};

struct GraphLayout
{
    QList<PlacedNode> nodes; // from top to bottom
    QList<RoutedEdge> edges; // in the graph's order
    // Of a graph with two: to the first step, and to the other with the condition as its outcome. Both begin at the
    // start.
    QList<RoutedEdge> entries;
    QSizeF size;

    const PlacedNode *node(const QString &id) const;
    const RoutedEdge *edge(const QString &from, const QString &outcome) const;
};

// Edges that lead to no node are left out.
GraphLayout layOut(const core::Graph &graph, const GraphMeasures &measures);

} // namespace ui
