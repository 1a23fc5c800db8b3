// A run's visits in the order of time, each with its verdicts, its report and how it ended, and in lanes: a new one
// begins where a step comes again, so that each lane is an attempt. Knows no flow by name. No widgets.
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
    int lane = 0; // 0 is the first
    bool takenOver = false;
    StepState state = StepState::Running;
    qint64 entered = 0; // milliseconds since the run began
    qint64 left = -1;   // -1: it runs
    int calls = 0;
    QString outcome;
    QString because; // of a failure: what to do
    QString to;
    QString doing;
    QString ended; // how the user ended the run behind it; mostly empty
    core::StepReport report;
    std::optional<core::RewriteReport> condensed; // how the question was made to stand by itself, before the step
    QList<const core::Verdict *> verdicts;        // of the Findings
    int revision = 0;                             // grows with every change
};

struct StreamedWords // of an answer as it grew
{
    QString node;
    int visit = 0;
    QString text;
};

class RunVisits
{
public:
    explicit RunVisits(const Findings &findings) : m_findings(findings) {} // which have heard each event before

    void add(const core::TraceEvent &event);
    void finish(qint64 now); // what runs was stopped

    const QList<StepVisit> &all() const { return m_visits; }
    int find(const QString &node, int visit) const; // its index; visit 0: the last one; -1: it was never entered
    bool hasAnswer() const { return m_hasAnswer; }  // that could be accepted
    int lanes() const { return m_visits.isEmpty() ? 0 : m_visits.last().lane + 1; }
    const QList<StreamedWords> &streams() const { return m_streams; } // a new one where another visit speaks
    QString wordsOf(const StepVisit &visit) const;

private:
    void enter(const core::TraceEvent &event);
    void leave(StepVisit &visit, const core::TraceEvent &event);
    void addWords(const core::TraceEvent &event, const QString &words);

    const Findings &m_findings;
    QList<StepVisit> m_visits;
    QList<StreamedWords> m_streams;
    QSet<QString> m_inLane; // the steps of the last one
    bool m_hasAnswer = false;
    int m_calls = 0; // of the run, told when the last step was left
};

} // namespace ui
