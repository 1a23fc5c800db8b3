// The tables of a library as a list of scripts: script n upgrades version n to version n + 1. A released script is
// never changed; changes are made by adding a script.
#include "core/store/schema.h"

#include "core/store/store.h"

#include <QCryptographicHash>
#include <QSet>

#include <map>
#include <mutex>

namespace core {
namespace {

// document: one row per content; place: all paths with it. A document keeps its id when it is read again, so that
// citations in old sessions still lead to it; ids of passages are never reused.
// pagetext is separate from page, so that listing pages does not read their text. words, spans: see blobs.h.
// fulltext stores no text of its own: it indexes the columns of passage, and is updated along with them.
// space: the semantic space in use, and the next one until all documents have vectors in it; vectors: one row per
// document and space, float32, passages by ordinal and pages by number.
// embedding: a set of vectors, named after the embedder; whole: it once covered all passages, and is used. embedded:
// its vectors, float32, each of the set's dimension; empty if the embedder has none for the passage.
// judging: statistics on judges, one row per turn, as JSON; missing rows are computed from the turns.
// queue: files that wait to be read, are being read (state 1) or failed (queue.h); while one is being read, the same
// file may wait once more. again: 2 means that every page is to be recognised. queueclock: total bytes taken from it.
// place.missing: 0 the file exists; 1 it is gone, but its folder exists; 2 its folder or drive is missing.
// folder: watched folders. folderfile: their files as of the last scan; dir and name are relative to the folder,
// written is in nanoseconds, gone: 1 means that the file no longer exists. A file is queued when its row is created or
// changed, so a file without a place is waiting, or the user has removed its document.
// foldernote: files that could not be added, and why.
// origin: how a document was read and cut; its outline as JSON, each item [title, page, level]. pageunread: pages that
// count as unread in core/values/coverage.h.
// recognised: finished pages of documents whose text is being recognised, until all of them are done; with the
// languages. words: see blobs.h.
// unrenewed: documents that a newer reader failed to read again, and the state of their files then. The value "renewed"
// in library names the prepared file that was put in place last (reindexfile.h).
// session.tags: one per line; branchedfrom: the session from which its first turns were copied; imported: for a session
// from an evidence bundle, Session::imported as JSON. said: searchable text of sessions, one row per turn, question and
// answer in lower case without accents; missing rows are made from the turns. snippet: pictures of citations, for
// sessions imported with a bundle.
// pagetables: the tables of a page (tableblobs.h), one row per page that has any; tablesread: the documents whose
// tables are stored, and the version of core/tables. Missing rows are made from the pages.
// bin: removed items, see core/values/binned.h; bindocument, binpage, binpassage, binsession, binturn, binsnippet:
// everything needed to restore them, with their original columns. places, tags: JSON.
// document.readtitle, readauthor: as read from the file; giventitle, givenauthor, givenyear: set by the user, or NULL;
// title and author: the ones in force. tag: one row per document and tag of the user.
// team: a single row, if the library has joined a team's: the server's address, the library's id, the transaction up to
// which everything was pulled, and the user's permissions as the server writes them; teamdocument: the pulled documents
// by their ids there, with the transaction that wrote each one last. document.hidden: 1 means hidden from other
// assistants and from the desktop's search.
constexpr const char *scripts[] = {
    R"(
    CREATE TABLE library(key TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
    INSERT INTO library VALUES ('generation', 0);

    CREATE TABLE document(id INTEGER PRIMARY KEY AUTOINCREMENT, revision INTEGER NOT NULL, path TEXT NOT NULL,
        title TEXT NOT NULL, hash TEXT NOT NULL, bytes INTEGER NOT NULL, pages INTEGER NOT NULL,
        passages INTEGER NOT NULL, status INTEGER NOT NULL, reason TEXT NOT NULL, seconds REAL NOT NULL,
        added INTEGER NOT NULL, textpages INTEGER NOT NULL, ocrpages INTEGER NOT NULL, emptypages INTEGER NOT NULL,
        lockedpages INTEGER NOT NULL, failedpages INTEGER NOT NULL);
    CREATE INDEX documenthash ON document(hash);
    CREATE TABLE place(path TEXT PRIMARY KEY, document INTEGER NOT NULL REFERENCES document ON DELETE CASCADE)
        WITHOUT ROWID;
    CREATE INDEX placedocument ON place(document);

    CREATE TABLE page(id INTEGER PRIMARY KEY, document INTEGER NOT NULL REFERENCES document ON DELETE CASCADE,
        number INTEGER NOT NULL, label TEXT NOT NULL, width REAL NOT NULL, height REAL NOT NULL,
        rotation INTEGER NOT NULL, status INTEGER NOT NULL, reason TEXT NOT NULL, UNIQUE (document, number));
    CREATE TABLE pagetext(id INTEGER PRIMARY KEY REFERENCES page ON DELETE CASCADE, text TEXT NOT NULL,
        words BLOB NOT NULL);

    CREATE TABLE passage(id INTEGER PRIMARY KEY AUTOINCREMENT,
        document INTEGER NOT NULL REFERENCES document ON DELETE CASCADE, ordinal INTEGER NOT NULL,
        page INTEGER NOT NULL, lastpage INTEGER NOT NULL, pagelabel TEXT NOT NULL, heading TEXT NOT NULL,
        spans BLOB NOT NULL, text TEXT NOT NULL);
    CREATE UNIQUE INDEX passageplace ON passage(document, ordinal, page, lastpage);
    CREATE VIRTUAL TABLE fulltext USING fts5(text, heading, content = 'passage', content_rowid = 'id',
        tokenize = 'terms');
    CREATE VIRTUAL TABLE vocabulary USING fts5vocab(fulltext, row);

    CREATE TABLE space(version INTEGER PRIMARY KEY, passages INTEGER NOT NULL, model BLOB NOT NULL);
    CREATE TABLE vectors(document INTEGER PRIMARY KEY REFERENCES document ON DELETE CASCADE, space INTEGER NOT NULL,
        passages BLOB NOT NULL, pages BLOB NOT NULL);

    CREATE TABLE session(id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT NOT NULL, created INTEGER NOT NULL,
        changed INTEGER NOT NULL);
    CREATE TABLE turn(session INTEGER NOT NULL REFERENCES session ON DELETE CASCADE, ordinal INTEGER NOT NULL,
        id TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (session, ordinal), UNIQUE (session, id));
    )",
    R"(
    CREATE TABLE embedding(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE, dimension INTEGER NOT NULL,
        whole INTEGER NOT NULL);
    CREATE TABLE embedded(passage INTEGER NOT NULL REFERENCES passage ON DELETE CASCADE, embedding INTEGER NOT NULL,
        vector BLOB NOT NULL);
    CREATE UNIQUE INDEX embeddedpassage ON embedded(passage, embedding);
    )",
    R"(
    CREATE TABLE judging(session INTEGER NOT NULL REFERENCES session ON DELETE CASCADE, turn TEXT NOT NULL,
        json TEXT NOT NULL, PRIMARY KEY (session, turn)) WITHOUT ROWID;
    )",
    R"(
    CREATE TABLE queue(id INTEGER PRIMARY KEY AUTOINCREMENT, path TEXT NOT NULL, bytes INTEGER NOT NULL,
        task INTEGER NOT NULL, document INTEGER NOT NULL, again INTEGER NOT NULL, batch INTEGER NOT NULL,
        position INTEGER NOT NULL, attempts INTEGER NOT NULL, state INTEGER NOT NULL,
        reason TEXT NOT NULL);
    CREATE UNIQUE INDEX queuepath ON queue(path, task) WHERE state <> 1;
    CREATE INDEX queueorder ON queue(state, task, position, id, bytes);
    CREATE INDEX queuedocument ON queue(document);
    INSERT INTO library VALUES ('queueclock', 0), ('queuepaused', 0);
    )",
    R"(
    ALTER TABLE place ADD COLUMN missing INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX placemissing ON place(document) WHERE missing <> 0;
    CREATE TABLE folder(id INTEGER PRIMARY KEY AUTOINCREMENT, path TEXT NOT NULL UNIQUE, filter TEXT NOT NULL,
        device INTEGER NOT NULL, scanned INTEGER NOT NULL, state INTEGER NOT NULL, reason TEXT NOT NULL);
    CREATE TABLE folderfile(id INTEGER PRIMARY KEY, folder INTEGER NOT NULL REFERENCES folder ON DELETE CASCADE,
        dir TEXT NOT NULL, name TEXT NOT NULL, bytes INTEGER NOT NULL, written INTEGER NOT NULL,
        device INTEGER NOT NULL, inode INTEGER NOT NULL, gone INTEGER NOT NULL, UNIQUE (folder, dir, name));
    CREATE INDEX folderinode ON folderfile(inode);
    CREATE INDEX folderbytes ON folderfile(bytes) WHERE gone <> 0;
    CREATE INDEX foldergone ON folderfile(folder) WHERE gone <> 0;
    CREATE TABLE foldernote(folder INTEGER NOT NULL REFERENCES folder ON DELETE CASCADE, path TEXT NOT NULL,
        reason TEXT NOT NULL);
    )",
    R"(
    CREATE TABLE origin(document INTEGER PRIMARY KEY REFERENCES document ON DELETE CASCADE, reader INTEGER NOT NULL,
        length INTEGER NOT NULL, overlap INTEGER NOT NULL, locked INTEGER NOT NULL, outline TEXT NOT NULL);
    CREATE INDEX pageunread ON page(document, number) WHERE status > 2 OR (status = 2 AND reason <> '');
    )",
    R"(
    ALTER TABLE space ADD COLUMN coming INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE vectors RENAME TO onevectors;
    CREATE TABLE vectors(id INTEGER PRIMARY KEY, document INTEGER NOT NULL REFERENCES document ON DELETE CASCADE,
        space INTEGER NOT NULL, passages BLOB NOT NULL, pages BLOB NOT NULL);
    CREATE UNIQUE INDEX vectorsdocument ON vectors(document, space);
    INSERT INTO vectors(document, space, passages, pages) SELECT document, space, passages, pages FROM onevectors;
    DROP TABLE onevectors;
    )",
    R"(
    CREATE TABLE recognised(id INTEGER PRIMARY KEY, hash TEXT NOT NULL, number INTEGER NOT NULL,
        languages TEXT NOT NULL, status INTEGER NOT NULL, reason TEXT NOT NULL, text TEXT NOT NULL,
        words BLOB NOT NULL, UNIQUE (hash, number));
    )",
    R"(
    CREATE TABLE unrenewed(document INTEGER PRIMARY KEY REFERENCES document ON DELETE CASCADE, reader INTEGER NOT NULL,
        files TEXT NOT NULL);
    INSERT INTO library VALUES ('renewed', 0);
    )",
    R"(
    ALTER TABLE session ADD COLUMN pinned INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE session ADD COLUMN tags TEXT NOT NULL DEFAULT '';
    ALTER TABLE session ADD COLUMN branchedfrom INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE session ADD COLUMN imported TEXT NOT NULL DEFAULT '';
    CREATE TABLE said(session INTEGER NOT NULL REFERENCES session ON DELETE CASCADE, turn TEXT NOT NULL,
        text TEXT NOT NULL, PRIMARY KEY (session, turn)) WITHOUT ROWID;
    )",
    R"(
    CREATE TABLE snippet(id INTEGER PRIMARY KEY, session INTEGER NOT NULL REFERENCES session ON DELETE CASCADE,
        turn TEXT NOT NULL, citation INTEGER NOT NULL, page INTEGER NOT NULL, width INTEGER NOT NULL,
        height INTEGER NOT NULL, png BLOB NOT NULL, UNIQUE (session, turn, citation));
    )",
    R"(
    CREATE TABLE pagetables(id INTEGER PRIMARY KEY, document INTEGER NOT NULL REFERENCES document ON DELETE CASCADE,
        page INTEGER NOT NULL, tables BLOB NOT NULL, UNIQUE (document, page));
    CREATE TABLE tablesread(document INTEGER PRIMARY KEY REFERENCES document ON DELETE CASCADE,
        version INTEGER NOT NULL);
    )",
    R"(
    CREATE TABLE bin(id INTEGER PRIMARY KEY AUTOINCREMENT, kind INTEGER NOT NULL, original INTEGER NOT NULL,
        title TEXT NOT NULL, removed INTEGER NOT NULL);
    CREATE TABLE bindocument(entry INTEGER PRIMARY KEY REFERENCES bin ON DELETE CASCADE, path TEXT NOT NULL,
        hash TEXT NOT NULL, bytes INTEGER NOT NULL, status INTEGER NOT NULL, reason TEXT NOT NULL,
        seconds REAL NOT NULL, added INTEGER NOT NULL, pages INTEGER NOT NULL, reader INTEGER NOT NULL,
        length INTEGER NOT NULL, overlap INTEGER NOT NULL, locked INTEGER NOT NULL, outline TEXT NOT NULL,
        places TEXT NOT NULL);
    CREATE TABLE binpage(id INTEGER PRIMARY KEY, entry INTEGER NOT NULL REFERENCES bin ON DELETE CASCADE,
        number INTEGER NOT NULL, label TEXT NOT NULL, width REAL NOT NULL, height REAL NOT NULL,
        rotation INTEGER NOT NULL, status INTEGER NOT NULL, reason TEXT NOT NULL, text TEXT NOT NULL,
        words BLOB NOT NULL, UNIQUE (entry, number));
    CREATE TABLE binpassage(id INTEGER PRIMARY KEY, entry INTEGER NOT NULL REFERENCES bin ON DELETE CASCADE,
        ordinal INTEGER NOT NULL, page INTEGER NOT NULL, lastpage INTEGER NOT NULL, pagelabel TEXT NOT NULL,
        heading TEXT NOT NULL, spans BLOB NOT NULL, text TEXT NOT NULL, UNIQUE (entry, ordinal));
    CREATE TABLE binsession(entry INTEGER PRIMARY KEY REFERENCES bin ON DELETE CASCADE, created INTEGER NOT NULL,
        changed INTEGER NOT NULL, pinned INTEGER NOT NULL, tags TEXT NOT NULL, branchedfrom INTEGER NOT NULL,
        imported TEXT NOT NULL);
    CREATE TABLE binturn(entry INTEGER NOT NULL REFERENCES bin ON DELETE CASCADE, ordinal INTEGER NOT NULL,
        id TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (entry, ordinal));
    CREATE TABLE binsnippet(id INTEGER PRIMARY KEY, entry INTEGER NOT NULL REFERENCES bin ON DELETE CASCADE,
        turn TEXT NOT NULL, citation INTEGER NOT NULL, page INTEGER NOT NULL, width INTEGER NOT NULL,
        height INTEGER NOT NULL, png BLOB NOT NULL, UNIQUE (entry, turn, citation));
    )",
    R"(
    ALTER TABLE document RENAME COLUMN title TO readtitle;
    ALTER TABLE document ADD COLUMN readauthor TEXT NOT NULL DEFAULT '';
    ALTER TABLE document ADD COLUMN giventitle TEXT;
    ALTER TABLE document ADD COLUMN givenauthor TEXT;
    ALTER TABLE document ADD COLUMN givenyear INTEGER;
    ALTER TABLE document ADD COLUMN title TEXT AS (coalesce(giventitle, readtitle));
    ALTER TABLE document ADD COLUMN author TEXT AS (coalesce(givenauthor, readauthor));
    CREATE TABLE tag(document INTEGER NOT NULL REFERENCES document ON DELETE CASCADE, name TEXT NOT NULL,
        PRIMARY KEY (document, name)) WITHOUT ROWID;
    CREATE INDEX tagname ON tag(name);
    ALTER TABLE bindocument ADD COLUMN readtitle TEXT NOT NULL DEFAULT '';
    ALTER TABLE bindocument ADD COLUMN readauthor TEXT NOT NULL DEFAULT '';
    ALTER TABLE bindocument ADD COLUMN giventitle TEXT;
    ALTER TABLE bindocument ADD COLUMN givenauthor TEXT;
    ALTER TABLE bindocument ADD COLUMN givenyear INTEGER;
    ALTER TABLE bindocument ADD COLUMN tags TEXT NOT NULL DEFAULT '[]';
    UPDATE bindocument SET readtitle = (SELECT title FROM bin WHERE id = entry);
    )",
    R"(
    ALTER TABLE document ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX documenthidden ON document(id) WHERE hidden <> 0;
    ALTER TABLE bindocument ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
    )",
    R"(
    CREATE TABLE team(id INTEGER PRIMARY KEY, server TEXT NOT NULL, library TEXT NOT NULL, watermark INTEGER NOT NULL,
        rights TEXT NOT NULL, pulled INTEGER NOT NULL);
    CREATE TABLE teamdocument(id TEXT PRIMARY KEY, changed INTEGER NOT NULL, hash TEXT NOT NULL) WITHOUT ROWID;
    CREATE INDEX teamdocumenthash ON teamdocument(hash);
    )",
    R"(
    DROP INDEX pageunread;
    CREATE INDEX pageunread ON page(document, number) WHERE status > 2 OR (status = 2 AND reason <> '') OR
        (status = 0 AND substr(reason, 1, 16) = 'mostly a picture');
    )",
    R"(
    UPDATE page SET status = 5 WHERE status = 0 AND substr(reason, 1, 16) = 'mostly a picture';
    UPDATE binpage SET status = 5 WHERE status = 0 AND substr(reason, 1, 16) = 'mostly a picture';
    DROP INDEX pageunread;
    CREATE INDEX pageunread ON page(document, number) WHERE status > 2 OR (status = 2 AND reason <> '');
    )",
    R"(
    CREATE TABLE pagesum(page INTEGER PRIMARY KEY REFERENCES page ON DELETE CASCADE, sum BLOB NOT NULL);
    CREATE TABLE turnsum(session INTEGER NOT NULL REFERENCES session ON DELETE CASCADE, turn TEXT NOT NULL,
        sum BLOB NOT NULL, PRIMARY KEY (session, turn)) WITHOUT ROWID;
    ALTER TABLE binpage ADD COLUMN sum BLOB;
    ALTER TABLE binturn ADD COLUMN sum BLOB;
    )",
};

