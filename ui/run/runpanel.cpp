#include "ui/run/runpanel.h"

#include "ui/run/attemptspanel.h"
#include "ui/run/budgetline.h"
#include "ui/run/flowpanel.h"
#include "ui/run/forkline.h"
#include "ui/run/graphpage.h"
#include "ui/run/graphpanel.h"
#include "ui/run/replaybar.h"
#include "ui/run/runtimeline.h"
#include "ui/run/verdictpanel.h"

#include <QDateTime>
#include <QTabWidget>
#include <QVBoxLayout>

namespace ui {

RunPanel::RunPanel(QWidget *parent)
    : QWidget(parent),
      m_run(new RunModel),
      m_parent(new RunModel),
      m_tabs(new QTabWidget(this)),
      m_verdicts(new VerdictPanel(*m_run, m_tabs)),
      m_flow(new FlowPanel(*m_run, m_tabs)),
      m_budget(new BudgetLine(*m_run, this)),
      m_full(new GraphPage(*m_run, this))
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_full->hide();
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_verdicts, tr("Evidence"));
    m_tabs->addTab(m_flow, tr("Flow"));
    m_tabs->addTab(new AttemptsPanel(*m_run, *m_parent, m_tabs), tr("Compare"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_tabs, 1);
    column->addWidget(m_budget);

    connect(m_verdicts, &VerdictPanel::useWanted, this, &RunPanel::forkWith);
    connect(m_verdicts, &VerdictPanel::corrected, this,
            [this](const core::Verdict &verdict, bool passes) { emit corrected(m_turn.id, verdict, passes); });
    connect(m_verdicts, &VerdictPanel::passageActivated, this, &RunPanel::passageActivated);
    connectReplay();
    connectSteps();
    m_run->setParent(this); // moved to the end, so that it outlives its views
    m_parent->setParent(this);
}

void RunPanel::connectReplay()
{
    ReplayBar *replay = m_flow->replay;
    connect(replay, &ReplayBar::moved, this, [this, replay] {
        if (replay->isAtEnd())
            m_run->finish(m_turn.cost.calls);
        else
            m_flow->showArrived(true);
    });
    connect(replay, &ReplayBar::closed, this, [this] {
        m_flow->fork->hide();
        m_flow->showArrived(false);
        m_run->clear();
        m_run->add(m_turn.trace);
        m_run->finish(m_turn.cost.calls);
    });
    connect(replay, &ReplayBar::forkWanted, this, [this](int step) { m_flow->fork->open(m_turn, step); });
    connect(m_flow->fork, &ForkLine::wanted, this, &RunPanel::forkWanted);
}

// Selecting a step in one view selects it in all, and shows what it read, did and wrote.
void RunPanel::connectSteps()
{
    connect(m_full->graph, &GraphPanel::stepSelected, this, &RunPanel::selectStep);
    connect(m_full->graph, &GraphPanel::stepSelected, m_full->timeline, &RunTimeline::select);
    connect(m_full->timeline, &RunTimeline::stepSelected, this, &RunPanel::selectStep);
    connect(m_full->timeline, &RunTimeline::stepSelected, m_full->graph, &GraphPanel::select);
    connect(m_flow, &FlowPanel::stepSelected, m_full->graph, &GraphPanel::select);
    connect(m_flow, &FlowPanel::stepSelected, m_full->timeline, &RunTimeline::select);
    connect(m_flow, &FlowPanel::graphWanted, this, &RunPanel::graphWanted);
    connect(m_full->graph, &GraphPanel::pictureWanted, this, &RunPanel::pictureWanted);
}

void RunPanel::selectStep(const QString &node, int visit)
{
    m_tabs->setCurrentWidget(m_flow);
    m_flow->select(node, visit);
}

void RunPanel::setFlows(const QList<app::Choice> &flows)
{
    m_flow->fork->setFlows(flows);
}

void RunPanel::setModels(const QList<app::Choice> &models)
{
    m_flow->fork->setModels(models);
}

void RunPanel::show(const core::Graph &graph, const core::Turn &turn, const core::Turn &parent)
{
    m_run->start(graph);
    const QList<core::ForkStep> steps = core::forkSteps(turn);
    setTurn(turn, parent, steps, !turn.id.isEmpty());
    if (!turn.trace.isEmpty())
        m_flow->replay->open(turn.trace, QDateTime::fromMSecsSinceEpoch(turn.asked), steps);
}

void RunPanel::follow(const RunModel &run, const core::Turn &turn, const core::Turn &parent)
{
    m_run->follow(run);
    setTurn(turn, parent, {}, false);
}

void RunPanel::setTurn(const core::Turn &turn, const core::Turn &parent, const QList<core::ForkStep> &steps,
                       bool mayCorrect)
{
    m_turn = turn;
    m_parent->start(parent.graph);
    m_parent->add(parent.trace);
    m_flow->replay->close();
    m_flow->fork->hide();
    m_verdicts->offerForks(steps);
    m_verdicts->setReview(turn.review, mayCorrect && !m_isReadOnly);
}

// Starts a run that keeps the rejected passage, forked at the step that rejected it.
void RunPanel::forkWith(const core::Passage &passage, const QString &node, int visit)
{
    core::ForkOptions options;
    options.node = node;
    options.visit = visit;
    options.kept = {passage};
    emit forkWanted(m_turn, options);
}

void RunPanel::finish(const core::Turn &turn)
{
    m_turn = turn;
    m_verdicts->offerForks(core::forkSteps(turn));
    m_verdicts->setReview(turn.review, !turn.id.isEmpty() && !m_isReadOnly);
}

void RunPanel::setReadOnly(bool readOnly)
{
    m_isReadOnly = readOnly;
}

void RunPanel::setReview(const core::Turn &turn)
{
    m_turn.review = turn.review;
    m_verdicts->setReview(turn.review, !m_isReadOnly);
}

GraphPicture RunPanel::picture() const
{
    return m_full->graph->picture();
}

void RunPanel::showEvidence()
{
    m_tabs->setCurrentWidget(m_verdicts);
}

void RunPanel::replay()
{
    if (!m_flow->replay->isOpen())
        return;
    m_tabs->setCurrentWidget(m_flow);
    m_flow->replay->seek(0);
    m_flow->showArrived(true);
    m_flow->replay->play();
}

} // namespace ui
