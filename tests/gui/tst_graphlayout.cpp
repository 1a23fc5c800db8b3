// Graph layout, checked by geometry: nothing overlaps, no line crosses a step, and every line ends where it should.
#include "ui/graph/graphlayout.h"

#include <QRandomGenerator>
#include <QtTest>

using core::Graph;
using ui::GraphLayout;
using ui::PlacedNode;
using ui::RoutedEdge;

namespace {

ui::GraphMeasures measures()
{
    ui::GraphMeasures measures;
    measures.titleWidth = [](const QString &text) { return 7.0 * double(text.size()); };
    measures.labelWidth = [](const QString &text) { return 6.0 * double(text.size()) + 20; };
    return measures;
}

Graph selfRag()
{
    const QString rewrite = QStringLiteral("rewrite");
    const auto edge = [](const char *outcome, const char *to, const QString &spends = {}) {
        return Graph::Edge{QLatin1String(outcome), QLatin1String(to), spends};
    };
    const auto node = [](const char *id, const char *title, QList<Graph::Edge> edges) {
        return Graph::Node{QLatin1String(id), QLatin1String(title), edges};
    };
    return {
        QStringLiteral("self-rag"),
        QStringLiteral("Self-RAG"),
        {
            node("retrieve", "Find passages",
                 {edge("found", "grade"), edge("nothing", "rewrite", rewrite), edge("exhausted", "settle")}),
            node("grade", "Filter passages",
                 {edge("some", "write"), edge("none", "rewrite", rewrite), edge("exhausted", "settle")}),
            node("rewrite", "Rephrase the question", {edge("again", "retrieve"), edge("stuck", "settle")}),
            node("write", "Write an answer",
                 {edge("written", "verify"), edge("empty", "settle"), edge("exhausted", "settle")}),
            node("verify", "Check sources",
                 {edge("grounded", "judge"), edge("ungrounded", "write", QStringLiteral("regeneration")),
                  edge("exhausted", "settle")}),
            node("judge", "Check usefulness",
                 {edge("useful", "end"), edge("useless", "rewrite", rewrite), edge("exhausted", "settle")}),
            node("settle", "Keep the best answer", {edge("kept", "end"), edge("nothing", "decline")}),
            node("decline", "Explain gaps", {edge("declined", "end")}),
        },
    };
}

// Every step is reachable, with up to five edges and many loops: harder than any flow's table may be.
Graph anyGraph(quint32 seed, int size)
{
    QRandomGenerator random(seed);
    Graph graph{QStringLiteral("any"), QStringLiteral("Any"), {}};
    for (int i = 0; i < size; ++i) {
        Graph::Node node{QStringLiteral("n%1").arg(i), QString(5 + random.bounded(30), u'x'), {}};
        node.edges.append(
            {QStringLiteral("on"), i + 1 < size ? QStringLiteral("n%1").arg(i + 1) : QStringLiteral("end"), {}});
        for (int j = random.bounded(5); j > 0; --j) {
            const int to = random.bounded(size + 1);
            node.edges.append({QString(2 + random.bounded(14), QChar(u'a' + j)),
                               to == size ? QStringLiteral("end") : QStringLiteral("n%1").arg(to),
                               to <= i ? QStringLiteral("rewrite") : QString()});
        }
        for (int j = int(node.edges.size()) - 1; j > 0; --j)
            node.edges.swapItemsAt(j, random.bounded(j + 1));
        graph.nodes.append(node);
    }
    return graph;
}

bool onBorder(const QRectF &box, const QPointF &point)
{
    const bool onSide = (qFuzzyCompare(point.x(), box.left()) || qFuzzyCompare(point.x(), box.right())) &&
                        point.y() > box.top() && point.y() < box.bottom();
    const bool onEdge = (qFuzzyCompare(point.y(), box.top()) || qFuzzyCompare(point.y(), box.bottom())) &&
                        point.x() > box.left() && point.x() < box.right();
    return onSide || onEdge;
}

// A description of what is wrong with the layout; empty: nothing.
QString fault(const Graph &graph, const GraphLayout &layout)
{
    const QRectF all(QPointF(), layout.size);
    for (qsizetype i = 0; i < layout.nodes.size(); ++i) {
        if (!all.contains(layout.nodes[i].box))
            return layout.nodes[i].id + QStringLiteral(" lies outside");
        for (qsizetype j = 0; j < i; ++j) {
            if (layout.nodes[i].box.intersects(layout.nodes[j].box))
                return layout.nodes[i].id + QStringLiteral(" overlaps ") + layout.nodes[j].id;
        }
    }
    qsizetype edges = 0;
    for (const Graph::Node &node : graph.nodes)
        edges += node.edges.size();
    if (layout.edges.size() != edges || layout.nodes.size() != graph.nodes.size() + 1)
        return QStringLiteral("something is missing");
    for (qsizetype i = 0; i < layout.edges.size(); ++i) {
        const RoutedEdge &edge = layout.edges[i];
        const QString name = edge.from + QStringLiteral(" -") + edge.outcome + QStringLiteral("-> ") + edge.to;
        if (!onBorder(layout.node(edge.from)->box, edge.path.first()) ||
            !onBorder(layout.node(edge.to)->box, edge.path.last()))
            return name + QStringLiteral(" does not end on its steps");
        for (qsizetype k = 1; k < edge.path.size(); ++k) {
            const QPointF a = edge.path[k - 1];
            const QPointF b = edge.path[k];
            if (a.x() != b.x() && a.y() != b.y())
                return name + QStringLiteral(" is slanted");
            const QRectF piece = QRectF(a, b).normalized().adjusted(-0.01, -0.01, 0.01, 0.01);
            for (const PlacedNode &node : layout.nodes) {
                if (piece.intersects(node.box.adjusted(0.1, 0.1, -0.1, -0.1)))
                    return name + QStringLiteral(" crosses ") + node.id;
            }
            if (!all.contains(piece))
                return name + QStringLiteral(" leaves the picture");
        }
        if (!all.contains(edge.label))
            return name + QStringLiteral(" has its label outside");
        for (const PlacedNode &node : layout.nodes) {
            if (edge.label.intersects(node.box))
                return name + QStringLiteral(" has its label on ") + node.id;
        }
        for (qsizetype j = 0; j < i; ++j) {
            if (edge.label.intersects(layout.edges[j].label))
                return name + QStringLiteral(" has its label on that of ") + layout.edges[j].from +
                       layout.edges[j].outcome;
        }
        // Edges to different steps may cross, but never share a line.
        for (qsizetype j = 0; j < i; ++j) {
            const RoutedEdge &other = layout.edges[j];
            if (other.to == edge.to)
                continue;
            for (qsizetype k = 1; k < edge.path.size(); ++k) {
                for (qsizetype l = 1; l < other.path.size(); ++l) {
                    const QRectF a = QRectF(edge.path[k - 1], edge.path[k]).normalized();
                    const QRectF b = QRectF(other.path[l - 1], other.path[l]).normalized();
                    const double along = std::min(a.bottom(), b.bottom()) - std::max(a.top(), b.top());
                    const double across = std::min(a.right(), b.right()) - std::max(a.left(), b.left());
                    if ((a.width() == 0 && b.width() == 0 && a.x() == b.x() && along > 0) ||
                        (a.height() == 0 && b.height() == 0 && a.y() == b.y() && across > 0))
                        return name + QStringLiteral(" runs along ") + other.from + other.outcome;
                }
            }
        }
    }
    return {};
}

} // namespace

