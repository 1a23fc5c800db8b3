#include "ui/graph/graphlayout.h"
#include "core/session/wording.h"
#include "ui/widgets/localized.h"

#include <QSet>

#include <algorithm>
#include <map>
#include <numeric>

namespace ui {
namespace {

constexpr double layoutMargin = 12;
constexpr double pad = 8;         // space between a box or a line and a label
constexpr double laneGap = 14;    // space between rails
constexpr double indent = 28;     // offset of detours from the straight line
constexpr double entryInset = 16; // distance of the line to the first step from the left of its box

enum class Way { Straight, Overlap, Right, Left };

struct Line // an edge between node indexes
{
    int from = 0;
    int to = 0;
    const core::Graph::Edge *edge = nullptr;
    Way way = Way::Right;
};

struct Rail // shared by all edges that lead to one node on one side
{
    int to = 0;
    Way side = Way::Right;
    int first = 0; // in rows
    int last = 0;
    int lane = 0; // 0: the innermost
};

struct Port // where a branch of a rail leaves or enters a box
{
    int lane = 0;
    int line = -1; // for an exit; -1: an entry
    double y = 0;
};

struct Placing // a node being placed
{
    int layer = 0;
    int row = 0;
    bool onSpine = false;
    bool straightUsed = false;
    QList<Port> right;
    QList<Port> left;
    QRectF box;
};

class Layouter
{
public:
    Layouter(const core::Graph &graph, const GraphMeasures &measures) : m_graph(graph), m_measures(measures) {}

    GraphLayout run()
    {
        if (m_graph.nodes.isEmpty())
            return {};
        collectLines();
        findLayers();
        findSpine();
        findRows();
        for (Line &line : m_lines)
            line.way = wayOf(line);
        findRails();
        findPorts();
        placeBoxes();
        findLanes();
        return result();
    }

private:
    int end() const { return int(m_graph.nodes.size()); }

    void collectLines()
    {
        QHash<QString, int> index{{QStringLiteral("end"), end()}};
        for (int i = 0; i < end(); ++i)
            index.insert(m_graph.nodes[i].id, i);
        for (int i = 0; i < end(); ++i) {
            for (const core::Graph::Edge &edge : m_graph.nodes[i].edges) {
                if (index.contains(edge.to))
                    m_lines.append({i, index[edge.to], &edge});
            }
        }
        m_nodes.resize(end() + 1);
    }

    // Longest paths from the start, ignoring edges that close a cycle. Edges that spend are followed last, so that they
    // close the cycles wherever possible.
    void findLayers()
    {
        QList<int> state(end() + 1, 0); // 0: new, 1: on the current path, 2: done
        QList<int> order;
        for (int i = 0; i < end(); ++i)
            walk(i, state, order);
        std::reverse(order.begin(), order.end());
        for (const int from : order) {
            for (int i = 0; i < m_lines.size(); ++i) {
                if (m_lines[i].from == from && !m_closing.contains(i))
                    m_nodes[m_lines[i].to].layer = std::max(m_nodes[m_lines[i].to].layer, m_nodes[from].layer + 1);
            }
        }
        for (int i = 0; i < end(); ++i)
            m_nodes[end()].layer = std::max(m_nodes[end()].layer, m_nodes[i].layer + 1);
    }

    void walk(int node, QList<int> &state, QList<int> &order)
    {
        if (state[node] != 0)
            return;
        state[node] = 1;
        for (const bool spending : {false, true}) {
            for (int i = 0; i < m_lines.size(); ++i) {
                if (m_lines[i].from != node || m_lines[i].edge->spends.isEmpty() == spending)
                    continue;
                if (state[m_lines[i].to] == 1)
                    m_closing.insert(i);
                else
                    walk(m_lines[i].to, state, order);
            }
        }
        state[node] = 2;
        order.append(node);
    }

    // A step's first outcome is the desired one; following it from the start gives the straight line.
    void findSpine()
    {
        m_nodes[end()].onSpine = true;
        for (int at = 0; at != end() && !m_nodes[at].onSpine;) {
            m_nodes[at].onSpine = true;
            const auto next = std::find_if(m_lines.cbegin(), m_lines.cend(), [&](const Line &line) {
                return line.from == at && m_nodes[line.to].layer > m_nodes[at].layer;
            });
            if (next == m_lines.cend())
                return;
            at = next->to;
        }
    }

