// What arrived at the step that runs, or ran last: what was found, judged, asked anew, written. Fed by events alone. No
// widgets.
#pragma once

#include "core/flow/graph.h"
#include "core/flow/trace.h"

#include <QHash>

namespace ui {

class Arrivals
{
public:
    void start(const core::Graph &graph); // for the titles of steps; forgets the events
    void clear();
    void add(const core::TraceEvent &event);

    QString html() const; // the step, and a line for each thing; empty before the first step

private:
    void addReport(const core::StepReport &report);
    QString nameOf(core::PassageId passage) const;

    QHash<QString, QString> m_titles;
    QHash<core::PassageId, QString> m_names; // "Climate, p. 12"
    QString m_step;
    QStringList m_lines;
    QString m_words; // of the answer as it grows
};

} // namespace ui