class TestGraphLayout : public QObject
{
    Q_OBJECT

private slots:
    void drawsSelfRagCleanly()
    {
        const GraphLayout layout = ui::layOut(selfRag(), measures());
        QCOMPARE(fault(selfRag(), layout), QString());
    }

    void theHopedForWayIsAStraightLineDown()
    {
        const GraphLayout layout = ui::layOut(selfRag(), measures());
        const double x = layout.node(QStringLiteral("retrieve"))->box.center().x();
        double y = 0;
        for (const char *id : {"retrieve", "grade", "write", "verify", "judge", "end"}) {
            const PlacedNode *node = layout.node(QLatin1String(id));
            QCOMPARE(node->box.center().x(), x);
            QVERIFY(node->box.top() > y);
            y = node->box.bottom();
        }
        for (const auto &[from, outcome] :
             QList<std::pair<QString, QString>>{{QStringLiteral("retrieve"), QStringLiteral("found")},
                                                {QStringLiteral("judge"), QStringLiteral("useful")}})
            QCOMPARE(layout.edge(from, outcome)->path.size(), 2);
    }

    void layersAreTheLongestWays()
    {
        const GraphLayout layout = ui::layOut(selfRag(), measures());
        QCOMPARE(layout.node(QStringLiteral("retrieve"))->layer, 0);
        QCOMPARE(layout.node(QStringLiteral("judge"))->layer, 4);
        QCOMPARE(layout.node(QStringLiteral("rewrite"))->layer, 5);
        QCOMPARE(layout.node(QStringLiteral("settle"))->layer, 6);
        QCOMPARE(layout.node(QStringLiteral("end"))->layer, 8);
    }

