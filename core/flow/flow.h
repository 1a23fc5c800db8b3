// A flow is a table of steps. A step returns an outcome, and its row says which step comes next. A flow may have a
// second entry: if the question meets a condition, the run begins at a step other than the first row. Flows are
// constants: a table with a dangling edge or entry, an unreachable step, a dead end or a loop without a counter does
// not compile.
#pragma once

#include "core/base/result.h"
#include "core/flow/graph.h"
#include "core/flow/trace.h"

#include <QElapsedTimer>
#include <QHash>

#include <span>
#include <stop_token>
#include <string_view>

namespace core {

using Outcome = std::string_view;

inline constexpr std::string_view end = "end"; // the target of edges that finish the flow

// The counters that limit the loops. An edge that spends a counter increments it. A step whose counter is used up must
// return another outcome, whose edge spends nothing.
enum class Spends { Nothing, Rewrite, Regeneration, WebSearch, Thought, Segment };
using Spent = int[6]; // indexed by Spends

struct Edge
{
    Outcome outcome;
    std::string_view to;
    Spends spends = Spends::Nothing;
};

// A step's result: the outcome, the condition that led to it (with the values compared), and a report.
struct Decision
{
    Outcome outcome;
    QString because = {};
    StepReport report = {};
};

template <class State, class Tools>
struct Step
{
    std::string_view id;
    std::string_view title;
    Result<Decision> (*run)(State &, Tools &);
    Edge edges[5] = {};
};

// The step at which a run begins, instead of the first row, if its condition holds.
template <class State, class Tools>
struct Entry
{
    std::string_view step = {}; // empty: every run begins at the first row
    std::string_view when = {}; // the condition in words, for diagrams: "asks for a number"
    bool (*holds)(const State &, const Tools &) = nullptr;
};

// A run's connections to its caller: a sink for events, and ways to stop the run.
struct Conditions
{
    TraceSink trace;
    std::stop_token stop;
    int maxSteps = 40;
    // Called between steps; if it returns true, the run ends there with Error::Cancelled.
    std::function<bool()> enough = {};
};

// The position of a run: the next step, and the steps and time used so far. A run can begin at any position, given the
// matching state.
struct RunPlace
{
    int step = 0;           // row number; -1: the end
    int taken = 0;          // steps taken so far, for the step limit
    QHash<int, int> visits; // number of visits per row
    qint64 elapsed = 0;     // milliseconds so far

    bool isEnd() const { return step < 0; }
    int nextVisit() const { return visits.value(step) + 1; }
};

template <class State, class Tools>
class Flow
{
public:
    using Steps = std::span<const Step<State, Tools>>;

    constexpr Flow(std::string_view name, std::string_view caption, std::string_view advice, Steps steps,
                   Entry<State, Tools> entry = {})
        : m_id(name),
          m_title(caption),
          m_summary(advice),
          m_steps(steps),
          m_entry(entry)
    {
        mustBeSound(steps, entry.step);
    }

    constexpr std::string_view id() const { return m_id; }
    constexpr std::string_view title() const { return m_title; }
    constexpr std::string_view summary() const { return m_summary; } // one sentence to help the user choose a flow
    Graph graph() const;
    // Where a run with this state begins: the first row, or the second entry.
    RunPlace start(const State &state, const Tools &tools) const;
    // Where a run that resumes another begins: the second entry if it is at this step, whatever the state is; else the
    // first row.
    RunPlace startAt(std::string_view step) const;
    // Runs to the end, from the start or from where an earlier run stopped. Errors: Cancelled between steps, Exhausted
    // after maxSteps, and any error of a step. After an error, the state and the trace still contain the work done so
    // far.
    Result<void> run(State &state, Tools &tools, const Conditions &conditions, RunPlace place) const;
    Result<void> run(State &state, Tools &tools, const Conditions &conditions) const
    {
        return run(state, tools, conditions, start(state, tools));
    }
    const Step<State, Tools> &stepAt(const RunPlace &place) const { return m_steps[std::size_t(place.step)]; }
    // Follows the step's edge for this outcome and increments its counter. Returns null if the step has no such edge.
    const Edge *leave(RunPlace &place, State &state, Outcome outcome) const;

private:
    static constexpr void mustBeSound(Steps steps, std::string_view entry);
    static constexpr void loopsMustSpend(Steps steps);
    static constexpr int indexOf(Steps steps, std::string_view id);
    static const Edge *edgeFor(const Step<State, Tools> &step, Outcome outcome);

    std::string_view m_id;
    std::string_view m_title;
    std::string_view m_summary;
    Steps m_steps;
    Entry<State, Tools> m_entry;
};

// These functions are never defined. A table with one of these mistakes calls the function named after it; the table is
// then not a constant expression, and the compiler's message names the function.
void edge_leads_to_no_step();
void entry_leads_to_no_step();
void step_cannot_be_reached();
void step_never_finishes();
void loop_spends_no_counter();
void too_many_steps();

QString spendsName(Spends spends); // name of the counter; empty for Nothing

template <class State, class Tools>
constexpr int Flow<State, Tools>::indexOf(Steps steps, std::string_view id)
{
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (steps[i].id == id)
            return int(i);
    }
    return -1;
}

