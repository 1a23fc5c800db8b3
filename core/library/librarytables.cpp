#include "core/library/librarytables.h"

#include "core/library/libraryparts.h"
#include "core/tables/tables.h"
#include "core/store/documentrepository.h"
#include "core/store/pagerepository.h"
#include "core/store/tablerepository.h"

namespace core {
namespace {

QList<Table> tablesOfPages(Store &store, DocumentId document, const std::stop_token &stop)
{
    QList<Table> tables = tablesIn(PageRepository(store).withWords(document), stop);
    for (Table &table : tables)
        table.document = document;
    return tables;
}

} // namespace

QList<Document> LibraryTables::documents() const
{
    QList<Document> all = m_library.documents();
    all.removeIf([](const Document &each) { return each.status != DocumentStatus::Indexed; });
    return all;
}

Result<QList<Table>> LibraryTables::tables(DocumentId document) const
{
    return tables(document, 0);
}

Result<QList<Table>> LibraryTables::tables(DocumentId document, int page) const
{
    Library::Private::ReadLease reading(*m_library.d);
    if (!reading)
        return reading.error();
    if (const Result<Document> known = DocumentRepository(*reading).find(document); !known)
        return known.error();
    QList<Table> found = TableRepository(*reading).of(document, page);
    if (!TableRepository(*reading).has(document)) {
        found = tablesOfPages(*reading, document, {});
        found.removeIf([page](const Table &table) { return page != 0 && table.page != page; });
    }
    return reading->database().failed() ? Result<QList<Table>>(reading->database().error()) : found;
}

QList<Table> LibraryTables::beside(const Passage &passage) const
{
    QSet<int> pages;
    for (const Span &span : passage.spans)
        pages.insert(span.page);
    QList<Table> all;
    for (const int page : std::as_const(pages)) {
        const Result<QList<Table>> found = tables(passage.document, page);
        all += found ? *found : QList<Table>();
    }
    return all;
}

QList<DocumentId> LibraryTables::likely(const QString &question, std::stop_token stop) const
{
    constexpr int passages = 24;
    const Result<QList<Passage>> found = m_library.search({question, passages, {}}, std::move(stop));
    QList<DocumentId> documents;
    for (const Passage &each : found ? *found : QList<Passage>()) {
        if (!documents.contains(each.document))
            documents.append(each.document);
    }
    return documents;
}

QString LibraryTables::pageText(DocumentId document, int page) const
{
    return m_library.d->readTwice([=](Store &store) {
        const std::optional<KeptText> kept = PageRepository(store).text(document, page);
        return kept && kept->sum != KeptText::Damaged ? kept->text : QString();
    });
}

QString LibraryTables::beginning(DocumentId document) const
{
    constexpr int pages = 3;
    constexpr qsizetype characters = 200;
    QString text;
    for (int page = 1; page <= pages && text.isEmpty(); ++page)
        text = pageText(document, page).trimmed();
    return text.left(characters).simplified();
}

QString LibraryTables::pageLabel(DocumentId document, int page) const
{
    return m_library.d->readTwice([=](Store &store) { return PageRepository(store).label(document, page); });
}

bool LibraryTables::areMissing() const
{
    return !m_library.d->readTwice([](Store &store) { return TableRepository(store).missing(); }).isEmpty();
}

Result<void> LibraryTables::putMissing(std::stop_token stop) const
{
    for (const DocumentMark &each :
         m_library.d->readTwice([](Store &store) { return TableRepository(store).missing(); })) {
        if (stop.stop_requested())
            return Error::cancelled();
        if (const Result<void> put = putMissing(each.id, each.mark, stop); !put)
            return put;
    }
    return {};
}

// Searches continue, and other changes wait only for the write. A document read again meanwhile has its tables.
Result<void> LibraryTables::putMissing(DocumentId document, quint64 mark, const std::stop_token &stop) const
{
    QList<Table> tables;
    {
        Library::Private::ReadLease reading(*m_library.d);
        if (!reading)
            return reading.error();
        tables = tablesOfPages(*reading, document, stop);
        if (reading->database().failed())
            return reading->database().error();
    }
    if (stop.stop_requested())
        return Error::cancelled();
    const std::scoped_lock changing(m_library.d->m_changing);
    Store &store = *m_library.d->m_writer;
    if (DocumentRepository(store).marks(document).value(0).mark != mark)
        return {};
    store.database().begin();
    TableRepository(store).put(document, tables);
    return store.database().commit();
}

} // namespace core
