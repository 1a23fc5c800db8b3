// Access to SQLite: a connection, statements and transactions. Internal to Library's implementation. A connection is
// used by one thread at a time. It remembers the first error since begin(), so a sequence of statements needs only one
// check, on commit.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace core {

class Database
{
public:
    // WithoutTrace: read-only; nothing is created, locked or repaired next to the file, which may change at any time.
    // FileAlone: like WithoutTrace, but does not read the file's log either.
    enum Access { ReadOnly, ReadWrite, WithoutTrace, FileAlone };

    static constexpr auto mapping = "PRAGMA mmap_size=1073741824"; // for connections that read
    // Checkpoints after every 32 MiB of changes rather than 4 MiB: a single large document exceeds 4 MiB, and later
    // documents change the same full-text pages again.
    static constexpr auto writingLogBack = "PRAGMA wal_autocheckpoint=8192";

    // Whatever the file contains, none of its triggers and views can run, and FTS5's tables are written only by FTS5.
    static Result<std::unique_ptr<Database>> open(const QString &file, Access access);
    static Result<std::unique_ptr<Database>> connect(const QString &file,
                                                     Access access); // `file` must have been checked (libraryfile.h)
    bool writeAhead(); // switches permanently to a write-ahead log, which SQLite creates next to the file
    ~Database();
    Database(const Database &) = delete;
    Database &operator=(const Database &) = delete;

    bool run(const char *script); // one or more statements without parameters
    bool run(const char *script, const std::stop_token &stop);
    qint64 lastId() const;
    bool failed() const { return m_failed; }
    Error error() const { return m_error; }
    void clearError();

    void endChangesWith(const char *sql) { m_last = sql; } // runs at the end of each transaction that changed anything
    void begin();                                          // begins a change and takes the write lock immediately
    void beginReading();                                   // all reads until end() see the same state of the library
    void end();                                            // ends reading
    Result<void> commit();   // after it succeeds, the change survives a crash; rolls back if anything failed
    Result<void> rollBack(); // rolls the change back, and returns the error

    // Idle statements with the same text. A statement in use is not among them, so two statements with the same text
    // can be nested.
    using Prepared = std::vector<sqlite3_stmt *>;
    Prepared &preparedFor(std::string_view sql); // valid while the connection exists
    sqlite3_stmt *prepare(const char *sql);
    void note(int code);
    sqlite3 *handle() { return m_handle; }

private:
    explicit Database(const QString &file) : m_file(file) {}
    bool hasNoNumbersLeft(); // whether row numbers are used up, which SQLite reports as a full disk

    QString m_file;
    sqlite3 *m_handle = nullptr;
    std::map<std::string, Prepared, std::less<>> m_prepared; // keyed by text, because addresses are reused
    const char *m_last = nullptr;
    qint64 m_changes = 0; // number of row changes when the transaction began
    bool m_failed = false;
    Error m_error{Error::Storage, {}, {}};
};

// The error for an SQLite failure on a library's file. Its detail begins "SQLite CODE:".
Error storageError(int code, const QString &file, const QString &detail);

// While this object exists, Attest's own statements may write to FTS5's tables, which SQLite otherwise forbids. Needed
// where FTS5 has no command.
class FullTextUnlocked
{
public:
    explicit FullTextUnlocked(Database &database);
    ~FullTextUnlocked();
    FullTextUnlocked(const FullTextUnlocked &) = delete;
    FullTextUnlocked &operator=(const FullTextUnlocked &) = delete;

private:
    Database &m_database;
};

// Whether the error means that the file itself is damaged, as opposed to, say, a full or failing disk.
bool saysDamaged(const Error &error);
bool saysContradictory(const Error &error); // whether rows are duplicated or violate their table's constraints

// While this object exists, a stop request soon ends the connection's work, even within one long step.
class Stoppable
{
public:
    Stoppable(Database &database, const std::stop_token &stop);
    ~Stoppable();
    Stoppable(const Stoppable &) = delete;
    Stoppable &operator=(const Stoppable &) = delete;

private:
    Database &m_database;
    std::stop_token m_stop;
    std::stop_callback<std::function<void()>> m_interrupt; // runs on the thread that requests the stop
};

// Parameters for scoring passages by full text in one search; bound to the statement that computes the score.
struct FullTextScoring
{
    std::vector<double> weights; // one per phrase, in order
    double meanLength = 0;       // mean passage length in terms
    std::function<double(qint64 passage)> length;
    // Receives each phrase's contribution to a passage's score, if requested (scoreterms()); returns false to end.
    std::function<bool(qint64 passage, double worth)> take = {};
};

// A single use of a statement: bind in order, then call run() once, or next() until it returns false.
class Statement
{
public:
    Statement(Database &database, const char *sql);
    ~Statement();
    Statement(const Statement &) = delete;
    Statement &operator=(const Statement &) = delete;

    Statement &operator<<(qint64 value);
    Statement &operator<<(int value) { return *this << qint64(value); }
    Statement &operator<<(double value);
    Statement &operator<<(const QString &value);
    Statement &operator<<(const QByteArray &value); // bound as a blob; must outlive the statement
    template <class T>
    Statement &operator<<(const std::optional<T> &value) // nullopt is bound as NULL
    {
        return value ? *this << *value : skip();
    }
    Statement &operator<<(const FullTextScoring &value); // must also outlive the statement

    bool run();
    bool next();
    void again(); // resets it for new parameters
    bool isNull(int column) const;
    qint64 integer(int column) const;
    double real(int column) const;
    QString text(int column) const;
    QByteArrayView blob(int column) const; // valid until the next row

private:
    Statement &skip();

    Database &m_database;
    Database::Prepared &m_free; // the list that the statement is returned to
    sqlite3_stmt *m_statement;
    int m_bound = 0;
};

// Registers the full-text tokenizer and score with a connection (fulltext.cpp).
int addFullText(sqlite3 *handle);

} // namespace core
