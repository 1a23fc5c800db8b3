// SQLite through its C interface: errors become one sentence that says what to do.
#include "core/store/database.h"

#include "core/store/libraryfile.h"

#include <QDir>
#include <QFileInfo>
#include <QUrl>

#include <sqlite3.h>

#include <cstdio>

namespace core {

Error storageError(int code, const QString &file, const QString &detail)
{
    const QString folder = QDir::toNativeSeparators(QFileInfo(file).absolutePath());
    const auto say = [&](Error::Code kind, const QString &sentence) {
        return Error{kind, sentence.arg(folder), detail};
    };
    switch (code & 0xff) {
    case SQLITE_FULL:
        return say(
            Error::Storage,
            QStringLiteral(
                "The disk with the library %1 is full; free some space and try again. Nothing already saved is lost."));
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return say(
            Error::Storage,
            QStringLiteral("The library %1 cannot be written to; allow writing to its folder, or choose another one."));
    case SQLITE_CANTOPEN:
        return say(Error::Storage,
                   QStringLiteral(
                       "The library %1 cannot be opened; check that its folder exists and can be read and written."));
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return say(
            Error::Storage,
            QStringLiteral(
                "The library %1 is damaged; restore a backup, or move the folder away and add the documents again."));
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_PROTOCOL: // it has tried for ten seconds
        return say(Error::Busy,
                   QStringLiteral("Another program is writing to the library %1; close it and try again."));
    case SQLITE_IOERR:
        return say(
            Error::Storage,
            QStringLiteral(
                "The disk with the library %1 reported an error; check the disk and its free space, then try again."));
    case SQLITE_INTERRUPT:
        return Error::cancelled();
    case SQLITE_TOOBIG:
    case SQLITE_NOMEM:
        return say(Error::Storage, QStringLiteral("A document is too large for the library %1; add it in parts."));
    case SQLITE_CONSTRAINT: // our statements are correct, so some other program has written these rows
    case SQLITE_MISMATCH:
        return say(
            Error::Storage,
            QStringLiteral(
                "Parts of the library %1 are inconsistent; run “attest-cli doctor --deep”, or restore a backup."));
    default:
        return Error::defect(detail);
    }
}

namespace {

bool isInMemory(const QString &file)
{
    return file == QLatin1String(":memory:");
}

// A log with only a header is empty, and SQLite would try for ten seconds to read it without a trace.
bool hasLog(const QString &file)
{
    constexpr qint64 head = 32; // header size in bytes
    return QFileInfo(file + QStringLiteral("-wal")).size() > head;
}

int openAddress(const QString &file, const QByteArray &options, const char *vfs, sqlite3 **handle)
{
    const QByteArray address = QUrl::fromLocalFile(QFileInfo(file).absoluteFilePath()).toEncoded() + options;
    return sqlite3_open_v2(address.constData(), handle, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX,
                           vfs);
}

// If programs using the log have already created its shared-memory file, SQLite reads the log with that; otherwise
// nobody uses it, and SQLite reads it without locks, privately.
int openWithoutTrace(const QString &file, sqlite3 **handle)
{
    if (!hasLog(file))
        return openAddress(file, "?immutable=1", nullptr, handle);
    if (QFileInfo::exists(file + QStringLiteral("-shm")))
        return openAddress(file, "?readonly_shm=1", nullptr, handle);
    const int code = openAddress(file, {}, "unix-none", handle);
    return code == SQLITE_OK ? sqlite3_exec(*handle, "PRAGMA locking_mode=EXCLUSIVE", nullptr, nullptr, nullptr) : code;
}

// In a folder that is not writable, SQLite cannot create the shared-memory file of a log. Without a log the file is
// complete and is opened as immutable.
bool isAllThereIs(const QString &file)
{
    return !QFileInfo(QFileInfo(file).absolutePath()).isWritable() && !hasLog(file);
}

int openFile(const QString &file, Database::Access access, sqlite3 **handle)
{
    if (access == Database::WithoutTrace)
        return openWithoutTrace(file, handle);
    if (access == Database::FileAlone || (access == Database::ReadOnly && isAllThereIs(file)))
        return openAddress(file, "?immutable=1", nullptr, handle);
    const int flags = access == Database::ReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    return sqlite3_open_v2(QFile::encodeName(file).constData(), handle, flags | SQLITE_OPEN_NOMUTEX, nullptr);
}

// Called before anything in the file is read. Cascading deletes are not triggers and still work.
void harden(sqlite3 *handle)
{
    const auto set = [&](int what, int on) { sqlite3_db_config(handle, what, on, static_cast<int *>(nullptr)); };
    set(SQLITE_DBCONFIG_ENABLE_TRIGGER, 0);
    set(SQLITE_DBCONFIG_ENABLE_VIEW, 0); // our own views are temporary and still work
    set(SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0);
    set(SQLITE_DBCONFIG_DEFENSIVE, 1);
    set(SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0);
    constexpr std::pair<int, int> limits[] = {
        {SQLITE_LIMIT_LENGTH, 1 << 29}, // bytes of a text, or of all vectors of a document
        {SQLITE_LIMIT_SQL_LENGTH, 100'000}, {SQLITE_LIMIT_COLUMN, 200},
        {SQLITE_LIMIT_EXPR_DEPTH, 200},     {SQLITE_LIMIT_ATTACHED, 1}, // to attach the prepared index
        {SQLITE_LIMIT_TRIGGER_DEPTH, 10},   {SQLITE_LIMIT_WORKER_THREADS, 0},
    };
    for (const auto &[which, most] : limits)
        sqlite3_limit(handle, which, most);
}

// FTS5's messages about its tables have no error code of their own; messages about a query are not damage.
bool isOfFullText(QByteArrayView said)
{
    const bool isOfQuery = said.startsWith("fts5: ") || said.contains("unterminated string");
    return !isOfQuery && (said.contains("fts5") || said.contains("vtable constructor failed"));
}

// SQLite's primary error code; 0: there is none.
int codeIn(const Error &error)
{
    int code = 0;
    (void)std::sscanf(error.detail.toUtf8().constData(), "SQLite %d:", &code); // in the format of note()
    return code & 0xff;
}

} // namespace

bool saysDamaged(const Error &error)
{
    const int code = codeIn(error);
    return code == SQLITE_CORRUPT || code == SQLITE_NOTADB;
}

bool saysContradictory(const Error &error)
{
    const int code = codeIn(error);
    return code == SQLITE_CONSTRAINT || code == SQLITE_MISMATCH;
}

Result<std::unique_ptr<Database>> Database::open(const QString &file, Access access)
{
    if (access != WithoutTrace && access != FileAlone && !isInMemory(file)) {
        if (const Result<LibraryFile> found = lookAtFile(file); !found)
            return found.error();
    }
    return connect(file, access);
}

Result<std::unique_ptr<Database>> Database::connect(const QString &file, Access access)
{
    std::unique_ptr<Database> database(new Database(file));
    int code = openFile(file, access, &database->m_handle);
    if (code == SQLITE_OK) {
        harden(database->m_handle);
        if (access == WithoutTrace) // does not stay with this connection
            sqlite3_db_config(database->m_handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, static_cast<int *>(nullptr));
        code = addFullText(database->m_handle);
    }
    if (code != SQLITE_OK) {
        const QString detail = QString::fromUtf8(sqlite3_errmsg(database->m_handle));
        return storageError(code, file, detail);
    }
    sqlite3_extended_result_codes(database->m_handle, 1);
    sqlite3_busy_timeout(database->m_handle, 5000);
    database->run("PRAGMA cell_size_check=1");
    if (access == ReadOnly)
        database->run(mapping);
    if (access == ReadWrite) { // FULL: a commit is on disk when it returns; NORMAL would only keep the file consistent.
        database->run("PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA secure_delete=OFF; "
                      "PRAGMA temp_store=MEMORY; PRAGMA cache_size=-32768");
        database->run(writingLogBack);
    } else {
        database->run("PRAGMA query_only=1");
        database->run("PRAGMA cache_size=-8192");
    }
    if (database->failed())
        return database->error();
    return database;
}

bool Database::writeAhead()
{
    return run("PRAGMA journal_mode=WAL");
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
    const QByteArray said = sqlite3_errmsg(m_handle);
    const QString detail = QStringLiteral("SQLite %1: %2").arg(QString::number(code), QString::fromUtf8(said));
    if ((code == SQLITE_ERROR && isOfFullText(said)) || (code == SQLITE_FULL && hasNoNumbersLeft()))
        code = SQLITE_CORRUPT;
    m_error = storageError(code, m_file, detail);
}

bool Database::hasNoNumbersLeft()
{
    const auto isLast = [](void *found, int, char **values, char **) {
        *static_cast<bool *>(found) = *static_cast<bool *>(found) || QByteArrayView(values[0]) == "9223372036854775807";
        return 0;
    };
    const auto tables = [](void *names, int, char **values, char **) {
        static_cast<QList<QByteArray> *>(names)->append(values[0]);
        return 0;
    };
    bool found = false;
    QList<QByteArray> names{"SELECT ifnull(max(seq), 0) FROM sqlite_sequence"};
    sqlite3_exec(
        m_handle,
        "SELECT 'SELECT ifnull(max(rowid), 0) FROM \"' || name || '\"' FROM sqlite_schema WHERE type = 'table' "
        "AND sql LIKE '%AUTOINCREMENT%'",
        tables, &names, nullptr);
    for (const QByteArray &sql : std::as_const(names))
        sqlite3_exec(m_handle, sql.constData(), isLast, &found, nullptr);
    return found;
}

void Database::clearError()
{
    m_failed = false;
}

bool Database::run(const char *script)
{
    if (m_failed) // the failure may have ended the transaction, and the rest would then be stored without it
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
    m_changes = sqlite3_total_changes64(m_handle);
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
    if (m_last && sqlite3_total_changes64(m_handle) != m_changes)
        run(m_last);
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

FullTextUnlocked::FullTextUnlocked(Database &database) : m_database(database)
{
    sqlite3_db_config(m_database.handle(), SQLITE_DBCONFIG_DEFENSIVE, 0, static_cast<int *>(nullptr));
}

FullTextUnlocked::~FullTextUnlocked()
{
    sqlite3_db_config(m_database.handle(), SQLITE_DBCONFIG_DEFENSIVE, 1, static_cast<int *>(nullptr));
}

// SQLite checks for a stop between steps, but a step such as checking a whole file is long, and only an interrupt ends
// it. An interrupt applies until no statement is active. In a transaction, FTS5 keeps a statement active, so a rollback
// would be interrupted forever; but nothing there takes such long steps.
Stoppable::Stoppable(Database &database, const std::stop_token &stop)
    : m_database(database),
      m_stop(stop),
      m_interrupt(stop, [handle = sqlite3_get_autocommit(database.handle()) != 0 ? database.handle() : nullptr] {
          if (handle)
              sqlite3_interrupt(handle);
      })
{
    constexpr int steps = 100; // SQLite steps between two checks: a few passages
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
    if (!m_statement) // a damaged index already fails here
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
    // Qt does not count a byte order mark as a character, so all offsets in the text would be off by one.
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
