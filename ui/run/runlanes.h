// A run's visits in the order of time, in lanes: a new one begins where a step comes again, so that each lane is an
// attempt. Knows no flow by name. No widgets.
#pragma once

#include "core/flow/trace.h"
#include "ui/run/graphprogress.h"

#include <QList>

namespace ui {

struct StepVisit
{
    QString node;
    int visit = 0;
    int lane = 0; // 0 is the first
    StepState state = StepState::Running;
    qint64 entered = 0; // milliseconds since the run began
    qint64 left = -1;   // -1: it runs
    int calls = 0;
    QString outcome;
    QString because; // of a failure: what to do
};

class RunLanes
{
public:
    void clear();
    void add(const core::TraceEvent &event);
    void finish(); // what runs was stopped

    const QList<StepVisit> &visits() const { return m_visits; } // in the order of time
    int lanes() const { return m_visits.isEmpty() ? 0 : m_visits.last().lane + 1; }
    qint64 now() const { return m_now; } // of the last event

private:
    QList<StepVisit> m_visits;
    int m_calls = 0; // of the run, told when the last step was left
    qint64 m_now = 0;
};

} // namespace ui
