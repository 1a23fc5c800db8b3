// How a turn ran: the graph with its attempts above, verdicts and trace below, and the bar that replays a run that is
// over. All of them are fed by the same events.
#pragma once

#include "core/session/session.h"
#include "ui/graphpicture.h"

#include <QSplitter>

class QTabWidget;

namespace ui {

class GraphPanel;
class ReplayBar;
class RunTimeline;
class TracePanel;
class VerdictPanel;

class RunPanel : public QSplitter
{
    Q_OBJECT

public:
    explicit RunPanel(QWidget *parent = nullptr);

    void show(const core::Graph &graph, const core::Turn &turn, bool running);
    void add(const core::Trace &events);
    void finish(); // the run is over, however it ended
    void showVerdicts();
    GraphPicture picture() const;

    using QWidget::show;

signals:
    void pictureWanted(); // of the graph, in a file
    void passageActivated(const core::Passage &passage, int from, int to);

private:
    void forget();

    ReplayBar *m_replay;
    GraphPanel *m_graph;
    RunTimeline *m_timeline;
    QTabWidget *m_tabs;
    VerdictPanel *m_verdicts;
    TracePanel *m_trace;
    core::Trace m_events; // of the run shown
};

} // namespace ui