    void findRows()
    {
        m_order.resize(end() + 1);
        std::iota(m_order.begin(), m_order.end(), 0);
        std::stable_sort(m_order.begin(), m_order.end(), [this](int a, int b) {
            const auto rank = [this](int i) { return std::pair(m_nodes[i].layer, !m_nodes[i].onSpine); };
            return rank(a) < rank(b);
        });
        for (int row = 0; row <= end(); ++row)
            m_nodes[m_order[row]].row = row;
    }

    Way wayOf(const Line &line)
    {
        Placing &from = m_nodes[line.from];
        const Placing &to = m_nodes[line.to];
        if (to.row <= from.row)
            return Way::Left;
        if (from.straightUsed)
            return Way::Right;
        const bool clear = std::none_of(m_order.cbegin() + from.row + 1, m_order.cbegin() + to.row, [&](int between) {
            return m_nodes[between].onSpine == from.onSpine; // in the same column
        });
        const bool adjacent = to.row == from.row + 1;
        if (from.onSpine == to.onSpine && (from.onSpine ? clear : adjacent)) {
            from.straightUsed = true;
            return Way::Straight;
        }
        if (!from.onSpine && to.onSpine && adjacent && line.to != end()) {
            from.straightUsed = true;
            return Way::Overlap;
        }
        return Way::Right;
    }

    void findRails()
    {
        std::map<std::pair<Way, int>, Rail> rails; // in a fixed order
        for (const Line &line : m_lines) {
            if (line.way != Way::Right && line.way != Way::Left)
                continue;
            const int from = m_nodes[line.from].row;
            const int to = m_nodes[line.to].row;
            Rail &rail = rails.try_emplace({line.way, line.to}, Rail{line.to, line.way, to, to, 0}).first->second;
            rail.first = std::min({rail.first, from, to});
            rail.last = std::max({rail.last, from, to});
        }
        for (const auto &[key, rail] : rails)
            m_rails.append(rail);
        std::stable_sort(m_rails.begin(), m_rails.end(), [](const Rail &a, const Rail &b) {
            return a.last - a.first < b.last - b.first; // short ones inside long ones
        });
        for (int i = 0; i < m_rails.size(); ++i)
            m_rails[i].lane = freeLane(i);
    }

    int freeLane(int placed) const
    {
        for (int lane = 0;; ++lane) {
            const Rail &rail = m_rails[placed];
            const bool taken = std::any_of(m_rails.cbegin(), m_rails.cbegin() + placed, [&](const Rail &other) {
                return other.side == rail.side && other.lane == lane && other.first <= rail.last &&
                       rail.first <= other.last;
            });
            if (!taken)
                return lane;
        }
    }

    const Rail *railOf(int to, Way side) const
    {
        const auto found = std::find_if(m_rails.cbegin(), m_rails.cend(),
                                        [&](const Rail &rail) { return rail.to == to && rail.side == side; });
        return found == m_rails.cend() ? nullptr : &*found;
    }

    // Ordered from top to bottom so that few lines cross: on the right, rails come from above and leave downwards, on
    // the left the reverse.
    void findPorts()
    {
        for (int i = 0; i <= end(); ++i) {
            Placing &node = m_nodes[i];
            for (int j = 0; j < m_lines.size(); ++j) {
                const Line &line = m_lines[j];
                if (line.from == i && line.way == Way::Right)
                    node.right.append({railOf(line.to, Way::Right)->lane, j});
                if (line.from == i && line.way == Way::Left)
                    node.left.append({railOf(line.to, Way::Left)->lane, j});
            }
            std::stable_sort(node.right.begin(), node.right.end(),
                             [](const Port &a, const Port &b) { return a.lane > b.lane; });
            std::stable_sort(node.left.begin(), node.left.end(),
                             [](const Port &a, const Port &b) { return a.lane < b.lane; });
            if (const Rail *rail = railOf(i, Way::Right))
                node.right.prepend({rail->lane, -1});
            if (const Rail *rail = railOf(i, Way::Left))
                node.left.append({rail->lane, -1});
        }
    }

