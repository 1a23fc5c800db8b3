// The semantic space and the vectors of documents in it. A new space is stored beside the one in use until all
// documents have vectors. Changes must be between begin() and commit() of the database.
#pragma once

#include "core/store/store.h"
#include "core/values/document.h"

namespace core {

struct Vectors // of one document in the space with this version: passages by ordinal, pages by number
{
    int space = 0;
    QByteArray passages; // float32, row by row
    QByteArray pages;
};

struct StoredSpace
{
    int version = 0;  // 0: never fitted
    int passages = 0; // in the library at that time
    QByteArray model;
};

class SpaceRepository
{
public:
    explicit SpaceRepository(Store &store) : m_store(store), m_database(store.database()) {}

    StoredSpace inUse();
    StoredSpace inUseWithoutModel();
    StoredSpace coming();                     // version 0: none
    void putComing(const StoredSpace &space); // replaces an earlier coming one
    int nextVersion();
    bool use(int version);         // false: it is gone
    bool dropOldVectors(int most); // of spaces no longer in use, of that many documents; false: no more
    void putVectors(DocumentId id, const Vectors &vectors);
    Vectors vectors(DocumentId id, int space);
    QList<DocumentId> withoutVectors(int space);

private:
    Store &m_store;
    Database &m_database;
};

} // namespace core
