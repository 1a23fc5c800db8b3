// PostgreSQL's door: a connection, statements with parameters, bulk rows, transactions and hints. libpq is loaded with
// the first connection (core/base/latelibrary.h); a library of one person alone never loads it. Everything waits on the
// socket and looks at the stop token; what was stopped, or lost its server, is a connection that is closed: each later
// call says so. A connection is used by one thread at a time.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QHash>
#include <QStringList>

#include <chrono>
#include <memory>
#include <optional>
#include <stop_token>

namespace core {

// Where a server is and as whom to go there, as libpq writes it: an address (postgresql://anna@host/base), or words
// (host=… dbname=…, service=…). A password in it is refused.
struct PostgresAddress
{
    QString text;
    QByteArray password = {}; // of the keychain; empty: libpq looks into PGPASSFILE, the service file and PGPASSWORD
};

// What its password is kept under in the keychain, without user and options; empty where the server is this machine's
// socket or a service, whose passwords stand in files of PostgreSQL's own. Errors: Unavailable (no libpq), Invalid.
Result<QString> keychainNameOf(const PostgresAddress &address);

class PostgresValue // of a parameter
{
public:
    PostgresValue(const QString &text) : m_bytes(text.toUtf8()) {}
    PostgresValue(qint64 number) : m_bytes(QByteArray::number(number)) {}
    PostgresValue(int number) : PostgresValue(qint64(number)) {}
    PostgresValue(double number) : m_bytes(QByteArray::number(number, 'g', 17)) {}
    PostgresValue(bool value) : m_bytes(value ? "t" : "f") {}
    PostgresValue(const QStringList &texts); // an array of texts
    template <class T>
    PostgresValue(const std::optional<T> &value) : PostgresValue(value ? PostgresValue(*value) : none())
    {
    }
    static PostgresValue none() { return PostgresValue(); } // NULL

    const char *bytes() const { return m_isNull ? nullptr : m_bytes.constData(); }

private:
    PostgresValue() : m_isNull(true) {}

    QByteArray m_bytes;
    bool m_isNull = false;
};

class PostgresRows // what a statement gave; a column is read as what it is: integers, floats, text, bytea, boolean
{
public:
    PostgresRows();
    ~PostgresRows();
    PostgresRows(PostgresRows &&other) noexcept;
    PostgresRows &operator=(PostgresRows &&other) noexcept;

    int size() const;
    int changed() const; // rows that the statement wrote
    bool isNull(int row, int column) const;
    QString text(int row, int column) const;
    qint64 integer(int row, int column) const;
    double real(int row, int column) const;
    bool boolean(int row, int column) const { return integer(row, column) != 0; }
    QByteArray bytes(int row, int column) const;

private:
    friend class Postgres;
    class Held;
    explicit PostgresRows(std::unique_ptr<Held> held);
    std::unique_ptr<Held> m_held;
};

class PostgresCopy // rows of a COPY … FROM STDIN (FORMAT binary), field by field as the columns are
{
public:
    PostgresCopy();

    PostgresCopy &row(int fields);
    PostgresCopy &operator<<(qint32 value);
    PostgresCopy &operator<<(float value);
    PostgresCopy &operator<<(const QString &value); // text knows no character 0: U+FFFD takes its place
    PostgresCopy &operator<<(const QByteArray &value);
    QByteArray bytes() const; // with the end

private:
    QByteArray m_bytes;
};

class Postgres
{
public:
    // The certificate of a server is checked against its name, unless it is this machine: an address may ask for that
    // in another way, never for less. Its connect_timeout bounds how long is waited for a connection (15 s), its
    // tcp_user_timeout how long bytes may be on their way (30 s). Errors: Unavailable (no libpq, no server, not let in:
    // one sentence says which and what to do), Invalid (the address, a password in it), Cancelled.
    static Result<std::unique_ptr<Postgres>> connect(const PostgresAddress &address, const std::stop_token &stop);
    ~Postgres();
    Postgres(const Postgres &) = delete;
    Postgres &operator=(const Postgres &) = delete;

    // Errors: Cancelled, Unavailable (the connection was lost, or is silent for too long), Invalid (not allowed, or
    // refused by a rule of the database), Busy (another transaction was in the way: the same again succeeds), NotFound
    // (there is no such table), Storage (the server's disk), Defect. What is run again on this connection is planned
    // once, policies and all.
    Result<PostgresRows> run(const char *sql, const QList<PostgresValue> &values, const std::stop_token &stop);
    Result<void> runScript(const QByteArray &sql, const std::stop_token &stop); // several statements, no parameters
    Result<void> copyIn(const char *sql, const QByteArray &rows, const std::stop_token &stop);
    QString quoted(const QString &name) const; // as an identifier

    // Waits until somebody has told something on a channel that is listened to, or the time is over; a hint only.
    // Errors: Cancelled, Unavailable.
    Result<bool> waitForHint(std::chrono::milliseconds longest, const std::stop_token &stop);

    bool isOpen() const { return m_handle != nullptr; }
    // Any: for what may take any time at the server, as a change of all its tables does. A machine that is gone is
    // noticed even so, a network that lets nothing through is not.
    enum class Silence { Bounded, Any };
    void allow(Silence silence) { m_silence = silence; }

private:
    explicit Postgres(void *handle, std::chrono::milliseconds timeout) : m_handle(handle), m_timeout(timeout) {}
    static Result<void> settle(void *handle, std::chrono::seconds longest,
                               const std::stop_token &stop); // until it is connected
    Result<void> tellServer(std::chrono::milliseconds underWay, const std::stop_token &stop);
    Result<QByteArray> prepared(const char *sql, const std::stop_token &stop); // its name; empty: it is run as it is
    Result<PostgresRows> lastResult(const std::stop_token &stop);
    Result<void> flush(const std::stop_token &stop);
    // Whether something came of it in that time.
    Result<bool> wait(short events, std::chrono::milliseconds longest, const std::stop_token &stop);
    Result<void> waitForServer(short events, const std::stop_token &stop);
    Error lost();
    Error closed() const;

    void *m_handle;                      // PGconn; null: closed
    std::chrono::milliseconds m_timeout; // without a byte from the server while it is asked
    Silence m_silence = Silence::Bounded;
    QHash<QByteArray, QByteArray> m_names; // of statements that were run, as they were prepared; empty: not yet
    int m_preparedCount = 0;
};

// Rolled back where it goes without commit().
class PostgresTransaction
{
public:
    enum Kind { Change, Snapshot }; // Snapshot: reads one state of the database, changes nothing

    static Result<std::unique_ptr<PostgresTransaction>> begin(Postgres &postgres, Kind kind,
                                                              const std::stop_token &stop);
    ~PostgresTransaction();
    PostgresTransaction(const PostgresTransaction &) = delete;
    PostgresTransaction &operator=(const PostgresTransaction &) = delete;

    Result<void> commit(const std::stop_token &stop);

private:
    explicit PostgresTransaction(Postgres &postgres) : m_postgres(postgres) {}

    Postgres &m_postgres;
    bool m_isOpen = true;
};

} // namespace core
