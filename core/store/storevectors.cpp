// The semantic space and the vectors in it, and how many passages have each term.
#include "core/store/store.h"

namespace core {

namespace {

StoredSpace spaceFrom(Statement &row)
{
    if (!row.next())
        return {};
    return {int(row.integer(0)), int(row.integer(1)), row.blob(2).toByteArray()};
}

} // namespace

StoredSpace Store::space()
{
    Statement row(*m_database,
                  "SELECT version, passages, model FROM space WHERE coming = 0 ORDER BY version DESC LIMIT 1");
    return spaceFrom(row);
}

StoredSpace Store::spaceWithoutModel()
{
    Statement row(*m_database, "SELECT version, passages FROM space WHERE coming = 0 ORDER BY version DESC LIMIT 1");
    return row.next() ? StoredSpace{int(row.integer(0)), int(row.integer(1)), {}} : StoredSpace();
}

StoredSpace Store::comingSpace()
{
    Statement row(*m_database,
                  "SELECT version, passages, model FROM space WHERE coming = 1 ORDER BY version DESC LIMIT 1");
    return spaceFrom(row);
}

void Store::putComingSpace(const StoredSpace &space)
{
    m_database->run("DELETE FROM space WHERE coming = 1");
    Statement row(*m_database, "INSERT INTO space(version, passages, model, coming) VALUES (?1, ?2, ?3, 1)");
    row << space.version << space.passages << space.model;
    row.run();
}

// Never that of vectors of an earlier one that may still be there.
int Store::nextSpaceVersion()
{
    Statement row(*m_database, "SELECT max((SELECT ifnull(max(version), 0) FROM space), "
                               "(SELECT ifnull(max(space), 0) FROM vectors)) + 1");
    return row.next() ? int(row.integer(0)) : 1;
}

bool Store::useSpace(int version)
{
    Statement used(*m_database, "UPDATE space SET coming = 0 WHERE version = ?1 RETURNING version");
    used << version;
    if (!used.next())
        return false;
    Statement others(*m_database, "DELETE FROM space WHERE version <> ?1");
    others << version;
    others.run();
    bumpGeneration();
    return true;
}

bool Store::dropOldVectors(int most)
{
    Statement rows(*m_database, "DELETE FROM vectors WHERE id IN (SELECT id FROM vectors WHERE space NOT IN "
                                "(SELECT version FROM space) LIMIT ?1) RETURNING id");
    rows << most;
    int dropped = 0;
    while (rows.next())
        ++dropped;
    return dropped == most;
}

void Store::putVectors(DocumentId id, const Vectors &vectors)
{
    Statement row(*m_database,
                  "INSERT OR REPLACE INTO vectors(document, space, passages, pages) VALUES (?1, ?2, ?3, ?4)");
    row << id << vectors.space << vectors.passages << vectors.pages;
    row.run();
}

Vectors Store::vectors(DocumentId id, int space)
{
    Statement row(*m_database, "SELECT space, passages, pages FROM vectors WHERE document = ?1 AND space = ?2");
    row << id << space;
    return row.next() ? Vectors{int(row.integer(0)), row.blob(1).toByteArray(), row.blob(2).toByteArray()} : Vectors();
}

QList<DocumentId> Store::withoutVectors(int space)
{
    QList<DocumentId> found;
    Statement rows(*m_database, "SELECT id FROM document WHERE NOT EXISTS "
                                "(SELECT 1 FROM vectors WHERE document = document.id AND space = ?1)");
    rows << space;
    while (rows.next())
        found.append(rows.integer(0));
    return found;
}

// Of all that changes when a document is read again, whatever happened to the library in between.
QList<DocumentMark> Store::marks(DocumentId id)
{
    QList<DocumentMark> found;
    Statement rows(*m_database, "SELECT id, revision, added, passages, pages, hash FROM document "
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

void Store::forEachTermCount(const std::function<void(const QString &term, int passages, qint64 hits)> &take)
{
    Statement rows(*m_database, "SELECT term, doc, cnt FROM vocabulary");
    while (rows.next())
        take(rows.text(0), int(rows.integer(1)), rows.integer(2));
}

int Store::termCount(const QString &term)
{
    Statement row(*m_database, "SELECT doc FROM vocabulary WHERE term = ?1");
    row << term;
    return row.next() ? int(row.integer(0)) : 0;
}

} // namespace core
