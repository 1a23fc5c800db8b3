// A run, beside the conversation: the replay bar, the main steps, the results of the step being replayed, and
// optionally the trace.
#pragma once

#include <QTimer>
#include <QWidget>

class QPushButton;
class QTextBrowser;

namespace ui {

class ForkLine;
class ReplayBar;
class RunModel;
class Stepper;
class TracePanel;

class FlowPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FlowPanel(RunModel &run, QWidget *parent = nullptr); // the replay bar replays `run`

    void select(const QString &node, int visit); // also shows what that step read, did and wrote
    void showArrived(bool shown);

    ReplayBar *replay;
    ForkLine *fork;
    Stepper *steps;
    TracePanel *trace;

signals:
    void graphWanted(); // the user wants to see the whole graph
    void stepSelected(const QString &node, int visit);

private:
    void build();
    void choose(const QString &node, int visit);
    void fillArrived();

    const RunModel &m_run;
    QTextBrowser *m_arrived;
    QPushButton *m_graph;
    QPushButton *m_shows;    // shows the trace
    QPushButton *m_notTaken; // shows edges that were not taken as well
    QTimer m_later;          // updates at most ten times a second
};

} // namespace ui
