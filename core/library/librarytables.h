// The tables of a library's documents. A part of Library with a header of its own; safe from any thread.
#pragma once

#include "core/library/library.h"
#include "core/ports/tablesource.h"

namespace core {

class LibraryTables final : public TableSource
{
public:
    explicit LibraryTables(const Library &library) : m_library(library) {}

    QList<Document> documents() const override;
    // Of a library that an older Attest made they are told from the pages until they are kept: never Unavailable.
    Result<QList<Table>> tables(DocumentId document) const override;
    Result<QList<Table>> tables(DocumentId document, int page) const;
    QList<Table> beside(const Passage &passage) const; // on the pages it stands on; none where they cannot be read
    QList<DocumentId> likely(const QString &question, std::stop_token stop) const override;
    QString pageText(DocumentId document, int page) const override;
    QString pageLabel(DocumentId document, int page) const override;
    QString beginning(DocumentId document) const; // of the first page that has a text: a title, as a rule

    // Documents that an older Attest has read have no tables, or those of another version: they are made from the
    // pages that are kept, a transaction a document, so that a stop loses nothing. Errors: Cancelled, Storage.
    bool areMissing() const;
    Result<void> putMissing(std::stop_token stop) const;

private:
    Result<void> putMissing(DocumentId document, quint64 mark, const std::stop_token &stop) const;

    const Library &m_library;
};

} // namespace core
