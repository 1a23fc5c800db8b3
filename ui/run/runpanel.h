// How a turn ran: the graph with its attempts and its budget above, verdicts and trace below, and the bar that replays
// a run that is over. All of them are fed by the same events.
#pragma once

#include "app/services/assistant.h"
#include "ui/run/graphpicture.h"

#include <QSplitter>

class QTabWidget;

namespace ui {

class AttemptsPanel;
class BudgetLine;
class ForkLine;
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

    // `parent` is the turn that this one was forked from, where there is one.
    void show(const core::Graph &graph, const core::Turn &turn, bool running, const core::Turn &parent = {});
    void add(const core::Trace &events);
    void finish(const core::Turn &turn); // the run is over, however it ended
    void setFlows(const QList<app::Choice> &flows);
    void setModels(const QList<app::Choice> &models);
    void showVerdicts();
    void replay(); // from the beginning, the run that is shown
    GraphPicture picture() const;

    using QWidget::show;

    void setReview(const core::Turn &turn); // the one shown has another by now
    void setReadOnly(bool readOnly);        // the session: no verdict of it can be corrected

signals:
    void pictureWanted(); // of the graph, in a file
    void corrected(const QString &turn, const core::Verdict &verdict, bool passes);
    void passageActivated(const core::Passage &passage, int from, int to);
    void forkWanted(const core::Turn &turn, const core::ForkOptions &options);

private:
    void forget();
    void settle();
    void forkWith(const core::Passage &passage, const QString &node, int visit);

    ReplayBar *m_replay;
    ForkLine *m_fork;
    GraphPanel *m_graph;
    RunTimeline *m_timeline;
    BudgetLine *m_budget;
    QTabWidget *m_tabs;
    VerdictPanel *m_verdicts;
    TracePanel *m_trace;
    AttemptsPanel *m_attempts;
    core::Turn m_turn; // that is shown
    bool m_isReadOnly = false;
};

} // namespace ui
