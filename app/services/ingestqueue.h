// Takes files from the library's queue and hands them to readers. A few are taken ahead, so that no reader waits for
// the disk; all others stay in the library's file, so memory does not grow with them. Lives in the window's thread and
// never blocks it.
#pragma once

#include "app/runtime/gate.h"
#include "app/runtime/idlereaders.h"
#include "app/runtime/lane.h"
#include "app/services/queueview.h"

#include <QSet>
#include <QTimer>

#include <functional>
#include <map>

namespace app {

class IngestQueue
{
public:
    using Job = std::function<core::Result<void>(std::stop_token stop)>; // reads one file; runs on a lane

    struct Program // callbacks into the program; all except inWindow in the window's thread
    {
        std::function<int(const core::Queued &entry)> begin; // starts a run and returns its number
        std::function<Job(const core::Queued &entry, int run)> job;
        std::function<void(int run, const core::Result<void> &result)> end;
        std::function<void(const QueueView &view)> changed; // called a few times a second
        std::function<void()> idle;                         // called when everything is read; and again when everything
                                                            // is recognised
        std::function<void(std::function<void()> call)> inWindow;
    };

    IngestQueue(Readers readers, Program program);
    ~IngestQueue(); // stops the files being read, which stay in the queue

    void open(core::Library &library); // resumes where it was
    // Asks the files being read to stop, and calls `closed` when nothing here uses the library any more. Until it is
    // opened again, nothing is read.
    void close(std::function<void()> closed);
    void setReaders(Readers readers);
    Gate &gate() { return m_gate; } // closed while paused

    void put(const QList<core::Queued> &entries, core::LibraryQueue::Where where);
    void look();       // call it if the queue may have more
    bool busy() const; // files are being read
    core::SpareReaders &idleReaders() { return m_idle; }
    int readersToSpare() const; // readers available to a file about to start, including its own
    QSet<core::DocumentId> recognising() const;

    void setPaused(bool paused); // also holds up files being read; the state is stored
    bool paused() const { return m_paused || !m_halted.isEmpty(); }
    bool stop(int run); // removes its file; false: not one of these runs
    void stopAll();     // removes everything waiting or being read
    void remove(const QList<core::QueueId> &entries);
    void removeBatch(qint64 batch);                  // removes waiting and running files of that batch
    void removeUnasked();                            // removes files that wait to be recognised
    void stopUnasked();                              // also stops those being recognised
    void retry(const QList<core::QueueId> &entries); // empty: all failed ones
    void readNext(const QList<core::QueueId> &entries);
    void move(const QList<core::QueueId> &entries, core::QueueId before);

private:
    struct Reading
    {
        core::Queued entry;
        std::stop_source stop;
        bool told = false; // its end was already reported, because a stop does not wait for the reader
    };

    using Change = std::function<core::Result<void>(core::LibraryQueue &queue)>;
    void applyChanges();
    void change(Change change); // applies a change by the user
    void write(Change change);  // writes it on the disk's lane
    void cancel(int run, Reading &reading);
    void giveBack(); // returns files taken ahead
    void putBack(const QList<core::QueueId> &entries);
    void pump(); // starts whatever can start, and takes more
    void draw();
    void drawn(const core::Result<QList<core::Queued>> &entries, int asked, bool onlyQuick);
    bool mayBegin(const core::Queued &entry) const;
    bool allTakeLong() const;
    int running(core::Queued::Task task) const;
    void begin(const core::Queued &entry);
    void end(int run, const core::Result<void> &result);
    void rest(); // reports idleness if there is nothing left to do
    void halt(const core::Error &error);
    void leave(); // finishes closing, once nothing is running
    void tell();
    void show(QueueView view);

    Program m_program;
    Readers m_readers;
    core::Library *m_library = nullptr;
    std::function<void()> m_closed; // set while closing
    bool m_paused = false;
    bool m_pauseWished = false; // set by the user before the library was open
    QString m_halted;
    std::map<int, Reading> m_reading; // keyed by run
    QList<core::Queued> m_drawn;      // files taken ahead
    QList<Change> m_changes;          // the user's changes, held until the files being taken have arrived
    QList<core::QueueId> m_inFlight;  // taken last; used on the disk's lane
    QList<core::QueueId> m_stranded;  // files that could not be put back while the disk was full
    bool m_drawing = false;
    bool m_hasRead = false;       // something was read since it was idle
    bool m_hasRecognised = false; // something was recognised since it was idle
    bool m_dry = true;            // nothing is waiting, as far as known
    bool m_allRead = true;        // no file is waiting to be read
    bool m_noneQuick = true;      // no small file is waiting
    int m_ended = 0;              // number of ended files that were to be read
    int m_recognised = 0;
    qint64 m_bytesEnded = 0;
    bool m_tellAgain = false;
    QTimer m_told;
    Gate m_gate;
    IdleReaders m_idle;
    Lane m_disk;
    Lane m_readersLane; // declared last: destroyed first
};

} // namespace app
