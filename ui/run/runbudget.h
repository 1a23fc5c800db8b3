// What a run has used of what it may use: calls, seconds, retries, tokens. Fed by events alone; the limits are those of
// the settings that the run's first event carries. No widgets.
#pragma once

#include "core/flow/graph.h"
#include "core/flow/trace.h"

#include <QHash>

namespace ui {

struct BudgetPart
{
    QString name;     // "Calls"
    QString brief;    // "7/60 calls"
    QString used;     // "7"
    QString most;     // "60"; empty: there is no limit, or it is not known
    QString left;     // "53"; empty as well
    bool out = false; // nothing is left of it
};

class RunBudget
{
public:
    explicit RunBudget(const core::Graph &graph); // which says of what there are retries

    void add(const core::TraceEvent &event);

    // What matters most first; none before the run has begun. `since`: milliseconds that have passed since the last
    // event and that nobody has told.
    QList<BudgetPart> parts(qint64 since = 0) const;
    QStringList speed() const;                           // how fast it was written, and what it cost, in brief
    QString spends(const core::TraceEvent &event) const; // what the edge that was taken spends; mostly empty
    QString retryWords(const QString &spends) const;     // the last of them: "retry 1 of 2"
    int retries() const;                                 // all together
    int mostCalls() const;                               // 0: not known
    int calls() const { return m_calls; }
    int steps() const { return m_steps; }
    int mostSteps() const { return most("max-steps"); }          // 0: not known
    void setCalls(int calls) { m_calls = qMax(m_calls, calls); } // a step that did not end has told none
    qint64 milliseconds() const { return m_now - m_behind; } // of the last event; those of what was taken over are none

private:
    void count(const core::TraceEvent &event);
    int most(const char *setting) const; // 0: not known
    void addRetries(QList<BudgetPart> &parts) const;
    QList<BudgetPart> speedParts() const;

    QHash<QString, QString> m_spends; // by "node outcome": what that edge spends
    core::RunSettings m_settings;     // of the run
    QHash<QString, int> m_spent;
    int m_mostCalls = 0; // as steps say, where the run is older than the settings it carries
    int m_calls = 0;
    int m_tokens = 0;
    core::RunCounts m_counts; // the last that were told
    int m_steps = 0;
    qint64 m_now = 0;
    qint64 m_behind = 0; // when what was taken over ended
};

} // namespace ui
