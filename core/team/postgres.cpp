// libpq through its C interface: errors become one sentence that says what to do.
#include "core/team/postgres.h"

#include "core/base/latelibrary.h"

#include <QFile>
#include <QHash>

#include <algorithm>
#include <bit>
#include <cerrno>
#include <cstring>
#include <vector>

#include <libpq-fe.h>
#include <poll.h>

namespace core {
namespace {

struct Functions
{
#define FUNCTION(name) \
    decltype(&::name) name = lateFunction(static_cast<decltype(&::name)>(nullptr), "libpq.so.5", #name)
    FUNCTION(PQconninfoParse);
    FUNCTION(PQconninfoFree);
    FUNCTION(PQfreemem);
    FUNCTION(PQconnectStartParams);
    FUNCTION(PQconnectPoll);
    FUNCTION(PQstatus);
    FUNCTION(PQsocket);
    FUNCTION(PQfinish);
    FUNCTION(PQerrorMessage);
    FUNCTION(PQsetnonblocking);
    FUNCTION(PQsetNoticeProcessor);
    FUNCTION(PQsendQueryParams);
    FUNCTION(PQsendPrepare);
    FUNCTION(PQsendQueryPrepared);
    FUNCTION(PQsendQuery);
    FUNCTION(PQflush);
    FUNCTION(PQconsumeInput);
    FUNCTION(PQisBusy);
    FUNCTION(PQgetResult);
    FUNCTION(PQnotifies);
    FUNCTION(PQputCopyData);
    FUNCTION(PQputCopyEnd);
    FUNCTION(PQescapeIdentifier);
    FUNCTION(PQresultStatus);
    FUNCTION(PQresultErrorField);
    FUNCTION(PQresultErrorMessage);
    FUNCTION(PQcmdTuples);
    FUNCTION(PQntuples);
    FUNCTION(PQgetisnull);
    FUNCTION(PQgetlength);
    FUNCTION(PQgetvalue);
    FUNCTION(PQclear);
#undef FUNCTION
};

const Functions &pq()
{
    static const Functions functions;
    return functions;
}

Error noLibrary()
{
    return {Error::Unavailable,
            QStringLiteral("A team library needs PostgreSQL's client library, which is not installed; install it with "
                           "“sudo apt install libpq5”."),
            QStringLiteral("libpq.so.5 is not there")};
}

PGconn *connection(void *handle)
{
    return static_cast<PGconn *>(handle);
}

QString firstLine(const char *words)
{
    return QString::fromUtf8(words).section(u'\n', 0, 0).trimmed();
}

// The parts of an address, under libpq's names.
using Parts = QHash<QByteArray, QByteArray>;

Result<Parts> partsOf(const PostgresAddress &address)
{
    if (!pq().PQconninfoParse || !pq().PQclear)
        return noLibrary();
    if (address.text.trimmed().isEmpty())
        return Error{Error::Invalid,
                     QStringLiteral("Give the address of the team library: postgresql://NAME@SERVER/DATABASE."),
                     {}};
    char *fault = nullptr;
    PQconninfoOption *const options = pq().PQconninfoParse(address.text.toUtf8().constData(), &fault);
    if (!options) {
        const QString detail = firstLine(fault);
        pq().PQfreemem(fault);
        return Error{
            Error::Invalid,
            QStringLiteral("This is not the address of a team library (%1); write postgresql://NAME@SERVER/DATABASE.")
                .arg(detail),
            detail};
    }
    Parts parts;
    for (const PQconninfoOption *each = options; each->keyword; ++each) {
        if (each->val && *each->val)
            parts.insert(each->keyword, each->val);
    }
    pq().PQconninfoFree(options);
    if (parts.contains("password"))
        return Error{Error::Invalid,
                     QStringLiteral("Do not put the password in the address, where others can read it; save it with "
                                    "“attest-cli key postgresql://SERVER/DATABASE”, or put it in ~/.pgpass."),
                     {}};
    return parts;
}

// The environment fills in what an address omits. It is unknown here where a service points to.
bool isThisMachine(const Parts &parts)
{
    const auto part = [&](const char *key, const char *variable) {
        return parts.contains(key) ? parts.value(key) : qgetenv(variable);
    };
    if (!part("service", "PGSERVICE").isEmpty())
        return false;
    if (const QByteArray address = part("hostaddr", "PGHOSTADDR"); !address.isEmpty())
        return address == "127.0.0.1" || address == "::1";
    for (const QByteArray &host : part("host", "PGHOST").split(',')) {
        if (!host.isEmpty() && !host.startsWith('/') && !host.startsWith('@') && host != "localhost" &&
            host != "127.0.0.1" && host != "::1")
            return false;
    }
    return true;
}

// Requires the name and chain to be verified, by default with the system's certificate authorities.
Result<void> secure(Parts &parts)
{
    if (isThisMachine(parts))
        return {};
    QByteArray &mode = parts["sslmode"];
    if (mode.isEmpty())
        mode = "verify-full";
    if (mode != "verify-full" && mode != "verify-ca")
        return Error{Error::Invalid,
                     QStringLiteral("“sslmode=%1” does not verify the server; leave it out, or name your server's CA "
                                    "certificate with sslrootcert=FILE.")
                         .arg(QString::fromUtf8(mode)),
                     {}};
    const QString own = qEnvironmentVariable("HOME") + QStringLiteral("/.postgresql/root.crt");
    const bool isNamed = parts.contains("sslrootcert") || parts.contains("service") ||
                         !qEnvironmentVariableIsEmpty("PGSERVICE") || !qEnvironmentVariableIsEmpty("PGSSLROOTCERT");
    if (!isNamed && !QFile::exists(own))
        parts.insert("sslrootcert", "/etc/ssl/certs/ca-certificates.crt");
    return {};
}

Error refusedConnection(const QString &said)
{
    const auto because = [&](const QString &sentence) { return Error{Error::Unavailable, sentence, said}; };
    const auto says = [&](const char *words) { return said.contains(QLatin1String(words)); };
    if (says("password authentication failed") || says("no password supplied"))
        return because(QStringLiteral(
            "The team library server needs a password, or a different one; type it where you connect to a team library "
            "in the window, or save it with “attest-cli key postgresql://SERVER/DATABASE”."));
    if (says("does not support SSL"))
        return because(QStringLiteral("The team library server does not encrypt connections, so it cannot be verified; "
                                      "ask the person who manages it for “ssl = on” and a certificate."));
    if (says("does not match host name"))
        return because(QStringLiteral("The certificate of the team library server is for another name (%1); use the "
                                      "name from the certificate in the address.")
                           .arg(said));
    if (says("certificate"))
        return because(
            QStringLiteral("The certificate of the team library server is not trusted (%1); give the path of its CA "
                           "certificate, which you can get from the person who manages the library.")
                .arg(said));
    if (says("translate host name"))
        return because(QStringLiteral("The team library server was not found; check its name and your network."));
    if (says("no pg_hba.conf entry") || says("does not exist") || says("is not permitted to log in") ||
        says("permission denied for database") || says("authentication failed"))
        return because(QStringLiteral("The server denied you access (%1); ask the person who manages the team library.")
                           .arg(said));
    return because(
        QStringLiteral(
            "The team library server is not responding (%1); check its address and your network, and try again.")
            .arg(said));
}

Error refusedStatement(const QByteArray &state, const QString &said)
{
    const auto say = [&](Error::Code code, const QString &sentence) {
        return Error{code, sentence, QString::fromLatin1(state) + QStringLiteral(": ") + said};
    };
    if (state == "42501")
        return say(
            Error::Invalid,
            QStringLiteral("You are not allowed to do this in the team library; ask the person who manages it."));
    if (state == "42P01" || state == "3F000" || state == "42883")
        return say(Error::NotFound,
                   QStringLiteral("There is no team library in this database; “attest-cli team init” creates one."));
    if (state == "40001" || state == "40P01" || state == "55P03")
        return say(Error::Busy,
                   QStringLiteral("Someone else is changing the same thing in the team library; try again."));
    if (state == "53100" || state == "53200" || state == "53300" || state == "54000")
        return say(
            Error::Storage,
            QStringLiteral("The team library server is out of space (%1); tell the person who manages it.").arg(said));
    if (state.startsWith("57") || state.startsWith("08"))
        return say(Error::Unavailable, QStringLiteral("The team library server closed the connection; try again."));
    if (state.startsWith("23") || state == "P0001" || state == "P0002")
        return say(Error::Invalid, QStringLiteral("The team library refused this: %1.").arg(said));
    return Error::defect(QString::fromLatin1(state) + QStringLiteral(": ") + said);
}

// If a network drops everything while both ends are alive, only a timeout reveals it: this multiple of the
// time that bytes may be in transit. The server ends idle transactions; here, documents are indexed in
// between.
constexpr int silenceFactor = 4;
constexpr int idleFactor = 10;

template <class T>
T bigEndian(T value)
{
    static_assert(std::endian::native == std::endian::little);
    char bytes[sizeof value];
    std::memcpy(bytes, &value, sizeof value);
    std::reverse(bytes, bytes + sizeof value);
    std::memcpy(&value, bytes, sizeof value);
    return value;
}

} // namespace

Result<QString> keychainNameOf(const PostgresAddress &address)
{
    const Result<Parts> parts = partsOf(address);
    if (!parts)
        return parts.error();
    const QString host = QString::fromUtf8(parts->value("host"));
    if (host.isEmpty() || host.startsWith(u'/') || parts->contains("service"))
        return QString();
    const QString port = QString::fromUtf8(parts->value("port"));
    return QStringLiteral("postgresql://%1%2/%3")
        .arg(host, port.isEmpty() || port == QLatin1String("5432") ? QString() : u':' + port,
             QString::fromUtf8(parts->value("dbname")));
}

// PostgreSQL's array notation: in braces, each text in quotes.
PostgresValue::PostgresValue(const QStringList &texts)
{
    QStringList quotedTexts;
    for (QString text : texts)
        quotedTexts.append(u'"' + text.replace(u'\\', QLatin1String("\\\\")).replace(u'"', QLatin1String("\\\"")) +
                           u'"');
    m_bytes = '{' + quotedTexts.join(u',').toUtf8() + '}';
}

class PostgresRows::Held
{
public:
    explicit Held(PGresult *result) : m_result(result) {}
    ~Held() { pq().PQclear(m_result); }
    Held(const Held &) = delete;
    Held &operator=(const Held &) = delete;