    void placeBoxes()
    {
        double width = m_measures.nodeWidth;
        for (const core::Graph::Node &node : m_graph.nodes)
            width = std::max(width, m_measures.titleWidth(node.title) + 3 * m_measures.lineHeight);
        m_width = std::min(width, std::max(m_measures.widestNode, m_measures.nodeWidth));
        m_detour = m_width / 2 + indent;
        m_gap = m_measures.lineHeight + 20;
        double y = 0;
        for (const int i : m_order) {
            Placing &node = m_nodes[i];
            if (i == end()) {
                const double wide = m_measures.titleWidth(QStringLiteral("end")) + 2 * m_measures.lineHeight;
                node.box = QRectF((m_width - wide) / 2, y, wide, m_measures.lineHeight + 8);
            } else {
                const double ports = double(std::max(node.right.size(), node.left.size()));
                const double high = std::max(2 * m_measures.lineHeight + 16, ports * (m_measures.lineHeight + 4) + pad);
                node.box = QRectF(node.onSpine ? 0 : m_detour, y, m_width, high);
            }
            spread(node.right, node.box);
            spread(node.left, node.box);
            y += node.box.height() + m_gap;
        }
    }

    static void spread(QList<Port> &ports, const QRectF &box)
    {
        for (int i = 0; i < ports.size(); ++i)
            ports[i].y = box.top() + box.height() * (i + 0.5) / double(ports.size());
    }

    // Rails begin beyond boxes and labels.
    void findLanes()
    {
        for (const Placing &node : std::as_const(m_nodes)) {
            m_rightLane = std::max(m_rightLane, node.box.right() + 2 * pad);
            m_leftLane = std::min(m_leftLane, node.box.left() - 2 * pad);
            for (const Port &port : node.right)
                m_rightLane = std::max(m_rightLane, label(node, port, Way::Right).right() + pad);
            for (const Port &port : node.left)
                m_leftLane = std::min(m_leftLane, label(node, port, Way::Left).left() - pad);
        }
    }

    double widthOf(const Line &line) const
    {
        return m_measures.labelWidth(edgeWords(line.edge->outcome, !line.edge->spends.isEmpty()));
    }

    // Above its line, near the box. Left of a detour, where the straight line may pass, the label goes beyond it.
    QRectF label(const Placing &node, const Port &port, Way side) const
    {
        if (port.line < 0)
            return QRectF(side == Way::Right ? node.box.right() : node.box.left(), port.y, 0, 0);
        const double wide = widthOf(m_lines[port.line]);
        const double x =
            side == Way::Right ? node.box.right() + pad : (node.onSpine ? node.box.left() : m_width / 2) - pad - wide;
        return QRectF(x, port.y - m_measures.lineHeight, wide, m_measures.lineHeight);
    }

    static double portY(const QList<Port> &ports, int line)
    {
        const auto found =
            std::find_if(ports.cbegin(), ports.cend(), [line](const Port &port) { return port.line == line; });
        return found->y; // findPorts() has created one for every line
    }

    void route(int index, RoutedEdge &routed) const
    {
        const Line &line = m_lines[index];
        const Placing &from = m_nodes[line.from];
        const Placing &to = m_nodes[line.to];
        if (line.way == Way::Straight || line.way == Way::Overlap) {
            const double x = line.way == Way::Overlap ? (m_detour + m_width) / 2 : from.box.center().x();
            routed.path = {QPointF(x, from.box.bottom()), QPointF(x, to.box.top())};
            routed.label = QRectF(x + pad, from.box.bottom() + (m_gap - m_measures.lineHeight) / 2 - 2, widthOf(line),
                                  m_measures.lineHeight);
            return;
        }
        const bool right = line.way == Way::Right;
        const double exit = portY(right ? from.right : from.left, index);
        const double entry = portY(right ? to.right : to.left, -1);
        const int lane = railOf(line.to, line.way)->lane;
        const double x = right ? m_rightLane + lane * laneGap : m_leftLane - lane * laneGap;
        routed.path = {QPointF(right ? from.box.right() : from.box.left(), exit), QPointF(x, exit), QPointF(x, entry),
                       QPointF(right ? to.box.right() : to.box.left(), entry)};
        routed.label = label(from, {lane, index, exit}, line.way);
    }

