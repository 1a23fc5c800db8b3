// A library's database: opened, upgraded to the newest schema, counted and checked. Its contents are read and changed
// through the repositories in this folder, one per subject, all on this one connection. Private to the folders behind
// Library; a Store is used by one thread at a time. schema.cpp describes the tables.
#pragma once

#include "core/store/database.h"

#include <memory>

namespace core {

struct Counts // of a library's contents
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
    // The file is compared with what Attest creates before anything is written; if it is opened for changes, missing
    // derived objects are then rebuilt and the schema is upgraded. `more`: a script of what else such a file has.
    // Errors: Invalid (it is newer, of another program, or changed by one), Storage, Busy.
    static Result<std::unique_ptr<Store>> open(const QString &file, Database::Access access,
                                               const char *more = nullptr);
    Result<int> version();                        // of the schema
    bool wasMended() const { return m_isMended; } // on opening
    static int newestVersion();
    static int applicationId();

    Database &database() { return *m_database; }
    // From now on this connection ignores documents hidden from other assistants: their titles, pages and passages.
    // Full text still has their words: its callers have to look for their passages. Read-only.
    Result<void> leaveOutHidden();
    bool leavesOutHidden() const { return m_leavesOutHidden; }
    Counts counts();
    Result<void> check(const std::stop_token &stop = {}); // reads the whole file

    qint64 generation();  // grows with every change of documents or of the space
    void changed();       // what documents say; inside a change of the database, as the next
    void rewritten();     // what was read of any document before no longer holds
    void becomeAnother(); // than the library whose file it was copied from

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

// During its lifetime, large parts of a library are read through the connection's cache: a mapping would grow with the
// library.
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
