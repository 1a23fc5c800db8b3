// Takes files from the library's queue and passes them to readers. It takes a few files ahead, so that no reader waits
// for the disk. All others stay in the library's file, so memory does not grow with their number. Lives on the window's
// thread and never blocks it.
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

    struct Program // callbacks into the program; all except inWindow are called on the window's thread
    {
        std::function<int(const core::Queued &entry)> begin; // starts a run and returns its number
        std::function<Job(const core::Queued &entry, int run)> job;
        std::function<void(int run, const core::Result<void> &result)> end;
        std::function<void(const QueueView &view)> changed; // called a few times a second
        std::function<void()> idle; // called when everything is read, and again when everything is recognised
        std::function<void(std::function<void()> call)> inWindow;
    };

    IngestQueue(Readers readers, Program program);
    ~IngestQueue(); // stops the files being read; they stay in the queue

    void open(core::Library &library); // resumes where the queue left off
    // Asks the files being read to stop, and calls `closed` when nothing here uses the library any more. Nothing is
    // read until open() is called again.
    void close(std::function<void()> closed);
    void setReaders(Readers readers);
    Gate &gate() { return m_gate; } // closed while reading is paused

    void put(const QList<core::Queued> &entries, core::LibraryQueue::Where where);
    void look();       // call this if there may be more files in the queue
    bool busy() const; // whether files are being read
    core::SpareReaders &idleReaders() { return m_idle; }
    int readersToSpare() const; // number of readers available to a file that is about to start, including its own
    QSet<core::DocumentId> recognising() const;

    void setPaused(bool paused); // also holds files that are being read; the state is stored
    bool paused() const { return m_paused || !m_halted.isEmpty(); }
    bool stop(int run); // removes the run's file from the queue; false: it is not one of these runs
    void stopAll();     // removes everything that is waiting or being read
    void remove(const QList<core::QueueId> &entries);
    void removeBatch(qint64 batch); // removes the files of that batch, both waiting and running
    void removeUnasked();           // removes files waiting to be recognised that the user did not request
    void stopUnasked();             // the same, and also stops those being recognised
    void retry(const QList<core::QueueId> &entries); // empty: all failed ones
    void readNext(const QList<core::QueueId> &entries);
    void move(const QList<core::QueueId> &entries, core::QueueId before);

private:
    struct Reading
    {
        core::Queued entry;
        std::stop_source stop;
        bool told = false; // its end has already been reported, because a stop does not wait for the reader
    };

    using Change = std::function<core::Result<void>(core::LibraryQueue &queue)>;
    void applyChanges();
    void change(Change change); // applies a change made by the user
    void write(Change change);  // writes a change, on the disk's lane
    void cancel(int run, Reading &reading);
    void giveBack(); // returns the files taken ahead
    void putBack(const QList<core::QueueId> &entries);
    void pump(); // starts whatever can start, and takes more files
    void draw();
    void drawn(const core::Result<QList<core::Queued>> &entries, int asked, bool onlyQuick);
    bool mayBegin(const core::Queued &entry) const;
    bool allTakeLong() const;
    int running(core::Queued::Task task) const;
    void begin(const core::Queued &entry);
    void end(int run, const core::Result<void> &result);
    void rest(); // reports that the queue is idle, if nothing is left to do
    void halt(const core::Error &error);
    void leave(); // finishes closing once nothing is running
    void tell();
    void show(QueueView view);

    Program m_program;
    Readers m_readers;
    core::Library *m_library = nullptr;
    std::function<void()> m_closed; // set while closing
    bool m_paused = false;
    bool m_pauseWished = false; // a pause requested by the user before the library was open
    QString m_halted;
    std::map<int, Reading> m_reading; // keyed by run
    QList<core::Queued> m_drawn;      // files taken ahead
    QList<Change> m_changes;          // the user's changes, held back until the files being taken have arrived
    QList<core::QueueId> m_inFlight;  // the files taken last; used on the disk's lane
    QList<core::QueueId> m_stranded;  // files that could not be put back while the disk was full
    bool m_drawing = false;
    bool m_hasRead = false;       // something has been read since the queue was last idle
    bool m_hasRecognised = false; // something has been recognised since the queue was last idle
    bool m_dry = true;            // nothing is waiting, as far as is known
    bool m_allRead = true;        // no file is waiting to be read
    bool m_noneQuick = true;      // no small file is waiting
    int m_ended = 0;              // number of files to be read that have ended
    int m_recognised = 0;
    qint64 m_bytesEnded = 0;
    bool m_tellAgain = false;
    QTimer m_told;
    Gate m_gate;
    IdleReaders m_idle;
    Lane m_disk;
    Lane m_readersLane; // declared last, so destroyed first
};

} // namespace app
