// A run as its main steps, in the order in which they were first entered, each with its results in words and counts,
// and the retries taken. They are followed by the steps still to come if all goes well. Knows no flow by name. No
// widgets.
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
    QString words; // "Found 4 passages"; its title if it did not run
    StepProgress progress;
    QString because;      // of the edge it was last left by
    QString retry;        // on the way back from here: "retry 1 of 2"
    int backTo = -1;      // index of the step that a retry leads back to; -1: none was taken
    QStringList notTaken; // outcomes and their targets
};

class RunSteps
{
public:
    // Parts of the same run; they must have received each event first.
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
    int found() const; // number of passages, in the last search
    const core::Graph::Node *nodeOf(const QString &id) const;
    QStringList toCome() const;
    QStringList notTaken(const core::Graph::Node &node) const;

    const core::Graph &m_graph;
    const GraphProgress &m_progress;
    const RunBudget &m_budget;
    const RunVisits &m_visits;
    QStringList m_order;
    QHash<QString, Back> m_back; // by their source node
    QString m_retry;             // since the last retry
    QString m_next;              // the step that the last edge led to
};

} // namespace ui
