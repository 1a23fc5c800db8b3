// How much of its budget a run has used: calls, seconds, retries, tokens. Computed from events only; the limits come
// from the settings in the run's first event. No widgets.
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
    QString most;     // "60"; empty: no limit, or not known
    QString left;     // "53"; may also be empty
    bool out = false; // whether this part of the budget is used up
};

class RunBudget
{
public:
    explicit RunBudget(const core::Graph &graph); // `graph` defines which retries exist

    void add(const core::TraceEvent &event);

    // The parts of the budget, most important first; empty before the run has started. `since`: milliseconds since the
    // last event.
    QList<BudgetPart> parts(qint64 since = 0) const;
    QStringList speed() const;                           // writing speed and cost, in short form
    QString spends(const core::TraceEvent &event) const; // what the edge just taken uses up; usually empty
    QString retryWords(const QString &spends) const;     // the last retry: "retry 1 of 2"
    int retries() const;                                 // total number of retries
    int mostCalls() const;                               // 0: unknown
    int calls() const { return m_calls; }
    int steps() const { return m_steps; }
    int mostSteps() const { return most("max-steps"); }          // 0: unknown
    void setCalls(int calls) { m_calls = qMax(m_calls, calls); } // an unfinished step has not reported its calls
    qint64 milliseconds() const { return m_now - m_behind; }     // up to the last event, excluding the reused part

private:
    void count(const core::TraceEvent &event);
    int most(const char *setting) const; // 0: unknown
    void addRetries(QList<BudgetPart> &parts) const;
    QList<BudgetPart> speedParts() const;

    QHash<QString, QString> m_spends; // what an edge uses up, keyed by "node outcome"
    core::RunSettings m_settings;     // settings of the run
    QHash<QString, int> m_spent;
    int m_mostCalls = 0; // taken from the steps, if the run's first event has no settings
    int m_calls = 0;
    int m_tokens = 0;
    core::RunCounts m_counts; // the counts last reported
    int m_steps = 0;
    qint64 m_now = 0;
    qint64 m_behind = 0; // time at which the part reused from an earlier run ended
};

} // namespace ui