constexpr int newest = int(std::size(scripts));

// SHA-256 of all objects, as computed by sumOf(); tst_store reports the new value when a script is added.
constexpr const char *sumOfNewest = "408346ff9c4dbc158a474850358034ac9304854771db1b6f2369048283b16405";

constexpr const char *objectsOf = "SELECT type, name, tbl_name, sql, rootpage FROM sqlite_schema";

QByteArray bytesOf(const Statement &row, int column)
{
    return row.blob(column).toByteArray();
}

// The SQL of an object in the form for comparison: SQLite stores it exactly as written, with line breaks and spaces.
QByteArray withoutLayout(const QByteArray &sql)
{
    QByteArray bare;
    char quote = 0;
    bool space = false;
    for (const char c : sql) {
        if (!quote && (c == ' ' || c == '\n' || c == '\t' || c == '\r')) {
            space = true;
            continue;
        }
        const auto isJoint = [](char other) { return other == '(' || other == ')' || other == ','; };
        if (space && !bare.isEmpty() && !isJoint(bare.back()) && !isJoint(c))
            bare += ' ';
        space = false;
        if (!quote && (c == '\'' || c == '"' || c == '`'))
            quote = c;
        else if (c == quote)
            quote = 0;
        bare += c;
    }
    return bare;
}

