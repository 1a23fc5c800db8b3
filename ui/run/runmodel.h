// The state of a run, computed from its events. Panels that show a RunModel read its parts and are notified of changes,
// but never receive events themselves, so they need not distinguish a live run from a replay. No widgets.
#pragma once

#include "core/flow/graph.h"
#include "core/flow/trace.h"
#include "ui/run/attempts.h"
#include "ui/run/findings.h"
#include "ui/graph/graphprogress.h"
#include "ui/run/ledger.h"
#include "ui/run/removals.h"
#include "ui/run/runbudget.h"
#include "ui/run/runsteps.h"
#include "ui/run/runvisits.h"

#include <QHash>
#include <QObject>

#include <memory>

namespace ui {

class RunModel : public QObject
{
    Q_OBJECT

public:
    // What has changed: steps; findings, verdicts and texts; or streamed words.
    enum Part { Steps = 1, Evidence = 2, Words = 4 };
    Q_DECLARE_FLAGS(Parts, Part)

    explicit RunModel(QObject *parent = nullptr);

    // Starts another run and drops all events. `running`: time also passes between events until the run is finished;
    // otherwise only the time recorded in events counts.
    void start(const core::Graph &graph, bool running = false);
    void add(const core::Trace &events); // events that are added together cause one signal
    void clear();                        // drops the events and keeps the graph
    // Call this however the run ended, to show that nothing is running any more. `calls`: the run's calls; 0: count
    // them from the events.
    void finish(int calls = 0);
    // Shares the parts and signals of another model until start() is called. Meanwhile only the other model may receive
    // events.
    void follow(const RunModel &other);

    const core::Graph &graph() const { return m_folded->graph; }
    QString title(const QString &node) const { return m_folded->titles.value(node, node); }
    bool isRunning() const { return m_folded->isRunning; }
    const Findings &findings() const { return m_folded->findings; }
    const GraphProgress &progress() const { return m_folded->progress; }
    const RunBudget &budget() const { return m_folded->budget; }
    const RunVisits &visits() const { return m_folded->visits; }
    const RunSteps &steps() const { return m_folded->steps; }
    const Ledger &ledger() const { return m_folded->ledger; }
    const Removals &removals() const { return m_folded->removals; }
    const Attempts &attempts() const { return m_folded->attempts; }

signals:
    void started(); // the previous contents are gone
    void changed(ui::RunModel::Parts parts);
    void cleared();
    void finished();

private:
    struct Folded // each part is computed from the parts declared before it
    {
        explicit Folded(const core::Graph &graph, bool running);
        Parts add(const core::TraceEvent &event);

        core::Graph graph;
        QHash<QString, QString> titles; // titles of the steps
        bool isRunning = false;
        Findings findings;
        GraphProgress progress;
        RunBudget budget;
        RunVisits visits;
        RunSteps steps;
        Ledger ledger;
        Removals removals;
        Attempts attempts;
    };

    void leave();

    std::shared_ptr<Folded> m_folded; // also shared with a followed model
    const RunModel *m_followed = nullptr;
};

Q_DECLARE_OPERATORS_FOR_FLAGS(RunModel::Parts)

} // namespace ui
