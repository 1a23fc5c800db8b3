#include "ui/run/findings.h"

namespace ui {

void Findings::add(const core::TraceEvent &event)
{
    if (const core::Verdict *verdict = event.verdict())
        m_verdicts.push_back(*verdict);
    const core::StepLeft *left = event.as<core::StepLeft>();
    if (!left)
        return;
    for (const core::Passage &passage : left->report.beside.value_or(QList<core::Passage>()))
        m_passages.insert(passage.id, passage);
    for (const core::Passage &passage : left->report.search ? left->report.search->passages : QList<core::Passage>())
        m_passages.insert(passage.id, passage); // updates the scores to those of this search
}

const core::Passage *Findings::passage(core::PassageId id) const
{
    const auto found = m_passages.constFind(id);
    return found == m_passages.constEnd() ? nullptr : &*found;
}

} // namespace ui
