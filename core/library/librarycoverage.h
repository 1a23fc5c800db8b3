// What a library's documents hold that was not read. A part of Library with a header of its own; safe from any thread.
#pragma once

#include "core/library/library.h"
#include "core/values/readable.h"

namespace core {

class LibraryCoverage
{
public:
    explicit LibraryCoverage(const Library &library) : m_library(library) {}

    // Those with pages that were not read, and those of which nothing was, but for blank ones; by id, without places
    // and coverage.
    QList<Document> unreadDocuments() const;
    QList<Page> unreadPages(DocumentId id) const;            // without text and words
    Readable readable(const QList<DocumentId> &among) const; // empty: all

private:
    const Library &m_library;
};

} // namespace core
