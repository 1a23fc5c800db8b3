// All that the events of a run say, each folded once. Panels are views of it: they are made with one, read its parts
// and hear what has changed; none of them hears an event itself. A live run and a replay are the same to them. No
// widgets.
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
    enum Part { Steps = 1, Evidence = 2, Words = 4 }; // of the run; of what was found, judged and written; of a stream
    Q_DECLARE_FLAGS(Parts, Part)

    explicit RunModel(QObject *parent = nullptr);

    // Another run: forgets the events. `running`: time goes on between them until it is finished; else it is theirs.
    void start(const core::Graph &graph, bool running = false);
    void add(const core::Trace &events); // what comes together is told together
    void clear();                        // the events; the graph stays
    void finish(int calls = 0); // however it ended, after so many calls, 0: as its events say; nothing runs any more
    // The run of another model, whose parts this one shares and whose news it tells until it is started itself. Only
    // the other one may be given events.
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
    void started(); // and what stood in it is gone
    void changed(ui::RunModel::Parts parts);
    void cleared();
    void finished();

private:
    struct Folded // each part reads those above it
    {
        explicit Folded(const core::Graph &graph, bool running);
        Parts add(const core::TraceEvent &event);

        core::Graph graph;
        QHash<QString, QString> titles; // of the steps
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

    std::shared_ptr<Folded> m_folded; // of the model that is followed, too
    const RunModel *m_followed = nullptr;
};

Q_DECLARE_OPERATORS_FOR_FLAGS(RunModel::Parts)

} // namespace ui
