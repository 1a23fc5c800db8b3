// How documents were read: what of them was not, and what they can be cut anew from.
#include "core/store/store.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace core {

void Store::putOrigin(DocumentId id, const Origin &origin)
{
    QJsonArray outline;
    for (const OutlineItem &item : origin.outline)
        outline.append(QJsonArray{item.title, item.page, item.level});
    Statement row(*m_database, "INSERT INTO origin(document, reader, length, overlap, locked, outline) "
                               "VALUES (?1, ?2, ?3, ?4, ?5, ?6)");
    row << id << origin.reader << origin.length << origin.overlap << int(origin.locked)
        << QString::fromUtf8(QJsonDocument(outline).toJson(QJsonDocument::Compact));
    row.run();
}

Origin Store::origin(DocumentId id)
{
    Statement row(*m_database, "SELECT reader, length, overlap, locked, outline FROM origin WHERE document = ?1");
    row << id;
    Origin origin;
    if (!row.next())
        return origin;
    origin.reader = int(row.integer(0));
    origin.length = int(row.integer(1));
    origin.overlap = int(row.integer(2));
    origin.locked = row.integer(3) != 0;
    for (const QJsonValue &item : QJsonDocument::fromJson(row.text(4).toUtf8()).array())
        origin.outline.append({item[0].toString(), item[1].toInt(), item[2].toInt()});
    return origin;
}

QList<Document> Store::unreadDocuments()
{
    QList<Document> found;
    Statement rows(*m_database,
                   "SELECT id, path, title, pages, passages, status, reason FROM document WHERE "
                   "passages = 0 OR EXISTS (SELECT 1 FROM page INDEXED BY pageunread WHERE "
                   "document = document.id AND (status > 2 OR (status = 2 AND reason <> ''))) ORDER BY id");
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

QList<Page> Store::unreadPages(DocumentId id)
{
    QList<Page> found;
    Statement rows(*m_database, "SELECT number, label, status, reason FROM page INDEXED BY pageunread WHERE "
                                "document = ?1 AND (status > 2 OR (status = 2 AND reason <> '')) ORDER BY number");
    rows << id;
    while (rows.next()) {
        Page page;
        page.number = int(rows.integer(0));
        page.label = rows.text(1);
        page.status = PageStatus(rows.integer(2));
        page.reason = rows.text(3);
        found.append(page);
    }
    return found;
}

} // namespace core
