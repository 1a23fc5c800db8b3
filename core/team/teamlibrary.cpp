#include "core/team/teamlibrary.h"

#include "core/base/json.h"
#include "core/team/teamterms.h"

#include <QFile>

namespace core {
namespace {

constexpr const char *scripts[] = {"1-schema.sql", "2-answers.sql", "3-seek.sql",
                                   "4-space.sql"}; // the first one creates version 1
constexpr int newest = int(std::size(scripts));

struct StatusName
{
    DocumentStatus status;
    const char *name;
};
constexpr StatusName statusNames[] = {{DocumentStatus::Indexed, "indexed"},
                                      {DocumentStatus::NeedsPassword, "needs password"},
                                      {DocumentStatus::Unreadable, "unreadable"},
                                      {DocumentStatus::Scanned, "scanned"},
                                      {DocumentStatus::Failed, "failed"}};

QString outlineText(const QList<OutlineItem> &outline)
{
    QList<Json> items;
    for (const OutlineItem &item : outline)
        items.append(Json(QList<Json>{item.title, item.page, item.level}));
    return QString::fromUtf8(Json(items).written());
}

// Text columns cannot contain character 0 (as in PostgresCopy).
QString withoutNull(QString text)
{
    return text.replace(QChar(u'\0'), QChar(QChar::ReplacementCharacter));
}

Error noLibraryHere()
{
    return {
        Error::NotFound,
        QStringLiteral("There is no team library in this database that you may see; ask the person who manages it."),
        {}};
}

} // namespace

QString teamStatusOf(DocumentStatus status)
{
    for (const StatusName &each : statusNames) {
        if (each.status == status)
            return QLatin1String(each.name);
    }
    return QStringLiteral("failed");
}

DocumentStatus documentStatusOf(const QString &status)
{
    for (const StatusName &each : statusNames) {
        if (status == QLatin1String(each.name))
            return each.status;
    }
    return DocumentStatus::Failed;
}

QByteArray teamScript(const char *name)
{
    QFile file(QStringLiteral(":/team/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Result<QString> TeamLibrary::init(const std::stop_token &stop)
{
    const Result<PostgresRows> server = m_postgres.run("SELECT current_setting('server_version_num')::int", {}, stop);
    if (!server)
        return server.error();
    constexpr int oldest = 150000; // supports UNIQUE NULLS NOT DISTINCT
    if (server->integer(0, 0) < oldest)
        return Error{
            Error::Invalid, QStringLiteral("A team library needs PostgreSQL 15 or newer; use a newer server."), {}};
    auto change = PostgresTransaction::begin(m_postgres, PostgresTransaction::Change, stop);
    if (!change)
        return change.error();
    m_postgres.allow(Postgres::Silence::Any); // others may hold locks, and tables may be large
    if (const Result<void> migrated = migrate(stop); !migrated)
        return migrated.error();
    if (const Result<PostgresRows> owner = m_postgres.run("SELECT 1 FROM attest.let_owner()", {}, stop); !owner)
        return owner.error();
    // Documents written by transactions of another server, from which this database was restored.
    const char *const ofOthers = "UPDATE attest.document SET reason = reason WHERE changed > pg_current_xact_id()";
    if (const Result<PostgresRows> now = m_postgres.run(ofOthers, {}, stop); !now)
        return now.error();
    if (const Result<void> committed = (*change)->commit(stop); !committed)
        return committed.error();
    m_postgres.allow(Postgres::Silence::Bounded);
    return id(stop);
}

Result<void> TeamLibrary::migrate(const std::stop_token &stop)
{
    // One upgrade at a time; the number is "Atst".
    if (const Result<PostgresRows> locked = m_postgres.run("SELECT 1 FROM pg_advisory_xact_lock(1098150772)", {}, stop);
        !locked)
        return locked.error();
    int version = 0;
    const Result<PostgresRows> there = m_postgres.run("SELECT to_regclass('attest.library') IS NOT NULL", {}, stop);
    if (!there)
        return there.error();
    if (there->boolean(0, 0)) {
        const Result<PostgresRows> known = m_postgres.run("SELECT version FROM attest.library", {}, stop);
        if (!known)
            return known.error();
        if (known->size() == 0)
            return Error{Error::Invalid, QStringLiteral("Only the owner of the team library can do this."), {}};
        version = int(known->integer(0, 0));
    }
    if (version > newest)
        return Error{
            Error::Invalid, QStringLiteral("This team library was made by a newer Attest; update this one."), {}};
    for (int i = version; i < newest; ++i) {
        if (const Result<void> run = m_postgres.runScript(teamScript(scripts[i]), stop); !run)
            return run;
    }
    const char *const noted = version == 0 ? "INSERT INTO attest.library (version) VALUES ($1::int)"
                                           : "UPDATE attest.library SET version = $1::int";
    const Result<PostgresRows> done = m_postgres.run(noted, {newest}, stop);
    return done ? Result<void>() : done.error();
}

Result<QString> TeamLibrary::id(const std::stop_token &stop)
{
    const Result<PostgresRows> found = m_postgres.run("SELECT id::text, version FROM attest.library", {}, stop);
    if (!found && found.error().detail.startsWith(QLatin1String("42501")))
        return noLibraryHere();
    if (!found)
        return found.error();
    if (found->size() == 0)
        return noLibraryHere();
    if (found->integer(0, 1) > newest)
        return Error{Error::Invalid, QStringLiteral("The team library is from a newer Attest; update this one."), {}};
    if (found->integer(0, 1) < newest)
        return Error{Error::Invalid,
                     QStringLiteral("The team library is from an older Attest; the person who manages it can update it "
                                    "with “attest-cli team init”."),
                     {}};
    return found->text(0, 0);
}

Result<TeamStatus> TeamLibrary::status(const std::stop_token &stop)
{
    TeamStatus status;
    const Result<QString> library = id(stop);
    if (!library)
        return library.error();
    status.id = *library;
    const Result<PostgresRows> rows =
        m_postgres.run("SELECT attest.manages(), has_table_privilege('attest.job', 'SELECT')", {}, stop);
    if (!rows)
        return rows.error();
    status.manages = rows->boolean(0, 0);
    status.knowsJobs = rows->boolean(0, 1);
    const Result<PostgresRows> collections = m_postgres.run(
        "SELECT c.id::text, c.name, count(d.id) FILTER (WHERE d.status = 'indexed'), count(d.id) FILTER (WHERE "
        "d.status "
        "NOT IN ('indexed', 'superseded', 'removed')) FROM attest.collection c LEFT JOIN attest.document d "
        "ON d.collection = c.id GROUP BY c.id, c.name ORDER BY c.name",
        {}, stop);
    if (!collections)
        return collections.error();
    for (int i = 0; i < collections->size(); ++i)
        status.collections.append({collections->text(i, 0), collections->text(i, 1), int(collections->integer(i, 2)),
                                   int(collections->integer(i, 3))});
    const Result<PostgresRows> access = m_postgres.run(
        "SELECT a.role::text, coalesce(c.name, ''), coalesce(d.path, ''), a.may FROM attest.access a "
        "LEFT JOIN attest.collection c ON c.id = a.collection LEFT JOIN attest.document d ON d.id = a.document "
        "WHERE a.may <> 'none' OR attest.manages() ORDER BY 2, 3, 1",
        {}, stop);
    if (!access)
        return access.error();
    for (int i = 0; i < access->size(); ++i)
        status.access.append({access->text(i, 0), access->text(i, 1), access->text(i, 2), access->text(i, 3)});
    if (!status.knowsJobs)
        return status;
    const Result<PostgresRows> jobs = m_postgres.run("SELECT count(*) FILTER (WHERE state = 'waiting'), "
                                                     "count(*) FILTER (WHERE state = 'leased'), "
                                                     "count(*) FILTER (WHERE state = 'failed') FROM attest.job",
                                                     {}, stop);
    if (!jobs)
        return jobs.error();
    status.waiting = int(jobs->integer(0, 0));
    status.leased = int(jobs->integer(0, 1));
    status.failed = int(jobs->integer(0, 2));
    return status;
}

Result<QString> TeamLibrary::collection(const QString &name, IfMissing ifMissing, const std::stop_token &stop)
{
    const Result<PostgresRows> known =
        m_postgres.run("SELECT id::text FROM attest.collection WHERE name = $1", {name}, stop);
    if (!known)
        return known.error();
    if (known->size() > 0)
        return known->text(0, 0);
    if (ifMissing == IfMissing::Fail)
        return Error{
            Error::NotFound,
            QStringLiteral("There is no collection “%1” that you may see; “attest-cli team status” lists them.")
                .arg(name),
            {}};
    const Result<PostgresRows> made =
        m_postgres.run("INSERT INTO attest.collection (name) VALUES ($1) RETURNING id::text", {name}, stop);
    return made ? Result<QString>(made->text(0, 0)) : made.error();
}

Result<QString> TeamLibrary::document(const QString &name, const QString &collection, const std::stop_token &stop)
{
    const Result<PostgresRows> found = m_postgres.run(
        "SELECT id::text FROM attest.document WHERE status NOT IN ('superseded', 'removed') AND ($2 = '' OR "
        "collection::text = $2) AND (id::text = $1 OR sha256 = $1 OR path = $1 OR right(path, length($1) + 1) = '/' || "
        "$1)",
        {name, collection}, stop);
    if (!found)
        return found.error();
    if (found->size() == 0)
        return Error{Error::NotFound, QStringLiteral("There is no document “%1” in the team library.").arg(name), {}};
    if (found->size() > 1)
        return Error{Error::Invalid,
                     QStringLiteral("There are %1 documents named “%2”; use the full path, or the file's SHA-256.")
                         .arg(found->size())
                         .arg(name),
                     {}};
    return found->text(0, 0);
}

Result<void> TeamLibrary::give(const QString &role, const QString &collection, const QString &document,
                               const QString &may, const std::stop_token &stop)
{
    const Result<PostgresRows> given = m_postgres.run(
        "SELECT 1 FROM attest.give($1::name, coalesce($2::uuid, (SELECT collection FROM attest.document WHERE id = "
        "$3::uuid)), $3::uuid, $4)",
        {role, collection.isEmpty() ? PostgresValue::none() : PostgresValue(collection),
         document.isEmpty() ? PostgresValue::none() : PostgresValue(document), may},
        stop);
    return given ? Result<void>() : given.error();
}

Result<void> TeamLibrary::revoke(const QString &role, const QString &collection, const std::stop_token &stop)
{
    const Result<PostgresRows> gone = m_postgres.run(
        "DELETE FROM attest.access WHERE role = $1::name AND collection = $2::uuid", {role, collection}, stop);
    if (!gone)
        return gone.error();
    if (gone->changed() == 0)
        return Error{
            Error::NotFound,
            QStringLiteral("“%1” has no access to that collection; “attest-cli team status” lists who has.").arg(role),
            {}};
    return {};
}

Result<void> TeamLibrary::remove(const QString &document, const std::stop_token &stop)
{
    const Result<PostgresRows> gone =
        m_postgres.run("SELECT 1 FROM attest.end_document($1::uuid, 'removed')", {document}, stop);
    return gone ? Result<void>() : gone.error();
}

Result<QString> TeamLibrary::publish(const QString &collection, const TeamDocument &document,
                                     const std::stop_token &stop)
{
    const Document &read = document.document;
    const Result<PostgresRows> there =
        m_postgres.run("SELECT id::text, status = 'indexed', sha256 = $2 FROM attest.document WHERE collection = "
                       "$1::uuid AND (sha256 = "
                       "$2 OR path = $3) AND status NOT IN ('superseded', 'removed') ORDER BY sha256 = $2 DESC",
                       {collection, QString::fromLatin1(read.hash), withoutNull(read.path)}, stop);
    if (!there)
        return there.error();
    QString versionOf;
    for (int i = 0; i < there->size(); ++i) {
        const bool wasRead = there->boolean(i, 1);
        const bool isSame = there->boolean(i, 2);
        if (wasRead && (isSame || read.status != DocumentStatus::Indexed))
            return there->text(i, 0);
        versionOf = there->text(i, 0);
        const Result<PostgresRows> ended =
            m_postgres.run("SELECT 1 FROM attest.end_document($1::uuid, 'superseded')", {versionOf}, stop);
        if (!ended)
            return ended.error();
    }
    const Result<QString> id = insert(collection, document, versionOf, stop);
    if (!id)
        return id;
    if (const Result<void> put = putContent(collection, *id, document, stop); !put)
        return put.error();
    return id;
}

Result<QString> TeamLibrary::insert(const QString &collection, const TeamDocument &document, const QString &versionOf,
                                    const std::stop_token &stop)
{
    const Document &read = document.document;
    const auto optional = [](const std::optional<QString> &text) {
        return text ? PostgresValue(withoutNull(*text)) : PostgresValue::none();
    };
    const bool isAsRead = read.readTitle.isEmpty();
    const Result<PostgresRows> row = m_postgres.run(
        "INSERT INTO attest.document (collection, sha256, version_of, status, reason, path, bytes, title, author, "
        "given_title, given_author, given_year, tags, pages, passages, seconds, added, reader, passage_length, "
        "passage_overlap, locked, outline) VALUES ($1::uuid, $2, $3::uuid, $4, $5, $6, $7::bigint, $8, $9, $10, $11, "
        "$12::int, $13::text[], $14::int, $15::int, $16::float8, $17::bigint, $18::int, $19::int, $20::int, $21::bool, "
        "$22) RETURNING id::text",
        {collection,
         QString::fromLatin1(read.hash),
         versionOf.isEmpty() ? PostgresValue::none() : PostgresValue(versionOf),
         teamStatusOf(read.status),
         withoutNull(read.reason),
         withoutNull(read.path),
         read.bytes,
         withoutNull(isAsRead ? read.title : read.readTitle),
         withoutNull(isAsRead ? read.author : read.readAuthor),
         optional(read.described.title),
         optional(read.described.author),
         read.described.year,
         read.tags,
         read.pages,
         int(document.passages.size()),
         read.seconds,
         read.added,
         read.origin.reader,
         read.origin.length,
         read.origin.overlap,
         read.origin.locked,
         withoutNull(outlineText(read.origin.outline))},
        stop);
    return row ? Result<QString>(row->text(0, 0)) : row.error();
}

// COPY does not apply policies, so it fills temporary tables of this connection; inserting from there into the
// library's tables is subject to them.
Result<void> TeamLibrary::putContent(const QString &collection, const QString &id, const TeamDocument &document,
                                     const std::stop_token &stop)
{
    const Result<void> prepared = m_postgres.runScript(
        "CREATE TEMP TABLE IF NOT EXISTS coming_page (number int, label text, width real, height real, rotation int, "
        "status int, reason text, body text, words bytea) ON COMMIT DELETE ROWS;"
        "CREATE TEMP TABLE IF NOT EXISTS coming_passage (ordinal int, page int, last_page int, page_label text, "
        "heading text, body text, boxes bytea) ON COMMIT DELETE ROWS;"
        "TRUNCATE pg_temp.coming_page, pg_temp.coming_passage",
        stop);
    if (!prepared)
        return prepared;
    PostgresCopy pages;
    for (const Page &page : document.pages)
        pages.row(9) << qint32(page.number) << page.label << page.width << page.height << qint32(page.rotation)
                     << qint32(page.status) << page.reason << page.text << LibraryTeam::packed(page.words);
    if (const Result<void> copied =
            m_postgres.copyIn("COPY pg_temp.coming_page FROM STDIN (FORMAT binary)", pages.bytes(), stop);
        !copied)
        return copied;
    PostgresCopy passages;
    for (const Passage &passage : document.passages)
        passages.row(7) << qint32(passage.ordinal) << qint32(passage.page) << qint32(passage.lastPage)
                        << passage.pageLabel << passage.heading << passage.text << LibraryTeam::packed(passage.spans);
    if (const Result<void> copied =
            m_postgres.copyIn("COPY pg_temp.coming_passage FROM STDIN (FORMAT binary)", passages.bytes(), stop);
        !copied)
        return copied;
    const std::pair<const char *, qsizetype> puts[] = {
        {"INSERT INTO attest.page SELECT $1::uuid, $2::uuid, * FROM pg_temp.coming_page", document.pages.size()},
        {"INSERT INTO attest.passage SELECT $1::uuid, $2::uuid, * FROM pg_temp.coming_passage",
         document.passages.size()}};
    for (const auto &[sql, rows] : puts) {
        const Result<PostgresRows> put = m_postgres.run(sql, {id, collection}, stop);
        if (!put)
            return put.error();
        if (put->changed() != rows) // outside a transaction they are already gone
            return Error::defect(QStringLiteral("%1 of %2 rows were put").arg(put->changed()).arg(rows));
    }
    return TeamTerms(m_postgres).put(collection, id, document.passages, stop);
}

} // namespace core