    void loopsReturnOnTheLeft()
    {
        const GraphLayout layout = ui::layOut(selfRag(), measures());
        QStringList back;
        double leftmost = layout.size.width();
        for (const PlacedNode &node : layout.nodes)
            leftmost = std::min(leftmost, node.box.left());
        for (const RoutedEdge &edge : layout.edges) {
            if (!edge.back)
                continue;
            back.append(edge.from + u'>' + edge.to);
            QVERIFY(edge.path.boundingRect().left() < leftmost);
        }
        back.sort();
        QCOMPARE(back, (QStringList{QStringLiteral("rewrite>retrieve"), QStringLiteral("verify>write")}));
    }

    void aStepMayReturnToItself()
    {
        const Graph graph{QStringLiteral("g"),
                          {},
                          {{QStringLiteral("a"),
                            QStringLiteral("Again"),
                            {{QStringLiteral("more"), QStringLiteral("a"), QStringLiteral("rewrite")},
                             {QStringLiteral("done"), QStringLiteral("end"), {}}}}}};
        const GraphLayout layout = ui::layOut(graph, measures());
        QCOMPARE(fault(graph, layout), QString());
        QVERIFY(layout.edge(QStringLiteral("a"), QStringLiteral("more"))->back);
    }

    void anyGraphIsDrawnCleanly_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {1, 2, 3, 5, 8, 13, 21, 32})
            QTest::addRow("%d steps", size) << size;
    }
    void anyGraphIsDrawnCleanly()
    {
        QFETCH(int, size);
        for (quint32 seed = 0; seed < 60; ++seed) {
            const Graph graph = anyGraph(seed * 100 + quint32(size), size);
            const QString wrong = fault(graph, ui::layOut(graph, measures()));
            QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("seed %1: ").arg(seed) + wrong));
        }
    }

    void theSameGraphGivesTheSamePicture()
    {
        const GraphLayout first = ui::layOut(anyGraph(7, 32), measures());
        const GraphLayout second = ui::layOut(anyGraph(7, 32), measures());
        QCOMPARE(first.size, second.size);
        for (qsizetype i = 0; i < first.edges.size(); ++i)
            QCOMPARE(first.edges[i].path, second.edges[i].path);
    }

    // From an entry above them, past all other steps.
    void bothEntriesAreDrawnCleanly()
    {
        Graph graph = selfRag();
        const auto edge = [](const char *outcome, const char *to) {
            return Graph::Edge{QLatin1String(outcome), QLatin1String(to), {}};
        };
        graph.nodes.append({QStringLiteral("compute"),
                            QStringLiteral("Compute from tables"),
                            {edge("computed", "confirm"), edge("refused", "retrieve")}});
        graph.nodes.append({QStringLiteral("confirm"),
                            QStringLiteral("Check the computation"),
                            {edge("confirmed", "end"), edge("doubtful", "retrieve")}});
        QVERIFY(ui::layOut(graph, measures()).entries.isEmpty());
        graph.entry = {QStringLiteral("compute"), QStringLiteral("asks for a number")};
        const GraphLayout layout = ui::layOut(graph, measures());
        QCOMPARE(fault(graph, layout), QString());
        QCOMPARE(layout.entries.size(), 2);
        QCOMPARE(layout.entries[0].path.first(), layout.entries[1].path.first());
        QCOMPARE(layout.entries[0].to, QStringLiteral("retrieve"));
        QCOMPARE(layout.entries[1].outcome, QStringLiteral("asks for a number"));
        const QRectF all(QPointF(), layout.size);
        for (const RoutedEdge &entry : layout.entries) {
            QVERIFY(onBorder(layout.node(entry.to)->box, entry.path.last()));
            QVERIFY(all.contains(entry.path.last()) && all.contains(entry.path.first()));
            QVERIFY(entry.label.isEmpty() || all.contains(entry.label));
            for (qsizetype i = 1; i < entry.path.size(); ++i) {
                const QRectF piece = QRectF(entry.path[i - 1], entry.path[i]).normalized().adjusted(-0.1, 0, 0.1, 0);
                for (const PlacedNode &node : layout.nodes) {
                    QVERIFY(!piece.intersects(node.box.adjusted(0, 0.1, 0, -0.1)));
                    QVERIFY(!entry.label.intersects(node.box));
                }
                for (const RoutedEdge &other : layout.edges)
                    QVERIFY(!piece.intersects(other.label));
            }
        }
    }

    void noStepsGiveNoPicture() { QVERIFY(ui::layOut({}, measures()).nodes.isEmpty()); }

    void anEdgeToNowhereIsLeftOut()
    {
        Graph graph = selfRag();
        graph.nodes[0].edges.append({QStringLiteral("lost"), QStringLiteral("nowhere"), {}});
        QCOMPARE(ui::layOut(graph, measures()).edges.size(), ui::layOut(selfRag(), measures()).edges.size());
    }
};

QTEST_GUILESS_MAIN(TestGraphLayout)
#include "tst_graphlayout.moc"
