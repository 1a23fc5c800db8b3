// A run as its main steps, in the order in which they were first entered, each with its results in words and counts,
// and the retries taken; followed by the steps to expect if all goes well. Contains no flow-specific code. No widgets.
#pragma once

#include "core/flow/graph.h"
#include "core/flow/trace.h"
#include "ui/graph/graphprogress.h"
#include "ui/run/runbudget.h"
#include "ui/run/runvisits.h"

#include <QHash>
#include <QList>

namespace ui {

struct MainStep
{
    QString node;
    QString title;
    QString words; // "Found 4 passages"; the title, if it has not run
    StepProgress progress;
    QString because;      // condition of the edge taken when it was last left
    QString retry;        // the retry that started from here: "retry 1 of 2"
    int backTo = -1;      // index of the step to which that retry led back; -1: there was no retry
    QStringList notTaken; // outcomes not taken, with the steps they lead to
};

class RunSteps
{
public:
    // All arguments are parts of the same run, and must receive each event before this does.
    RunSteps(const core::Graph &graph, const GraphProgress &progress, const RunBudget &budget, const RunVisits &visits);

    void add(const core::TraceEvent &event);

    QList<MainStep> all() const;

private:
    struct Back
    {
        QString to;
        QString retry;
    };

    QString wordsOf(const core::Graph::Node &node, const StepProgress &progress) const;
    QString runningWords(const core::Graph::Node &node, const StepVisit &visit) const;
    int found() const; // passages found by the last search
    const core::Graph::Node *nodeOf(const QString &id) const;
    QStringList toCome() const;
    QStringList notTaken(const core::Graph::Node &node) const;

    const core::Graph &m_graph;
    const GraphProgress &m_progress;
    const RunBudget &m_budget;
    const RunVisits &m_visits;
    QStringList m_order;
    QHash<QString, Back> m_back; // retries, keyed by the node from which they start
    QString m_retry;             // the retry just used, for display
    QString m_next;              // target of the last edge
};

} // namespace ui
