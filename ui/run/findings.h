// What the events of a run have brought, each thing once: passages by their number, verdicts in their order. All other
// parts of a RunModel refer to it. No widgets.
#pragma once

#include "core/flow/trace.h"

#include <QHash>

#include <deque>

namespace ui {

class Findings
{
public:
    void add(const core::TraceEvent &event);

    const core::Passage *passage(core::PassageId id) const; // as it was found last; null: it was not
    const core::Verdict *lastVerdict() const { return m_verdicts.empty() ? nullptr : &m_verdicts.back(); } // it stays

private:
    QHash<core::PassageId, core::Passage> m_passages;
    std::deque<core::Verdict> m_verdicts; // none moves when another one comes
};

} // namespace ui
