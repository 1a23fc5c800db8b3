// The run of a turn in three tabs (its evidence; its flow with the replay bar; two attempts side by side), with its
// cost below. The whole graph is a separate page for the middle of the window. All are views of one RunModel.
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

    // Shows a finished run, or none. `parent`: the turn that this one was forked from, if any.
    void show(const core::Graph &graph, const core::Turn &turn, const core::Turn &parent = {});
    // Shows the live run of an unfinished turn; the finished turn will be a different object.
    void follow(const RunModel &run, const core::Turn &turn, const core::Turn &parent = {});
    void finish(const core::Turn &turn);
    const RunModel &run() const { return *m_run; } // the run shown
    void setFlows(const QList<app::Choice> &flows);
    void setModels(const QList<app::Choice> &models);
    void showEvidence();
    GraphPage *graphPage() const { return m_full; } // for the window to place
    void replay();                                  // replays the run shown from its beginning
    GraphPicture picture() const;

    using QWidget::show;

    void setReview(const core::Turn &turn); // `turn`: the turn shown, with a new review
    void setReadOnly(bool readOnly);        // for a read-only session, whose verdicts cannot be corrected

signals:
    void graphWanted();   // the user wants to see the whole graph
    void pictureWanted(); // the user wants to save a picture of the graph
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
    RunModel *m_parent; // the run that this one was forked from
    QTabWidget *m_tabs;
    VerdictPanel *m_verdicts;
    FlowPanel *m_flow;
    BudgetLine *m_budget;
    GraphPage *m_full;
    core::Turn m_turn; // turn shown
    bool m_isReadOnly = false;
};

} // namespace ui
