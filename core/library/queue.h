// The queue of files to be read into a library. It is stored in the library's own file, so that it survives quitting
// and power loss. An entry is removed in the transaction that stores its document, so that nothing is lost and nothing
// is read twice. Passwords are never stored. Thread-safe; all functions access the disk.
#pragma once

#include "core/base/result.h"
#include "core/values/document.h"

#include <stop_token>

namespace core {

class Library;
using QueueId = qint64;

struct Queued
{
    enum Task { Read, Recognise }; // all Read entries come before any Recognise
    enum State { Waiting, Reading, Failed };

    QueueId id = 0;
    QString path; // absolute path
    qint64 bytes = 0;
    Task task = Read;
    DocumentId document = 0; // document to read again or recognise; removing it removes the entry; 0: a new file
    bool again = false;      // Read: even if its content is known; Recognise: the user requested it
    bool every = false;      // Recognise: every page, also those that have text of their own; implies `again`
    qint64 batch = 0;        // shared by entries added together; 0: nobody requested it
    State state = Waiting;
    int attempts = 0; // number of times it was started but neither finished nor stopped
    QString reason;   // why it failed, in one sentence for the user
};

struct QueueCounts
{
    int waiting = 0;
    int toRecognise = 0; // number waiting for recognition
    int reading = 0;
    int failed = 0;
    qint64 bytes = 0; // total size of the files waiting to be read
};

class LibraryQueue
{
public:
    explicit LibraryQueue(Library &library) : m_library(library) {}

    // Adds the files in one transaction. A waiting file is not added twice. A failed file waits again, and a file that
    // is being read will be read once more. `id`, `state`, `attempts` and `reason` are ignored.
    enum Where { InTurn, Next }; // Next: ahead of all waiting files
    Result<void> put(const QList<Queued> &entries, Where where = InTurn);

    struct QueueQuery
    {
        int count = 1;
        qint64 largest = 0;     // largest size of a file in bytes; 0: any
        qint64 batch = 0;       // take only from this batch; 0: from any batch
        bool recognise = false; // also take recognition tasks, but only if no file is waiting to be read
    };
    // Takes the next entries and marks them as being read. The user's order comes first; then small files are taken
    // before large ones, but a large file waits only until files totalling its own size have been read.
    Result<QList<Queued>> take(const QueueQuery &query);

    // Stores the result for an entry that was taken; an entry removed meanwhile stays removed.
    Result<Document> keep(QueueId entry, const Document &document, const QList<Page> &pages,
                          const QList<Passage> &passages, std::stop_token stop); // like Library::add
    Result<void> keepPlace(QueueId entry, DocumentId id, const QString &path);   // like Library::addPlace
    Result<void> done(QueueId entry); // removes an entry for which there is nothing to store
    Result<void> fail(QueueId entry, const QString &reason);
    Result<void> putBack(const QList<QueueId> &entries); // for stopped entries; does not count as an attempt

    // The user's operations.
    Result<void> remove(const QList<QueueId> &entries);
    Result<void> removeAll(Queued::State state);
    // Removes the entries of this batch that are waiting or being read; 0: those of all batches.
    Result<void> removeUnread(qint64 batch = 0);
    Result<void> removeUnasked();                      // removes recognition tasks that nobody requested
    Result<void> retry(const QList<QueueId> &entries); // puts failed entries back in the queue
    Result<void> retryAll();
    Result<void> readNext(const QList<QueueId> &entries);             // puts them first, in this order
    Result<void> move(const QList<QueueId> &entries, QueueId before); // 0: to the end
    Result<void> setPaused(bool paused);                              // only stores the flag; the caller pauses reading
    bool paused() const;

    QueueCounts counts() const;
    QList<Queued> list(Queued::State state, int most) const; // entries in the order in which they will be taken

private:
    Library &m_library;
};

} // namespace core
