// Reading what a library keeps.
#include "core/store/store.h"

#include "core/store/blobs.h"

#include <algorithm>

namespace core {
namespace {

constexpr auto documentColumns =
    "SELECT id, path, title, hash, bytes, pages, passages, status, reason, seconds, added, textpages, ocrpages, "
    "emptypages, lockedpages, failedpages FROM document";

Error gone(const QString &what)
{
    return {
        Error::NotFound, QStringLiteral("The %1 is no longer in the library; look at the list again.").arg(what), {}};
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
    return document;
}

void readPlaces(Database &database, Document &document)
{
    document.places = QStringList(document.path);
    Statement places(database, "SELECT path, missing FROM place WHERE document = ?1 ORDER BY path");
    places << document.id;
    while (places.next()) {
        const QString path = places.text(0);
        if (path != document.path)
            document.places.append(path);
        if (places.integer(1) != 0)
            document.missing.append(path);
    }
}

Page pageFrom(const Statement &row)
{
    Page page;
    page.number = int(row.integer(0));
    page.label = row.text(1);
    page.width = float(row.real(2));
    page.height = float(row.real(3));
    page.rotation = int(row.integer(4));
    page.status = PageStatus(row.integer(5));
    page.reason = row.text(6);
    return page;
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

qint64 Store::generation()
{
    Statement value(*m_database, "SELECT value FROM library WHERE key = 'generation'");
    return value.next() ? value.integer(0) : -1;
}

QList<Document> Store::documents()
{
    QList<Document> found;
    {
        static const QByteArray sql = QByteArray(documentColumns) + " ORDER BY id";
        Statement rows(*m_database, sql.constData());
        while (rows.next())
            found.append(documentFrom(rows));
    }
    for (Document &document : found)
        readPlaces(*m_database, document);
    return found;
}

Result<Document> Store::document(DocumentId id)
{
    static const QByteArray sql = QByteArray(documentColumns) + " WHERE id = ?1";
    Statement row(*m_database, sql.constData());
    row << id;
    if (!row.next())
        return m_database->failed() ? m_database->error() : gone(QStringLiteral("document"));
    Document document = documentFrom(row);
    readPlaces(*m_database, document);
    document.origin = origin(id);
    return document;
}

Document Store::withHash(const QByteArray &hash)
{
    if (hash.isEmpty())
        return {};
    static const QByteArray sql = QByteArray(documentColumns) + " WHERE hash = ?1";
    Statement row(*m_database, sql.constData());
    row << QString::fromLatin1(hash);
    if (!row.next())
        return {};
    Document document = documentFrom(row);
    readPlaces(*m_database, document);
    return document;
}

Document Store::withPlace(const QString &path)
{
    static const QByteArray sql =
        QByteArray(documentColumns) + " WHERE id = (SELECT document FROM place WHERE path = ?1)";
    Statement row(*m_database, sql.constData());
    row << path;
    if (!row.next())
        return {};
    Document document = documentFrom(row);
    readPlaces(*m_database, document);
    return document;
}

Result<QList<Page>> Store::pages(DocumentId id)
{
    QList<Page> found;
    Statement rows(*m_database, "SELECT number, label, width, height, rotation, status, reason FROM page "
                                "WHERE document = ?1 ORDER BY number");
    rows << id;
    while (rows.next())
        found.append(pageFrom(rows));
    if (m_database->failed())
        return m_database->error();
    if (found.isEmpty()) {
        if (const Result<Document> known = document(id); !known)
            return known.error();
    }
    return found;
}

Result<Page> Store::page(DocumentId id, int number)
{
    Statement row(*m_database, "SELECT number, label, width, height, rotation, status, reason, text, words FROM page "
                               "LEFT JOIN pagetext USING (id) WHERE document = ?1 AND number = ?2");
    row << id << number;
    if (!row.next())
        return m_database->failed() ? m_database->error() : gone(QStringLiteral("page"));
    Page page = pageFrom(row);
    page.text = row.text(7);
    page.words = wordsFrom(row.blob(8), page.text.size());
    return page;
}

QString Store::pageLabel(DocumentId document, int number)
{
    Statement row(*m_database, "SELECT label FROM page WHERE document = ?1 AND number = ?2");
    row << document << number;
    return row.next() ? row.text(0) : QString();
}

Result<QList<Passage>> Store::passages(const QList<PassageId> &ids)
{
    QList<Passage> found;
    found.reserve(ids.size());
    for (const PassageId id : ids) {
        Statement row(*m_database,
                      "SELECT passage.id, document, ordinal, page, lastpage, pagelabel, heading, spans, text, "
                      "title, path FROM passage JOIN document ON document.id = document "
                      "WHERE passage.id = ?1");
        row << id;
        if (!row.next())
            continue;
        Passage passage;
        passage.id = row.integer(0);
        passage.document = row.integer(1);
        passage.ordinal = int(row.integer(2));
        passage.page = int(row.integer(3));
        passage.lastPage = int(row.integer(4));
        passage.pageLabel = row.text(5);
        passage.heading = row.text(6);
        passage.text = row.text(8);
        passage.spans = spansFrom(row.blob(7), passage.text.size());
        passage.title = row.text(9);
        passage.path = row.text(10);
        found.append(passage);
    }
    if (m_database->failed())
        return m_database->error();
    return found;
}

QList<PassageId> Store::passagesOn(DocumentId document, int page)
{
    QList<PassageId> found;
    Statement rows(*m_database, "SELECT id FROM passage WHERE document = ?1 AND page <= ?2 AND lastpage >= ?2 "
                                "ORDER BY ordinal");
    rows << document << page;
    while (rows.next())
        found.append(rows.integer(0));
    return found;
}

QString Store::passageText(PassageId id)
{
    Statement row(*m_database, "SELECT text FROM passage WHERE id = ?1");
    row << id;
    return row.next() ? row.text(0) : QString();
}

QString Store::sectionText(PassageId id)
{
    Statement row(*m_database, "SELECT text, heading FROM passage WHERE id = ?1");
    row << id;
    if (!row.next())
        return {};
    const QString heading = row.text(1);
    return heading.isEmpty() ? row.text(0) : heading + u'\n' + row.text(0);
}

QStringList Store::titles(int most)
{
    QStringList found;
    Statement rows(*m_database, "SELECT title FROM document WHERE passages > 0 AND title <> '' "
                                "GROUP BY title ORDER BY max(passages) DESC, min(id) LIMIT ?1");
    rows << most;
    while (rows.next())
        found.append(rows.text(0));
    return found;
}

namespace {

// What FTS5 keeps of each row: of each column the number of its tokens, seven bits a byte, the highest first.
quint16 termsFrom(QByteArrayView sizes)
{
    quint64 sum = 0;
    quint64 value = 0;
    for (const char each : sizes) {
        value = (value << 7) | quint8(each & 0x7f);
        if (each & 0x80)
            continue;
        sum += value;
        value = 0;
    }
    return quint16(std::clamp<quint64>(sum, 1, 0xffff));
}

Located locatedFrom(const Statement &row)
{
    const qint64 more = row.integer(3) - row.integer(2);
    return {row.integer(0), row.integer(1), int(row.integer(2)), quint16(std::clamp<qint64>(more, 0, 0xffff)), 0};
}

} // namespace

QList<Located> Store::located(DocumentId id)
{
    QList<Located> found;
    if (id > 0) {
        Statement rows(*m_database, "SELECT passage.id, document, page, lastpage, sz FROM passage "
                                    "LEFT JOIN fulltext_docsize USING (id) WHERE document = ?1 ORDER BY ordinal");
        rows << id;
        while (rows.next()) {
            found.append(locatedFrom(rows));
            found.last().terms = termsFrom(rows.blob(4));
        }
        return found;
    }
    Statement rows(*m_database, "SELECT id, document, page, lastpage FROM passage INDEXED BY passageplace");
    while (rows.next())
        found.append(locatedFrom(rows));
    return found;
}

QHash<PassageId, quint16> Store::termsOfAll()
{
    QHash<PassageId, quint16> found;
    Statement rows(*m_database, "SELECT id, sz FROM fulltext_docsize");
    while (rows.next())
        found.insert(rows.integer(0), termsFrom(rows.blob(1)));
    return found;
}

void Store::forEachPassage(DocumentId id, const std::function<void(const QString &text, const QString &heading)> &take)
{
    Statement rows(*m_database, "SELECT text, heading FROM passage WHERE document = ?1 ORDER BY ordinal");
    rows << id;
    while (rows.next())
        take(rows.text(0), rows.text(1));
}

void Store::forEachPage(DocumentId id, const std::function<void(int number, const QString &text)> &take)
{
    Statement rows(*m_database, "SELECT number, text FROM page LEFT JOIN pagetext USING (id) WHERE document = ?1 "
                                "ORDER BY number");
    rows << id;
    while (rows.next())
        take(int(rows.integer(0)), rows.text(1));
}

void Store::forEachPage(DocumentId id, const Stride &which, const std::function<void(const QString &text)> &take)
{
    Statement rows(*m_database, "SELECT text FROM page JOIN pagetext USING (id) WHERE document = ?1 AND number >= ?2 "
                                "AND number <= ?3 AND (number - ?2) % ?4 = 0 ORDER BY number");
    rows << id << which.first << which.last << which.step;
    while (rows.next())
        take(rows.text(0));
}

bool Store::hasSoundFullText()
{
    m_database->clearError();
    Statement(*m_database, "SELECT rowid FROM fulltext WHERE fulltext MATCH '\"a\"' LIMIT 1").next();
    const bool sound = !m_database->failed();
    m_database->clearError();
    return sound;
}

qint64 Store::revision(DocumentId id)
{
    Statement row(*m_database, "SELECT revision FROM document WHERE id = ?1");
    row << id;
    return row.next() ? row.integer(0) : -1;
}

} // namespace core
