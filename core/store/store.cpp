// Opening a library, and whether what is kept is whole: the file itself, and that its parts belong together.
#include "core/store/store.h"

#include <QScopeGuard>

#include <sqlite3.h>

namespace core {
namespace {

// Each finds what must not be there. FTS5 keeps a row of fulltext_docsize for each passage it has indexed.
constexpr const char *strays[] = {
    "PRAGMA foreign_key_check",
    "SELECT id FROM document WHERE passages <> (SELECT count(*) FROM passage WHERE passage.document = document.id)",
    "SELECT id FROM passage WHERE id NOT IN (SELECT id FROM fulltext_docsize)",
    "SELECT id FROM fulltext_docsize WHERE id NOT IN (SELECT id FROM passage)",
    // Those of a space that was in use before go little by little.
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

} // namespace

Result<std::unique_ptr<Store>> Store::open(const QString &file, Database::Access access)
{
    auto database = Database::open(file, access);
    if (!database)
        return database.error();
    std::unique_ptr<Store> store(new Store(std::move(*database)));
    if (access == Database::ReadWrite) {
        if (const Result<void> migrated = store->migrate(); !migrated)
            return migrated.error();
    }
    return store;
}

// Names without a schema mean these views first.
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

// Not by one: a backup that is put back and goes another way must not come to the number of a cache made before.
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
    // One state of the library, though another connection writes.
    const bool begins = sqlite3_get_autocommit(m_database->handle()) != 0;
    if (begins)
        m_database->run("BEGIN");
    const auto ended = qScopeGuard([&] {
        if (begins)
            m_database->end();
    });
    // From SQLite 3.44 on the next statement checks the full text too, by what FTS5 keeps of it in memory, and calls
    // the index damaged that another connection has written since. A search makes FTS5 look; whether it succeeds is no
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
        Statement row(*m_database, sql);
        if (!row.next())
            continue;
        return Error{Error::Storage,
                     QStringLiteral("Parts of the library do not belong together; run “attest-cli reindex”, which "
                                    "builds anew what can be built."),
                     QStringLiteral("%1: %2").arg(QLatin1String(sql), QString::number(row.integer(0)))};
    }
    if (stop.stop_requested())
        return Error::cancelled();
    if (m_database->failed())
        return m_database->error();
    return {};
}

} // namespace core
