// How a run went, beside the conversation: the bar that replays it, its main steps, what arrived at the one that is
// replayed, and, when asked for, the trace.
#pragma once

#include "ui/run/arrivals.h"

#include <QTimer>
#include <QWidget>

class QPushButton;
class QTextBrowser;

namespace ui {

class ForkLine;
class ReplayBar;
class Stepper;
class TracePanel;

class FlowPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FlowPanel(QWidget *parent = nullptr);

    void show(const core::Graph &graph); // forgets the events
    void add(const core::Trace &events);
    void clear();
    void finish();
    void select(const QString &node, int visit); // and shows what that step read, did and wrote
    void showArrived(bool shown);

    using QWidget::show;

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

    QTextBrowser *m_arrived;
    QPushButton *m_graph;
    QPushButton *m_shows;    // the trace
    QPushButton *m_notTaken; // edges, too
    Arrivals m_arrivals;
    QTimer m_later; // at most ten times a second
};

} // namespace ui
