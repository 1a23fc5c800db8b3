#include "core/flow/flow.h"
#include "core/flow/graph.h"

namespace core {
namespace {

QString endNode(const QString &to)
{
    return to == toQString(end) ? QStringLiteral("end_") : to; // "end" is a keyword of Mermaid
}

QString label(const Graph::Edge &edge)
{
    return edge.spends.isEmpty() ? edge.outcome : edge.outcome + QStringLiteral(" (+1 ") + edge.spends + u')';
}

} // namespace

QString spendsName(Spends spends)
{
    switch (spends) {
    case Spends::Nothing:
        return {};
    case Spends::Rewrite:
        return QStringLiteral("rewrite");
    case Spends::Regeneration:
        return QStringLiteral("regeneration");
    case Spends::WebSearch:
        return QStringLiteral("web search");
    case Spends::Thought:
        return QStringLiteral("thought");
    case Spends::Segment:
        return QStringLiteral("segment");
    }
    return {};
}

QString toMermaid(const Graph &graph)
{
    QString text = QStringLiteral("flowchart TD\n    start_([start]) --> %1\n").arg(graph.nodes.value(0).id);
    if (!graph.entry.node.isEmpty())
        text += QStringLiteral("    start_ -->|\"%1\"| %2\n").arg(graph.entry.when, graph.entry.node);
    for (const Graph::Node &node : graph.nodes)
        text += QStringLiteral("    %1[\"%2\"]\n").arg(node.id, node.title);
    for (const Graph::Node &node : graph.nodes) {
        for (const Graph::Edge &edge : node.edges)
            text += QStringLiteral("    %1 -->|\"%2\"| %3\n").arg(node.id, label(edge), endNode(edge.to));
    }
    return text + QStringLiteral("    end_([end])\n");
}

QString toDot(const Graph &graph)
{
    QString text = QStringLiteral("digraph \"%1\" {\n    node [shape=box]\n").arg(graph.id);
    if (!graph.entry.node.isEmpty())
        text += QStringLiteral("    \"start\" [shape=circle]\n    \"start\" -> \"%1\"\n    \"start\" -> \"%2\" "
                               "[label=\"%3\"]\n")
                    .arg(graph.nodes.value(0).id, graph.entry.node, graph.entry.when);
    for (const Graph::Node &node : graph.nodes)
        text += QStringLiteral("    \"%1\" [label=\"%2\"]\n").arg(node.id, node.title);
    for (const Graph::Node &node : graph.nodes) {
        for (const Graph::Edge &edge : node.edges)
            text += QStringLiteral("    \"%1\" -> \"%2\" [label=\"%3\"]\n").arg(node.id, edge.to, label(edge));
    }
    return text + QStringLiteral("}\n");
}

} // namespace core
