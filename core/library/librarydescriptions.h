// What the user says of documents: title, author and year where they were read wrongly, and tags. Kept with the
// documents over their being read again, in the bin and in backups; questions choose documents by these titles. A part
// of Library with a header of its own; safe from any thread.
#pragma once

#include "core/library/library.h"
#include "core/values/taguse.h"

namespace core {

class Store;

class LibraryDescriptions
{
public:
    explicit LibraryDescriptions(Library &library) : m_library(library) {}

    // An empty title is as it was read; a long title or author is cut. Errors: NotFound, Invalid (the year), Storage.
    Result<void> describe(DocumentId id, Description description);

    // A tag is spelled as it was first, whatever the case. Without documents it is none any more; documents stay
    // whatever becomes of their tags. Errors: NotFound, Invalid (an empty or very long tag), Storage.
    Result<void> tag(const QList<DocumentId> &documents, const QString &tag);
    Result<void> untag(const QList<DocumentId> &documents, const QString &tag); // no documents: all
    Result<void> setTags(DocumentId id, const QStringList &tags);               // in the place of those that it has
    QList<TagUse> tags() const;                                                 // by name

    // From other assistants (attest-cli mcp) and from the searches of the desktop. Errors: NotFound, Storage.
    Result<void> setHidden(const QList<DocumentId> &documents, bool areHidden);
    QList<DocumentId> hidden() const;

private:
    Result<void> put(const QList<DocumentId> &documents, const QStringList &tags, bool alone);

    Library &m_library;
};

// As the documents that a session cites are called now, where they still have the content that was cited.
void nameCited(Store &store, Session &session);

} // namespace core
