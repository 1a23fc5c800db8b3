#include "core/store/spacerepository.h"

namespace core {
namespace {

StoredSpace spaceFrom(Statement &row)
{
    if (!row.next())
        return {};
    return {int(row.integer(0)), int(row.integer(1)), row.blob(2).toByteArray()};
}

} // namespace

StoredSpace SpaceRepository::inUse()
{
    Statement row(m_database,
                  "SELECT version, passages, model FROM space WHERE coming = 0 ORDER BY version DESC LIMIT 1");
    return spaceFrom(row);
}

StoredSpace SpaceRepository::inUseWithoutModel()
{
    Statement row(m_database, "SELECT version, passages FROM space WHERE coming = 0 ORDER BY version DESC LIMIT 1");
    return row.next() ? StoredSpace{int(row.integer(0)), int(row.integer(1)), {}} : StoredSpace();
}

StoredSpace SpaceRepository::coming()
{
    Statement row(m_database,
                  "SELECT version, passages, model FROM space WHERE coming = 1 ORDER BY version DESC LIMIT 1");
    return spaceFrom(row);
}

void SpaceRepository::putComing(const StoredSpace &space)
{
    m_database.run("DELETE FROM space WHERE coming = 1");
    Statement row(m_database, "INSERT INTO space(version, passages, model, coming) VALUES (?1, ?2, ?3, 1)");
    row << space.version << space.passages << space.model;
    row.run();
}

// Never reuses the version of an earlier space whose vectors may still exist.
int SpaceRepository::nextVersion()
{
    Statement row(m_database, "SELECT max((SELECT ifnull(max(version), 0) FROM space), "
                              "(SELECT ifnull(max(space), 0) FROM vectors)) + 1");
    return row.next() ? int(row.integer(0)) : 1;
}

bool SpaceRepository::use(int version)
{
    Statement used(m_database, "UPDATE space SET coming = 0 WHERE version = ?1 RETURNING version");
    used << version;
    if (!used.next())
        return false;
    Statement others(m_database, "DELETE FROM space WHERE version <> ?1");
    others << version;
    others.run();
    m_store.changed();
    return true;
}

bool SpaceRepository::dropOldVectors(int most)
{
    Statement rows(m_database, "DELETE FROM vectors WHERE id IN (SELECT id FROM vectors WHERE space NOT IN "
                               "(SELECT version FROM space) LIMIT ?1) RETURNING id");
    rows << most;
    int dropped = 0;
    while (rows.next())
        ++dropped;
    return dropped == most;
}

void SpaceRepository::putVectors(DocumentId id, const Vectors &vectors)
{
    Statement row(m_database,
                  "INSERT OR REPLACE INTO vectors(document, space, passages, pages) VALUES (?1, ?2, ?3, ?4)");
    row << id << vectors.space << vectors.passages << vectors.pages;
    row.run();
}

Vectors SpaceRepository::vectors(DocumentId id, int space)
{
    Statement row(m_database, "SELECT space, passages, pages FROM vectors WHERE document = ?1 AND space = ?2");
    row << id << space;
    return row.next() ? Vectors{int(row.integer(0)), row.blob(1).toByteArray(), row.blob(2).toByteArray()} : Vectors();
}

QList<DocumentId> SpaceRepository::withoutVectors(int space)
{
    QList<DocumentId> found;
    Statement rows(m_database, "SELECT id FROM document WHERE NOT EXISTS "
                               "(SELECT 1 FROM vectors WHERE document = document.id AND space = ?1)");
    rows << space;
    while (rows.next())
        found.append(rows.integer(0));
    return found;
}

} // namespace core
