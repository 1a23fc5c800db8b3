// The files that wait to be read into a library, in the library's own file: they survive quitting and power loss. An
// entry goes in the transaction in which its document is kept, so that nothing is lost and nothing is read twice.
// No password is ever among it. Any thread; all of it touches the disk.
#pragma once

#include "core/base/result.h"
#include "core/values/document.h"

#include <stop_token>

namespace core {

class Library;
using QueueId = qint64;

struct Queued
{
    enum Task { Read, Recognise }; // what was to be read is done before anything is recognised
    enum State { Waiting, Reading, Failed };

    QueueId id = 0;
    QString path; // absolute
    qint64 bytes = 0;
    Task task = Read;
    DocumentId document = 0; // that is read again or recognised; what is removed waits no more; 0: a new file
    bool again = false;      // Read: although its content is known; Recognise: the user has asked for it
    bool every = false;      // Recognise: each page, also those that have text of their own; goes with `again`
    qint64 batch = 0;        // what was put in together; 0: nobody asks
    State state = Waiting;
    int attempts = 0; // begun, and neither ended nor stopped
    QString reason;   // of one that failed: a sentence for the user
};

struct QueueCounts
{
    int waiting = 0;
    int toRecognise = 0; // of those that wait
    int reading = 0;
    int failed = 0;
    qint64 bytes = 0; // of those that wait to be read
};

class LibraryQueue
{
public:
    explicit LibraryQueue(Library &library) : m_library(library) {}

    // In one transaction. A file that waits already is not put in twice, one that failed waits again, and one that is
    // being read will be looked at once more. `id`, `state`, `attempts` and `reason` are ignored.
    enum Where { InTurn, Next }; // Next: before all that wait
    Result<void> put(const QList<Queued> &entries, Where where = InTurn);

    struct QueueQuery
    {
        int count = 1;
        qint64 largest = 0;     // bytes of a file; 0: any
        qint64 batch = 0;       // only of this one; 0: of all
        bool recognise = false; // too, where no file waits to be read
    };
    // The next ones, which are being read from now on: as the user has put them in order, then the small ones first; a
    // large one goes before what came after as many bytes as it has were read.
    Result<QList<Queued>> take(const QueueQuery &query);

    // What becomes of an entry that was taken; one that has been removed meanwhile stays removed.
    Result<Document> keep(QueueId entry, const Document &document, const QList<Page> &pages,
                          const QList<Passage> &passages, std::stop_token stop); // Library::add
    Result<void> keepPlace(QueueId entry, DocumentId id, const QString &path);   // Library::addPlace
    Result<void> done(QueueId entry);                                            // there was nothing to keep
    Result<void> fail(QueueId entry, const QString &reason);
    Result<void> putBack(const QList<QueueId> &entries); // they were stopped; no attempt is counted

    // What the user does with it.
    Result<void> remove(const QList<QueueId> &entries);
    Result<void> removeAll(Queued::State state);
    Result<void> removeUnread(qint64 batch = 0);       // all that wait or are being read; of a batch, or of all
    Result<void> removeUnasked();                      // to be recognised: nobody has asked for it
    Result<void> retry(const QList<QueueId> &entries); // that failed
    Result<void> retryAll();
    Result<void> readNext(const QList<QueueId> &entries);             // in this order, before all others
    Result<void> move(const QList<QueueId> &entries, QueueId before); // 0: behind all others
    Result<void> setPaused(bool paused);                              // only remembered here
    bool paused() const;

    QueueCounts counts() const;
    QList<Queued> list(Queued::State state, int most) const; // in the order in which they are taken

private:
    Library &m_library;
};

} // namespace core
