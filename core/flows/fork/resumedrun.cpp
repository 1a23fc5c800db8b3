#include "core/flows/fork/resumedrun.h"

#include "core/flows/steps/recorded.h"
#include "core/flows/steps/segments.h"

#include <algorithm>
#include <tuple>

namespace core {
namespace {

Error cannotFork(const QString &why)
{
    return {Error::Invalid, why, {}};
}

bool leadsToTheWeb(const QString &node, const QString &outcome, const Graph &graph)
{
    for (const Graph::Node &each : graph.nodes) {
        for (const Graph::Edge &edge : each.id == node ? each.edges : QList<Graph::Edge>()) {
            if (edge.outcome == outcome)
                return edge.spends == spendsName(Spends::WebSearch);
        }
    }
    return false;
}

// Whether web search was on: shown by a search, or, if the run was ended before that, by the edge to one.
bool showsTheWeb(const Turn &turn)
{
    return std::any_of(turn.trace.cbegin(), turn.trace.cend(), [&](const TraceEvent &event) {
        const StepLeft *left = event.as<StepLeft>();
        return left && ((left->report.search && !left->report.search->engine.isEmpty()) ||
                        leadsToTheWeb(event.node, left->outcome, turn.graph));
    });
}

// Writes the user's changes into the state.
void put(const Steering &options, AnswerState &a)
{
    a.nextQuery = options.nextQuery;
    a.forced += options.kept;
    a.leftOut += options.leftOut;
    a.forced.removeIf([&](const Passage &passage) { return options.leftOut.contains(passage.id); });
    const auto isOut = [&](const Passage &passage) { return a.leftOut.contains(passage.id); };
    for (QList<Passage> *passages : {&a.found, &a.passages, &a.nearest, &a.handed})
        passages->removeIf(isOut);
    a.candidates.removeIf([&](const CandidateAnswer &candidate) { return isOut(candidate.passage); });
    const auto restsOnIt = [&](const AnswerPath &path) {
        return std::any_of(path.pieces.cbegin(), path.pieces.cend(),
                           [&](const PathPiece &piece) { return piece.passage && isOut(*piece.passage); });
    };
    for (QList<AnswerPath> *paths : {&a.reflecting.beams, &a.reflecting.grown, &a.reflecting.done}) {
        paths->removeIf(restsOnIt);
        for (AnswerPath &path : *paths)
            path.passages.removeIf(isOut);
    }
    if (options.kept.isEmpty() || a.queries.isEmpty()) // otherwise the first search, still to come, adds them
        return;
    addForced(a.found, a);
    addForced(a.passages, a);
    a.nearest.removeIf([&](const Passage &passage) { return isForced(a, passage.id); });
}

// Whether both use the same models: otherwise the new one has to write and judge anew from the fork.
bool areAskedAlike(const Settings &one, const Settings &other)
{
    const auto who = [](const Settings &settings) {
        return std::tie(settings.model, settings.writerModel, settings.relevanceModel, settings.supportModel,
                        settings.utilityModel, settings.serverUrl, settings.localModel, settings.temperature,
                        settings.maxTokens, settings.answerTokens);
    };
    return who(one) == who(other);
}

// Repeats a run step by step from its record.
class Rerun
{
public:
    Rerun(const AnswerFlow &flow, const Turn &turn, const AnswerTools &tools)
        : m_flow(flow),
          m_turn(turn),
          m_step(turn.trace),
          m_writer(m_step),
          m_critic(m_step),
          m_opinion(m_step, tools.secondOpinion),
          m_web(m_step),
          m_reflector(m_step),
          m_goesOn(tools),
          m_tools{tools.library, m_writer, m_critic, tools.evidence, &m_opinion, tools.settings, m_inOrder, tools.stop}
    {
        m_tools.trace = [](const TraceEvent::What &) {};
        m_tools.web = showsTheWeb(turn) ? &m_web : nullptr;
        m_tools.reflector = &m_reflector;
        m_tools.calculator = recordedCalculator(m_step);
        m_tools.beside = [this] { return m_step.report().beside.value_or(QList<Passage>()); };
        m_tools.search = [this](const Query &, SearchRemarks *remarks) { return recordedSearch(m_step, remarks); };
        m_tools.clock.start();
        m_begun.state.question = turn.question;
        m_begun.state.query = turn.question;
        m_begun.state.typed = turn.typed;
        m_begun.state.suggestion = turn.suggestion;
        m_begun.state.documents = turn.scope;
        if (turn.chosen)
            m_begun.state.chosen = foundIn(turn.trace);
    }

    Result<ResumedRun> upTo(const ForkStep &step)
    {
        m_begun.place = m_flow.startAt(m_turn.trace.value(0, {step.node}).node.toStdString());
        for (int i = 0; i < step.event; ++i) {
            if (m_tools.stop.stop_requested())
                return Error::cancelled();
            const TraceEvent &event = m_turn.trace[i];
            const StepEntered *entered = event.as<StepEntered>();
            if (!entered)
                continue;
            if (const Result<void> done = runAgain(event.node, event.visit, *entered); !done)
                return done.error();
        }
        m_begun.events = m_turn.trace.mid(0, step.event);
        for (TraceEvent &event : m_begun.events)
            event.takenOver = true;
        if (!m_begun.events.isEmpty())
            m_begun.place.elapsed = m_begun.events.last().at;
        if (toQString(m_flow.stepAt(m_begun.place).id) != step.node)
            return otherwise(step.title);
        return m_begun;
    }

private:
    Error otherwise(const QString &title) const
    {
        return cannotFork(QStringLiteral("“%1” would now end differently, because flows, documents or settings have "
                                         "changed; fork at this step or earlier.")
                              .arg(title));
    }