    PGresult *get() const { return m_result; }
    QByteArrayView field(int row, int column) const
    {
        return QByteArrayView(pq().PQgetvalue(m_result, row, column), pq().PQgetlength(m_result, row, column));
    }

private:
    PGresult *const m_result;
};

PostgresRows::PostgresRows() = default;
PostgresRows::PostgresRows(std::unique_ptr<Held> held) : m_held(std::move(held)) {}
PostgresRows::~PostgresRows() = default;
PostgresRows::PostgresRows(PostgresRows &&other) noexcept = default;
PostgresRows &PostgresRows::operator=(PostgresRows &&other) noexcept = default;

int PostgresRows::size() const
{
    return m_held ? pq().PQntuples(m_held->get()) : 0;
}

int PostgresRows::changed() const
{
    return m_held ? QByteArray(pq().PQcmdTuples(m_held->get())).toInt() : 0;
}

bool PostgresRows::isNull(int row, int column) const
{
    return pq().PQgetisnull(m_held->get(), row, column) != 0;
}

QString PostgresRows::text(int row, int column) const
{
    const QByteArrayView utf8 = m_held->field(row, column);
    if (utf8.startsWith("\xEF\xBB\xBF")) // which Qt would not count as a character (core/store/database.cpp)
        return QChar(QChar::ByteOrderMark) + QString::fromUtf8(utf8.sliced(3));
    return QString::fromUtf8(utf8);
}

qint64 PostgresRows::integer(int row, int column) const
{
    const QByteArrayView field = m_held->field(row, column);
    if (field.isEmpty())
        return 0;
    qint64 value = qint8(field.front()); // big-endian and signed
    for (const char byte : field.sliced(1))
        value = value * 256 + quint8(byte);
    return field.size() == 1 ? qint64(quint8(field.front())) : value;
}

double PostgresRows::real(int row, int column) const
{
    const QByteArrayView field = m_held->field(row, column);
    if (field.size() == qsizetype(sizeof(float))) {
        quint32 bits = 0;
        std::memcpy(&bits, field.data(), sizeof bits);
        return double(std::bit_cast<float>(bigEndian(bits)));
    }
    quint64 bits = 0;
    if (field.size() == qsizetype(sizeof bits))
        std::memcpy(&bits, field.data(), sizeof bits);
    return std::bit_cast<double>(bigEndian(bits));
}

QByteArray PostgresRows::bytes(int row, int column) const
{
    return m_held->field(row, column).toByteArray();
}

PostgresCopy::PostgresCopy() : m_bytes(QByteArray("PGCOPY\n\377\r\n\0\0\0\0\0\0\0\0\0", 19)) {}

PostgresCopy &PostgresCopy::row(int fields)
{
    const qint16 count = bigEndian(qint16(fields));
    m_bytes.append(reinterpret_cast<const char *>(&count), sizeof count);
    return *this;
}

PostgresCopy &PostgresCopy::operator<<(const QByteArray &value)
{
    const qint32 size = bigEndian(qint32(value.size()));
    m_bytes.append(reinterpret_cast<const char *>(&size), sizeof size);
    m_bytes.append(value);
    return *this;
}

PostgresCopy &PostgresCopy::operator<<(qint32 value)
{
    const qint32 bytes = bigEndian(value);
    return *this << QByteArray(reinterpret_cast<const char *>(&bytes), sizeof bytes);
}

PostgresCopy &PostgresCopy::operator<<(float value)
{
    return *this << std::bit_cast<qint32>(value);
}

PostgresCopy &PostgresCopy::operator<<(const QString &value)
{
    QString text = value;
    return *this << text.replace(QChar(u'\0'), QChar(QChar::ReplacementCharacter)).toUtf8();
}

QByteArray PostgresCopy::bytes() const
{
    return m_bytes + QByteArray("\377\377", 2);
}

// The server's name is resolved before the token is first checked; everything else waits here.
Result<std::unique_ptr<Postgres>> Postgres::connect(const PostgresAddress &address, const std::stop_token &stop)
{
    Result<Parts> parts = partsOf(address);
    if (!parts)
        return parts.error();
    if (const Result<void> secured = secure(*parts); !secured)
        return secured.error();
    if (!address.password.isEmpty())
        parts->insert("password", address.password);
    parts->insert("client_encoding", "UTF8");
    parts->insert("fallback_application_name", "attest");
    for (const auto &[key, value] : {std::pair{"connect_timeout", "15"},
                                     {"keepalives_idle", "30"},
                                     {"keepalives_interval", "10"},
                                     {"keepalives_count", "3"},
                                     {"tcp_user_timeout", "30000"}}) {
        if (!parts->contains(key))
            parts->insert(key, value);
    }
    const std::chrono::milliseconds underWay(std::max(1, parts->value("tcp_user_timeout").toInt()));
    const std::chrono::seconds longest(std::max(1, parts->value("connect_timeout").toInt()));
    std::vector<const char *> keys, values;
    for (auto each = parts->cbegin(); each != parts->cend(); ++each) {
        keys.push_back(each.key().constData());
        values.push_back(each.value().constData());
    }
    keys.push_back(nullptr);
    values.push_back(nullptr);
    PGconn *const started = pq().PQconnectStartParams(keys.data(), values.data(), 0);
    std::unique_ptr<Postgres> postgres(new Postgres(started, silenceFactor * underWay));
    if (!started)
        return Error{Error::Unavailable, QStringLiteral("There is no memory left for a connection."), {}};
    pq().PQsetNoticeProcessor(
        started, [](void *, const char *) {}, nullptr); // otherwise they go to the user's terminal
    if (const Result<void> settled = settle(started, longest, stop); !settled)
        return settled.error();
    pq().PQsetnonblocking(started, 1);
    if (const Result<void> told = postgres->tellServer(underWay, stop); !told)
        return told.error();
    return postgres;
}

// The server must notice a lost client, too: until then it keeps the locks of a transaction. And it must not use JIT
// compilation: because of policies, which make estimates high and statements long, that took up to 14 s for a statement
// of some milliseconds.
Result<void> Postgres::tellServer(std::chrono::milliseconds underWay, const std::stop_token &stop)
{
    const QByteArray sql =
        "SET jit = off; SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = "
        "3; SET tcp_user_timeout = " +
        QByteArray::number(qint64(underWay.count())) +
        "; SET idle_in_transaction_session_timeout = " + QByteArray::number(qint64(idleFactor * underWay.count()));
    return runScript(sql, stop);
}

Result<void> Postgres::settle(void *handle, std::chrono::seconds longest, const std::stop_token &stop)
{
    constexpr int look = 50; // milliseconds between two checks of the token
    PGconn *const started = connection(handle);
    const auto end = std::chrono::steady_clock::now() + longest;
    PostgresPollingStatusType status = PGRES_POLLING_WRITING;
    while (pq().PQstatus(started) != CONNECTION_BAD && status != PGRES_POLLING_FAILED && status != PGRES_POLLING_OK) {
        pollfd socket{pq().PQsocket(started), short(status == PGRES_POLLING_READING ? POLLIN : POLLOUT), 0};
        const int ready = poll(&socket, 1, look);
        if (stop.stop_requested())
            return Error::cancelled();
        if (std::chrono::steady_clock::now() > end)
            return refusedConnection(QStringLiteral("no response in time"));
        if (ready > 0 || (ready < 0 && errno != EINTR))
            status = pq().PQconnectPoll(started);
    }
    if (status == PGRES_POLLING_OK)
        return {};
    return refusedConnection(firstLine(pq().PQerrorMessage(started)));
}

Postgres::~Postgres()
{
    if (m_handle)
        pq().PQfinish(connection(m_handle));
}

Error Postgres::closed() const
{
    return {Error::Unavailable, QStringLiteral("The connection to the team library is closed; connect again."), {}};
}

Error Postgres::lost()
{
    const QString said = firstLine(pq().PQerrorMessage(connection(m_handle)));
    pq().PQfinish(connection(m_handle));
    m_handle = nullptr;
    return {Error::Unavailable,
            QStringLiteral("The connection to the team library was lost; check the network and try again."), said};
}

Result<bool> Postgres::wait(short events, std::chrono::milliseconds longest, const std::stop_token &stop)
{
    constexpr std::chrono::milliseconds look{50};
    const auto end = std::chrono::steady_clock::now() + longest;
    for (;;) {
        if (stop.stop_requested()) {
            pq().PQfinish(connection(m_handle)); // the server stops its work when it finds the client gone
            m_handle = nullptr;
            return Error::cancelled();
        }
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
        if (left.count() < 0)
            return false;
        pollfd socket{pq().PQsocket(connection(m_handle)), events, 0};
        if (poll(&socket, 1, int(std::min(left, look).count())) > 0)
            return true;
    }
}

Result<void> Postgres::waitForServer(short events, const std::stop_token &stop)
{
    constexpr std::chrono::hours asLongAsItTakes{24 * 365};
    const Result<bool> came = wait(events, m_silence == Silence::Any ? asLongAsItTakes : m_timeout, stop);
    if (!came)
        return came.error();
    if (*came)
        return {};
    pq().PQfinish(connection(m_handle));
    m_handle = nullptr;
    return Error{
        Error::Unavailable,
        QStringLiteral("The team library server has not responded for %1 seconds; check the network and try again.")
            .arg(std::chrono::duration<double>(m_timeout).count()),
        {}};
}

Result<void> Postgres::flush(const std::stop_token &stop)
{
    for (;;) {
        const int left = pq().PQflush(connection(m_handle));
        if (left < 0)
            return lost();
        if (left == 0)
            return {};
        if (const Result<void> waited = waitForServer(POLLIN | POLLOUT, stop); !waited)
            return waited;
        if (pq().PQconsumeInput(connection(m_handle)) == 0)
            return lost();
    }
}

// The last of its results, or the first that failed.
Result<PostgresRows> Postgres::lastResult(const std::stop_token &stop)
{
    std::unique_ptr<PostgresRows::Held> last;
    std::optional<Error> failed;
    for (;;) {
        while (pq().PQisBusy(connection(m_handle)) != 0) {
            if (const Result<void> waited = waitForServer(POLLIN, stop); !waited)
                return waited.error();
            if (pq().PQconsumeInput(connection(m_handle)) == 0)
                return lost();
        }
        PGresult *const result = pq().PQgetResult(connection(m_handle));
        if (!result)
            break;
        auto held = std::make_unique<PostgresRows::Held>(result);
        const ExecStatusType status = pq().PQresultStatus(result);
        if (status == PGRES_COPY_IN)
            return PostgresRows(std::move(held)); // it is waiting for rows
        if ((status == PGRES_FATAL_ERROR || status == PGRES_BAD_RESPONSE) && !failed)
            failed = refusedStatement(pq().PQresultErrorField(result, PG_DIAG_SQLSTATE),
                                      firstLine(pq().PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY)));
        last = std::move(held);
    }
    if (pq().PQstatus(connection(m_handle)) == CONNECTION_BAD)
        return lost();
    if (failed)
        return *failed;
    return PostgresRows(std::move(last));
}

Result<PostgresRows> Postgres::run(const char *sql, const QList<PostgresValue> &values, const std::stop_token &stop)
{
    if (!m_handle)
        return closed();
    const Result<QByteArray> name = values.isEmpty() ? Result<QByteArray>(QByteArray()) : prepared(sql, stop);
    if (!name)
        return name.error();
    std::vector<const char *> bytes;
    for (const PostgresValue &value : values)
        bytes.push_back(value.bytes());
    constexpr int binaryRows = 1;
    const int sentAll = name->isEmpty()
                            ? pq().PQsendQueryParams(connection(m_handle), sql, int(bytes.size()), nullptr,
                                                     bytes.data(), nullptr, nullptr, binaryRows)
                            : pq().PQsendQueryPrepared(connection(m_handle), name->constData(), int(bytes.size()),
                                                       bytes.data(), nullptr, nullptr, binaryRows);
    if (sentAll == 0)
        return lost();
    if (const Result<void> sent = flush(stop); !sent)
        return sent.error();
    return lastResult(stop);
}

Result<QByteArray> Postgres::prepared(const char *sql, const std::stop_token &stop)
{
    const auto known = m_names.constFind(sql);
    if (known == m_names.constEnd()) {
        m_names.insert(sql, {}); // a statement used once is not prepared
        return QByteArray();
    }
    if (!known->isEmpty())
        return *known;
    const QByteArray name = "attest" + QByteArray::number(++m_preparedCount);
    if (pq().PQsendPrepare(connection(m_handle), name.constData(), sql, 0, nullptr) == 0)
        return lost();
    if (const Result<void> sent = flush(stop); !sent)
        return sent.error();
    if (const Result<PostgresRows> planned = lastResult(stop); !planned)
        return planned.error();
    m_names[sql] = name;
    return name;
}

Result<void> Postgres::runScript(const QByteArray &sql, const std::stop_token &stop)
{
    if (!m_handle)
        return closed();
    if (pq().PQsendQuery(connection(m_handle), sql.constData()) == 0)
        return lost();
    if (const Result<void> sent = flush(stop); !sent)
        return sent;
    const Result<PostgresRows> ended = lastResult(stop);
    return ended ? Result<void>() : ended.error();
}

Result<void> Postgres::copyIn(const char *sql, const QByteArray &rows, const std::stop_token &stop)
{
    constexpr qsizetype part = 1 << 20;
    const Result<PostgresRows> begun = run(sql, {}, stop);
    if (!begun)
        return begun.error();
    for (qsizetype at = 0; at < rows.size();) {
        const qsizetype size = std::min(part, rows.size() - at);
        const int put = pq().PQputCopyData(connection(m_handle), rows.constData() + at, int(size));
        if (put < 0)
            return lost();
        at += put > 0 ? size : 0;
        if (const Result<void> sent = flush(stop); !sent)
            return sent;
    }
    for (;;) {
        const int ended = pq().PQputCopyEnd(connection(m_handle), nullptr);
        if (ended < 0)
            return lost();
        if (const Result<void> sent = flush(stop); !sent)
            return sent;
        if (ended > 0)
            break;
    }
    const Result<PostgresRows> kept = lastResult(stop);
    return kept ? Result<void>() : kept.error();
}

QString Postgres::quoted(const QString &name) const
{
    const QByteArray utf8 = name.toUtf8();
    char *const written =
        m_handle ? pq().PQescapeIdentifier(connection(m_handle), utf8.constData(), size_t(utf8.size())) : nullptr;
    const QString result = QString::fromUtf8(written);
    if (written)
        pq().PQfreemem(written);
    return result;
}

Result<bool> Postgres::waitForHint(std::chrono::milliseconds longest, const std::stop_token &stop)
{
    if (!m_handle)
        return closed();
    bool isTold = false;
    const auto take = [&] {
        while (PGnotify *const notice = pq().PQnotifies(connection(m_handle))) {
            isTold = true;
            pq().PQfreemem(notice);
        }
    };
    take();
    if (isTold)
        return true;
    if (const Result<bool> waited = wait(POLLIN, longest, stop); !waited)
        return waited.error();
    if (pq().PQconsumeInput(connection(m_handle)) == 0)
        return lost();
    take();
    return isTold;
}

Result<std::unique_ptr<PostgresTransaction>> PostgresTransaction::begin(Postgres &postgres, Kind kind,
                                                                        const std::stop_token &stop)
{
    const char *const sql = kind == Snapshot ? "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY" : "BEGIN";
    if (const Result<PostgresRows> begun = postgres.run(sql, {}, stop); !begun)
        return begun.error();
    return std::unique_ptr<PostgresTransaction>(new PostgresTransaction(postgres));
}

PostgresTransaction::~PostgresTransaction()
{
    if (m_isOpen && m_postgres.isOpen())
        (void)m_postgres.run("ROLLBACK", {}, {});
}

// COMMIT of a failed transaction succeeds as a ROLLBACK, but each statement was checked before.
Result<void> PostgresTransaction::commit(const std::stop_token &stop)
{
    m_isOpen = false;
    const Result<PostgresRows> done = m_postgres.run("COMMIT", {}, stop);
    return done ? Result<void>() : done.error();
}

} // namespace core
