#include "ui/run/runsteps.h"

#include "core/session/wording.h"
#include "ui/widgets/localized.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace ui {
namespace {

struct StepTexts // translation context
{
    Q_DECLARE_TR_FUNCTIONS(ui::RunSteps)
};

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
        return StepTexts::tr("Found no passages");
    if (search.engine.isEmpty())
        return StepTexts::tr("Found %Ln passage(s)", nullptr, int(count));
    return StepTexts::tr("Found %Ln web page(s)", nullptr, int(count));
}

struct Counts // counts of one visit
{
    int judged = 0;
    int relevant = 0;
    int sentences = 0;
    int supported = 0;
    QString usefulness; // its label
};

Counts countsOf(const StepVisit &visit)
{
    Counts counts;
    for (const core::Verdict *verdict : visit.verdicts) {
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
    return counts;
}

QString countedWords(const StepVisit &visit)
{
    const Counts counts = countsOf(visit);
    if (counts.judged > 0)
        return StepTexts::tr("%1 of %2 relevant").arg(number(counts.relevant), number(counts.judged));
    if (counts.sentences > 0)
        return StepTexts::tr("%1 of %Ln sentence(s) supported", nullptr, counts.sentences)
            .arg(number(counts.supported));
    return counts.usefulness.isEmpty() ? QString() : StepTexts::tr("Usefulness %1 of 5").arg(counts.usefulness);
}

QString endedWords(const StepVisit &visit)
{
    const core::StepReport &report = visit.report;
    if (report.computation)
        return report.computation->answer ? StepTexts::tr("Computed from tables") : StepTexts::tr("Nothing to compute");
    if (report.search)
        return foundWords(*report.search);
    if (report.rewrite && !report.rewrite->query.isEmpty())
        return StepTexts::tr("New query: “%1”").arg(core::withoutOverrides(report.rewrite->query));
    if (report.candidates && !report.candidates->isEmpty())
        return StepTexts::tr("%Ln answer(s) written", nullptr, int(report.candidates->size()));
    if (report.isAnswer())
        return report.winner != 0 ? StepTexts::tr("Best answer kept") : StepTexts::tr("Answer written");
    return countedWords(visit);
}

} // namespace

RunSteps::RunSteps(const core::Graph &graph, const GraphProgress &progress, const RunBudget &budget,
                   const RunVisits &visits)
    : m_graph(graph),
      m_progress(progress),
      m_budget(budget),
      m_visits(visits)
{
}

void RunSteps::add(const core::TraceEvent &event)
{
    if (!nodeOf(event.node))
        return;
    if (event.as<core::StepEntered>()) {
        m_next.clear();
        if (!m_order.contains(event.node))
            m_order.append(event.node);
        return;
    }
    const core::StepLeft *left = event.as<core::StepLeft>();
    if (!left)
        return;
    m_next = left->to;
    if (const QString spent = m_budget.spends(event); !spent.isEmpty())
        m_retry = m_budget.retryWords(spent);
    const bool isBack = m_order.contains(left->to) && m_order.indexOf(left->to) <= m_order.indexOf(event.node);
    if (isBack)
        m_back.insert(event.node, {left->to, std::exchange(m_retry, QString())});
}

QString RunSteps::wordsOf(const core::Graph::Node &node, const StepProgress &progress) const
{
    const int last = m_visits.find(node.id, 0);
    if (last < 0)
        return node.title;
    const StepVisit &visit = m_visits.all()[last];
    if (progress.state == StepState::Running)
        return runningWords(node, visit);
    const QString words = visit.state == StepState::Done ? endedWords(visit) : QString();
    return words.isEmpty() ? node.title : words;
}

// "2 of 4 passages read" if the counts are known; otherwise the step's own words.
QString RunSteps::runningWords(const core::Graph::Node &node, const StepVisit &visit) const
{
    const int judged = countsOf(visit).judged;
    if (const int all = judged > 0 ? found() : 0; judged > 0 && all >= judged)
        return StepTexts::tr("%1 of %2 passages read").arg(number(judged), number(all));
    return visit.doing.isEmpty() ? node.title + u'…' : node.title + QStringLiteral("… ") + visit.doing;
}

int RunSteps::found() const
{
    const QList<StepVisit> &visits = m_visits.all();
    const auto last = std::find_if(visits.crbegin(), visits.crend(),
                                   [](const StepVisit &visit) { return visit.report.search.has_value(); });
    return last == visits.crend() ? 0 : int(last->report.search->passages.size());
}

const core::Graph::Node *RunSteps::nodeOf(const QString &id) const
{
    const auto found = std::find_if(m_graph.nodes.begin(), m_graph.nodes.end(),
                                    [&id](const core::Graph::Node &node) { return node.id == id; });
    return found == m_graph.nodes.end() ? nullptr : &*found;
}

// Assumes that a step's first edge is the one that leads on.
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
            break; // a cycle
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
        ways.append(
            StepTexts::tr("%1 → %2").arg(edgeWords(edge.outcome, false), to ? to->title : StepTexts::tr("the end")));
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
        step.words = wordsOf(*node, step.progress);
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
