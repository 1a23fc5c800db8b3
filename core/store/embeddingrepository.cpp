#include "core/store/embeddingrepository.h"

namespace core {
StoredEmbedding EmbeddingRepository::find(const QString &name)
{
    Statement row(m_database, "SELECT id, dimension, whole FROM embedding WHERE name = ?1");
    row << name;
    if (!row.next())
        return {};
    return {int(row.integer(0)), int(row.integer(1)), row.integer(2) != 0};
}

int EmbeddingRepository::count(int set)
{
    Statement row(m_database, "SELECT count(*) FROM embedded INDEXED BY embeddedpassage WHERE embedding = ?1");
    row << set;
    return row.next() ? int(row.integer(0)) : 0;
}

QList<PassageId> EmbeddingRepository::withoutVector(int set)
{
    QList<PassageId> found;
    Statement rows(m_database, "SELECT id FROM passage INDEXED BY passageplace WHERE NOT EXISTS "
                               "(SELECT 1 FROM embedded WHERE passage = passage.id AND embedding = ?1)");
    rows << set;
    while (rows.next())
        found.append(rows.integer(0));
    return found;
}

void EmbeddingRepository::forEach(int set, const std::function<void(PassageId id)> &take)
{
    Statement rows(m_database, "SELECT passage FROM embedded INDEXED BY embeddedpassage WHERE embedding = ?1 "
                               "ORDER BY passage");
    rows << set;
    while (rows.next())
        take(rows.integer(0));
}

QByteArray EmbeddingRepository::vector(int set, PassageId id)
{
    Statement row(m_database, "SELECT vector FROM embedded WHERE passage = ?1 AND embedding = ?2");
    row << id << set;
    return row.next() ? row.blob(0).toByteArray() : QByteArray();
}

bool EmbeddingRepository::hasVector(int set)
{
    Statement row(m_database,
                  "SELECT 1 FROM embedded INDEXED BY embeddedpassage WHERE embedding = ?1 AND vector <> x'' LIMIT 1");
    row << set;
    return row.next();
}

StoredEmbedding EmbeddingRepository::add(const QString &name)
{
    Statement row(m_database, "INSERT INTO embedding(name, dimension, whole) VALUES (?1, 0, 0)");
    row << name;
    row.run();
    return {int(m_database.lastId()), 0, false};
}

void EmbeddingRepository::setDimension(int set, int dimension)
{
    Statement row(m_database, "UPDATE embedding SET dimension = ?2 WHERE id = ?1");
    row << set << dimension;
    row.run();
}

void EmbeddingRepository::put(int set, PassageId id, const QByteArray &vector)
{
    Statement row(m_database, "INSERT OR REPLACE INTO embedded(passage, embedding, vector) "
                              "SELECT id, ?1, ?3 FROM passage WHERE id = ?2");
    row << set << id << vector;
    row.run();
}

void EmbeddingRepository::drop(int set)
{
    for (const char *sql : {"DELETE FROM embedded WHERE embedding = ?1", "DELETE FROM embedding WHERE id = ?1"}) {
        Statement row(m_database, sql);
        row << set;
        row.run();
    }
}

void EmbeddingRepository::keepOnly(int set)
{
    for (const char *sql : {"DELETE FROM embedded WHERE embedding <> ?1", "DELETE FROM embedding WHERE id <> ?1",
                            "UPDATE embedding SET whole = 1 WHERE id = ?1"}) {
        Statement row(m_database, sql);
        row << set;
        row.run();
    }
}

} // namespace core