bool isVirtual(const Schema::Object &object)
{
    return object.sql.startsWith("CREATE VIRTUAL TABLE");
}

// Whether a table is one in which a virtual table stores its data.
bool isShadowOf(const Schema::Object &object, const Schema::Object &table)
{
    return isVirtual(table) && object.name.startsWith(table.name + '_');
}

QByteArray inWords(const Schema::Object &object)
{
    return object.type + ' ' + object.name;
}

} // namespace

int Schema::newestVersion()
{
    return newest;
}

void Schema::bringUpToDate(Database &database, int from, const char *more)
{
    for (int i = from; i < newest; ++i)
        database.run(scripts[i]);
    if (from == 0 && more)
        database.run(more);
    database.run("INSERT INTO fulltext(fulltext, rank) VALUES ('hashsize', 16777216)");
}

Result<std::shared_ptr<const Schema>> Schema::ofVersion(int version, const char *more)
{
    static std::mutex mutex;
    static std::map<std::pair<int, QByteArray>, std::shared_ptr<const Schema>> made;
    const std::scoped_lock lock(mutex);
    std::shared_ptr<const Schema> &known = made[{version, more}];
    if (known)
        return known;
    const auto memory = Database::open(QStringLiteral(":memory:"), Database::ReadWrite);
    if (!memory)
        return memory.error();
    Database &database = **memory;
    for (int i = 0; i < version; ++i)
        database.run(scripts[i]);
    if (more)
        database.run(more);
    bringUpToDate(database, newest, nullptr);
    auto schema = std::make_shared<Schema>();
    QList<Object> &all = schema->m_objects;
    {
        Statement rows(database, objectsOf);
        while (rows.next())
            all.append({bytesOf(rows, 0), bytesOf(rows, 1), bytesOf(rows, 2), bytesOf(rows, 3)});
    }
    for (Object &each : all) {
        each.isDerived =
            isVirtual(each) || (each.type == "index" && !each.sql.isEmpty()) ||
            std::any_of(all.cbegin(), all.cend(), [&](const Object &table) { return isShadowOf(each, table); });
        if (each.type != "table" || isVirtual(each) || !each.isDerived)
            continue;
        schema->m_emptyIndex.append("DELETE FROM \"" + each.name + '"');
        QByteArray values; // quoted and separated by commas
        {
            Statement columns(database, "SELECT group_concat('quote(\"' || name || '\")', ' || '', '' || ') "
                                        "FROM pragma_table_info(?1)");
            columns << QString::fromUtf8(each.name);
            values = columns.next() ? bytesOf(columns, 0) : QByteArray();
        }
        Statement rows(database, ("SELECT " + values + " FROM \"" + each.name + '"').constData());
        while (rows.next())
            schema->m_emptyIndex.append("INSERT INTO \"" + each.name + "\" VALUES (" + bytesOf(rows, 0) + ')');
    }
    if (database.failed())
        return database.error();
    known = schema;
    return known;
}

