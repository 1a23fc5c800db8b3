// A library's database: opened, brought to the newest schema, counted and checked. What it keeps is read and changed
// through the repositories of this folder, one subject each, all of them on this one connection. Private to the folders
// behind Library; a Store is used by one thread at a time. schema.cpp describes the tables.
#pragma once

#include "core/store/database.h"

#include <memory>

namespace core {

struct Counts // of what a library keeps
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
    // What is there is compared with what Attest makes before anything is written; a library that is open to be changed
    // has what can be made anew of it, and the newest schema, then. `more`: a script of what such a file has besides.
    // Errors: Invalid (it is newer, of another program, or changed by one), Storage, Busy.
    static Result<std::unique_ptr<Store>> open(const QString &file, Database::Access access,
                                               const char *more = nullptr);
    Result<int> version();                        // of the schema
    bool wasMended() const { return m_isMended; } // when it was opened
    static int newestVersion();
    static int applicationId();

    Database &database() { return *m_database; }
    // What this connection reads from now on knows no document that is hidden from other assistants: not its title, nor
    // its pages and passages. Full text has its words: whoever reads that looks for their passages. To be read alone.
    Result<void> leaveOutHidden();
    bool leavesOutHidden() const { return m_leavesOutHidden; }
    Counts counts();
    Result<void> check(const std::stop_token &stop = {}); // reads the whole file

    qint64 generation(); // grows with every change of documents or of the space
    void changed();      // what documents say; inside a change of the database, as the next
    void rewritten();    // what was read of any document before no longer holds

private:
    friend class FullTextBatch;
    friend class FullTextRepository;
    explicit Store(std::unique_ptr<Database> database) : m_database(std::move(database)) {}
    Result<void> migrate(const char *more);

    std::unique_ptr<Database> m_database;
    bool m_isMended = false;
    bool m_leavesOutHidden = false;
    FullTextBatch *m_fullTextBatch = nullptr;
};

// While it lives, much of a library is read through the cache of the connection: a mapping would grow with the library.
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
