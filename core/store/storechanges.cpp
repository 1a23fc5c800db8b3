// Changing the documents of a library, inside a transaction of the caller.
#include "core/store/store.h"

#include "core/store/blobs.h"

#include <QSet>

namespace core {
namespace {

Coverage coverageOf(const QList<Page> &pages)
{
    Coverage coverage;
    for (const Page &page : pages) {
        switch (page.status) {
        case PageStatus::Text:
            ++coverage.text;
            break;
        case PageStatus::Ocr:
            ++coverage.ocr;
            break;
        case PageStatus::Empty:
            ++coverage.empty;
            break;
        case PageStatus::Locked:
            ++coverage.locked;
            break;
        case PageStatus::Failed:
            ++coverage.failed;
        }
    }
    return coverage;
}

struct Place
{
    QString path;
    int missing = 0;
};

// Where a document will stand: where it was read, and where the library knows its content. Not where the caller knew
// it: while a document is read another content may take one of its places. The caller says whether the file is there.
QList<Place> placesOf(Store &store, const Document &document)
{
    QList<Place> places{{document.path, 0}};
    const DocumentId same = store.withHash(document.hash).id;
    Statement rows(store.database(), "SELECT path, missing FROM place WHERE document = ?1 ORDER BY path");
    rows << same;
    while (rows.next()) {
        const Place known{rows.text(0), int(rows.integer(1))};
        if (known.path != document.path)
            places.append(known);
        else if (document.missing.contains(known.path))
            places.first() = known;
    }
    return places;
}

} // namespace

// Not by one: a backup that is put back and goes another way must not come to the number of a cache made before.
void Store::bumpGeneration()
{
    Statement(*m_database, "UPDATE library SET value = value + 1 + (random() & 1048575) WHERE key = 'generation'")
        .run();
}

void Store::changed()
{
    bumpGeneration();
}

void Store::rewritten()
{
    m_database->run("UPDATE document SET revision = revision + 1");
    bumpGeneration();
}

// A path has one content: another document that was read there keeps its other places, and goes with its last.
QList<DocumentId> Store::replacedBy(const Document &document)
{
    QList<DocumentId> replaced;
    if (const Document same = withHash(document.hash); same.id > 0)
        replaced.append(same.id);
    Statement rows(*m_database, "SELECT document FROM place AS here WHERE path = ?1 AND NOT EXISTS "
                                "(SELECT 1 FROM place WHERE document = here.document AND path <> ?1)");
    rows << document.path;
    while (rows.next()) {
        if (!replaced.contains(rows.integer(0)))
            replaced.append(rows.integer(0));
    }
    return replaced;
}

Document Store::insert(Document document, const QList<Page> &pages, const QList<Passage> &passages,
                       const Vectors &vectors, const QList<Table> &tables)
{
    const QList<DocumentId> replaced = replacedBy(document);
    const QList<Place> places = placesOf(*this, document);
    for (const DocumentId id : replaced)
        remove(id);
    document.id = replaced.isEmpty() ? 0 : replaced.first();
    put(document, pages, passages, vectors, tables);
    document.places.clear();
    document.missing.clear();
    Statement missing(*m_database, "UPDATE place SET missing = ?2 WHERE path = ?1");
    for (const Place &place : places) {
        addPlace(document.id, place.path);
        document.places.append(place.path);
        if (place.missing == 0)
            continue;
        missing << place.path << place.missing;
        missing.run();
        document.missing.append(place.path);
    }
    return document;
}

void Store::put(Document &document, const QList<Page> &pages, const QList<Passage> &passages, const Vectors &vectors,
                const QList<Table> &tables)
{
    if (!pages.isEmpty()) {
        document.pages = int(pages.size());
        document.coverage = coverageOf(pages);
    }
    document.passages = int(passages.size());
    {
        Statement row(*m_database,
                      "INSERT INTO document(id, revision, path, title, hash, bytes, pages, passages, status, "
                      "reason, seconds, added, textpages, ocrpages, emptypages, lockedpages, failedpages) "
                      "VALUES (NULLIF(?1, 0), ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, "
                      "?16, ?17)");
        const Coverage &coverage = document.coverage;
        row << document.id << generation() + 1 << document.path << document.title << QString::fromLatin1(document.hash)
            << document.bytes << document.pages << document.passages << int(document.status) << document.reason
            << document.seconds << document.added << coverage.text << coverage.ocr << coverage.empty << coverage.locked
            << coverage.failed;
        row.run();
        document.id = m_database->lastId();
    }
    putOrigin(document.id, document.origin);
    putPages(document.id, pages);
    if (!pages.isEmpty())
        putTables(document.id, tables);
    putPassages(document.id, passages);
    if (vectors.space > 0)
        putVectors(document.id, vectors);
    bumpGeneration();
}

void Store::putPages(DocumentId id, const QList<Page> &pages)
{
    Statement page(*m_database, "INSERT INTO page(document, number, label, width, height, rotation, status, reason) "
                                "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)");
    Statement text(*m_database, "INSERT INTO pagetext(id, text, words) VALUES (?1, ?2, ?3)");
    for (const Page &each : pages) {
        page << id << each.number << each.label << double(each.width) << double(each.height) << each.rotation
             << int(each.status) << each.reason;
        if (!page.run())
            return;
        if (each.text.isEmpty())
            continue;
        const QByteArray words = toBlob(each.words);
        text << m_database->lastId() << each.text << words;
        text.run();
    }
}

// What is still there stays, and what comes back gets the number it had: those of a document follow each other. Unless
// what is there is not what these are; then they all take its place.
int Store::putMissing(DocumentId id, const QList<Passage> &passages)
{
    QSet<int> there;
    PassageId first = 0; // number of the first of them
    bool same = true;
    {
        Statement rows(*m_database, "SELECT ordinal, text, id FROM passage WHERE document = ?1");
        rows << id;
        while (rows.next()) {
            const int ordinal = int(rows.integer(0));
            const PassageId begins = rows.integer(2) - ordinal;
            same = same && ordinal >= 0 && ordinal < passages.size() && passages[ordinal].text == rows.text(1) &&
                   (there.isEmpty() || begins == first);
            there.insert(ordinal);
            first = begins;
        }
    }
    if (same) {
        putPassages(id, passages, there, first);
        return int(passages.size() - there.size());
    }
    for (const char *sql : {"DELETE FROM passage WHERE document = ?1", "DELETE FROM vectors WHERE document = ?1"}) {
        Statement old(*m_database, sql);
        old << id;
        old.run();
    }
    putPassages(id, passages);
    return int(passages.size());
}

void Store::putPassages(DocumentId id, const QList<Passage> &passages, const QSet<int> &except, PassageId first)
{
    Statement row(*m_database,
                  "INSERT INTO passage(document, ordinal, page, lastpage, pagelabel, heading, spans, text, id) "
                  "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, NULLIF(?9, 0))");
    Statement indexed(*m_database, "INSERT INTO fulltext(rowid, text, heading) VALUES (?1, ?2, ?3)");
    int ordinal = -1;
    for (const Passage &passage : passages) {
        if (except.contains(++ordinal))
            continue;
        const QByteArray spans = toBlob(passage.spans);
        row << id << ordinal << passage.page << passage.lastPage << passage.pageLabel << passage.heading << spans
            << passage.text << (first > 0 ? first + ordinal : 0);
        if (!row.run())
            return;
        indexed << m_database->lastId() << passage.text << passage.heading;
        indexed.run();
    }
}

DocumentId Store::addPlace(DocumentId id, const QString &path)
{
    DocumentId before = 0;
    {
        Statement owner(*m_database, "SELECT document FROM place WHERE path = ?1 AND document <> ?2");
        owner << path << id;
        if (owner.next())
            before = owner.integer(0);
    }
    Statement row(*m_database, "INSERT INTO place(path, document) VALUES (?1, ?2) "
                               "ON CONFLICT (path) DO UPDATE SET document = excluded.document, missing = 0");
    row << path << id;
    row.run();
    bumpGeneration();
    if (before == 0)
        return 0;
    Statement other(*m_database, "SELECT min(path) FROM place WHERE document = ?1 HAVING count(*) > 0");
    other << before;
    if (!other.next()) {
        remove(before);
        return before;
    }
    Statement moved(*m_database, "UPDATE document SET path = ?2 WHERE id = ?1 AND path = ?3");
    moved << before << other.text(0) << path;
    moved.run();
    return 0;
}

void Store::remove(DocumentId id)
{
    Statement words(*m_database, "INSERT INTO fulltext(fulltext, rowid, text, heading) "
                                 "SELECT 'delete', id, text, heading FROM passage WHERE document = ?1");
    words << id;
    words.run();
    Statement row(*m_database, "DELETE FROM document WHERE id = ?1");
    row << id;
    row.run();
    bumpGeneration();
}

void Store::rebuildFullText(const std::stop_token &stop)
{
    if (m_database->failed())
        return;
    // FTS5 does not even begin where it cannot read the head (record 10): it is given that of an empty index.
    if (!hasSoundFullText())
        m_database->run("REPLACE INTO fulltext_data(id, block) VALUES (1, x''), (10, x'00000000000000')");
    m_database->run("INSERT INTO fulltext(fulltext) VALUES ('rebuild')", stop);
    bumpGeneration();
}

} // namespace core
