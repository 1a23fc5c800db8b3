#include "ui/run/graphprogress.h"

#include <QCoreApplication>

namespace ui {

void GraphProgress::start(const core::Graph &graph)
{
    m_order.clear();
    for (const core::Graph::Node &node : graph.nodes)
        m_order.append(node.id);
    clear();
}

void GraphProgress::clear()
{
    m_steps.clear();
    for (const QString &id : m_order)
        m_steps.insert(id, {});
    m_taken.clear();
    m_running.clear();
    m_now = 0;
    m_calls = 0;
    m_mostCalls = 0;
    m_finished = false;
}

void GraphProgress::add(const core::TraceEvent &event)
{
    m_now = qMax(m_now, event.at);
    const auto found = m_steps.find(event.node);
    if (found == m_steps.end())
        return; // of a graph that is not shown
    StepProgress &step = *found;
    switch (event.kind) {
    case core::TraceEvent::Entered:
        step.state = StepState::Running;
        step.visits = qMax(step.visits + 1, event.visit);
        step.entered = event.at;
        step.callsBefore = step.calls;
        step.doing.clear();
        m_running = event.node;
        m_finished = false;
        break;
    case core::TraceEvent::Progress:
        if (event.details.contains(u"ended_by_user"))
            finish();
        else
            step.doing = event.text;
        break;
    case core::TraceEvent::Token:
        break;
    case core::TraceEvent::Judged:
        step.calls += event.details[u"calls"].toInt();
        break;
    case core::TraceEvent::Left:
        step.state = StepState::Done;
        countCalls(step, event.details);
        step.milliseconds += qMax<qint64>(0, event.at - step.entered);
        step.doing.clear();
        m_taken.append({event.node, event.text, event.details[u"to"].toString(), event.details[u"because"].toString(),
                        event.visit, int(m_taken.size()) + 1});
        m_running.clear();
        if (m_taken.last().to == QLatin1String("end"))
            finish();
        break;
    case core::TraceEvent::Failed:
        step.state = endOf(event);
        step.milliseconds += qMax<qint64>(0, event.at - step.entered);
        step.problem = event.text;
        finish();
        break;
    }
}

// A step that ends tells the calls of the whole run so far; verdicts alone do not count those of a Writer.
void GraphProgress::countCalls(StepProgress &step, const QJsonObject &details)
{
    m_mostCalls = details[u"of_calls"].toInt(m_mostCalls);
    const QJsonValue calls = details[u"calls"];
    if (!calls.isDouble())
        return;
    step.calls = step.callsBefore + qMax(0, calls.toInt() - m_calls);
    m_calls = calls.toInt();
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
