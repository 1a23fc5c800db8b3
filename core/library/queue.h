// The files waiting to be read into a library, stored in the library's own file: they survive quitting and power loss.
// An entry is removed in the transaction that stores its document, so that nothing is lost and nothing is read twice.
// Passwords are never stored. Any thread; everything accesses the disk.
#pragma once

#include "core/base/result.h"
#include "core/values/document.h"

#include <stop_token>

namespace core {

class Library;
using QueueId = qint64;

struct Queued
{
    enum Task { Read, Recognise }; // all reading comes before any recognition
    enum State { Waiting, Reading, Failed };

    QueueId id = 0;
    QString path; // absolute
    qint64 bytes = 0;
    Task task = Read;
    DocumentId document = 0; // to read again or recognise; removing it removes the entry; 0: a new file
    bool again = false;      // Read: although its content is known; Recognise: the user requested it
    bool every = false;      // Recognise: each page, also those that have text of their own; implies `again`
    qint64 batch = 0;        // entries added together; 0: not requested by anybody
    State state = Waiting;
    int attempts = 0; // started, neither finished nor stopped
    QString reason;   // if it failed: a sentence for the user
};

struct QueueCounts
{
    int waiting = 0;
    int toRecognise = 0; // waiting
    int reading = 0;
    int failed = 0;
    qint64 bytes = 0; // of those waiting to be read
};

class LibraryQueue
{
public:
    explicit LibraryQueue(Library &library) : m_library(library) {}

    // In one transaction. A file that is already waiting is not added twice, a failed one waits again, and one that is
    // being read is read once more. `id`, `state`, `attempts` and `reason` are ignored.
    enum Where { InTurn, Next }; // Next: before all waiting ones
    Result<void> put(const QList<Queued> &entries, Where where = InTurn);

    struct QueueQuery
    {
        int count = 1;
        qint64 largest = 0;     // bytes of a file; 0: any
        qint64 batch = 0;       // only of this one; 0: of all
        bool recognise = false; // also recognition, if no file is waiting to be read
    };
    // The next entries, which are now being read: in the user's order, then small ones first; a large one takes
    // precedence over later ones once as many bytes as it has were read.
    Result<QList<Queued>> take(const QueueQuery &query);

    // The result of a taken entry; one removed meanwhile stays removed.
    Result<Document> keep(QueueId entry, const Document &document, const QList<Page> &pages,
                          const QList<Passage> &passages, std::stop_token stop); // Library::add
    Result<void> keepPlace(QueueId entry, DocumentId id, const QString &path);   // Library::addPlace
    Result<void> done(QueueId entry);                                            // there was nothing to store
    Result<void> fail(QueueId entry, const QString &reason);
    Result<void> putBack(const QList<QueueId> &entries); // they were stopped; not counted as an attempt

    // The user's operations.
    Result<void> remove(const QList<QueueId> &entries);
    Result<void> removeAll(Queued::State state);
    Result<void> removeUnread(qint64 batch = 0);       // all that wait or are being read; of a batch, or of all
    Result<void> removeUnasked();                      // recognition that nobody requested
    Result<void> retry(const QList<QueueId> &entries); // failed ones
    Result<void> retryAll();
    Result<void> readNext(const QList<QueueId> &entries);             // in this order, before all others
    Result<void> move(const QList<QueueId> &entries, QueueId before); // 0: last
    Result<void> setPaused(bool paused);                              // only stored here
    bool paused() const;

    QueueCounts counts() const;
    QList<Queued> list(Queued::State state, int most) const; // in the order in which they will be taken

private:
    Library &m_library;
};

} // namespace core
