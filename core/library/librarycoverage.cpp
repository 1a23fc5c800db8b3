#include "core/library/librarycoverage.h"

#include "core/library/libraryparts.h"

namespace core {

QList<Document> LibraryCoverage::unreadDocuments() const
{
    return m_library.d->readTwice([](Store &store) { return store.unreadDocuments(); });
}

QList<Page> LibraryCoverage::unreadPages(DocumentId id) const
{
    return m_library.d->readTwice([id](Store &store) { return store.unreadPages(id); });
}

} // namespace core
