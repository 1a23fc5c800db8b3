#include "core/flow/flow.h"
#include "core/flow/graph.h"

#include <QJsonArray>
#include <QJsonObject>

namespace core {
namespace {

QString endNode(const QString &to)
{
    return to == toQString(end) ? QStringLiteral("end_") : to; // "end" is a word of Mermaid's own
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
    for (const Graph::Node &node : graph.nodes)
        text += QStringLiteral("    \"%1\" [label=\"%2\"]\n").arg(node.id, node.title);
    for (const Graph::Node &node : graph.nodes) {
        for (const Graph::Edge &edge : node.edges)
            text += QStringLiteral("    \"%1\" -> \"%2\" [label=\"%3\"]\n").arg(node.id, edge.to, label(edge));
    }
    return text + QStringLiteral("}\n");
}

QJsonObject toJson(const Graph &graph)
{
    QJsonArray nodes;
    for (const Graph::Node &node : graph.nodes) {
        QJsonArray edges;
        for (const Graph::Edge &edge : node.edges) {
            QJsonObject json{{QStringLiteral("outcome"), edge.outcome}, {QStringLiteral("to"), edge.to}};
            if (!edge.spends.isEmpty())
                json[QStringLiteral("spends")] = edge.spends;
            edges.append(json);
        }
        nodes.append(QJsonObject{
            {QStringLiteral("id"), node.id}, {QStringLiteral("title"), node.title}, {QStringLiteral("edges"), edges}});
    }
    return {{QStringLiteral("id"), graph.id}, {QStringLiteral("title"), graph.title}, {QStringLiteral("nodes"), nodes}};
}

Graph graphFrom(const QJsonObject &json)
{
    Graph graph{json[u"id"].toString(), json[u"title"].toString(), {}};
    for (const QJsonValue &value : json[u"nodes"].toArray()) {
        const QJsonObject object = value.toObject();
        Graph::Node node{object[u"id"].toString(), object[u"title"].toString(), {}};
        for (const QJsonValue &edge : object[u"edges"].toArray())
            node.edges.append({edge[u"outcome"].toString(), edge[u"to"].toString(), edge[u"spends"].toString()});
        graph.nodes.append(node);
    }
    return graph;
}

} // namespace core
