#include "core/store/documentrepository.h"

#include "core/base/json.h"
#include "core/store/fulltextrepository.h"
#include "core/store/pagerepository.h"
#include "core/store/passagerepository.h"
#include "core/store/tablerepository.h"
#include "core/store/tagrepository.h"
#include "core/values/documentname.h"

#include <algorithm>

namespace core {
namespace {

constexpr auto documentColumns =
    "SELECT id, path, title, hash, bytes, pages, passages, status, reason, seconds, added, textpages, ocrpages, "
    "emptypages, lockedpages, failedpages, author, readtitle, readauthor, giventitle, givenauthor, givenyear, "
    "(SELECT json_group_array(name) FROM (SELECT name FROM tag WHERE document = document.id ORDER BY name)), hidden "
    "FROM document";

Error goneDocument()
{
    return {Error::NotFound, QStringLiteral("The document is no longer in the library; look at the list again."), {}};
}

Document documentFrom(const Statement &row)
{
    Document document;
    document.id = row.integer(0);
    document.path = row.text(1);
    document.title = row.text(2);
    document.hash = row.text(3).toLatin1();
    document.bytes = row.integer(4);
    document.pages = int(row.integer(5));
    document.passages = int(row.integer(6));
    document.status = DocumentStatus(row.integer(7));
    document.reason = row.text(8);
    document.seconds = row.real(9);
    document.added = row.integer(10);
    document.coverage = {int(row.integer(11)), int(row.integer(12)), int(row.integer(13)), int(row.integer(14)),
                         int(row.integer(15))};
    document.author = row.text(16);
    document.readTitle = row.text(17);
    document.readAuthor = row.text(18);
    if (!row.isNull(19))
        document.described.title = row.text(19);
    if (!row.isNull(20))
        document.described.author = row.text(20);
    if (!row.isNull(21))
        document.described.year = int(row.integer(21));
    document.year = document.described.year.value_or(yearOf(document.title, document.path));
    for (const Json &tag : Json::parse(row.text(22).toUtf8()))
        document.tags.append(tag.toString());
    document.isHidden = row.integer(23) != 0;
    return document;
}

void takePlace(Document &document, const QString &path, bool isMissing)
{
    if (path != document.path)
        document.places.append(path);
    if (isMissing)
        document.missing.append(path);
}

void readPlaces(Database &database, Document &document)
{
    document.places = QStringList(document.path);
    Statement places(database, "SELECT path, missing FROM place WHERE document = ?1 ORDER BY path");
    places << document.id;
    while (places.next())
        takePlace(document, places.text(0), places.integer(1) != 0);
}

// The same for all documents in one query; they are sorted by id.
void readPlaces(Database &database, QList<Document> &documents)
{
    for (Document &document : documents)
        document.places = QStringList(document.path);
    Statement places(database, "SELECT document, path, missing FROM place ORDER BY document, path");
    auto document = documents.begin();
    while (places.next()) {
        document =
            std::find_if(document, documents.end(), [&](const Document &each) { return each.id >= places.integer(0); });
        if (document == documents.end())
            return;
        if (document->id == places.integer(0))
            takePlace(*document, places.text(1), places.integer(2) != 0);
    }
}

Coverage coverageOf(const QList<Page> &pages)
{
    Coverage coverage;
    for (const Page &page : pages) {
        switch (page.status) {
        case PageStatus::Text:
        case PageStatus::Partly:
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

// The paths of a document: where it was read, and where the library already has its content; not those in `document`,
// since another content may take a path while it is read. The caller says whether the file is there.
QList<Place> placesOf(Store &store, const Document &document)
{
    QList<Place> places{{document.path, 0}};
    const DocumentId same = DocumentRepository(store).withHash(document.hash).id;
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

QList<Document> DocumentRepository::all()
{
    QList<Document> found;
    {
        static const QByteArray sql = QByteArray(documentColumns) + " ORDER BY id";
        Statement rows(m_database, sql.constData());
        while (rows.next())
            found.append(documentFrom(rows));
    }
    readPlaces(m_database, found);
    return found;
}

Result<Document> DocumentRepository::find(DocumentId id)
{
    static const QByteArray sql = QByteArray(documentColumns) + " WHERE id = ?1";
    Statement row(m_database, sql.constData());
    row << id;
    if (!row.next())
        return m_database.failed() ? m_database.error() : goneDocument();
    Document document = documentFrom(row);
    readPlaces(m_database, document);
    document.origin = origin(id);
    return document;
}

Document DocumentRepository::withHash(const QByteArray &hash)
{
    if (hash.isEmpty())
        return {};
    static const QByteArray sql = QByteArray(documentColumns) + " WHERE hash = ?1";
    Statement row(m_database, sql.constData());
    row << QString::fromLatin1(hash);
    if (!row.next())
        return {};
    Document document = documentFrom(row);
    readPlaces(m_database, document);
    return document;
}

Document DocumentRepository::withPlace(const QString &path)
{
    static const QByteArray sql =
        QByteArray(documentColumns) + " WHERE id = (SELECT document FROM place WHERE path = ?1)";
    Statement row(m_database, sql.constData());
    row << path;
    if (!row.next())
        return {};
    Document document = documentFrom(row);
    readPlaces(m_database, document);
    return document;
}

QStringList DocumentRepository::titles(int most)
{
    QStringList found;
    Statement rows(m_database, "SELECT title FROM document WHERE passages > 0 AND title <> '' "
                               "GROUP BY title ORDER BY max(passages) DESC, min(id) LIMIT ?1");
    rows << most;
    while (rows.next())
        found.append(rows.text(0));
    return found;
}

QList<Document> DocumentRepository::unread()
{
    QList<Document> found;
    Statement rows(m_database, "SELECT id, path, title, pages, passages, status, reason FROM document WHERE "
                               "(passages = 0 AND status <> ?1) OR EXISTS (SELECT 1 FROM main.page INDEXED BY "
                               "pageunread WHERE document = document.id AND (status > 2 OR (status = 2 AND "
                               "reason <> ''))) ORDER BY id");
    rows << int(DocumentStatus::Scanned); // blank, unless one of its pages is unread
    while (rows.next()) {
        Document document;
        document.id = rows.integer(0);
        document.path = rows.text(1);
        document.title = rows.text(2);
        document.pages = int(rows.integer(3));
        document.passages = int(rows.integer(4));
        document.status = DocumentStatus(rows.integer(5));
        document.reason = rows.text(6);
        found.append(document);
    }
    return found;
}

Readable DocumentRepository::readable(const QList<DocumentId> &among)
{
    QList<Json> ids;
    for (const DocumentId id : among)
        ids.append(Json(id));
    Statement row(m_database, "SELECT count(*), count(NULLIF(passages > 0, 0)) FROM document "
                              "WHERE ?1 IS NULL OR id IN (SELECT value FROM json_each(?1))");
    row << (among.isEmpty() ? std::nullopt : std::optional(QString::fromUtf8(Json(ids).written())));
    return row.next() ? Readable{int(row.integer(0)), int(row.integer(1))} : Readable{};
}

Origin DocumentRepository::origin(DocumentId id)
{
    Statement row(m_database, "SELECT reader, length, overlap, locked, outline FROM origin WHERE document = ?1");
    row << id;
    Origin origin;
    if (!row.next())
        return origin;
    origin.reader = int(row.integer(0));
    origin.length = int(row.integer(1));
    origin.overlap = int(row.integer(2));
    origin.locked = row.integer(3) != 0;
    for (const Json &item : Json::parse(row.text(4).toUtf8()))
        origin.outline.append({item[0].toString(), item[1].toInt(), item[2].toInt()});
    return origin;
}

qint64 DocumentRepository::revision(DocumentId id)
{
    Statement row(m_database, "SELECT revision FROM document WHERE id = ?1");
    row << id;
    return row.next() ? row.integer(0) : -1;
}

// Increases with everything that reading a document again changes, whatever happened to the library in between.
QList<DocumentMark> DocumentRepository::marks(DocumentId id)
{
    QList<DocumentMark> found;
    Statement rows(m_database, "SELECT id, revision, added, passages, pages, hash FROM document "
                               "WHERE id = ?1 OR ?1 = 0");
    rows << id;
    while (rows.next()) {
        const QByteArray hash = rows.text(5).toLatin1();
        const qint64 values[] = {rows.integer(1), rows.integer(2), rows.integer(3), rows.integer(4)};
        quint64 mark = 0xcbf29ce484222325ull;
        const auto mix = [&](const char *bytes, size_t size) {
            for (size_t i = 0; i < size; ++i)
                mark = (mark ^ quint8(bytes[i])) * 0x100000001b3ull;
        };
        mix(reinterpret_cast<const char *>(values), sizeof values);
        mix(hash.constData(), size_t(hash.size()));
        found.append({rows.integer(0), mark, int(rows.integer(3))});
    }
    return found;
}

// A path has one content: a document read there earlier keeps its other paths, and is removed with its last one.
QList<DocumentId> DocumentRepository::replacedBy(const Document &document)
{
    QList<DocumentId> replaced;
    if (const Document same = withHash(document.hash); same.id > 0)
        replaced.append(same.id);
    Statement rows(m_database, "SELECT document FROM place AS here WHERE path = ?1 AND NOT EXISTS "
                               "(SELECT 1 FROM place WHERE document = here.document AND path <> ?1)");
    rows << document.path;
    while (rows.next()) {
        if (!replaced.contains(rows.integer(0)))
            replaced.append(rows.integer(0));
    }
    return replaced;
}

Document DocumentRepository::insert(Document document, const QList<Page> &pages, const QList<Passage> &passages,
                                    const Vectors &vectors, const QList<Table> &tables)
{
    const QList<DocumentId> replaced = replacedBy(document);
    const QList<Place> places = placesOf(m_store, document);
    keepUserWords(document, replaced);
    for (const DocumentId id : replaced)
        remove(id);
    if (!replaced.isEmpty())
        document.id = replaced.first();
    put(document, pages, passages, vectors, tables);
    TagRepository(m_store).set(document.id, document.tags);
    document.places.clear();
    document.missing.clear();
    Statement missing(m_database, "UPDATE place SET missing = ?2 WHERE path = ?1");
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

// The user's descriptions survive reading the document again, even if they changed while it was being read.
void DocumentRepository::keepUserWords(Document &document, const QList<DocumentId> &replaced)
{
    for (const DocumentId id : replaced) {
        const Result<Document> before = find(id);
        if (!before)
            continue;
        document.described = id == replaced.first() ? before->described : document.described;
        document.tags = id == replaced.first() ? before->tags : document.tags + before->tags;
        document.isHidden = document.isHidden || before->isHidden;
    }
    if (document.readTitle.isEmpty()) {
        document.readTitle = document.title;
        document.readAuthor = document.author;
    }
    document.title = document.described.title.value_or(document.readTitle);
    document.author = document.described.author.value_or(document.readAuthor);
    document.year = document.described.year.value_or(yearOf(document.title, document.path));
    document.tags.sort();
    document.tags.removeDuplicates();
}

void DocumentRepository::describe(DocumentId id, const Description &description)
{
    Statement row(m_database, "UPDATE document SET giventitle = ?2, givenauthor = ?3, givenyear = ?4 WHERE id = ?1");
    row << id << description.title << description.author << description.year;
    row.run();
    m_store.changed();
}

void DocumentRepository::setHidden(DocumentId id, bool isHidden)
{
    Statement row(m_database, "UPDATE document SET hidden = ?2 WHERE id = ?1");
    row << id << int(isHidden);
    row.run();
    m_store.changed();
}

QList<DocumentId> DocumentRepository::hidden()
{
    QList<DocumentId> found;
    Statement rows(m_database, "SELECT id FROM document WHERE hidden <> 0 ORDER BY id");
    while (rows.next())
        found.append(rows.integer(0));
    return found;
}

void DocumentRepository::put(Document &document, const QList<Page> &pages, const QList<Passage> &passages,
                             const Vectors &vectors, const QList<Table> &tables)
{
    if (!pages.isEmpty()) {
        document.pages = int(pages.size());
        document.coverage = coverageOf(pages);
    }
    document.passages = int(passages.size());
    {
        Statement row(
            m_database,
            "INSERT INTO document(id, revision, path, readtitle, hash, bytes, pages, passages, status, "
            "reason, seconds, added, textpages, ocrpages, emptypages, lockedpages, failedpages, readauthor, "
            "giventitle, givenauthor, givenyear, hidden) VALUES (NULLIF(?1, 0), ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, "
            "?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22)");
        const Coverage &coverage = document.coverage;
        const Description &described = document.described;
        const bool isAsRead = document.readTitle.isEmpty(); // the title comes from the file
        row << document.id << m_store.generation() + 1 << document.path
            << (isAsRead ? document.title : document.readTitle) << QString::fromLatin1(document.hash) << document.bytes
            << document.pages << document.passages << int(document.status) << document.reason << document.seconds
            << document.added << coverage.text << coverage.ocr << coverage.empty << coverage.locked << coverage.failed
            << (isAsRead ? document.author : document.readAuthor) << described.title << described.author
            << described.year << int(document.isHidden);
        row.run();
        document.id = m_database.lastId();
    }
    putOrigin(document.id, document.origin);
    PageRepository(m_store).put(document.id, pages);
    if (!pages.isEmpty())
        TableRepository(m_store).put(document.id, tables);
    PassageRepository(m_store).put(document.id, passages);
    if (vectors.space > 0)
        SpaceRepository(m_store).putVectors(document.id, vectors);
    m_store.changed();
}

void DocumentRepository::putOrigin(DocumentId id, const Origin &origin)
{
    QList<Json> outline;
    for (const OutlineItem &item : origin.outline)
        outline.append(Json(QList<Json>{item.title, item.page, item.level}));
    Statement row(m_database, "INSERT INTO origin(document, reader, length, overlap, locked, outline) "
                              "VALUES (?1, ?2, ?3, ?4, ?5, ?6)");
    row << id << origin.reader << origin.length << origin.overlap << int(origin.locked)
        << QString::fromUtf8(Json(outline).written());
    row.run();
}

DocumentId DocumentRepository::addPlace(DocumentId id, const QString &path)
{
    DocumentId before = 0;
    {
        Statement owner(m_database, "SELECT document FROM place WHERE path = ?1 AND document <> ?2");
        owner << path << id;
        if (owner.next())
            before = owner.integer(0);
    }
    Statement row(m_database, "INSERT INTO place(path, document) VALUES (?1, ?2) "
                              "ON CONFLICT (path) DO UPDATE SET document = excluded.document, missing = 0");
    row << path << id;
    row.run();
    m_store.changed();
    if (before == 0)
        return 0;
    Statement other(m_database, "SELECT min(path) FROM place WHERE document = ?1 HAVING count(*) > 0");
    other << before;
    if (!other.next()) {
        remove(before);
        return before;
    }
    Statement moved(m_database, "UPDATE document SET path = ?2 WHERE id = ?1 AND path = ?3");
    moved << before << other.text(0) << path;
    moved.run();
    return 0;
}

void DocumentRepository::moveTo(DocumentId id, const QString &path)
{
    const Result<Document> document = find(id);
    if (!document || document->path == path)
        return;
    Statement gone(m_database, "UPDATE place SET missing = 1 WHERE path = ?1");
    gone << document->path;
    gone.run();
    const auto nameIn = [](const QString &place) { return place.section(u'/', -1); };
    const bool isNamedByFile = document->readTitle == nameIn(document->path);
    Statement row(m_database, "UPDATE document SET path = ?2, readtitle = ?3 WHERE id = ?1");
    row << id << path << (isNamedByFile ? nameIn(path) : document->readTitle);
    row.run();
    m_store.changed();
}

void DocumentRepository::remove(DocumentId id)
{
    FullTextRepository(m_store).remove(id);
    Statement row(m_database, "DELETE FROM document WHERE id = ?1");
    row << id;
    row.run();
    m_store.changed();
}

} // namespace core
