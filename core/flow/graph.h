// The shape of a flow without its behaviour, for diagrams and documentation.
#pragma once

#include <QList>
#include <QString>

#include <string_view>

namespace core {

struct Graph
{
    struct Edge
    {
        QString outcome;
        QString to;     // a node's id or "end"
        QString spends; // the counter that this edge increments: "rewrite", "regeneration", "web search"; usually empty
    };
    struct Node
    {
        QString id;
        QString title;
        QList<Edge> edges;
    };
    struct Entry // the node at which a run begins, instead of the first one, if its question meets a condition
    {
        QString node; // empty: no second entry
        QString when; // the condition, in words
    };

    QString id;
    QString title;
    QList<Node> nodes; // the first one is the start
    Entry entry = {};
};

QString toMermaid(const Graph &graph);
QString toDot(const Graph &graph);

inline QString toQString(std::string_view view)
{
    return QString::fromUtf8(view.data(), qsizetype(view.size()));
}

} // namespace core
