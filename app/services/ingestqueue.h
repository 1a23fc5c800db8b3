// Draws files from the library's queue and feeds the readers with them. Besides those being read a few are drawn ahead,
// so that no reader waits for the disk; all others stay in the library's file, and memory does not grow with them.
// Lives in the window's thread and never blocks it.
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
    using Job = std::function<core::Result<void>(std::stop_token stop)>; // reads one file; on a lane

    struct Program // what this needs of the program it is part of; all but inWindow in the window's thread
    {
        std::function<int(const core::Queued &entry)> begin; // a run
        std::function<Job(const core::Queued &entry, int run)> job;
        std::function<void(int run, const core::Result<void> &result)> end;
        std::function<void(const QueueView &view)> changed; // a few times a second
        std::function<void()> idle;                         // all is read; and once more when all is recognised
        std::function<void(std::function<void()> call)> inWindow;
    };

    IngestQueue(Readers readers, Program program);
    ~IngestQueue(); // asks those being read to stop; they wait again

    void open(core::Library &library); // goes on where it was
    // Asks those being read to stop, and tells when nothing here uses the library any more, until it is opened again.
    void close(std::function<void()> closed);
    void setReaders(Readers readers);
    Gate &gate() { return m_gate; } // closed while it is paused

    void put(const QList<core::Queued> &entries, core::LibraryQueue::Where where);
    void look();       // there may be more in the queue
    bool busy() const; // with what is to be read
    core::SpareReaders &idleReaders() { return m_idle; }
    int readersToSpare() const; // for one that is just about to begin, itself among them
    QSet<core::DocumentId> recognising() const;

    void setPaused(bool paused); // what is being read stands still; remembered
    bool paused() const { return m_paused || !m_halted.isEmpty(); }
    bool stop(int run); // takes its file off; false: it is none of these
    void stopAll();     // takes all off that wait or are being read
    void remove(const QList<core::QueueId> &entries);
    void removeBatch(qint64 batch);                  // what waits or is being read of it
    void removeUnasked();                            // that wait to be recognised
    void stopUnasked();                              // these, and those that are being recognised
    void retry(const QList<core::QueueId> &entries); // none: all that failed
    void readNext(const QList<core::QueueId> &entries);
    void move(const QList<core::QueueId> &entries, core::QueueId before);

private:
    struct Reading
    {
        core::Queued entry;
        std::stop_source stop;
        bool told = false; // that it has ended: who stops it does not wait until the reader has heard
    };

    using Change = std::function<core::Result<void>(core::LibraryQueue &queue)>;
    void applyChanges();
    void change(Change change); // by the user
    void write(Change change);  // on the disk's lane
    void cancel(int run, Reading &reading);
    void giveBack(); // what was drawn ahead
    void putBack(const QList<core::QueueId> &entries);
    void pump(); // begins what can begin, and draws
    void draw();
    void drawn(const core::Result<QList<core::Queued>> &entries, int asked, bool onlyQuick);
    bool mayBegin(const core::Queued &entry) const;
    bool allTakeLong() const;
    int running(core::Queued::Task task) const;
    void begin(const core::Queued &entry);
    void end(int run, const core::Result<void> &result);
    void rest(); // if nothing is left to do
    void halt(const core::Error &error);
    void leave(); // once nothing is being done, where it is to be closed
    void tell();
    void show(QueueView view);

    Program m_program;
    Readers m_readers;
    core::Library *m_library = nullptr;
    std::function<void()> m_closed; // set while it is being closed
    bool m_paused = false;
    bool m_pauseWished = false; // by the user, before the library was open
    QString m_halted;
    std::map<int, Reading> m_reading; // by run
    QList<core::Queued> m_drawn;      // ahead
    QList<Change> m_changes;          // by the user, until what is being drawn is there
    QList<core::QueueId> m_inFlight;  // drawn last; of the disk's lane
    QList<core::QueueId> m_stranded;  // that could not be put back while the disk was full
    bool m_drawing = false;
    bool m_hasRead = false;       // since it was idle
    bool m_hasRecognised = false; // since it was idle
    bool m_dry = true;            // nothing waits, as far as is known
    bool m_allRead = true;        // nothing waits to be read
    bool m_noneQuick = true;      // no small file waits
    int m_ended = 0;              // that were to be read
    int m_recognised = 0;
    qint64 m_bytesEnded = 0;
    bool m_tellAgain = false;
    QTimer m_told;
    Gate m_gate;
    IdleReaders m_idle;
    Lane m_disk;
    Lane m_readersLane; // last: the first to go
};

} // namespace app
