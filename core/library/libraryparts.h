// The internals of Library: store and indexes, kept consistent. Private to the folders that implement Library. The
// locks: m_changing (one change at a time; held while the change is written), m_guard with m_turn (the indexes in
// memory; held exclusively for the milliseconds in which a change that is already on disk is applied to them, never
// during a write), m_idle (idle connections for reading), m_telling (cached results).
#pragma once

#include "core/retrieval/embedded.h"
#include "core/library/fairmutex.h"
#include "core/retrieval/indexes.h"
#include "core/library/library.h"
#include "core/library/newterms.h"
#include "core/library/queue.h"
#include "core/store/spacerepository.h"
#include "core/store/turnrepository.h"

#include <QLockFile>
#include <QSet>

#include <atomic>
#include <chrono>
#include <mutex>
#include <optional>
#include <shared_mutex>

namespace core {

// Locks the folder for this program as long as the result exists. Errors: Busy (the message says which program has
// locked it), Storage.
Result<std::unique_ptr<QLockFile>> lockFolder(const QString &folder);

// Checks that all files with Attest's names in a library's folder are regular files, and that library.db is not empty
// if the folder has held a library. Read-only. Errors: Invalid.
Result<void> lookAtFolder(const QString &folder);

// Removes the files that an interrupted backup or restore has left in a library's folder, or completes the restore if
// the restored library was already in place (maintenance/restore.cpp).
void settleMaintenance(const QString &folder);

// Call the following functions inside a change (queue.cpp).
void resumeQueue(Store &store);                    // call this when the library is opened
void endEntry(Store &store, QueueId entry);        // marks the entry as done
void leaveQueue(Store &store, DocumentId removed); // removes all entries of that document

void leaveRecognition(Store &store); // removes results of documents that are gone (recognition.cpp)

// Returns the given documents that have no path left; the others get one of their paths as the main one (folders.cpp).
QList<DocumentId> withoutPlaces(Store &store, const QList<DocumentId> &documents);

struct QuestionVector
{
    int set = 0; // the set of passage vectors to compare with; 0: none
    std::vector<float> vector;
};

class Library::Private
{
public:
    // A connection for reading; returned to the pool on destruction.
    class ReadLease
    {
    public:
        explicit ReadLease(const Private &library) : m_library(library), m_store(library.takeReader())
        {
            if (m_store)
                (*m_store)->database().clearError();
        }
        ~ReadLease()
        {
            if (!m_store)
                return;
            const std::scoped_lock lock(m_library.m_idle);
            m_library.m_readers.push_back(std::move(*m_store));
        }
        explicit operator bool() const { return bool(m_store); }
        const Error &error() const { return m_store.error(); }
        Store *operator->() { return m_store->get(); }
        Store &operator*() { return **m_store; }

    private:
        const Private &m_library;
        Result<std::unique_ptr<Store>> m_store;
    };

    // While this object exists, everything its connection reads comes from one point in time.
    class Moment
    {
    public:
        explicit Moment(Store &store) : m_store(store) { m_store.database().beginReading(); }
        ~Moment() { m_store.database().end(); }
        Moment(const Moment &) = delete;
        Moment &operator=(const Moment &) = delete;

    private:
        Store &m_store;
    };

    // While this object exists, the indexes in memory do not change and its connection reads the matching state. Waits
    // briefly for changes that are committed but not yet applied.
    class Snapshot
    {
    public:
        Snapshot(Private &library, Store &store);
        ~Snapshot() { m_store.database().end(); }
        Snapshot(const Snapshot &) = delete;
        Snapshot &operator=(const Snapshot &) = delete;

    private:
        Store &m_store;
        std::shared_lock<std::shared_mutex> m_guard;
    };

    std::shared_lock<std::shared_mutex> share() const
    {
        const std::scoped_lock turn(m_turn);
        return std::shared_lock(m_guard);
    }

    Result<std::unique_ptr<Store>> takeReader() const
    {
        {
            const std::scoped_lock lock(m_idle);
            if (!m_readers.empty()) {
                std::unique_ptr<Store> reader = std::move(m_readers.back());
                m_readers.pop_back();
                return reader;
            }
        }
        auto reader = Store::open(file(), Database::ReadOnly);
        const Result<void> left = reader && m_leavesOutHidden ? (*reader)->leaveOutHidden() : Result<void>();
        return left ? std::move(reader) : left.error();
    }

    // For functions that cannot report an error. Reads a second time if the first attempt fails, because a single disk
    // failure must not make a library look empty. After a second failure, returns an empty value and records the
    // failure (readfailures.h).
    template <class Read>
    auto readTwice(const Read &read) const
    {
        Error error = Error::cancelled();
        for (int attempt = 0; attempt < 2; ++attempt) {
            ReadLease reading(*this);
            if (!reading) {
                error = reading.error();
                continue;
            }
            auto found = read(*reading);
            if (!reading->database().failed())
                return found;
            error = reading->database().error();
        }
        noteUnread(error);
        return decltype(read(std::declval<Store &>())){};
    }
    void noteUnread(const Error &error) const;

