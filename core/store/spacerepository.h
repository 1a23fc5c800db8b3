// The semantic space and the documents' vectors in it. A new space is stored beside the one in use until all documents
// have vectors. Changes must be made between the database's begin() and commit().
#pragma once

#include "core/store/store.h"
#include "core/values/document.h"

namespace core {

struct Vectors // one document's vectors in the space of this version: passages by ordinal, pages by number
{
    int space = 0;
    QByteArray passages; // float32, row after row
    QByteArray pages;
};

struct StoredSpace
{
    int version = 0;  // 0: never fitted
    int passages = 0; // passages in the library when it was fitted
    QByteArray model;
};

class SpaceRepository
{
public:
    explicit SpaceRepository(Store &store) : m_store(store), m_database(store.database()) {}

    StoredSpace inUse();
    StoredSpace inUseWithoutModel();
    StoredSpace coming();                     // the next space; version 0: there isn't one
    void putComing(const StoredSpace &space); // replaces an earlier one that is not in use yet
    int nextVersion();
    bool use(int version);         // puts the space into use; false: it is gone
    bool dropOldVectors(int most); // deletes vectors of unused spaces for that many documents; false: none are left
    void putVectors(DocumentId id, const Vectors &vectors);
    Vectors vectors(DocumentId id, int space);
    QList<DocumentId> withoutVectors(int space);

private:
    Store &m_store;
    Database &m_database;
};

} // namespace core
