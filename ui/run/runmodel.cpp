#include "ui/run/runmodel.h"
#include "ui/widgets/localized.h"

namespace ui {

RunModel::Folded::Folded(const core::Graph &ofRun, bool running)
    : graph(localized(ofRun)),
      isRunning(running),
      progress(graph),
      budget(graph),
      visits(findings),
      steps(graph, progress, budget, visits),
      ledger(findings),
      attempts(findings)
{
    for (const core::Graph::Node &node : graph.nodes)
        titles.insert(node.id, node.title);
}

RunModel::Parts RunModel::Folded::add(const core::TraceEvent &event)
{
    findings.add(event);
    progress.add(event);
    budget.add(event);
    visits.add(event);
    if (event.as<core::AnswerWords>())
        return Words;
    steps.add(event);
    ledger.add(event);
    removals.add(event);
    attempts.add(event);
    return event.verdict() || event.report() ? Parts(Steps) | Evidence : Steps;
}

RunModel::RunModel(QObject *parent) : QObject(parent), m_folded(std::make_shared<Folded>(core::Graph(), false)) {}

void RunModel::start(const core::Graph &graph, bool running)
{
    leave();
    m_folded = std::make_shared<Folded>(graph, running);
    emit started();
}

void RunModel::add(const core::Trace &events)
{
    Q_ASSERT(!m_followed);
    Parts parts;
    for (const core::TraceEvent &event : events)
        parts |= m_folded->add(event);
    if (!events.isEmpty())
        emit changed(parts);
}

void RunModel::clear()
{
    leave();
    m_folded = std::make_shared<Folded>(m_folded->graph, m_folded->isRunning);
    emit cleared();
}

void RunModel::finish(int calls)
{
    Q_ASSERT(!m_followed);
    m_folded->isRunning = false;
    m_folded->progress.finish();
    m_folded->progress.setCalls(calls);
    m_folded->budget.setCalls(calls);
    m_folded->visits.finish(m_folded->progress.now());
    emit finished();
}

void RunModel::follow(const RunModel &other)
{
    leave();
    m_followed = &other;
    m_folded = other.m_folded;
    connect(&other, &RunModel::started, this, [this, &other] {
        m_folded = other.m_folded;
        emit started();
    });
    connect(&other, &RunModel::cleared, this, [this, &other] {
        m_folded = other.m_folded;
        emit cleared();
    });
    connect(&other, &RunModel::changed, this, &RunModel::changed);
    connect(&other, &RunModel::finished, this, &RunModel::finished);
    connect(&other, &QObject::destroyed, this, [this] { m_followed = nullptr; });
    emit started();
    if (!visits().all().isEmpty())
        emit changed(Parts(Steps) | Evidence | Words);
}

void RunModel::leave()
{
    if (m_followed)
        disconnect(m_followed, nullptr, this, nullptr);
    m_followed = nullptr;
}

} // namespace ui
