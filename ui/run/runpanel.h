// How a turn ran, in three tabs: its evidence, its flow with the bar that replays it, and two attempts beside each
// other; below them what it has cost. The whole graph is a page for the middle of the window. All are views of one
// RunModel.
#pragma once

#include "app/services/assistant.h"
#include "ui/graph/graphpicture.h"

#include <QWidget>

class QTabWidget;

namespace ui {

class BudgetLine;
class FlowPanel;
class GraphPage;
class RunModel;
class VerdictPanel;

class RunPanel : public QWidget
{
    Q_OBJECT

public:
    explicit RunPanel(QWidget *parent = nullptr);

    // A run that is over, or none. `parent` is the turn that this one was forked from, where there is one.
    void show(const core::Graph &graph, const core::Turn &turn, const core::Turn &parent = {});
    // The run of a turn under way, as it goes; once it is over the turn is another one.
    void follow(const RunModel &run, const core::Turn &turn, const core::Turn &parent = {});
    void finish(const core::Turn &turn);
    const RunModel &run() const { return *m_run; } // that is shown
    void setFlows(const QList<app::Choice> &flows);
    void setModels(const QList<app::Choice> &models);
    void showEvidence();
    GraphPage *graphPage() const { return m_full; } // the window gives it a place
    void replay();                                  // from the beginning, the run that is shown
    GraphPicture picture() const;

    using QWidget::show;

    void setReview(const core::Turn &turn); // the one shown has another by now
    void setReadOnly(bool readOnly);        // the session: no verdict of it can be corrected

signals:
    void graphWanted();   // all of it, in its place
    void pictureWanted(); // of the graph, in a file
    void corrected(const QString &turn, const core::Verdict &verdict, bool passes);
    void passageActivated(const core::Passage &passage, int from, int to);
    void forkWanted(const core::Turn &turn, const core::ForkOptions &options);

private:
    void setTurn(const core::Turn &turn, const core::Turn &parent, const QList<core::ForkStep> &steps, bool mayCorrect);
    void forkWith(const core::Passage &passage, const QString &node, int visit);

    void connectReplay();
    void connectSteps();
    void selectStep(const QString &node, int visit);

    RunModel *m_run;
    RunModel *m_parent; // that it was forked from
    QTabWidget *m_tabs;
    VerdictPanel *m_verdicts;
    FlowPanel *m_flow;
    BudgetLine *m_budget;
    GraphPage *m_full;
    core::Turn m_turn; // that is shown
    bool m_isReadOnly = false;
};

} // namespace ui
