#include "core/store/tablerepository.h"

#include "core/store/tableblobs.h"
#include "core/tables/tables.h"

#include <QSet>

namespace core {
bool TableRepository::has(DocumentId id)
{
    Statement row(m_database, "SELECT 1 FROM tablesread WHERE document = ?1 AND version = ?2");
    row << id << tablesVersion;
    return row.next();
}

QList<Table> TableRepository::of(DocumentId id, int page)
{
    Statement rows(m_database, "SELECT page, tables FROM pagetables WHERE document = ?1 AND (?2 = 0 OR page = ?2) "
                               "ORDER BY page");
    rows << id << page;
    QList<Table> found;
    while (rows.next())
        found.append(tablesFrom(rows.blob(1), id, int(rows.integer(0))));
    return found;
}

QList<DocumentMark> TableRepository::missing()
{
    QSet<DocumentId> missingRows;
    {
        Statement rows(m_database, "SELECT id FROM document WHERE passages > 0 AND NOT EXISTS "
                                   "(SELECT 1 FROM tablesread WHERE document = document.id AND version = ?1)");
        rows << tablesVersion;
        while (rows.next())
            missingRows.insert(rows.integer(0));
    }
    QList<DocumentMark> found;
    for (const DocumentMark &each :
         missingRows.isEmpty() ? QList<DocumentMark>() : DocumentRepository(m_store).marks(0)) {
        if (missingRows.contains(each.id))
            found.append(each);
    }
    return found;
}

void TableRepository::put(DocumentId id, const QList<Table> &tables)
{
    Statement old(m_database, "DELETE FROM pagetables WHERE document = ?1");
    old << id;
    old.run();
    Statement row(m_database, "INSERT INTO pagetables(document, page, tables) VALUES (?1, ?2, ?3)");
    for (qsizetype from = 0; from < tables.size();) {
        qsizetype to = from + 1;
        while (to < tables.size() && tables[to].page == tables[from].page)
            ++to;
        const QByteArray blob = toBlob(tables.mid(from, to - from));
        row << id << tables[from].page << blob;
        if (!row.run())
            return;
        from = to;
    }
    Statement read(m_database, "REPLACE INTO tablesread(document, version) VALUES (?1, ?2)");
    read << id << tablesVersion;
    read.run();
}

} // namespace core
