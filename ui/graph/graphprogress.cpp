#include "ui/graph/graphprogress.h"
#include "ui/widgets/localized.h"

#include <QCoreApplication>

namespace ui {

GraphProgress::GraphProgress(const core::Graph &graph)
{
    for (const core::Graph::Node &node : graph.nodes)
        m_steps.insert(node.id, {});
}

void GraphProgress::add(const core::TraceEvent &event)
{
    m_now = qMax(m_now, event.at);
    const auto found = m_steps.find(event.node);
    if (found == m_steps.end())
        return; // not in the graph shown
    StepProgress &step = *found;
    if (event.as<core::StepEntered>()) {
        step.state = StepState::Running;
        step.visits = qMax(step.visits + 1, event.visit);
        step.entered = event.at;
        step.callsBefore = step.calls;
        step.doing.clear();
        m_running = event.node;
        m_finished = false;
    } else if (const core::StepProgress *progress = event.as<core::StepProgress>()) {
        if (progress->ended == core::StepProgress::No)
            step.doing = localized(progress->text);
        else
            finish();
    } else if (event.verdict()) {
        step.calls += event.verdict()->cost.calls;
    } else if (const core::StepLeft *left = event.as<core::StepLeft>()) {
        leave(step, event, *left);
    } else if (const core::StepFailed *failed = event.as<core::StepFailed>()) {
        step.state = endOf(*failed);
        step.milliseconds += qMax<qint64>(0, event.at - step.entered);
        step.problem = localized(failed->message);
        finish();
    }
}

void GraphProgress::leave(StepProgress &step, const core::TraceEvent &event, const core::StepLeft &left)
{
    step.state = StepState::Done;
    if (left.report.counts)
        countCalls(step, *left.report.counts);
    step.milliseconds += qMax<qint64>(0, event.at - step.entered);
    step.doing.clear();
    m_taken.append({event.node, left.outcome, left.to, localized(left.because), event.visit, int(m_taken.size()) + 1});
    m_running.clear();
    if (left.to == QLatin1String("end"))
        finish();
}

// When a step ends, it reports the calls of the whole run so far; verdicts alone do not include a Writer's calls.
void GraphProgress::countCalls(StepProgress &step, const core::RunCounts &counts)
{
    m_mostCalls = counts.mostCalls;
    step.calls = step.callsBefore + qMax(0, counts.calls - m_calls);
    m_calls = counts.calls;
}

void GraphProgress::finish()
{
    m_finished = true;
    m_running.clear();
    for (StepProgress &step : m_steps) {
        if (step.state == StepState::Waiting)
            step.state = StepState::Skipped;
        else if (step.state == StepState::Running)
            step.state = StepState::Stopped;
    }
}

QList<int> GraphProgress::numbers(const QString &from, const QString &outcome) const
{
    QList<int> numbers;
    for (const TakenEdge &edge : m_taken) {
        if (edge.from == from && edge.outcome == outcome)
            numbers.append(edge.number);
    }
    return numbers;
}

void GraphProgress::setCalls(int calls)
{
    for (StepProgress &step : m_steps) {
        const bool ended = step.state == StepState::Stopped || step.state == StepState::Failed;
        if (const int missing = calls - this->calls(); ended && missing > 0)
            step.calls += missing;
    }
}

int GraphProgress::calls() const
{
    int calls = 0;
    for (const StepProgress &step : m_steps)
        calls += step.calls;
    return calls;
}

QString stateWord(StepState state)
{
    switch (state) {
    case StepState::Waiting:
        return QCoreApplication::translate("ui::GraphPanel", "waiting");
    case StepState::Running:
        return QCoreApplication::translate("ui::GraphPanel", "running");
    case StepState::Done:
        return QCoreApplication::translate("ui::GraphPanel", "done");
    case StepState::Skipped:
        return QCoreApplication::translate("ui::GraphPanel", "skipped");
    case StepState::Stopped:
        return QCoreApplication::translate("ui::GraphPanel", "stopped");
    case StepState::Failed:
        return QCoreApplication::translate("ui::GraphPanel", "failed");
    }
    return {};
}

} // namespace ui
