// The semantic space and the vectors in it, and how many passages have each term.
#include "core/library/store.h"

namespace core {

StoredSpace Store::space()
{
    Statement row(*m_database, "SELECT version, passages, model FROM space ORDER BY version DESC LIMIT 1");
    if (!row.next())
        return {};
    return {int(row.integer(0)), int(row.integer(1)), row.blob(2).toByteArray()};
}

void Store::replaceSpace(const StoredSpace &space)
{
    m_database->run("DELETE FROM vectors; DELETE FROM space");
    Statement row(*m_database, "INSERT INTO space(version, passages, model) VALUES (?1, ?2, ?3)");
    row << space.version << space.passages << space.model;
    row.run();
    bumpGeneration();
}

void Store::putVectors(DocumentId id, const Vectors &vectors)
{
    Statement row(*m_database, "INSERT INTO vectors(document, space, passages, pages) VALUES (?1, ?2, ?3, ?4)");
    row << id << vectors.space << vectors.passages << vectors.pages;
    row.run();
}

void Store::forEachVectors(const std::function<void(DocumentId id, const Vectors &vectors)> &take)
{
    Statement rows(*m_database, "SELECT document, space, passages, pages FROM vectors");
    while (rows.next()) { // the bytes are SQLite's; what is taken is copied by who takes it
        const QByteArrayView passages = rows.blob(2);
        const QByteArrayView pages = rows.blob(3);
        take(rows.integer(0), {int(rows.integer(1)), QByteArray::fromRawData(passages.data(), passages.size()),
                               QByteArray::fromRawData(pages.data(), pages.size())});
    }
}

void Store::forEachTermCount(const std::function<void(const QString &term, int passages, qint64 hits)> &take)
{
    Statement rows(*m_database, "SELECT term, doc, cnt FROM vocabulary");
    while (rows.next())
        take(rows.text(0), int(rows.integer(1)), rows.integer(2));
}

} // namespace core
