// Tables of documents, a row for each page that has some.
#include "core/store/store.h"

#include "core/store/blobs.h"
#include "core/store/tableblobs.h"
#include "core/tables/tables.h"

namespace core {

bool Store::hasTables(DocumentId id)
{
    Statement row(*m_database, "SELECT 1 FROM tablesread WHERE document = ?1 AND version = ?2");
    row << id << tablesVersion;
    return row.next();
}

QList<Table> Store::tables(DocumentId id, int page)
{
    Statement rows(*m_database, "SELECT page, tables FROM pagetables WHERE document = ?1 AND (?2 = 0 OR page = ?2) "
                                "ORDER BY page");
    rows << id << page;
    QList<Table> found;
    while (rows.next())
        found.append(tablesFrom(rows.blob(1), id, int(rows.integer(0))));
    return found;
}

QList<DocumentMark> Store::withoutTables()
{
    QSet<DocumentId> missingRows;
    {
        Statement rows(*m_database, "SELECT id FROM document WHERE passages > 0 AND NOT EXISTS "
                                    "(SELECT 1 FROM tablesread WHERE document = document.id AND version = ?1)");
        rows << tablesVersion;
        while (rows.next())
            missingRows.insert(rows.integer(0));
    }
    QList<DocumentMark> found;
    for (const DocumentMark &each : missingRows.isEmpty() ? QList<DocumentMark>() : marks(0)) {
        if (missingRows.contains(each.id))
            found.append(each);
    }
    return found;
}

void Store::putTables(DocumentId id, const QList<Table> &tables)
{
    Statement old(*m_database, "DELETE FROM pagetables WHERE document = ?1");
    old << id;
    old.run();
    Statement row(*m_database, "INSERT INTO pagetables(document, page, tables) VALUES (?1, ?2, ?3)");
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
    Statement read(*m_database, "REPLACE INTO tablesread(document, version) VALUES (?1, ?2)");
    read << id << tablesVersion;
    read.run();
}

QList<Page> Store::pagesForTables(DocumentId id)
{
    QList<Page> pages;
    Statement rows(*m_database, "SELECT number, width, height, text, words FROM page JOIN pagetext USING (id) "
                                "WHERE document = ?1 ORDER BY number");
    rows << id;
    while (rows.next()) {
        Page page;
        page.number = int(rows.integer(0));
        page.width = float(rows.real(1));
        page.height = float(rows.real(2));
        page.text = rows.text(3);
        page.words = wordsFrom(rows.blob(4), page.text.size());
        pages.append(page);
    }
    return pages;
}

} // namespace core
