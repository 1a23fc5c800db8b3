// Lays out a flow's graph: one row per step, from top to bottom. The direct path to the end is a line on the left, and
// detours are indented. Edges that skip steps or lead back run beside the steps: forward edges on the right, back edges
// on the left. If a run can begin at either of two steps, lines from a start symbol lead to both. A pure function: the
// same graph and measures give the same picture.
#pragma once

#include "core/flow/graph.h"

#include <QPolygonF>
#include <QRectF>

#include <functional>

namespace ui {

struct GraphMeasures
{
    std::function<double(const QString &)> titleWidth; // width of a step's title
    std::function<double(const QString &)> labelWidth; // width of an outcome, with room for its numbers
    double lineHeight = 16;
    double nodeWidth = 170; // minimum width of a node
    double widestNode = 220;
};

struct PlacedNode
{
    QString id; // "end" for the end of the flow
    QString title;
    QRectF box;
    int layer = 0; // length of the longest path from the start, ignoring back edges
    bool terminal = false;
};

struct RoutedEdge
{
    QString from;
    QString outcome;
    QString to;
    QString spends;
    QPolygonF path; // horizontal and vertical segments between the borders of two boxes
    QRectF label;
    bool back = false; // leads back to this step or an earlier one
};

struct GraphLayout
{
    QList<PlacedNode> nodes; // from top to bottom
    QList<RoutedEdge> edges; // in the order of the graph
    // For a graph with two entry points: one edge to the first step and one, labelled with its condition, to the other.
    // Both begin at the start symbol.
    QList<RoutedEdge> entries;
    QSizeF size;

    const PlacedNode *node(const QString &id) const;
    const RoutedEdge *edge(const QString &from, const QString &outcome) const;
};

// Edges to unknown nodes are ignored.
GraphLayout layOut(const core::Graph &graph, const GraphMeasures &measures);

} // namespace ui
