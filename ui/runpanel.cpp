#include "ui/runpanel.h"

#include "ui/graphpanel.h"
#include "ui/replaybar.h"
#include "ui/runtimeline.h"
#include "ui/tracepanel.h"
#include "ui/verdictpanel.h"

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
    m_graph = new GraphPanel(upper);
    m_timeline = new RunTimeline(upper);
    auto *column = new QVBoxLayout(upper);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_replay);
    column->addWidget(m_graph, 1);
    column->addWidget(m_timeline);
    m_tabs = new QTabWidget(this);
    m_tabs->setDocumentMode(true);
    m_verdicts = new VerdictPanel(m_tabs);
    m_trace = new TracePanel(m_tabs);
    m_tabs->addTab(m_verdicts, tr("Verdicts"));
    m_tabs->addTab(m_trace, tr("Trace"));
    setChildrenCollapsible(false);
    setStretchFactor(0, 3);
    setStretchFactor(1, 2);

    connect(m_replay, &ReplayBar::cleared, this, &RunPanel::forget);
    connect(m_replay, &ReplayBar::replayed, this, &RunPanel::add);
    connect(m_replay, &ReplayBar::closed, this, [this] {
        forget();
        add(m_events);
        finish();
    });
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

void RunPanel::show(const core::Graph &graph, const core::Turn &turn, bool running)
{
    m_graph->show(graph);
    m_timeline->show(graph);
    m_trace->show(graph);
    m_verdicts->clear();
    m_replay->close();
    m_events = turn.trace;
    if (running || turn.trace.isEmpty())
        return add(turn.trace);
    m_replay->open(turn.trace, QDateTime::fromMSecsSinceEpoch(turn.asked));
    finish();
}

void RunPanel::add(const core::Trace &events)
{
    m_graph->add(events);
    m_timeline->add(events);
    m_trace->add(events);
    m_verdicts->add(events);
}

void RunPanel::finish()
{
    m_graph->finish();
    m_timeline->finish();
}

GraphPicture RunPanel::picture() const
{
    return m_graph->picture();
}

void RunPanel::showVerdicts()
{
    m_tabs->setCurrentWidget(m_verdicts);
}

void RunPanel::forget()
{
    m_graph->clear();
    m_timeline->clear();
    m_trace->clear();
    m_verdicts->clear();
}

} // namespace ui