    Result<void> runAgain(const QString &node, int visit, const StepEntered &entered)
    {
        AnswerState &a = m_begun.state;
        const AnswerStep &step = m_flow.stepAt(m_begun.place);
        const QString title = QString::fromUtf8(step.title.data(), qsizetype(step.title.size()));
        if (m_begun.place.isEnd() || toQString(step.id) != node)
            return otherwise(title);
        if (entered.settings)
            goBy(*entered.settings, entered.steering);
        m_step.enter(node, visit);
        const StepLeft *left = m_step.left();
        if (!left)
            return otherwise(title);
        a.stepsLeft = m_tools.settings.maxSteps - m_begun.place.taken - 1;
        const Result<Decision> decision = step.run(a, m_tools);
        const bool same = decision && toQString(decision->outcome) == left->outcome;
        if (!same && !left->report.outOfBudget)
            return otherwise(title);
        a.outOfBudget = a.outOfBudget || left->report.outOfBudget;
        // Calls without a result count too.
        a.cost.calls = std::max(a.cost.calls, left->report.counts.value_or(RunCounts()).calls);
        const QByteArray outcome = left->outcome.toUtf8();
        if (!m_flow.leave(m_begun.place, a, std::string_view(outcome.constData(), std::size_t(outcome.size()))))
            return otherwise(title);
        return {};
    }

    void goBy(const RunSettings &ofRun, const Steering &steering)
    {
        m_tools.settings = withRunSettings(m_tools.settings, ofRun);
        m_tools.settings.parallelChecks = false; // of no use with recorded results
        m_tools.settings.writeAhead = false;
        const bool alike = areAskedAlike(m_tools.settings, m_goesOn.settings);
        m_reflector.goesOn = alike ? &reflectorOf(m_begun.state, m_goesOn) : nullptr;
        put(steering, m_begun.state);
    }

    const AnswerFlow &m_flow;
    const Turn &m_turn;
    Recorded m_step;
    RecordedWriter m_writer;
    RecordedCritic m_critic;
    RecordedOpinion m_opinion;
    RecordedWeb m_web;
    RecordedReflector m_reflector;
    const AnswerTools &m_goesOn; // tools of the new run
    Inline m_inOrder;
    AnswerTools m_tools;
    ResumedRun m_begun;
};

bool wantsOtherPassages(const ForkOptions &options)
{
    return !options.query.isEmpty() ||
           std::any_of(options.settings.cbegin(), options.settings.cend(),
                       [](const auto &setting) { return setting.first == QLatin1String("passages"); });
}

// Another flow has different steps: it begins with the passages, without anything made from them.
ResumedRun anew(const AnswerFlow &flow, const Turn &turn, const ForkStep &step, const ForkOptions &options)
{
    ResumedRun begun;
    begun.state.question = turn.question;
    begun.state.query = turn.question;
    begun.state.typed = turn.typed;
    begun.state.suggestion = turn.suggestion;
    begun.state.documents = turn.scope;
    begun.place = flow.startAt(step.node.toStdString());
    if (!wantsOtherPassages(options))
        begun.state.handed = foundIn(turn.trace.mid(0, step.event));
    return begun;
}

} // namespace

Result<ResumedRun> replayUpTo(const AnswerFlow &flow, const Turn &turn, const ForkOptions &options,
                              const AnswerTools &tools)
{
    const QList<ForkStep> steps = forkSteps(turn);
    const ForkStep *step = findStep(steps, options.node, options.visit);
    if (!step)
        return Error{
            Error::NotFound,
            QStringLiteral("That run did not reach “%1” %2 times.").arg(options.node, QString::number(options.visit)),
            {}};
    if (!step->whyNot.isEmpty())
        return cannotFork(step->whyNot);
    const bool sameFlow = toQString(flow.id()) == turn.flow;
    Result<ResumedRun> begun =
        sameFlow ? Rerun(flow, turn, tools).upTo(*step) : Result<ResumedRun>(anew(flow, turn, *step, options));
    if (!begun)
        return begun;
    begun->steering = {options.query, options.kept, options.leftOut};
    put(begun->steering, begun->state);
    return begun;
}

ForkedFrom originOf(const Turn &turn, const ForkOptions &options)
{
    ForkedFrom origin{turn.id,      turn.asked, turn.question, options.node,   options.visit,
                      options.node, {},         options.kept,  options.leftOut};
    const QList<ForkStep> steps = forkSteps(turn);
    if (const ForkStep *step = findStep(steps, options.node, options.visit))
        origin.title = step->title;
    origin.changes = changesOf(options, turn);
    return origin;
}

} // namespace core
