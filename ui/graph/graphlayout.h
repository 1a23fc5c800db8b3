// Lays out a flow's graph: one row per step from top to bottom, the direct way to the end as a line on the left,
// detours indented, and edges that skip or return on rails beside them: forward on the right, back on the left. If a
// run may begin at two steps, lines lead to both from a start above them. A pure function: the same graph and measures
// give the same picture.
#pragma once

#include "core/flow/graph.h"

#include <QPolygonF>
#include <QRectF>

#include <functional>

namespace ui {

struct GraphMeasures
{
    std::function<double(const QString &)> titleWidth; // of a step's title
    std::function<double(const QString &)> labelWidth; // of an outcome, with room for its numbers
    double lineHeight = 16;
    double nodeWidth = 170; // minimum, and
    double widestNode = 220;
};

struct PlacedNode
{
    QString id; // "end" for the terminal
    QString title;
    QRectF box;
    int layer = 0; // the longest path here from the start, ignoring back edges
    bool terminal = false;
};

struct RoutedEdge
{
    QString from;
    QString outcome;
    QString to;
    QString spends;
    QPolygonF path; // horizontal and vertical segments, from the border of one box to that of another
    QRectF label;
    bool back = false; // leads to this step or an earlier one
};

struct GraphLayout
{
    QList<PlacedNode> nodes; // from top to bottom
    QList<RoutedEdge> edges; // in the graph's order
    // For a graph with two entries: to the first step, and to the other with the condition as its outcome. Both begin
    // at the start.
    QList<RoutedEdge> entries;
    QSizeF size;

    const PlacedNode *node(const QString &id) const;
    const RoutedEdge *edge(const QString &from, const QString &outcome) const;
};

// Edges to unknown nodes are left out.
GraphLayout layOut(const core::Graph &graph, const GraphMeasures &measures);

} // namespace ui
