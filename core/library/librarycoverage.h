// The unread parts of a library's documents. Extends Library's interface. Thread-safe.
#pragma once

#include "core/library/library.h"
#include "core/values/readable.h"

namespace core {

class LibraryCoverage
{
public:
    explicit LibraryCoverage(const Library &library) : m_library(library) {}

    // Documents with unread pages, and documents that were not read at all. Blank pages do not count. Ordered by id,
    // without paths and coverage.
    QList<Document> unreadDocuments() const;
    QList<Page> unreadPages(DocumentId id) const;            // no text or words
    Readable readable(const QList<DocumentId> &among) const; // `among` empty: all documents

private:
    const Library &m_library;
};

} // namespace core
