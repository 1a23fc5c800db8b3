#include "core/library/librarycoverage.h"

#include "core/library/libraryparts.h"
#include "core/store/documentrepository.h"
#include "core/store/pagerepository.h"

namespace core {

QList<Document> LibraryCoverage::unreadDocuments() const
{
    return m_library.d->readTwice([](Store &store) { return DocumentRepository(store).unread(); });
}

QList<Page> LibraryCoverage::unreadPages(DocumentId id) const
{
    return m_library.d->readTwice([id](Store &store) { return PageRepository(store).unread(id); });
}

Readable LibraryCoverage::readable(const QList<DocumentId> &among) const
{
    return m_library.d->readTwice([&](Store &store) { return DocumentRepository(store).readable(among); });
}

} // namespace core
