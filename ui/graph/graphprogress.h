// Maps a flow's events onto its graph: the state of each step, and the edges taken, in order. No widgets.
#pragma once

#include "core/flow/graph.h"
#include "core/flow/trace.h"

#include <QHash>

namespace ui {

enum class StepState { Waiting, Running, Done, Skipped, Stopped, Failed };

struct StepProgress
{
    StepState state = StepState::Waiting;
    int visits = 0;
    int calls = 0;
    int callsBefore = 0;     // calls made during earlier visits
    qint64 milliseconds = 0; // total of finished visits
    qint64 entered = 0;      // time when the last visit began
    QString doing;           // progress while the step runs: "3 of 8"
    QString problem;         // why the step failed
};

struct TakenEdge
{
    QString from;
    QString outcome;
    QString to;
    QString because;
    int visit = 0;
    int number = 0; // 1-based position among the edges taken
};

class GraphProgress
{
public:
    explicit GraphProgress(const core::Graph &graph = {});

    void add(const core::TraceEvent &event);
    void setCalls(int calls); // the run's total calls, once known, because unfinished steps have not reported theirs
    void finish();            // marks steps that never ran as skipped

    StepProgress step(const QString &node) const { return m_steps.value(node); }
    const QList<TakenEdge> &taken() const { return m_taken; }
    QList<int> numbers(const QString &from, const QString &outcome) const; // positions at which an edge was taken
    QString running() const { return m_running; }
    bool finished() const { return m_finished; }
    int calls() const;
    int mostCalls() const { return m_mostCalls; } // call budget; 0: unknown
    qint64 now() const { return m_now; }          // time of the last event

private:
    void leave(StepProgress &step, const core::TraceEvent &event, const core::StepLeft &left);
    void countCalls(StepProgress &step, const core::RunCounts &counts);

    QHash<QString, StepProgress> m_steps;
    QList<TakenEdge> m_taken;
    QString m_running;
    qint64 m_now = 0;
    int m_calls = 0; // as reported when the last step ended
    int m_mostCalls = 0;
    bool m_finished = false;
};

// The state of a step that did not finish. Only a stop by the user has no message.
inline StepState endOf(const core::StepFailed &failed)
{
    return failed.message.isEmpty() ? StepState::Stopped : StepState::Failed;
}

// The state for display: "waiting", "running", ...
QString stateWord(StepState state);

} // namespace ui