    QString file() const { return m_folder + QStringLiteral("/library.db"); }
    QString cache() const { return m_folder + QStringLiteral("/index.cache"); }

    Result<void> open(const Notice &notice, Access access);
    // Applies another program's changes to a read-only library (librarytoread.cpp).
    Result<void> follow(Indexes::Folder access = Indexes::Folder::ReadOnly);
    std::unique_ptr<Embedded> freshVectors(); // for read-only access; call with m_changing held
    struct Addition
    {
        Document document;
        QList<Page> pages;
        QList<Passage> passages;
        QueueId entry = 0; // queue entry, removed when the document is stored; 0: none
        // Called before the document is written. May make further changes, also to the document, or refuse the
        // addition.
        std::function<Result<void>(Store &, Document &)> first;
        std::function<void(Store &, DocumentId)> last = {}; // called after it was written; may make further changes
    };
    // Adds all documents in one transaction, or none of them.
    Result<QList<Document>> add(const std::vector<Addition> &additions, const std::stop_token &stop);
    Result<Document> add(const Document &document, const QList<Page> &pages, const QList<Passage> &passages,
                         QueueId entry, const std::stop_token &stop,
                         const std::function<Result<void>(Store &, Document &)> &first = {});
    Result<void> addPlace(DocumentId id, const QString &path, QueueId entry);
    Result<void> queued(const std::function<void(Store &)> &perform); // changes only the queue
    Result<void> change(const std::function<QList<DocumentId>(Store &)> &losing,
                        const std::function<void(Store &)> &perform);
    void backfill(TurnRepository::Derived what, const std::stop_token &stop); // does nothing during a change
    int passageCount() const
    {
        const auto guard = share();
        return int(m_indexes->located().size());
    }
    Subject subject() const; // this and idf() are in subject.cpp
    double idf(const QString &term) const;

    Result<std::unique_ptr<Indexes>>
    rebuilt(const std::stop_token &stop); // rebuilds the full-text index on disk, and returns the others

    QString m_folder;
    bool m_leavesOutHidden = false;    // set once, when the library is opened
    std::unique_ptr<QLockFile> m_lock; // null: read-only
    FairMutex m_changing;
    std::unique_ptr<Store> m_writer; // guarded by m_changing; refuses to write without a lock
    // Held while acquiring m_guard, so that a stream of searches cannot starve a change.
    mutable std::mutex m_turn;
    mutable std::shared_mutex m_guard;
    std::unique_ptr<Indexes> m_indexes;   // guarded by m_guard
    NewTerms m_newTerms;                  // used for the first fit
    std::shared_ptr<Embedder> m_embedder; // guarded by m_guard: the embedder that the user set
    qint64 m_vectorsAt = -1;              // guarded by m_changing: state of the database when the vectors were read
    std::unique_ptr<Embedded> m_embedded; // guarded by m_guard: in use until the new embedder's set is complete
    mutable std::mutex m_telling;
    mutable std::pair<qint64, Subject> m_subject{-1, {}};           // with its generation; guarded by m_telling
    mutable std::pair<qint64, QHash<QString, int>> m_rare{-1, {}};  // full-text counts per term; guarded by m_telling
    mutable QHash<std::pair<int, QString>, QuestionVector> m_asked; // keyed by set and question; guarded by m_telling
    mutable std::chrono::steady_clock::time_point
        m_silentUntil; // after a failure, the embedder is not asked until then; guarded by m_telling
    mutable std::optional<Error> m_unread; // guarded by m_telling
    mutable QSet<QString> m_unreadTold;    // sentences already reported; guarded by m_telling
    std::function<void(const Error &error)> m_tellUnread;
    qint64 m_cached = -1;                         // generation of the cache on disk
    std::vector<VectorIndex::File> m_cachedFiles; // files that the cache uses; guarded by m_changing
    std::atomic<bool> m_makesRoom = false;
    mutable std::mutex m_idle;
    mutable std::vector<std::unique_ptr<Store>> m_readers; // guarded by m_idle

private:
    struct Derived // derived from a document before it is written
    {
        TermLists terms;
        TermLists pageTerms; // used to place the document in a space, or for the first fit
        QList<Table> tables;
        Vectors vectors;
    };
    struct Added // a change still to be applied to the indexes in memory
    {
        Document document;
        QList<Located> located;
        DocumentMark mark;
        Indexes::Lost lost;  // the documents it replaced
        bool isGone = false; // a later addition replaced it
    };
    Result<QList<Document>> insert(const std::vector<Addition> &additions, const std::stop_token &stop);
    Result<std::vector<Added>> write(const std::vector<Addition> &additions, const std::vector<Derived> &derived,
                                     const std::stop_token &stop);
    Result<Added> write(const Addition &addition, const Derived &derived, const std::stop_token &stop);
    void forget(const Indexes::Lost &lost); // call with m_guard held
    Result<void> openToRead(Access access);
    void forgetHidden(Indexes &indexes);
};

} // namespace core
