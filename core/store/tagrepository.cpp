#include "core/store/tagrepository.h"

namespace core {

QString TagRepository::spelled(const QString &tag)
{
    Statement rows(m_database, "SELECT DISTINCT name FROM tag ORDER BY name");
    while (rows.next()) {
        if (const QString known = rows.text(0); known.compare(tag, Qt::CaseInsensitive) == 0)
            return known;
    }
    return tag;
}

void TagRepository::add(DocumentId id, const QStringList &tags)
{
    for (const QString &tag : tags) {
        const QString name = spelled(tag);
        Statement row(m_database, "INSERT OR IGNORE INTO tag(document, name) VALUES (?1, ?2)");
        row << id << name;
        row.run();
    }
}

void TagRepository::set(DocumentId id, const QStringList &tags)
{
    QStringList names; // names with their stored spelling, read before rows are removed
    for (const QString &tag : tags)
        names.append(spelled(tag));
    {
        Statement gone(m_database, "DELETE FROM tag WHERE document = ?1");
        gone << id;
        gone.run();
    }
    add(id, names);
}

bool TagRepository::remove(const QList<DocumentId> &ids, const QString &tag)
{
    const QString name = spelled(tag);
    {
        Statement known(m_database, "SELECT 1 FROM tag WHERE name = ?1");
        known << name;
        if (!known.next())
            return false;
    }
    if (ids.isEmpty()) {
        Statement all(m_database, "DELETE FROM tag WHERE name = ?1");
        all << name;
        all.run();
    }
    Statement row(m_database, "DELETE FROM tag WHERE document = ?1 AND name = ?2");
    for (const DocumentId id : ids) {
        row << id << name;
        row.run();
    }
    return true;
}

QList<TagUse> TagRepository::all()
{
    QList<TagUse> found;
    Statement rows(m_database, "SELECT name, count(*) FROM tag GROUP BY name ORDER BY lower(name)");
    while (rows.next())
        found.append({rows.text(0), int(rows.integer(1))});
    return found;
}

} // namespace core