// FTS5 obeys these settings: a file could make it delete what it never stored, or read data in another format.
bool Schema::hasOwnSettings(Database &file) const
{
    Statement rows(file, "SELECT k, quote(k) || ', ' || quote(v) FROM fulltext_config LIMIT 9");
    bool hasForm = false;
    while (rows.next()) {
        const bool isForm = rows.text(0) == QLatin1String("version");
        const QByteArray row = bytesOf(rows, 1);
        hasForm = hasForm || isForm;
        if (isForm ? !m_emptyIndex.contains("INSERT INTO \"fulltext_config\" VALUES (" + row + ')')
                   : rows.text(0) != QLatin1String("hashsize"))
            return false;
    }
    return hasForm;
}

// Includes FTS5's settings; each part is hashed with its length, so that no other parts give the same sum.
QByteArray Schema::sumOf(Database &file)
{
    QByteArrayList objects;
    QSet<qint64> places;
    const auto sized = [](const QByteArray &part) { return QByteArray::number(part.size()) + ':' + part; };
    {
        Statement rows(file, objectsOf);
        while (rows.next()) {
            const qint64 place = rows.integer(4);
            if (place != 0 && places.contains(place))
                return {};
            places.insert(place);
            objects.append(sized(bytesOf(rows, 0)) + sized(bytesOf(rows, 1)) + sized(bytesOf(rows, 2)) +
                           (place == 0 ? '-' : '+') + sized(withoutLayout(bytesOf(rows, 3))));
        }
    }
    Statement settings(file, "SELECT quote(k) || quote(v) FROM fulltext_config LIMIT 9");
    while (settings.next())
        objects.append(sized(bytesOf(settings, 0)));
    std::sort(objects.begin(), objects.end());
    return QCryptographicHash::hash(objects.join(), QCryptographicHash::Sha256).toHex();
}

