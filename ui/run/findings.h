// The data in a run's events, with each item stored once: passages by id, verdicts in order. All other parts of a
// RunModel refer to it. No widgets.
#pragma once

#include "core/flow/trace.h"

#include <QHash>

#include <deque>

namespace ui {

class Findings
{
public:
    void add(const core::TraceEvent &event);

    const core::Passage *passage(core::PassageId id) const; // as last found; null if no search found it
    // Pointers to verdicts remain valid.
    const core::Verdict *lastVerdict() const { return m_verdicts.empty() ? nullptr : &m_verdicts.back(); }

private:
    QHash<core::PassageId, core::Passage> m_passages;
    std::deque<core::Verdict> m_verdicts; // a deque, because its elements do not move when more are added
};

} // namespace ui
