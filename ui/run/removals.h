// Which step removed a passage from the run, under which rule, and based on which values. No widgets.
#pragma once

#include "core/flow/trace.h"

#include <QHash>

namespace ui {

struct Removal
{
    enum Rule { Verdict, Score, Strips, Constraint };

    Rule rule = Verdict;
    QString node; // the step that removed it
    int visit = 0;
    QString judge;                       // the judge, if a Verdict removed the passage
    QString label;                       // the verdict's label, if a Verdict removed it
    static constexpr double unread = -2; // `value` if no probability is known
    double value = 0;                    // the probability or score
    double needed = 0;                   // the threshold, if Score or Strips removed it
};

class Removals
{
public:
    Removals();

    void add(const core::TraceEvent &event);

    const Removal *of(core::PassageId passage) const; // null if the passage was not removed, or is back in the run

private:
    void addVerdict(const core::TraceEvent &event, const core::Verdict &verdict);
    void addScores(const core::TraceEvent &event, const core::StepReport &report);
    void addStrips(const core::TraceEvent &event, const core::StepReport &report);
    void addSegments(const core::TraceEvent &event, const core::StepReport &report);

    QHash<core::PassageId, Removal> m_removed;
    double m_stripFloor;
};

QString inWords(const Removal &removal, const QString &title); // `title`: the title of the step

} // namespace ui
