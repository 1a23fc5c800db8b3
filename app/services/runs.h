// The program's activities. Each run has a number; signals report its start, its events and its end. A job that needs
// the library waits until the library is open; if the library could not be opened, the run ends with the reason. Use it
// only on the window's thread unless noted otherwise; it never blocks.
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
    QString subject;             // the question, the path, or the activity ("Exporting …")
    core::Graph graph;           // graph to draw; empty for a Task
    core::SessionId session = 0; // for a Question
    QString turn;                // for a Question: the id of its turn
    QString completed = {};     // for a Question that depends on the previous one: made self-contained (Turn::question)
    core::ForkedFrom fork = {}; // for a Question that continues an earlier turn
    core::DocumentId document = 0; // for Recognise, or for an Ingest that reads a known document again
    core::QueueId entry = 0;       // for Ingest and Recognise: the queue entry
    qint64 bytes = 0;              // for Ingest and Recognise: file size
    bool stoppable = false;        // for a Task: it may be slow, and stopping it leaves everything unchanged
};

class Runs : public QObject
{
    Q_OBJECT

public:
    using Job = std::function<core::Result<void>(int run, std::stop_token stop)>;
    // For a job that contacts servers: receives their keys and abilities as known when the job starts.
    using KeyedJob = std::function<core::Result<void>(const core::Connections &known, int run, std::stop_token stop)>;

    // Both arguments must outlive it; it must outlive the lanes that run its jobs.
    Runs(LibraryAccess &library, ModelService &models);

    int post(Lane &lane, Run run, Job job);                                           // returns the run's number
    int postWithKeys(Lane &lane, Run run, const QStringList &services, KeyedJob job); // with keys for these services
    int postTask(Lane &lane, const QString &subject, std::function<core::Result<void>(std::stop_token)> job);
    void tellFailed(const QString &subject, const core::Error &error); // for a task that was never announced

    // For work that is not a job on a lane, or that continues elsewhere.
    int begin(Run run);
    void isStoppedBy(int run, std::stop_source stop) { m_stops[run] = std::move(stop); }
    void finish(int run, const core::Result<void> &result);

    bool stop(int run);             // stops a run immediately; false: it is neither running nor waiting
    bool isStopping(int run) const; // whether a stop was requested and has not yet taken effect
    void keepToEnd(int run) { m_brief.insert(run); } // the program waits for this run before it ends
    void stopAtEnd();                                // stops all runs that the program does not wait for
    void stopAll();                                  // also drops runs that only wait for keys

    // Used while another library replaces this one.
    int beginToWait(const Run &run);           // the run waits for the library; launching the run again starts it
    bool leaveWaiting(int run);                // false: it was stopped while waiting
    void whenOpen(std::function<void()> call); // called when the library is open, or closed for good
    void libraryOpened();                      // makes these calls
    void finishAll();                          // ends runs that can no longer end by themselves

    // Callable from any thread.
    void send(int run, const core::TraceEvent &event) { m_relay.send({run, event}); }
    void tell(int run, const QString &node, const core::TaskProgress &progress);
    core::Percent percentOf(int run, const QString &node);

signals:
    void started(const app::Run &run);
    void traced(int run, const core::Trace &events); // events since the last signal
    void finishing(int run);                         // sent before the finished signal
    void finished(int run, const core::Result<void> &result);

private:
    struct Event
    {
        int run = 0;
        core::TraceEvent event;
    };

    struct Waiting // a run that waits for the library, and then for keys
    {
        Lane *lane = nullptr; // null: the owner of the run starts it
        QStringList services;
        Job job; // or
        KeyedJob keyed;
    };

    void launch(int number);
    void finishLater(int run, const core::Result<void> &result); // callable from any thread

    LibraryAccess &m_library;
    ModelService &m_models;
    int m_last = 0;
    std::map<int, std::stop_source> m_stops;
    std::set<int> m_brief;            // runs that the program waits for before it ends
    std::map<int, Waiting> m_waiting; // waiting runs that were not stopped
    std::set<int> m_waitingForKeys;   // the runs among these that wait for keys
    std::vector<std::function<void()>> m_whenOpen;
    Relay<Event> m_relay;
};

} // namespace app
