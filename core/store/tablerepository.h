// The tables of documents, one row per page that has any. Changes must be made between the database's begin() and
// commit().
#pragma once

#include "core/store/documentrepository.h"

namespace core {

class TableRepository
{
public:
    explicit TableRepository(Store &store) : m_store(store), m_database(store.database()) {}

    // Whether the current version of core/tables has processed the document, even if it found no tables.
    bool has(DocumentId id);
    QList<Table> of(DocumentId id, int page = 0);        // in order; page 0: tables of all pages
    QList<DocumentMark> missing();                       // documents that have text but no stored tables
    void put(DocumentId id, const QList<Table> &tables); // replaces the stored ones

private:
    Store &m_store;
    Database &m_database;
};

} // namespace core