template <class State, class Tools>
constexpr void Flow<State, Tools>::mustBeSound(Steps steps, std::string_view entry)
{
    if (steps.size() > 32)
        too_many_steps();
    bool reached[32] = {true};
    if (!entry.empty()) {
        if (indexOf(steps, entry) < 0)
            entry_leads_to_no_step();
        reached[indexOf(steps, entry)] = true;
    }
    bool finishes[32] = {};
    for (std::size_t sweep = 0; sweep < steps.size(); ++sweep) {
        for (std::size_t i = 0; i < steps.size(); ++i) {
            for (const Edge &edge : steps[i].edges) {
                if (edge.outcome.empty())
                    break;
                const int to = indexOf(steps, edge.to);
                if (to < 0 && edge.to != end)
                    edge_leads_to_no_step();
                if (to < 0 || finishes[to])
                    finishes[i] = true;
                if (to >= 0 && reached[i])
                    reached[to] = true;
            }
        }
    }
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (!reached[i])
            step_cannot_be_reached();
        if (!finishes[i])
            step_never_finishes();
    }
    loopsMustSpend(steps);
}

// Without the edges that spend a counter, the table must be acyclic. A step is settled if all its other edges lead to
// settled steps; in the end every step must be settled (Kahn's algorithm, backwards).
template <class State, class Tools>
constexpr void Flow<State, Tools>::loopsMustSpend(Steps steps)
{
    bool settled[32] = {};
    for (std::size_t sweep = 0; sweep < steps.size(); ++sweep) {
        for (std::size_t i = 0; i < steps.size(); ++i) {
            bool all = true;
            for (const Edge &edge : steps[i].edges) {
                const int to = indexOf(steps, edge.to);
                if (!edge.outcome.empty() && edge.spends == Spends::Nothing && to >= 0 && !settled[to])
                    all = false;
            }
            settled[i] = all;
        }
    }
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (!settled[i])
            loop_spends_no_counter();
    }
}

template <class State, class Tools>
const Edge *Flow<State, Tools>::edgeFor(const Step<State, Tools> &step, Outcome outcome)
{
    for (const Edge &edge : step.edges) {
        if (!edge.outcome.empty() && edge.outcome == outcome)
            return &edge;
    }
    return nullptr;
}

template <class State, class Tools>
RunPlace Flow<State, Tools>::start(const State &state, const Tools &tools) const
{
    return m_entry.holds && m_entry.holds(state, tools) ? startAt(m_entry.step) : RunPlace();
}

template <class State, class Tools>
RunPlace Flow<State, Tools>::startAt(std::string_view step) const
{
    RunPlace place;
    if (!m_entry.step.empty() && step == m_entry.step)
        place.step = indexOf(m_steps, step);
    return place;
}

template <class State, class Tools>
const Edge *Flow<State, Tools>::leave(RunPlace &place, State &state, Outcome outcome) const
{
    const Edge *edge = edgeFor(stepAt(place), outcome);
    if (!edge)
        return nullptr;
    if constexpr (requires { state.spent; })
        ++state.spent[int(edge->spends)];
    ++place.visits[place.step];
    ++place.taken;
    place.step = edge->to == end ? -1 : indexOf(m_steps, edge->to);
    return edge;
}

template <class State, class Tools>
Result<void> Flow<State, Tools>::run(State &state, Tools &tools, const Conditions &conditions, RunPlace place) const
{
    QElapsedTimer clock;
    clock.start();
    while (!place.isEnd()) {
        if (place.taken >= conditions.maxSteps)
            return Error::exhausted();
        if (conditions.stop.stop_requested())
            return Error::cancelled();
        const Step<State, Tools> &step = stepAt(place);
        const QString node = toQString(step.id);
        if constexpr (requires { state.stepsLeft; })
            state.stepsLeft = conditions.maxSteps - place.taken - 1;
        const int visit = place.nextVisit();
        // Adds the step's name, visit and time to the events it emits.
        const auto tell = [&](TraceEvent::What what) {
            conditions.trace({node, visit, std::move(what), place.elapsed + clock.elapsed()});
        };
        tools.trace = tell;
        tell(StepEntered{});
        const Result<Decision> decision = step.run(state, tools);
        if (!decision) {
            tell(StepFailed{decision.error().message});
            return decision.error();
        }
        const Edge *edge = leave(place, state, decision->outcome);
        if (!edge)
            return Error::defect(node + QStringLiteral(" returned an outcome its row does not have"));
        tell(StepLeft{toQString(decision->outcome), decision->because, toQString(edge->to), false, decision->report});
        if (!place.isEnd() && conditions.enough && conditions.enough())
            return Error::cancelled();
    }
    return {};
}

template <class State, class Tools>
Graph Flow<State, Tools>::graph() const
{
    Graph shape{toQString(m_id), toQString(m_title), {}, {toQString(m_entry.step), toQString(m_entry.when)}};
    for (const auto &step : m_steps) {
        Graph::Node node{toQString(step.id), toQString(step.title), {}};
        for (const Edge &edge : step.edges) {
            if (!edge.outcome.empty())
                node.edges.append({toQString(edge.outcome), toQString(edge.to), spendsName(edge.spends)});
        }
        shape.nodes.append(node);
    }
    return shape;
}

} // namespace core
