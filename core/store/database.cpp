// SQLite through its own interface: what goes wrong becomes one sentence that says what to do.
#include "core/store/database.h"

#include <QDir>
#include <QFileInfo>
#include <QUrl>

#include <sqlite3.h>

#include <cstdio>

namespace core {
namespace {

Error errorFor(int code, const QString &file, const QString &detail)
{
    const QString folder = QDir::toNativeSeparators(QFileInfo(file).absolutePath());
    const auto say = [&](Error::Code kind, const QString &sentence) {
        return Error{kind, sentence.arg(folder), detail};
    };
    switch (code & 0xff) {
    case SQLITE_FULL:
        return say(Error::Storage,
                   QStringLiteral("The disk with the library %1 is full; free some space and try again. "
                                  "Nothing that was kept before is lost."));
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return say(Error::Storage, QStringLiteral("The library %1 may not be written; allow writing to its folder, or "
                                                  "choose another one."));
    case SQLITE_CANTOPEN:
        return say(Error::Storage,
                   QStringLiteral("The library %1 cannot be opened; check that its folder exists and may "
                                  "be read and written."));
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return say(Error::Storage, QStringLiteral("The library %1 is damaged; put a backup in its place, or move the "
                                                  "folder away and add the documents again."));
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return say(Error::Busy,
                   QStringLiteral("Another program is writing to the library %1; close it and try again."));
    case SQLITE_IOERR:
        return say(Error::Storage,
                   QStringLiteral("The disk with the library %1 reports an error; check the disk and its "
                                  "free space, then try again."));
    case SQLITE_INTERRUPT:
        return Error::cancelled();
    case SQLITE_TOOBIG:
    case SQLITE_NOMEM:
        return say(Error::Storage, QStringLiteral("A document is too large for the library %1; add it in parts."));
    default:
        return Error::defect(detail);
    }
}

// Where the folder may not be written to SQLite cannot make the files that it shares a log by. Without a log the file
// is all there is, and is read as one that does not change.
bool isAllThereIs(const QString &file)
{
    const QFileInfo log(file + QStringLiteral("-wal"));
    return !QFileInfo(QFileInfo(file).absolutePath()).isWritable() && (!log.exists() || log.size() == 0);
}

int openFile(const QString &file, Database::Access access, sqlite3 **handle)
{
    if (access == Database::ReadOnly && isAllThereIs(file)) {
        const QByteArray address = QUrl::fromLocalFile(QFileInfo(file).absoluteFilePath()).toEncoded() + "?immutable=1";
        return sqlite3_open_v2(address.constData(), handle,
                               SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX, nullptr);
    }
    const int flags = access == Database::ReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    return sqlite3_open_v2(QFile::encodeName(file).constData(), handle, flags | SQLITE_OPEN_NOMUTEX, nullptr);
}

} // namespace

bool saysDamaged(const Error &error)
{
    int code = 0;
    const bool known = std::sscanf(error.detail.toUtf8().constData(), "SQLite %d:", &code) == 1; // as note() says it
    return known && ((code & 0xff) == SQLITE_CORRUPT || (code & 0xff) == SQLITE_NOTADB);
}

Result<std::unique_ptr<Database>> Database::open(const QString &file, Access access)
{
    std::unique_ptr<Database> database(new Database(file));
    int code = openFile(file, access, &database->m_handle);
    if (code == SQLITE_OK)
        code = addFullText(database->m_handle);
    if (code != SQLITE_OK) {
        const QString detail = QString::fromUtf8(sqlite3_errmsg(database->m_handle));
        return errorFor(code, file, detail);
    }
    sqlite3_extended_result_codes(database->m_handle, 1);
    sqlite3_busy_timeout(database->m_handle, 5000);
    // FULL: a commit is on the disk when it returns; NORMAL would only keep the file sound.
    if (access == ReadOnly)
        database->run(mapping);
    database->run(access == ReadOnly ? "PRAGMA query_only=1; PRAGMA cache_size=-8192"
                                     : "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON;"
                                       "PRAGMA secure_delete=OFF; PRAGMA temp_store=MEMORY; PRAGMA cache_size=-32768");
    if (access != ReadOnly)
        database->run(writingLogBack);
    if (database->failed())
        return database->error();
    return database;
}

Database::~Database()
{
    for (const auto &[sql, statements] : m_prepared) {
        for (sqlite3_stmt *statement : statements)
            sqlite3_finalize(statement);
    }
    sqlite3_close(m_handle);
}

void Database::note(int code)
{
    if (m_failed || code == SQLITE_OK || code == SQLITE_ROW || code == SQLITE_DONE)
        return;
    m_failed = true;
    m_error = errorFor(
        code, m_file,
        QStringLiteral("SQLite %1: %2").arg(QString::number(code), QString::fromUtf8(sqlite3_errmsg(m_handle))));
}

void Database::clearError()
{
    m_failed = false;
}

bool Database::run(const char *script)
{
    if (m_failed) // what failed may have ended the transaction: the rest would be kept without it
        return false;
    note(sqlite3_exec(m_handle, script, nullptr, nullptr, nullptr));
    return !m_failed;
}

bool Database::run(const char *script, const std::stop_token &stop)
{
    const Stoppable stoppable(*this, stop);
    return run(script);
}

qint64 Database::lastId() const
{
    return sqlite3_last_insert_rowid(m_handle);
}

void Database::begin()
{
    clearError();
    run("BEGIN IMMEDIATE");
}

void Database::beginReading()
{
    clearError();
    run("BEGIN");
}

void Database::end()
{
    sqlite3_exec(m_handle, "ROLLBACK", nullptr, nullptr, nullptr);
}

Result<void> Database::commit()
{
    if (!m_failed)
        run("COMMIT");
    if (m_failed)
        return rollBack();
    return {};
}

Result<void> Database::rollBack()
{
    if (sqlite3_get_autocommit(m_handle) == 0)
        sqlite3_exec(m_handle, "ROLLBACK", nullptr, nullptr, nullptr);
    const Error error = m_error;
    const bool failed = m_failed;
    clearError();
    if (failed)
        return error;
    return {};
}

Database::Prepared &Database::preparedFor(std::string_view sql)
{
    const auto known = m_prepared.find(sql);
    return known != m_prepared.end() ? known->second : m_prepared[std::string(sql)];
}

sqlite3_stmt *Database::prepare(const char *sql)
{
    sqlite3_stmt *statement = nullptr;
    note(sqlite3_prepare_v3(m_handle, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr));
    return statement;
}

// SQLite asks between steps; a step such as checking a whole file is long, and only an interrupt ends it. That is in
// force until no statement is active any more. In a transaction FTS5 keeps one that is, so that rolling back would be
// interrupted too, for ever; and nothing there takes such long steps.
Stoppable::Stoppable(Database &database, const std::stop_token &stop)
    : m_database(database),
      m_stop(stop),
      m_interrupt(stop, [handle = sqlite3_get_autocommit(database.handle()) != 0 ? database.handle() : nullptr] {
          if (handle)
              sqlite3_interrupt(handle);
      })
{
    constexpr int steps = 100; // of SQLite between two looks: some passages
    const auto stopped = [](void *token) { return int(static_cast<std::stop_token *>(token)->stop_requested()); };
    sqlite3_progress_handler(m_database.handle(), steps, stopped, &m_stop);
}

Stoppable::~Stoppable()
{
    sqlite3_progress_handler(m_database.handle(), 0, nullptr, nullptr);
}

Statement::Statement(Database &database, const char *sql)
    : m_database(database),
      m_free(database.preparedFor(sql)),
      m_statement(m_free.empty() ? database.prepare(sql) : m_free.back())
{
    if (!m_free.empty())
        m_free.pop_back();
}

Statement::~Statement()
{
    if (!m_statement) // a damaged index fails here already
        return;
    sqlite3_reset(m_statement);
    sqlite3_clear_bindings(m_statement);
    m_free.push_back(m_statement);
}

Statement &Statement::operator<<(qint64 value)
{
    m_database.note(sqlite3_bind_int64(m_statement, ++m_bound, value));
    return *this;
}

Statement &Statement::operator<<(double value)
{
    m_database.note(sqlite3_bind_double(m_statement, ++m_bound, value));
    return *this;
}

Statement &Statement::operator<<(const QString &value)
{
    const QByteArray utf8 = value.toUtf8();
    m_database.note(sqlite3_bind_text64(m_statement, ++m_bound, utf8.constData(), sqlite3_uint64(utf8.size()),
                                        SQLITE_TRANSIENT, SQLITE_UTF8));
    return *this;
}

Statement &Statement::operator<<(const QByteArray &value)
{
    m_database.note(
        sqlite3_bind_blob64(m_statement, ++m_bound, value.constData(), sqlite3_uint64(value.size()), SQLITE_STATIC));
    return *this;
}

Statement &Statement::operator<<(const FullTextScoring &value)
{
    m_database.note(
        sqlite3_bind_pointer(m_statement, ++m_bound, const_cast<FullTextScoring *>(&value), "scoring", nullptr));
    return *this;
}

Statement &Statement::skip()
{
    m_database.note(sqlite3_bind_null(m_statement, ++m_bound));
    return *this;
}

bool Statement::run()
{
    while (next()) {
    }
    const bool done = !m_database.failed();
    again();
    return done;
}

void Statement::again()
{
    sqlite3_reset(m_statement);
    m_bound = 0;
}

bool Statement::next()
{
    if (m_database.failed())
        return false;
    const int code = sqlite3_step(m_statement);
    m_database.note(code);
    return code == SQLITE_ROW;
}

bool Statement::isNull(int column) const
{
    return sqlite3_column_type(m_statement, column) == SQLITE_NULL;
}

qint64 Statement::integer(int column) const
{
    return sqlite3_column_int64(m_statement, column);
}

double Statement::real(int column) const
{
    return sqlite3_column_double(m_statement, column);
}

QString Statement::text(int column) const
{
    const auto *utf8 = reinterpret_cast<const char *>(sqlite3_column_text(m_statement, column));
    const int size = sqlite3_column_bytes(m_statement, column);
    // Qt takes a byte order mark for no character, and all places in the text would be off by one.
    if (QByteArrayView(utf8, size).startsWith("\xEF\xBB\xBF"))
        return QChar(QChar::ByteOrderMark) + QString::fromUtf8(utf8 + 3, size - 3);
    return QString::fromUtf8(utf8, size);
}

QByteArrayView Statement::blob(int column) const
{
    const auto *bytes = static_cast<const char *>(sqlite3_column_blob(m_statement, column));
    return QByteArrayView(bytes, sqlite3_column_bytes(m_statement, column));
}

} // namespace core
