#include "ui/run/runsteps.h"

#include "core/session/wording.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace ui {
namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("ui::RunSteps", text);
}

QString number(qsizetype count)
{
    return QLocale().toString(count);
}

QString foundWords(const core::SearchReport &search)
{
    if (!search.trouble.isEmpty())
        return search.trouble;
    const qsizetype count = search.passages.size();
    if (count == 0)
        return tr("Found no passage");
    if (search.engine.isEmpty())
        return count == 1 ? tr("Found 1 passage") : tr("Found %1 passages").arg(number(count));
    return count == 1 ? tr("Found 1 web page") : tr("Found %1 web pages").arg(number(count));
}

} // namespace

RunSteps::RunSteps(const core::Graph &graph, const GraphProgress &progress, const RunBudget &budget)
    : m_graph(graph),
      m_progress(progress),
      m_budget(budget)
{
}

void RunSteps::add(const core::TraceEvent &event)
{
    if (!nodeOf(event.node))
        return;
    if (event.as<core::StepEntered>()) {
        m_counts[event.node] = {};
        m_ended.remove(event.node);
        m_next.clear();
        if (!m_order.contains(event.node))
            m_order.append(event.node);
        return;
    }
    count(event);
    const core::StepLeft *left = event.as<core::StepLeft>();
    if (!left)
        return;
    m_ended.insert(event.node, ended(event.node, left->report));
    m_next = left->to;
    if (const QString spent = m_budget.spends(event); !spent.isEmpty())
        m_retry = m_budget.retryWords(spent);
    const bool isBack = m_order.contains(left->to) && m_order.indexOf(left->to) <= m_order.indexOf(event.node);
    if (isBack)
        m_back.insert(event.node, {left->to, std::exchange(m_retry, QString())});
}

void RunSteps::count(const core::TraceEvent &event)
{
    if (const core::Verdict *verdict = event.verdict()) {
        Counts &counts = m_counts[event.node];
        if (verdict->kind == core::Verdict::Relevance && verdict->sentence < 0) {
            ++counts.judged;
            counts.relevant += verdict->passed || verdict->invalid() ? 1 : 0;
        } else if (verdict->kind == core::Verdict::Support && verdict->sentence >= 0) {
            ++counts.sentences;
            counts.supported += verdict->label == QLatin1String("fully") ? 1 : 0;
        } else if (verdict->kind == core::Verdict::Utility && verdict->sentence < 0 && verdict->passage == 0) {
            counts.usefulness = verdict->label;
        }
    }
    if (const core::StepReport *report = event.report(); report && report->search)
        m_found = int(report->search->passages.size());
}

QString RunSteps::ended(const QString &node, const core::StepReport &report) const
{
    if (report.computation)
        return report.computation->answer ? tr("Computed from tables") : tr("Nothing to compute");
    if (report.search)
        return foundWords(*report.search);
    if (report.rewrite && !report.rewrite->query.isEmpty())
        return tr("New query: “%1”").arg(core::withoutOverrides(report.rewrite->query));
    if (report.candidates && !report.candidates->isEmpty())
        return report.candidates->size() == 1 ? tr("1 answer written")
                                              : tr("%1 answers written").arg(number(report.candidates->size()));
    if (report.isAnswer())
        return report.winner != 0 ? tr("Best answer kept") : tr("Answer written");
    return counted(node);
}

QString RunSteps::counted(const QString &node) const
{
    const Counts counts = m_counts.value(node);
    if (counts.judged > 0)
        return tr("%1 of %2 relevant").arg(number(counts.relevant), number(counts.judged));
    if (counts.sentences > 0)
        return tr("%1 of %2 sentences supported").arg(number(counts.supported), number(counts.sentences));
    return counts.usefulness.isEmpty() ? QString() : tr("Usefulness %1 of 5").arg(counts.usefulness);
}

// "2 of 4 passages read" where that is known; else as the step says it.
QString RunSteps::runningWords(const QString &node) const
{
    const Counts counts = m_counts.value(node);
    if (counts.judged > 0 && m_found >= counts.judged)
        return tr("%1 of %2 passages read").arg(number(counts.judged), number(m_found));
    const QString title = nodeOf(node)->title;
    const QString doing = m_progress.step(node).doing;
    return doing.isEmpty() ? title + u'…' : title + QStringLiteral("… ") + doing;
}

const core::Graph::Node *RunSteps::nodeOf(const QString &id) const
{
    const auto found = std::find_if(m_graph.nodes.begin(), m_graph.nodes.end(),
                                    [&id](const core::Graph::Node &node) { return node.id == id; });
    return found == m_graph.nodes.end() ? nullptr : &*found;
}

// The first edge of a step is the one that leads on.
QStringList RunSteps::toCome() const
{
    QStringList steps;
    if (m_progress.finished() || m_graph.nodes.isEmpty())
        return steps;
    QString next = !m_next.isEmpty() ? m_next : m_graph.nodes.first().id;
    if (const core::Graph::Node *running = nodeOf(m_progress.running()); running && !running->edges.isEmpty())
        next = running->edges.first().to;
    while (const core::Graph::Node *node = nodeOf(next)) {
        if (steps.contains(next))
            break;
        if (!m_order.contains(next))
            steps.append(next);
        if (node->edges.isEmpty() || steps.size() > m_graph.nodes.size())
            break;
        if (m_order.contains(next) && m_order.contains(node->edges.first().to))
            break; // it goes round
        next = node->edges.first().to;
    }
    return steps;
}

QStringList RunSteps::notTaken(const core::Graph::Node &node) const
{
    QStringList ways;
    for (const core::Graph::Edge &edge : node.edges) {
        if (!m_progress.numbers(node.id, edge.outcome).isEmpty())
            continue;
        const core::Graph::Node *to = nodeOf(edge.to);
        ways.append(tr("%1 → %2").arg(core::edgeWords(edge.outcome, false), to ? to->title : tr("the end")));
    }
    return ways;
}

QList<MainStep> RunSteps::all() const
{
    QList<MainStep> steps;
    const QStringList coming = toCome();
    for (const QString &id : m_order + coming) {
        const core::Graph::Node *node = nodeOf(id);
        MainStep step;
        step.node = id;
        step.title = node->title;
        step.progress = m_progress.step(id);
        step.notTaken = notTaken(*node);
        step.words = step.title;
        if (step.progress.state == StepState::Running)
            step.words = runningWords(id);
        else if (!m_ended.value(id).isEmpty())
            step.words = m_ended.value(id);
        for (const TakenEdge &edge : m_progress.taken()) {
            if (edge.from == id)
                step.because = edge.because;
        }
        if (const auto back = m_back.constFind(id); back != m_back.constEnd()) {
            step.backTo = int(m_order.indexOf(back->to));
            step.retry = back->retry;
        }
        steps.append(step);
    }
    return steps;
}

} // namespace ui
