// Access to SQLite: a connection, statements and transactions. Private to the folders behind Library.
// A connection is used by one thread at a time. It remembers the first error since begin(), so that a sequence of
// statements is checked once, on commit.
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
    // FileAlone: the same, and what is in its log is not read.
    enum Access { ReadOnly, ReadWrite, WithoutTrace, FileAlone };

    static constexpr auto mapping = "PRAGMA mmap_size=1073741824"; // for a connection for reading
    // After every 32 MiB of changes rather than 4: a single large document exceeds that, and later ones change the same
    // pages of the full text again.
    static constexpr auto writingLogBack = "PRAGMA wal_autocheckpoint=8192";

    // Whatever the file contains, none of its triggers and views runs, and FTS5's tables are written only by FTS5.
    static Result<std::unique_ptr<Database>> open(const QString &file, Access access);
    static Result<std::unique_ptr<Database>> connect(const QString &file,
                                                     Access access); // must have been checked (libraryfile.h)
    bool writeAhead(); // from now on and permanently: into a log, which SQLite creates beside the file
    ~Database();
    Database(const Database &) = delete;
    Database &operator=(const Database &) = delete;

    bool run(const char *script); // one or several statements without parameters
    bool run(const char *script, const std::stop_token &stop);
    qint64 lastId() const;
    bool failed() const { return m_failed; }
    Error error() const { return m_error; }
    void clearError();

    void endChangesWith(const char *sql) { m_last = sql; } // a statement for the end of each that changes anything
    void begin();                                          // of a change: takes the place of the writer at once
    void beginReading();                                   // what is read until end() is one state of the library
    void end();                                            // of reading
    Result<void> commit();   // what was reported survives a crash; rolls back where anything failed
    Result<void> rollBack(); // reports the error

    // Idle statements with the same text; one in use isn't included, so that two of the same text can be nested.
    using Prepared = std::vector<sqlite3_stmt *>;
    Prepared &preparedFor(std::string_view sql); // valid as long as the connection
    sqlite3_stmt *prepare(const char *sql);
    void note(int code);
    sqlite3 *handle() { return m_handle; }

private:
    explicit Database(const QString &file) : m_file(file) {}
    bool hasNoNumbersLeft(); // for rows; SQLite then reports a full disk

    QString m_file;
    sqlite3 *m_handle = nullptr;
    std::map<std::string, Prepared, std::less<>> m_prepared; // by their text: an address may hold another one later
    const char *m_last = nullptr;
    qint64 m_changes = 0; // of rows, when the change began
    bool m_failed = false;
    Error m_error{Error::Storage, {}, {}};
};

// The sentence for an SQLite error about a library's file. The detail begins "SQLite CODE:".
Error storageError(int code, const QString &file, const QString &detail);

// During its lifetime, FTS5's own tables may be written directly, which SQLite forbids otherwise: for statements of
// ours that FTS5 has no command for.
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

// Whether the file itself is damaged; not, for example, if the disk is full or reports an error.
bool saysDamaged(const Error &error);
bool saysContradictory(const Error &error); // rows are there twice, or are not what their table takes

// During its lifetime, the connection's work ends soon after a stop, even within one long step.
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
    std::stop_callback<std::function<void()>> m_interrupt; // on the thread that requests the stop
};

// The scoring of passages by full text, for one search; bound to the statement that asks for the score.
struct FullTextScoring
{
    std::vector<double> weights; // of the phrases, in order
    double meanLength = 0;       // of passages, in terms
    std::function<double(qint64 passage)> length;
    // Receives each phrase's contribution to a passage; returns false to end. If requested (scoreterms()).
    std::function<bool(qint64 passage, double worth)> take = {};
};

// One use of a statement: bind in order, then run() once or next() until it returns false.
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
    Statement &operator<<(const FullTextScoring &value); // must outlive the statement as well

    bool run();
    bool next();
    void again(); // to be bound again
    bool isNull(int column) const;
    qint64 integer(int column) const;
    double real(int column) const;
    QString text(int column) const;
    QByteArrayView blob(int column) const; // until the next row

private:
    Statement &skip();

    Database &m_database;
    Database::Prepared &m_free; // where it is returned to
    sqlite3_stmt *m_statement;
    int m_bound = 0;
};

// Registers the tokenizer and the score of full text with a connection (fulltext.cpp).
int addFullText(sqlite3 *handle);

} // namespace core
