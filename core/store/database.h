// SQLite's door: a connection, statements and transactions. For the folders behind Library alone.
// A connection is used by one thread at a time. It remembers the first thing that went wrong since begin(), so that a
// run of statements is checked once, where it is committed.
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
    // WithoutTrace: to be read, and nothing is made, locked or mended beside the file, which may change meanwhile.
    enum Access { ReadOnly, ReadWrite, WithoutTrace };

    static constexpr auto mapping = "PRAGMA mmap_size=1073741824"; // of a connection for reading
    // Every 32 MiB of changes, rather than every 4: a large document alone is more, and what follows it changes the
    // same pages of the full text again.
    static constexpr auto writingLogBack = "PRAGMA wal_autocheckpoint=8192";

    // Whatever the file says, none of its triggers and views runs, and what FTS5 keeps is written by FTS5 alone.
    static Result<std::unique_ptr<Database>> open(const QString &file, Access access);
    static Result<std::unique_ptr<Database>> connect(const QString &file,
                                                     Access access); // was looked at (libraryfile.h)
    bool writeAhead(); // from now on, and lastingly: into a log, which SQLite makes beside the file
    ~Database();
    Database(const Database &) = delete;
    Database &operator=(const Database &) = delete;

    bool run(const char *script); // one or several statements without parameters
    bool run(const char *script, const std::stop_token &stop);
    qint64 lastId() const;
    bool failed() const { return m_failed; }
    Error error() const { return m_error; }
    void clearError();

    void begin();            // of a change: takes the place of the writer at once
    void beginReading();     // what is read until end() is one state of the library
    void end();              // of reading
    Result<void> commit();   // what was reported survives a crash; rolls back where anything failed
    Result<void> rollBack(); // reports what failed

    // Of one text, those that nobody is using; a statement in use isn't among them, so that two of one text may run
    // within each other.
    using Prepared = std::vector<sqlite3_stmt *>;
    Prepared &preparedFor(std::string_view sql); // valid as long as the connection
    sqlite3_stmt *prepare(const char *sql);
    void note(int code);
    sqlite3 *handle() { return m_handle; }

private:
    explicit Database(const QString &file) : m_file(file) {}
    bool hasNoNumbersLeft(); // for rows; SQLite says that the disk is full

    QString m_file;
    sqlite3 *m_handle = nullptr;
    std::map<std::string, Prepared, std::less<>> m_prepared; // by their text: an address may hold another one later
    bool m_failed = false;
    Error m_error{Error::Storage, {}, {}};
};

// The sentence for what SQLite says of a library's file. The detail begins "SQLite CODE:".
Error storageError(int code, const QString &file, const QString &detail);

// While it lives, the tables in which FTS5 keeps full text may be written directly, which SQLite forbids otherwise: for
// statements of our own that FTS5 has no command for.
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

// Whether the file itself is damaged; not, for instance, where the disk is full or reports an error.
bool saysDamaged(const Error &error);

// While it lives, what the connection does ends soon after a stop is asked for, also within one long step.
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
    std::stop_callback<std::function<void()>> m_interrupt; // on the thread that asks for the stop
};

// How full text scores a passage, for one search; bound to the statement that asks for the score.
struct FullTextScoring
{
    std::vector<double> weights; // of the phrases in their order
    double meanLength = 0;       // of passages, in terms
    std::function<double(qint64 passage)> length;
    // What a phrase adds to a passage, phrase by phrase; false: no more. Where it is wanted so (scoreterms()).
    std::function<bool(qint64 passage, double worth)> take = {};
};

// One use of a statement: bind in order, then run() once or next() until it says no.
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
    Statement &operator<<(const QByteArray &value); // as a blob; must outlive the statement
    template <class T>
    Statement &operator<<(const std::optional<T> &value) // none: NULL
    {
        return value ? *this << *value : skip();
    }
    Statement &operator<<(const FullTextScoring &value); // must outlive it as well

    bool run();
    bool next();
    void again(); // to be bound anew
    bool isNull(int column) const;
    qint64 integer(int column) const;
    double real(int column) const;
    QString text(int column) const;
    QByteArrayView blob(int column) const; // until the next row

private:
    Statement &skip();

    Database &m_database;
    Database::Prepared &m_free; // where it goes back to
    sqlite3_stmt *m_statement;
    int m_bound = 0;
};

// Registers the tokenizer and the score of full text with a connection (fulltext.cpp).
int addFullText(sqlite3 *handle);

} // namespace core
