#include "ui/run/runpanel.h"

#include "ui/run/attemptspanel.h"
#include "ui/run/budgetline.h"
#include "ui/run/forkline.h"
#include "ui/run/graphpanel.h"
#include "ui/run/replaybar.h"
#include "ui/run/runtimeline.h"
#include "ui/run/tracepanel.h"
#include "ui/run/verdictpanel.h"

#include <QDateTime>
#include <QTabWidget>
#include <QVBoxLayout>

namespace ui {

RunPanel::RunPanel(QWidget *parent) : QSplitter(Qt::Vertical, parent)
{
    auto *upper = new QWidget(this);
    upper->setBackgroundRole(QPalette::Base);
    upper->setAutoFillBackground(true);
    m_replay = new ReplayBar(upper);
    m_fork = new ForkLine(upper);
    m_graph = new GraphPanel(upper);
    m_timeline = new RunTimeline(upper);
    m_budget = new BudgetLine(upper);
    auto *column = new QVBoxLayout(upper);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_replay);
    column->addWidget(m_fork, 1);
    column->addWidget(m_graph, 1);
    column->addWidget(m_timeline);
    column->addWidget(m_budget);
    m_tabs = new QTabWidget(this);
    m_tabs->setDocumentMode(true);
    m_verdicts = new VerdictPanel(m_tabs);
    m_trace = new TracePanel(m_tabs);
    m_attempts = new AttemptsPanel(m_tabs);
    m_tabs->addTab(m_verdicts, tr("Verdicts"));
    m_tabs->addTab(m_trace, tr("Trace"));
    m_tabs->addTab(m_attempts, tr("Attempts"));
    setChildrenCollapsible(false);
    setStretchFactor(0, 3);
    setStretchFactor(1, 2);

    connect(m_replay, &ReplayBar::cleared, this, &RunPanel::forget);
    connect(m_replay, &ReplayBar::replayed, this, [this](const core::Trace &events) {
        add(events);
        if (m_replay->isAtEnd())
            settle();
    });
    connect(m_replay, &ReplayBar::closed, this, [this] {
        m_fork->hide();
        forget();
        add(m_turn.trace);
        settle();
    });
    connect(m_replay, &ReplayBar::forkWanted, this, [this](int step) { m_fork->open(m_turn, step); });
    connect(m_fork, &ForkLine::wanted, this, &RunPanel::forkWanted);
    connect(m_verdicts, &VerdictPanel::useWanted, this, &RunPanel::forkWith);
    connect(m_verdicts, &VerdictPanel::corrected, this,
            [this](const core::Verdict &verdict, bool passes) { emit corrected(m_turn.id, verdict, passes); });
    connect(m_graph, &GraphPanel::stepSelected, m_trace, &TracePanel::select);
    connect(m_graph, &GraphPanel::stepSelected, m_timeline, &RunTimeline::select);
    const auto showTrace = [this] { m_tabs->setCurrentWidget(m_trace); }; // what that step read, did and wrote
    connect(m_graph, &GraphPanel::stepSelected, m_tabs, showTrace);
    connect(m_timeline, &RunTimeline::stepSelected, m_tabs, showTrace);
    connect(m_trace, &TracePanel::stepSelected, m_graph, &GraphPanel::select);
    connect(m_trace, &TracePanel::stepSelected, m_timeline, &RunTimeline::select);
    connect(m_timeline, &RunTimeline::stepSelected, m_graph, &GraphPanel::select);
    connect(m_timeline, &RunTimeline::stepSelected, m_trace, &TracePanel::select);
    connect(m_graph, &GraphPanel::pictureWanted, this, &RunPanel::pictureWanted);
    connect(m_verdicts, &VerdictPanel::passageActivated, this, &RunPanel::passageActivated);
}

void RunPanel::setFlows(const QList<app::Choice> &flows)
{
    m_fork->setFlows(flows);
}

void RunPanel::setModels(const QList<app::Choice> &models)
{
    m_fork->setModels(models);
}

void RunPanel::show(const core::Graph &graph, const core::Turn &turn, bool running, const core::Turn &parent)
{
    m_graph->show(graph, running);
    m_timeline->show(graph, running);
    m_budget->show(graph, running);
    m_trace->show(graph);
    m_verdicts->start(graph);
    m_attempts->clear();
    m_attempts->setParentRun(parent.trace);
    m_replay->close();
    m_fork->hide();
    m_turn = turn;
    const QList<core::ForkStep> steps = running ? QList<core::ForkStep>() : core::forkSteps(turn);
    m_verdicts->offerForks(steps);
    m_verdicts->setReview(turn.review, !running && !turn.id.isEmpty() && !m_isReadOnly);
    if (running || turn.trace.isEmpty())
        return add(turn.trace);
    m_replay->open(turn.trace, QDateTime::fromMSecsSinceEpoch(turn.asked), steps);
    settle();
}

// The rejected passage is used after all, from the step on that rejected it.
void RunPanel::forkWith(const core::Passage &passage, const QString &node, int visit)
{
    core::ForkOptions options;
    options.node = node;
    options.visit = visit;
    options.kept = {passage};
    emit forkWanted(m_turn, options);
}

void RunPanel::add(const core::Trace &events)
{
    m_graph->add(events);
    m_timeline->add(events);
    m_budget->add(events);
    m_trace->add(events);
    m_verdicts->add(events);
    m_attempts->add(events);
}

void RunPanel::finish(const core::Turn &turn)
{
    m_turn = turn;
    settle();
    m_verdicts->offerForks(core::forkSteps(turn));
    m_verdicts->setReview(turn.review, !turn.id.isEmpty() && !m_isReadOnly);
}

// Nothing runs any more.
void RunPanel::settle()
{
    m_graph->finish(m_turn.cost.calls);
    m_timeline->finish();
    m_budget->finish(m_turn.cost.calls);
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
    return m_graph->picture();
}

void RunPanel::showVerdicts()
{
    m_tabs->setCurrentWidget(m_verdicts);
}

void RunPanel::replay()
{
    if (m_replay->isOpen())
        m_replay->play();
}

void RunPanel::forget()
{
    m_graph->clear();
    m_timeline->clear();
    m_budget->clear();
    m_trace->clear();
    m_verdicts->clear();
    m_attempts->clear();
}

} // namespace ui
