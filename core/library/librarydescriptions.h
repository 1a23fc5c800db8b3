// The user's descriptions of documents: tags, and corrections of the title, author and year. Descriptions are kept when
// a document is read again, in the bin and in backups. Questions can name a document by its corrected title. Extends
// Library's interface. Thread-safe.
#pragma once

#include "core/library/library.h"
#include "core/values/taguse.h"

namespace core {

class Store;

class LibraryDescriptions
{
public:
    explicit LibraryDescriptions(Library &library) : m_library(library) {}

    // An empty title restores the one read from the document; a long title or author is truncated. Errors: NotFound,
    // Invalid (the year), Storage.
    Result<void> describe(DocumentId id, Description description);

    // Tags ignore case; a tag keeps the spelling in which it was first given, and disappears with its last document.
    // Changing tags does not change documents. Errors: NotFound, Invalid (an empty or very long tag), Storage.
    Result<void> tag(const QList<DocumentId> &documents, const QString &tag);
    Result<void> untag(const QList<DocumentId> &documents, const QString &tag); // empty list: from all documents
    Result<void> setTags(DocumentId id, const QStringList &tags);               // replaces the current tags
    QList<TagUse> tags() const;                                                 // sorted by name

    // Hides documents from other assistants (attest-cli mcp) and from desktop search. Errors: NotFound, Storage.
    Result<void> setHidden(const QList<DocumentId> &documents, bool areHidden);
    QList<DocumentId> hidden() const;

private:
    Result<void> put(const QList<DocumentId> &documents, const QStringList &tags, bool alone);

    Library &m_library;
};

// Updates the names of the documents that a session cites, if they still have the cited content.
void nameCited(Store &store, Session &session);

} // namespace core
