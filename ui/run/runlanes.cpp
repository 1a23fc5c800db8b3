#include "ui/run/runlanes.h"

#include <algorithm>

namespace ui {

void RunLanes::clear()
{
    m_visits.clear();
    m_calls = 0;
    m_now = 0;
}

void RunLanes::add(const core::TraceEvent &event)
{
    m_now = std::max(m_now, event.at);
    if (event.as<core::StepEntered>()) {
        int lane = lanes() == 0 ? 0 : lanes() - 1;
        const bool again = std::any_of(m_visits.begin(), m_visits.end(), [&](const StepVisit &visit) {
            return visit.lane == lane && visit.node == event.node;
        });
        StepVisit visit;
        visit.node = event.node;
        visit.visit = event.visit;
        visit.lane = again ? lane + 1 : lane;
        visit.entered = event.at;
        m_visits.append(visit);
        return;
    }
    const core::StepLeft *left = event.as<core::StepLeft>();
    const core::StepFailed *failed = event.as<core::StepFailed>();
    if (m_visits.isEmpty() || m_visits.last().node != event.node || (!left && !failed))
        return;
    StepVisit &visit = m_visits.last();
    visit.left = event.at;
    visit.state = left ? StepState::Done : endOf(*failed);
    visit.outcome = left ? left->outcome : QString();
    visit.because = left ? left->because : failed->message;
    const int calls = event.counts() ? event.counts()->calls : m_calls; // of the whole run so far
    visit.calls = std::max(0, calls - m_calls);
    m_calls = std::max(m_calls, calls);
}

void RunLanes::finish()
{
    if (!m_visits.isEmpty() && m_visits.last().left < 0) {
        m_visits.last().left = m_now;
        m_visits.last().state = StepState::Stopped;
    }
}

} // namespace ui
