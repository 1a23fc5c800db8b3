// The tables of a library's documents. Extends Library's interface. Thread-safe.
#pragma once

#include "core/library/library.h"
#include "core/ports/tablesource.h"

namespace core {

class LibraryTables final : public TableSource
{
public:
    explicit LibraryTables(const Library &library) : m_library(library) {}

    QList<Document> documents() const override;
    // Never returns Unavailable: in a library made by an older Attest, tables that are not stored are extracted from
    // the pages.
    Result<QList<Table>> tables(DocumentId document) const override;
    Result<QList<Table>> tables(DocumentId document, int page) const;
    QList<Table> beside(const Passage &passage) const; // tables on the passage's pages; empty if they cannot be read
    QList<DocumentId> likely(const QString &question, std::stop_token stop) const override;
    QString pageText(DocumentId document, int page) const override;
    QString pageLabel(DocumentId document, int page) const override;
    QString beginning(DocumentId document) const; // start of the first page that has text, usually the title

    // Documents read by an older Attest have no tables, or tables in an older version. putMissing() extracts missing
    // tables from the stored pages, one transaction per document, so that a stop loses nothing. Errors: Cancelled,
    // Storage.
    bool areMissing() const;
    Result<void> putMissing(std::stop_token stop) const;

private:
    Result<void> putMissing(DocumentId document, quint64 mark, const std::stop_token &stop) const;

    const Library &m_library;
};

} // namespace core