bool Schema::isNewest(Database &file)
{
    const bool isSame = sumOf(file) == sumOfNewest && !file.failed();
    file.clearError();
    return isSame;
}

// Two objects in the same place cannot come from Attest.
Result<Schema::Difference> Schema::compare(Database &file) const
{
    Difference found;
    std::map<std::pair<QByteArray, QByteArray>, Object> present;
    QSet<qint64> places;
    {
        Statement rows(file, objectsOf);
        while (rows.next()) {
            const Object each{bytesOf(rows, 0), bytesOf(rows, 1), bytesOf(rows, 2), bytesOf(rows, 3)};
            const qint64 place = rows.integer(4);
            if (!present.try_emplace({each.type, each.name}, each).second || (place != 0 && places.contains(place)) ||
                (place == 0) != isVirtual(each))
                found.wrong.append("more: " + inWords(each));
            places.insert(place);
        }
    }
    if (file.failed())
        return file.error();
    for (const Object &wanted : m_objects) {
        const auto there = present.find({wanted.type, wanted.name});
        if (there == present.end() && wanted.isDerived)
            found.derived.append(wanted);
        else if (there == present.end())
            found.wrong.append("missing: " + inWords(wanted));
        else if (there->second.table != wanted.table ||
                 (there->second.sql != wanted.sql && withoutLayout(there->second.sql) != withoutLayout(wanted.sql)))
            found.wrong.append("other: " + inWords(wanted));
        else if (wanted.name == "fulltext_config" && !hasOwnSettings(file))
            found.derived.append(wanted);
        present.erase({wanted.type, wanted.name});
    }
    for (const auto &[name, object] : present)
        found.wrong.append("more: " + inWords(object));
    if (file.failed())
        return file.error();
    return found;
}

void Schema::emptyFullText(Database &database) const
{
    const FullTextUnlocked unlocked(database);
    for (const QByteArray &sql : m_emptyIndex)
        database.run(sql.constData());
}

// A virtual table creates its own tables, and is only created if they are missing.
void Schema::makeAnew(Database &database, const QList<Object> &derived) const
{
    const FullTextUnlocked unlocked(database);
    QByteArrayList made;
    bool isOfFullText = false;
    const auto drop = [&](const Object &table) {
        database.run(("DROP TABLE IF EXISTS \"" + table.name + '"').constData());
    };
    for (const Object &table : derived) {
        isOfFullText = isOfFullText || table.type == "table";
        if (table.type == "table" && !isVirtual(table))
            drop(table);
        for (const Object &each : m_objects) {
            if (!isShadowOf(each, table))
                continue;
            drop(each);
            made.append(each.name);
        }
    }
    for (const Object &each : derived) {
        if (!made.contains(each.name))
            database.run(each.sql.constData());
    }
    if (isOfFullText) {
        emptyFullText(database);
        database.run("INSERT INTO fulltext(fulltext) VALUES ('rebuild')");
    }
}

} // namespace core
