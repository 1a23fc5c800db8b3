#include "core/store/teamrepository.h"

namespace core {

TeamLink TeamRepository::link()
{
    Statement row(m_database, "SELECT server, library, watermark, rights, pulled FROM team");
    return row.next() ? TeamLink{row.text(0), row.text(1), row.integer(2), row.text(3), row.integer(4)} : TeamLink();
}

void TeamRepository::setLink(const TeamLink &link)
{
    Statement row(m_database, "INSERT OR REPLACE INTO team(id, server, library, watermark, rights, pulled) "
                              "VALUES (1, ?1, ?2, ?3, ?4, ?5)");
    row << link.server << link.library << link.watermark << link.rights << link.pulled;
    row.run();
}

QHash<QString, qint64> TeamRepository::documents()
{
    QHash<QString, qint64> found;
    Statement rows(m_database, "SELECT id, changed FROM teamdocument");
    while (rows.next())
        found.insert(rows.text(0), rows.integer(1));
    return found;
}

void TeamRepository::put(const QString &id, qint64 changed, const QByteArray &hash)
{
    Statement row(m_database, "INSERT OR REPLACE INTO teamdocument(id, changed, hash) VALUES (?1, ?2, ?3)");
    row << id << changed << QString::fromLatin1(hash);
    row.run();
}

void TeamRepository::note(const QString &id, qint64 changed)
{
    Statement row(m_database, "UPDATE teamdocument SET changed = ?2 WHERE id = ?1");
    row << id << changed;
    row.run();
}

QByteArray TeamRepository::hash(const QString &id)
{
    Statement row(m_database, "SELECT hash FROM teamdocument WHERE id = ?1");
    row << id;
    return row.next() ? row.text(0).toLatin1() : QByteArray();
}

bool TeamRepository::hasContent(const QByteArray &hash)
{
    Statement row(m_database, "SELECT 1 FROM teamdocument WHERE hash = ?1");
    row << QString::fromLatin1(hash);
    return row.next();
}

void TeamRepository::remove(const QString &id)
{
    Statement row(m_database, "DELETE FROM teamdocument WHERE id = ?1");
    row << id;
    row.run();
}

void TeamRepository::leave()
{
    m_database.run("DELETE FROM teamdocument; DELETE FROM team");
}

QSet<DocumentId> TeamRepository::here()
{
    QSet<DocumentId> found;
    Statement rows(m_database, "SELECT id FROM document WHERE hash IN (SELECT hash FROM teamdocument)");
    while (rows.next())
        found.insert(rows.integer(0));
    return found;
}

void TeamRepository::forgetBinned(const QByteArray &hash)
{
    Statement row(m_database, "DELETE FROM bin WHERE id IN (SELECT entry FROM bindocument WHERE hash = ?1)");
    row << QString::fromLatin1(hash);
    row.run();
}

} // namespace core
