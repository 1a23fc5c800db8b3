// A run's visits in chronological order, each with its verdicts, its report and its end, grouped into lanes: a repeated
// step starts a new lane, so each lane is an attempt. Contains no flow-specific code. No widgets.
#pragma once

#include "core/flow/trace.h"
#include "ui/run/findings.h"
#include "ui/graph/graphprogress.h"

#include <QList>
#include <QSet>

namespace ui {

struct StepVisit
{
    QString node;
    int visit = 0;
    int lane = 0; // 0-based
    bool takenOver = false;
    StepState state = StepState::Running;
    qint64 entered = 0; // in milliseconds since the run began
    qint64 left = -1;   // -1: still running
    int calls = 0;
    QString outcome;
    QString because; // condition of the edge taken; after a failure: what to do
    QString to;
    QString doing;
    QString ended; // how the user ended the run after this visit; usually empty
    core::StepReport report;
    std::optional<core::RewriteReport> condensed; // how the question was made self-contained before the step
    QList<const core::Verdict *> verdicts;        // verdicts of the visit; owned by the Findings
    int revision = 0;                             // increases with every change
};

struct StreamedWords // words of an answer while it was being written
{
    QString node;
    int visit = 0;
    QString text;
};

class RunVisits
{
public:
    explicit RunVisits(const Findings &findings) : m_findings(findings) {} // `findings` must receive each event first

    void add(const core::TraceEvent &event);
    void finish(qint64 now); // call it if the run was stopped

    const QList<StepVisit> &all() const { return m_visits; }
    int find(const QString &node, int visit) const; // index of the visit; -1: never entered; `visit` 0: the last one
    bool hasAnswer() const { return m_hasAnswer; }  // whether there is an answer that the user could accept
    int lanes() const { return m_visits.isEmpty() ? 0 : m_visits.last().lane + 1; }
    // Words of the answers being written; each visit starts a new stream.
    const QList<StreamedWords> &streams() const { return m_streams; }
    QString wordsOf(const StepVisit &visit) const;

private:
    void enter(const core::TraceEvent &event);
    void leave(StepVisit &visit, const core::TraceEvent &event);
    void addWords(const core::TraceEvent &event, const QString &words);

    const Findings &m_findings;
    QList<StepVisit> m_visits;
    QList<StreamedWords> m_streams;
    QSet<QString> m_inLane; // steps that are in the last lane
    bool m_hasAnswer = false;
    int m_calls = 0; // the run's calls, as reported when the last step was left
};

} // namespace ui
