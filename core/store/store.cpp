// Opens a library, and checks whether it is intact: the file itself, and that its parts fit together.
#include "core/store/store.h"

#include "core/store/fulltextrepository.h"
#include "core/store/libraryfile.h"
#include "core/store/schema.h"

#include <QDir>
#include <QFileInfo>
#include <QScopeGuard>

#include <sqlite3.h>

namespace core {
namespace {

// Each of these finds orphaned rows. FTS5 has a row in fulltext_docsize for each passage that it has indexed.
constexpr const char *strays[] = {
    "PRAGMA foreign_key_check",
    "SELECT id FROM document WHERE passages <> (SELECT count(*) FROM passage WHERE passage.document = document.id)",
    "SELECT id FROM passage WHERE id NOT IN (SELECT id FROM fulltext_docsize)",
    "SELECT id FROM fulltext_docsize WHERE id NOT IN (SELECT id FROM passage)",
    // Vectors of an earlier space are deleted gradually.
    "SELECT document FROM vectors WHERE space > (SELECT ifnull(max(version), 0) FROM space)",
    "SELECT document FROM vectors JOIN document ON document.id = vectors.document "
    "WHERE length(vectors.passages) % (4 * max(1, document.passages)) <> 0",
    "SELECT passage FROM embedded WHERE embedding NOT IN (SELECT id FROM embedding)",
    "SELECT passage FROM embedded JOIN embedding ON embedding.id = embedded.embedding "
    "WHERE length(vector) NOT IN (0, 4 * dimension)",
};

int count(Database &database, const char *sql)
{
    Statement row(database, sql);
    return row.next() ? int(row.integer(0)) : -1;
}

constexpr int ourId = 0x41747374; // "Atst" in the file's header

QString folderOf(const QString &file)
{
    return QDir::toNativeSeparators(QFileInfo(file).absolutePath());
}

Error newer(int version)
{
    return {
        Error::Invalid,
        QStringLiteral("This library was made by a newer Attest; open it with that version, or choose another folder."),
        QStringLiteral("schema %1, known up to %2").arg(version).arg(Store::newestVersion())};
}

Error ofAnotherProgram(int application)
{
    return {Error::Invalid,
            QStringLiteral(
                "The folder contains a file library.db from another program; choose another folder for the library."),
            QStringLiteral("application id %1").arg(application)};
}

Error notAsMade(const QString &file, const QByteArray &detail)
{
    return {Error::Invalid,
            QStringLiteral("The library %1 was changed by another program and was not opened; restore a backup, or "
                           "move the folder away and add the documents again.")
                .arg(folderOf(file)),
            QString::fromUtf8(detail)};
}

// An index cannot be created on duplicate rows.
Error beyondMending(const QString &file, const Error &error)
{
    return {Error::Storage,
            QStringLiteral("Part of the library %1 cannot be read; restore a backup, or rescue what is still readable.")
                .arg(folderOf(file)),
            QStringLiteral("SQLite %1: %2").arg(QString::number(SQLITE_CORRUPT), error.detail)};
}

int pragma(Database &database, const char *sql)
{
    Statement statement(database, sql);
    return statement.next() ? int(statement.integer(0)) : 0;
}

struct Look
{
    int version = 0;               // 0: a new library must be created
    QList<Schema::Object> derived; // missing objects that can be rebuilt
};

Result<Look> look(Database &database, const QString &file, const LibraryFile &found, const char *more)
{
    Look look{pragma(database, "PRAGMA user_version"), {}};
    const int application = pragma(database, "PRAGMA application_id");
    const bool isEmpty = pragma(database, "SELECT count(*) FROM sqlite_schema") == 0;
    const auto cookie = quint32(pragma(database, "PRAGMA schema_version"));
    if (database.failed())
        return database.error();
    if (application != ourId && application != 0)
        return ofAnotherProgram(application);
    if (found.application == ourId && (look.version < found.version || cookie < found.schemaCookie))
        return foreignLog(file);
    if (look.version == 0)
        return isEmpty ? Result<Look>(look) : ofAnotherProgram(application);
    if (look.version > Schema::newestVersion())
        return newer(look.version);
    if (look.version < 0)
        return notAsMade(file, "schema " + QByteArray::number(look.version));
    if (!more && look.version == Schema::newestVersion() && Schema::isNewest(database))
        return look;
    const auto schema = Schema::ofVersion(look.version, more);
    const auto difference = schema ? (*schema)->compare(database) : schema.error();
    if (!difference)
        return difference.error();
    if (!difference->wrong.isEmpty())
        return notAsMade(file, difference->wrong.join("; "));
    look.derived = difference->derived;
    return look;
}

// Looks at the file as it is, including its log. A concurrent write may be seen half done, so a refusal is checked
// again.
Result<Look> look(const QString &file, const char *more)
{
    Result<Look> seen = Look();
    for (int attempt = 0; attempt < 3; ++attempt) {
        const Result<LibraryFile> found = lookAtFile(file);
        if (!found && found.error().code == Error::Busy && attempt < 2)
            continue;
        if (!found)
            return found.error();
        if (found->isNew)
            return Look();
        const auto database = Database::connect(file, Database::WithoutTrace);
        if (!database)
            return database.error();
        seen = look(**database, file, *found, more);
        if (seen)
            return seen;
    }
    return seen;
}

} // namespace

int Store::newestVersion()
{
    return Schema::newestVersion();
}

int Store::applicationId()
{
    return ourId;
}

Result<std::unique_ptr<Store>> Store::open(const QString &file, Database::Access access, const char *more)
{
    const Result<Look> seen = look(file, more);
    if (!seen)
        return seen.error();
    if (access != Database::ReadWrite && !seen->derived.isEmpty())
        return Error{Error::Storage,
                     QStringLiteral("Lookup tables in the library %1 are missing or damaged; “attest-cli doctor "
                                    "--deep” rebuilds them, and nothing is lost.")
                         .arg(folderOf(file)),
                     QString::fromUtf8(seen->derived.first().name)};
    auto database = Database::connect(file, access);
    if (!database)
        return database.error();
    std::unique_ptr<Store> store(new Store(std::move(*database)));
    if (access != Database::ReadWrite)
        return store;
    if (!store->m_database->writeAhead())
        return store->m_database->error();
    if (!seen->derived.isEmpty()) {
        const auto schema = Schema::ofVersion(seen->version, more);
        if (!schema)
            return schema.error();
        store->m_database->begin();
        (*schema)->makeAnew(*store->m_database, seen->derived);
        if (const Result<void> made = store->m_database->commit(); !made)
            return saysContradictory(made.error()) ? beyondMending(file, made.error()) : made.error();
        store->m_isMended = true;
    }
    if (const Result<void> migrated = store->migrate(more); !migrated)
        return migrated.error();
    store->identify(seen->version == 0);
    return store;
}

Result<int> Store::version()
{
    const int version = pragma(*m_database, "PRAGMA user_version");
    if (m_database->failed())
        return m_database->error();
    return version;
}

Result<void> Store::migrate(const char *more)
{
    Database &database = *m_database;
    const Result<int> known = version();
    if (!known)
        return known.error();
    if (*known == newestVersion())
        return {};
    if (*known == 0 && pragma(database, "SELECT count(*) FROM sqlite_schema") > 0)
        return ofAnotherProgram(pragma(database, "PRAGMA application_id"));
    database.begin();
    Schema::bringUpToDate(database, *known, more);
    if (*known == 0)
        database.run("INSERT INTO library VALUES ('id', random()), ('logged', 0)");
    database.run(QStringLiteral("PRAGMA user_version=%1; PRAGMA application_id=%2")
                     .arg(QString::number(newestVersion()), QString::number(ourId))
                     .toLatin1()
                     .constData());
    return database.commit();
}

// A log belongs to another library if its id differs from that of the file. Every change writes the page with the id,
// so it is in every log, and a new id is written back at once. In case that is interrupted, the first bits of an older
// library's id are the generation stored in its file (libraryfile.cpp). If something fails here, it is done the next
// time.
void Store::identify(bool isNew)
{
    Database &database = *m_database;
    const auto writeBack = [&] {
        Statement done(database, "PRAGMA wal_checkpoint(PASSIVE)");
        return done.next() && done.integer(1) == done.integer(2);
    };
    const bool hasId = pragma(database, "SELECT count(*) FROM library WHERE key = 'id'") > 0;
    if (hasId && isNew) {
        writeBack();
    } else if (!hasId && writeBack()) {
        database.begin();
        database.run("REPLACE INTO library SELECT 'id', (value << 20) | (random() & 1048575) FROM library "
                     "WHERE key = 'generation' UNION ALL SELECT 'logged', 0");
        if (database.commit())
            writeBack();
    }
    database.clearError();
    database.endChangesWith("UPDATE main.library SET value = random() WHERE key = 'logged'");
}

void Store::becomeAnother()
{
    m_database->run("UPDATE library SET value = random() WHERE key = 'id'");
}

// Unqualified names resolve to these views first.
Result<void> Store::leaveOutHidden()
{
    m_database->run(R"(PRAGMA query_only=0; PRAGMA temp_store=MEMORY;
        CREATE TEMP VIEW document AS SELECT * FROM main.document WHERE hidden = 0;
        CREATE TEMP VIEW page AS SELECT * FROM main.page
            WHERE document NOT IN (SELECT id FROM main.document WHERE hidden <> 0);
        CREATE TEMP VIEW passage AS SELECT * FROM main.passage
            WHERE document NOT IN (SELECT id FROM main.document WHERE hidden <> 0);
        CREATE TEMP VIEW pagetables AS SELECT * FROM main.pagetables
            WHERE document NOT IN (SELECT id FROM main.document WHERE hidden <> 0);
        CREATE TEMP VIEW place AS SELECT * FROM main.place
            WHERE document NOT IN (SELECT id FROM main.document WHERE hidden <> 0);
        CREATE TEMP VIEW tag AS SELECT * FROM main.tag
            WHERE document NOT IN (SELECT id FROM main.document WHERE hidden <> 0);
        PRAGMA query_only=1)");
    m_leavesOutHidden = !m_database->failed();
    return m_leavesOutHidden ? Result<void>() : Result<void>(m_database->error());
}

qint64 Store::generation()
{
    Statement value(*m_database, "SELECT value FROM library WHERE key = 'generation'");
    return value.next() ? value.integer(0) : -1;
}

// Not by one: a restored backup that then changes differently must not reach the generation of an existing cache.
void Store::changed()
{
    Statement(*m_database, "UPDATE library SET value = value + 1 + (random() & 1048575) WHERE key = 'generation'")
        .run();
}

void Store::rewritten()
{
    m_database->run("UPDATE document SET revision = revision + 1");
    changed();
}

Counts Store::counts()
{
    return {count(*m_database, "SELECT count(*) FROM document"), count(*m_database, "SELECT count(*) FROM passage"),
            count(*m_database, "SELECT count(*) FROM session")};
}

Result<void> Store::check(const std::stop_token &stop)
{
    const Stoppable stoppable(*m_database, stop);
    // A single state of the library, even while another connection writes.
    const bool begins = sqlite3_get_autocommit(m_database->handle()) != 0;
    if (begins)
        m_database->run("BEGIN");
    const auto ended = qScopeGuard([&] {
        if (begins)
            m_database->end();
    });
    const auto isNone = [&](const char *sql) {
        Statement row(*m_database, sql);
        return !row.next();
    };
    const auto broken = [](const char *sql) {
        return Error{
            Error::Storage,
            QStringLiteral(
                "Parts of the library are inconsistent; run “attest-cli reindex”, which rebuilds what it can."),
            QLatin1String(sql)};
    };
    if (FullTextRepository(*this).isForged())
        return broken("full text");
    // From SQLite 3.44 on, the next statement also checks the full text, using FTS5's data in memory, and calls the
    // index damaged if another connection has written since. A search makes FTS5 reload it; its result does not
    // matter.
    sqlite3_exec(m_database->handle(), "SELECT rowid FROM fulltext LIMIT 1", nullptr, nullptr, nullptr);
    {
        Statement row(*m_database, "PRAGMA integrity_check(1)");
        if (row.next() && row.text(0) != QLatin1String("ok") && !stop.stop_requested())
            m_database->note(SQLITE_CORRUPT);
    }
    for (const char *sql : strays) {
        if (stop.stop_requested())
            return Error::cancelled();
        if (!isNone(sql))
            return broken(sql);
    }
    if (stop.stop_requested())
        return Error::cancelled();
    if (m_database->failed())
        return m_database->error();
    return {};
}

} // namespace core
