// What goes on: each run has a number, and it is told when it starts, what happens in it, and how it ends. A job that
// needs the library is kept until that is open; where it could not be opened its run ends with the reason. The window's
// thread, but for what says otherwise; never blocks.
#pragma once

#include "app/runtime/lane.h"
#include "app/runtime/relay.h"
#include "app/services/libraryaccess.h"
#include "app/services/modelservice.h"
#include "core/base/percent.h"
#include "core/base/result.h"
#include "core/flow/graph.h"
#include "core/flow/trace.h"
#include "core/library/queue.h"
#include "core/session/forkpoints.h"
#include "core/session/session.h"
#include "core/values/document.h"

#include <functional>
#include <map>
#include <set>
#include <stop_token>
#include <vector>

namespace app {

struct Run
{
    enum Kind { Question, Ingest, Recognise, Task, Evaluation };

    int number = 0;
    Kind kind = Question;
    QString subject;               // the question, the path, or what is being done ("Exporting …")
    core::Graph graph;             // to draw; empty for a Task
    core::SessionId session = 0;   // of a Question
    QString turn;                  // of a Question: the turn's id
    QString completed = {};        // of a Question that leans on the one before: what is answered (Turn::question)
    core::ForkedFrom fork = {};    // of a Question that goes on from another one
    core::DocumentId document = 0; // of a Recognise, or of an Ingest that reads a known document again
    core::QueueId entry = 0;       // of both: of the queue
    qint64 bytes = 0;              // of both
    bool stoppable = false;        // of a Task: it takes its time, and leaves all as it was when it is stopped
};

class Runs : public QObject
{
    Q_OBJECT

public:
    using Job = std::function<core::Result<void>(int run, std::stop_token stop)>;
    // Of a job that asks servers: their keys, and what they can do, as it is known when the job begins.
    using KeyedJob = std::function<core::Result<void>(const core::Connections &known, int run, std::stop_token stop)>;

    // Both outlive it; it outlives the lanes whose jobs are its runs.
    Runs(LibraryAccess &library, ModelService &models);

    int post(Lane &lane, Run run, Job job);                                           // the number of the run
    int postWithKeys(Lane &lane, Run run, const QStringList &services, KeyedJob job); // of these services
    int postTask(Lane &lane, const QString &subject, std::function<core::Result<void>(std::stop_token)> job);
    void tellFailed(const QString &subject, const core::Error &error); // of a task that nobody was told of

    // Of what is no job of a lane, or goes on elsewhere.
    int begin(Run run);
    void isStoppedBy(int run, std::stop_source stop) { m_stops[run] = std::move(stop); }
    void finish(int run, const core::Result<void> &result);

    bool stop(int run);                              // at once; false: it does not run and waits for nothing
    bool isStopping(int run) const;                  // it was asked to, and has not ended yet
    void keepToEnd(int run) { m_brief.insert(run); } // it is done before the program ends
    void stopAtEnd();                                // all others
    void stopAll();                                  // and forgets what waits for keys alone

    // While another library takes the place of this one.
    int beginToWait(const Run &run);           // for the library; begins again by launching
    bool leaveWaiting(int run);                // false: it was stopped while it waited
    void whenOpen(std::function<void()> call); // or closed for good
    void libraryOpened();                      // calls them
    void finishAll();                          // of what can end no more by itself

    // Any thread.
    void send(int run, const core::TraceEvent &event) { m_relay.send({run, event}); }
    void tell(int run, const QString &node, const core::TaskProgress &progress);
    core::Percent percentOf(int run, const QString &node);

signals:
    void started(const app::Run &run);
    void traced(int run, const core::Trace &events); // what happened since the last time
    void finishing(int run);                         // before anybody hears of it
    void finished(int run, const core::Result<void> &result);

private:
    struct Event
    {
        int run = 0;
        core::TraceEvent event;
    };

    struct Waiting // for the library, and then for keys
    {
        Lane *lane = nullptr; // null: it is begun by whoever has it wait
        QStringList services;
        Job job; // or
        KeyedJob keyed;
    };

    void launch(int number);
    void finishLater(int run, const core::Result<void> &result); // any thread

    LibraryAccess &m_library;
    ModelService &m_models;
    int m_last = 0;
    std::map<int, std::stop_source> m_stops;
    std::set<int> m_brief;            // runs that are done before the program ends
    std::map<int, Waiting> m_waiting; // those that were not stopped meanwhile
    std::set<int> m_waitingForKeys;   // of these
    std::vector<std::function<void()>> m_whenOpen;
    Relay<Event> m_relay;
};

} // namespace app
