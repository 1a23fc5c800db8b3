// How a run went, beside the conversation: the bar that replays it, its main steps, what arrived at the one that is
// replayed, and, when asked for, the trace.
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
    explicit FlowPanel(RunModel &run, QWidget *parent = nullptr); // which its bar replays

    void select(const QString &node, int visit); // and shows what that step read, did and wrote
    void showArrived(bool shown);

    ReplayBar *replay;
    ForkLine *fork;
    Stepper *steps;
    TracePanel *trace;

signals:
    void graphWanted(); // all of it
    void stepSelected(const QString &node, int visit);

private:
    void build();
    void choose(const QString &node, int visit);
    void fillArrived();

    const RunModel &m_run;
    QTextBrowser *m_arrived;
    QPushButton *m_graph;
    QPushButton *m_shows;    // the trace
    QPushButton *m_notTaken; // edges, too
    QTimer m_later;          // at most ten times a second
};

} // namespace ui
