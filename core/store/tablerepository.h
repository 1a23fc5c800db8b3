// Tables of documents, a row for each page that has some. Changes stand between begin() and commit() of the database.
#pragma once

#include "core/store/documentrepository.h"

namespace core {

class TableRepository
{
public:
    explicit TableRepository(Store &store) : m_store(store), m_database(store.database()) {}

    bool has(DocumentId id); // they were looked for as core/tables does now, whether there are any or not
    QList<Table> of(DocumentId id, int page = 0);        // in order; of one page, 0: of all
    QList<DocumentMark> missing();                       // documents with text whose tables are not kept
    void put(DocumentId id, const QList<Table> &tables); // in place of those that are there

private:
    Store &m_store;
    Database &m_database;
};

} // namespace core
