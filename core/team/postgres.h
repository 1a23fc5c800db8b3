// Access to PostgreSQL: a connection, statements with parameters, bulk rows, transactions and notifications. libpq is
// loaded with the first connection (core/base/latelibrary.h), so a personal library never loads it. All waits are on
// the socket and check the stop token. After a stop, or if the server becomes unreachable, the connection is closed and
// every later call fails with Unavailable. A connection is used by one thread at a time.
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

// A server and the user to connect as, in libpq's format: an address (postgresql://anna@host/base) or keywords (host=…
// dbname=…, service=…). An address that contains a password is rejected.
struct PostgresAddress
{
    QString text;
    QByteArray password = {}; // from the keychain; empty: libpq uses PGPASSFILE, the service file and PGPASSWORD
};

// The name under which the keychain stores the password for this address, without user and options. Empty for a local
// socket or a service: their passwords are in PostgreSQL's own files. Errors: Unavailable (no libpq), Invalid.
Result<QString> keychainNameOf(const PostgresAddress &address);

class PostgresValue // a parameter value
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
    static PostgresValue none() { return PostgresValue(); } // SQL NULL

    const char *bytes() const { return m_isNull ? nullptr : m_bytes.constData(); }

private:
    PostgresValue() : m_isNull(true) {}

    QByteArray m_bytes;
    bool m_isNull = false;
};

class PostgresRows // the result of a statement; columns are read by type: integers, floats, text, bytea, boolean
{
public:
    PostgresRows();
    ~PostgresRows();
    PostgresRows(PostgresRows &&other) noexcept;
    PostgresRows &operator=(PostgresRows &&other) noexcept;

    int size() const;
    int changed() const; // number of rows written by the statement
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

class PostgresCopy // rows for COPY … FROM STDIN (FORMAT binary), field by field in column order
{
public:
    PostgresCopy();

    PostgresCopy &row(int fields);
    PostgresCopy &operator<<(qint32 value);
    PostgresCopy &operator<<(float value);
    PostgresCopy &operator<<(const QString &value); // U+0000, which PostgreSQL text cannot contain, becomes U+FFFD
    PostgresCopy &operator<<(const QByteArray &value);
    QByteArray bytes() const; // includes the trailer

private:
    QByteArray m_bytes;
};

class Postgres
{
public:
    // The server's certificate is checked against its name, unless the server is this machine. The address may request
    // a stricter check, but not a weaker one. The address's connect_timeout limits connecting (15 s by default), and
    // its tcp_user_timeout limits how long sent bytes may remain unacknowledged (30 s by default). Errors: Unavailable
    // (no libpq, no server, access denied: one sentence says which, and what to do), Invalid (the address, or a
    // password in it), Cancelled.
    static Result<std::unique_ptr<Postgres>> connect(const PostgresAddress &address, const std::stop_token &stop);
    ~Postgres();
    Postgres(const Postgres &) = delete;
    Postgres &operator=(const Postgres &) = delete;

    // Errors: Cancelled, Unavailable (the connection was lost, or the server is silent for too long), Invalid (not
    // allowed, or refused by a rule of the database), Busy (conflict with another transaction; retrying helps),
    // NotFound (no such table), Storage (the server's disk), Defect. A repeated statement is planned, including its
    // policies, only once per connection.
    Result<PostgresRows> run(const char *sql, const QList<PostgresValue> &values, const std::stop_token &stop);
    Result<void> runScript(const QByteArray &sql, const std::stop_token &stop); // several statements without parameters
    Result<void> copyIn(const char *sql, const QByteArray &rows, const std::stop_token &stop);
    QString quoted(const QString &name) const; // quoted as an identifier

    // Waits for a notification on a channel that this connection listens to, or until the timeout. A notification is
    // only a hint. Errors: Cancelled, Unavailable.
    Result<bool> waitForHint(std::chrono::milliseconds longest, const std::stop_token &stop);

    bool isOpen() const { return m_handle != nullptr; }
    // Any: for statements that may take arbitrarily long on the server, such as a change to all tables. Even then, a
    // dead machine is detected, but not a network that silently drops all packets.
    enum class Silence { Bounded, Any };
    void allow(Silence silence) { m_silence = silence; }

private:
    explicit Postgres(void *handle, std::chrono::milliseconds timeout) : m_handle(handle), m_timeout(timeout) {}
    static Result<void> settle(void *handle, std::chrono::seconds longest,
                               const std::stop_token &stop); // until it is connected
    Result<void> tellServer(std::chrono::milliseconds underWay, const std::stop_token &stop);
    Result<QByteArray> prepared(const char *sql, const std::stop_token &stop); // a name; empty: run it unprepared
    Result<PostgresRows> lastResult(const std::stop_token &stop);
    Result<void> flush(const std::stop_token &stop);
    // Returns whether the event occurred in time.
    Result<bool> wait(short events, std::chrono::milliseconds longest, const std::stop_token &stop);
    Result<void> waitForServer(short events, const std::stop_token &stop);
    Error lost();
    Error closed() const;

    void *m_handle;                      // PGconn; null: the connection is closed
    std::chrono::milliseconds m_timeout; // maximum time that the server may be silent during a request
    Silence m_silence = Silence::Bounded;
    QHash<QByteArray, QByteArray> m_names; // names of prepared statements, keyed by SQL text; empty: not prepared yet
    int m_preparedCount = 0;
};

// Rolled back on destruction unless commit() was called.
class PostgresTransaction
{
public:
    enum Kind { Change, Snapshot }; // Snapshot: reads one state of the database and changes nothing

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