    GraphLayout result() const
    {
        GraphLayout layout;
        for (const int i : m_order) {
            const bool terminal = i == end();
            layout.nodes.append({terminal ? QStringLiteral("end") : m_graph.nodes[i].id,
                                 terminal ? QString() : m_graph.nodes[i].title, m_nodes[i].box, m_nodes[i].layer,
                                 terminal});
        }
        QRectF all;
        for (const PlacedNode &node : std::as_const(layout.nodes))
            all |= node.box;
        for (int i = 0; i < m_lines.size(); ++i) {
            const core::Graph::Edge &edge = *m_lines[i].edge;
            RoutedEdge routed{m_graph.nodes[m_lines[i].from].id, edge.outcome, edge.to, edge.spends, {}, {},
                              m_lines[i].way == Way::Left};
            route(i, routed);
            all |= routed.path.boundingRect() | routed.label;
            layout.edges.append(routed);
        }
        layout.entries = entries();
        for (const RoutedEdge &entry : std::as_const(layout.entries))
            all |= entry.path.boundingRect() | entry.label;
        const QPointF shift = QPointF(layoutMargin, layoutMargin) - all.topLeft();
        for (PlacedNode &node : layout.nodes)
            node.box.translate(shift);
        for (QList<RoutedEdge> *lines : {&layout.edges, &layout.entries}) {
            for (RoutedEdge &edge : *lines) {
                edge.path.translate(shift);
                edge.label.translate(shift);
            }
        }
        layout.size = all.size() + QSizeF(2 * layoutMargin, 2 * layoutMargin);
        return layout;
    }

    // The start is above all boxes, over the left part of the first step's.
    QList<RoutedEdge> entries() const
    {
        const core::Graph::Entry &entry = m_graph.entry;
        const auto other = std::find_if(m_graph.nodes.cbegin(), m_graph.nodes.cend(),
                                        [&](const core::Graph::Node &node) { return node.id == entry.node; });
        if (other == m_graph.nodes.cend())
            return {};
        const QRectF first = m_nodes[0].box;
        const QRectF second = m_nodes[int(other - m_graph.nodes.cbegin())].box;
        const double top = m_nodes[m_order.first()].box.top() - m_measures.lineHeight - pad;
        const QPointF start(first.left() + entryInset, top);
        const QPointF turn(second.left() + m_width / 2, top);
        RoutedEdge usual{{}, {}, m_graph.nodes.first().id, {}, {start, QPointF(start.x(), first.top())}, {}, false};
        RoutedEdge special{{}, entry.when, entry.node, {}, {start, turn, QPointF(turn.x(), second.top())}, {}, false};
        special.label = QRectF(start.x() + pad, top - m_measures.lineHeight, m_measures.labelWidth(entry.when),
                               m_measures.lineHeight);
        return {usual, special};
    }

    const core::Graph &m_graph;
    const GraphMeasures &m_measures;
    QList<Line> m_lines;
    QSet<int> m_closing;    // lines that close a cycle
    QList<Placing> m_nodes; // the last one is the end
    QList<int> m_order;     // node indexes by row
    QList<Rail> m_rails;
    double m_width = 0;
    double m_detour = 0; // x position at which detours begin
    double m_gap = 0;
    double m_rightLane = 0;
    double m_leftLane = 0;
};

} // namespace

const PlacedNode *GraphLayout::node(const QString &id) const
{
    const auto found =
        std::find_if(nodes.cbegin(), nodes.cend(), [&](const PlacedNode &node) { return node.id == id; });
    return found == nodes.cend() ? nullptr : &*found;
}

const RoutedEdge *GraphLayout::edge(const QString &from, const QString &outcome) const
{
    const auto found = std::find_if(edges.cbegin(), edges.cend(), [&](const RoutedEdge &edge) {
        return edge.from == from && edge.outcome == outcome;
    });
    return found == edges.cend() ? nullptr : &*found;
}

GraphLayout layOut(const core::Graph &graph, const GraphMeasures &measures)
{
    return Layouter(graph, measures).run();
}

} // namespace ui
