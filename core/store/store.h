// A library's database: opens it, upgrades its schema, counts and checks its contents. Its contents are read and
// changed through the repositories in this folder, one per subject, all using this one connection. Internal to
// Library's implementation; a Store is used by one thread at a time. schema.cpp describes the tables.
#pragma once

#include "core/store/database.h"

#include <memory>

namespace core {

struct Counts // the number of items of each kind in a library
{
    int documents = 0;
    int passages = 0;
    int sessions = 0;
    bool operator==(const Counts &) const = default;
};

class FullTextBatch;

class Store
{
public:
    // Before anything is written, the file is compared with what Attest creates. If it is opened for changes, missing
    // derived objects are rebuilt and the schema is upgraded. `more`: a script that creates further tables. Errors:
    // Invalid (created by a newer version or another program, or changed by one), Storage, Busy.
    static Result<std::unique_ptr<Store>> open(const QString &file, Database::Access access,
                                               const char *more = nullptr);
    Result<int> version();                        // schema version
    bool wasMended() const { return m_isMended; } // whether something was rebuilt when the file was opened
    static int newestVersion();
    static int applicationId();

    Database &database() { return *m_database; }
    // From now on, this connection ignores documents hidden from other assistants: their titles, pages and passages.
    // The full-text index still contains their words, so its callers have to look up the passages. Read-only.
    Result<void> leaveOutHidden();
    bool leavesOutHidden() const { return m_leavesOutHidden; }
    Counts counts();
    Result<void> check(const std::stop_token &stop = {}); // reads the whole file

    qint64 generation();  // increases with every change to documents or to the space
    void changed();       // records that documents have changed; call it, and rewritten(), inside a change
    void rewritten();     // records that everything read so far is out of date
    void becomeAnother(); // gives a copied file a new identity

private:
    friend class FullTextBatch;
    friend class FullTextRepository;
    explicit Store(std::unique_ptr<Database> database) : m_database(std::move(database)) {}
    Result<void> migrate(const char *more);
    void identify(bool isNew);

    std::unique_ptr<Database> m_database;
    bool m_isMended = false;
    bool m_leavesOutHidden = false;
    FullTextBatch *m_fullTextBatch = nullptr;
};

// While this object exists, large parts of a library are read through the connection's cache instead of a memory
// mapping, which would grow with the library.
class Unmapped
{
public:
    explicit Unmapped(Store &store) : m_database(store.database()) { m_database.run("PRAGMA mmap_size=0"); }
    ~Unmapped() { m_database.run(Database::mapping); }
    Unmapped(const Unmapped &) = delete;
    Unmapped &operator=(const Unmapped &) = delete;

private:
    Database &m_database;
};

} // namespace core
